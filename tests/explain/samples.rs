//! The explanation of each sample is compared with a snapshot, at the end of
//! `tests/problems/NAME.txt`.
//!
//! A snapshot has the first and the last two steps of each case, and the first step with each kind
//! of sentence. `...` stands for the others. A digest of all steps follows.
//!
//! After an intended change, `UPDATE=1 cargo test explain::samples` rewrites the snapshots. Review
//! the diff.

use super::explain;
use crate::common::{assert_snapshot, read_file, read_sample};
use judge::workbench::explanation::Options;
use judge::workbench::generator::fnv1a;
use std::collections::BTreeSet;

/// The title of the section that holds the snapshot.
const TITLE: &str = "[explanation of the sample]\n";

#[test]
fn explanations_of_samples_match_the_snapshots() {
    for problem in judge::PROBLEMS {
        let name = problem.name;
        let input = read_sample(name, "in");
        let explanation = explain(name, &input, &Options::default()).expect_success();
        let file = format!("tests/problems/{name}.txt");
        let text = read_file(&file);
        let (other_sections, _) = text.split_once(TITLE).expect(TITLE);
        let excerpt = excerpt(&explanation);
        assert_snapshot(&file, &format!("{other_sections}{TITLE}{excerpt}"));
    }
}

/// Returns the steps of an explanation that a snapshot shows, and a digest of all of them.
fn excerpt(explanation: &str) -> String {
    let steps: Vec<&str> = explanation.trim_end().split("\n\n").collect();
    let has_title = |index: usize| steps[index].starts_with("===");
    let has_answer = |index: usize| steps[index].starts_with("Answer:");
    let is_edge = |index: usize| {
        (index.saturating_sub(1)..=index).any(has_title)
            || (index..steps.len().min(index + 3)).any(has_answer)
    };
    let mut known_sentences = BTreeSet::new();
    let mut text = String::new();
    for (index, step) in steps.iter().enumerate() {
        let sentences = sentences(step);
        let is_shown =
            is_edge(index) || sentences.iter().any(|text| !known_sentences.contains(text));
        known_sentences.extend(sentences);
        match is_shown {
            true => text += &format!("{step}\n\n"),
            false if text.ends_with("...\n\n") => {}
            false => text += "...\n\n",
        }
    }
    text + &format!("digest {:#018X}\n", fnv1a(explanation.as_bytes()))
}

/// Returns the sentences of a step, without the numbers, names and ranks in them.
fn sentences(step: &str) -> BTreeSet<String> {
    let is_letter = |c: char| c.is_lowercase() || ".,:;()".contains(c);
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(is_letter);
    let words: Vec<&str> = step.split_whitespace().filter(is_word).collect();
    let sentences = words.split_inclusive(|word| word.ends_with(['.', ':', ';']));
    sentences.map(|words| words.join(" ")).collect()
}

//! Finding problems by name, and suggestions for misspelt names.

use crate::cli::error::CliError;
use judge::runtime::message::Word;
use judge::{Problem, PROBLEMS};
use std::ffi::OsStr;

/// The problem that `word` names. Case, spaces, `-` and `_` do not matter. Titles, judges with
/// their numbers, and the numbers alone are names as well; a test makes sure that they are
/// unambiguous.
pub fn find(word: &OsStr) -> Option<&'static dyn Problem> {
    let word = plain(&word.to_string_lossy());
    let is_meant = |problem: &&dyn Problem| {
        let names = &problem.names;
        let titles = names.other_titles.iter().copied().chain([names.title]);
        let mut all = names_of(*problem).chain(titles);
        let mut judges = names.judges.split(", ").map(plain);
        all.any(|name| plain(name) == word)
            || judges.any(|name| name == word || !word.is_empty() && number(&name) == word)
    };
    PROBLEMS.iter().copied().find(is_meant)
}

/// The number of a problem at a judge.
fn number(name: &str) -> &str {
    name.trim_start_matches(char::is_alphabetic)
}

/// A name without what does not matter in it.
fn plain(name: &str) -> String {
    let letters = name.chars().filter(|letter| !" -_".contains(*letter));
    letters.flat_map(char::to_lowercase).collect()
}

/// The name and the aliases of a problem.
pub fn names_of(problem: &dyn Problem) -> impl Iterator<Item = &'static str> {
    let aliases = problem.names.aliases.iter().copied();
    std::iter::once(problem.name()).chain(aliases)
}

/// The error of a word that is neither the name of a problem nor one of `others`.
pub fn unknown(what: &str, word: &OsStr, others: &[&'static str]) -> CliError {
    let names = PROBLEMS.iter().copied().flat_map(names_of);
    let names = names.chain(others.iter().copied());
    let advice = suggestion(&word.to_string_lossy(), names, "see `judge --help`");
    let word = Word::new(word.as_encoded_bytes());
    CliError::Usage(format!("there is no {what} {word}; {advice}"))
}

/// Suggests the one of `names` that is nearest to `word` by at most two letters inserted, omitted or
/// changed. Without such a name, says what to do `otherwise`.
pub fn suggestion(
    word: &str,
    names: impl Iterator<Item = &'static str>,
    otherwise: &str,
) -> String {
    let word = word.to_lowercase();
    let distances = names.map(|name| (distance(&word, name), name));
    let nearest = distances.min_by_key(|(distance, _)| *distance);
    let most = (word.chars().count() / 3 + 1).min(2);
    match nearest {
        Some((distance, name)) if distance <= most => format!("did you mean \"{name}\"?"),
        _ => otherwise.into(),
    }
}

/// The number of letters to insert, omit or change to turn one word into the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    // From the letters of `one` so far to each beginning of `other`.
    let mut distances: Vec<usize> = (0..=other.len()).collect();
    for letter in one.chars() {
        let mut diagonal = distances[0];
        distances[0] += 1;
        for (index, &other) in other.iter().enumerate() {
            let changed = diagonal + usize::from(letter != other);
            diagonal = distances[index + 1];
            distances[index + 1] = changed.min(diagonal + 1).min(distances[index] + 1);
        }
    }
    distances[other.len()]
}

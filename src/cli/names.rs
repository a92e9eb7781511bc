//! Finding problems by name, and suggestions for misspelt names.

use crate::cli::error::CliError;
use judge::runtime::message::Word;
use judge::{Problem, PROBLEMS};
use std::ffi::{OsStr, OsString};

/// The problem that the first of `words` names, or the first two, and how many those are. Two words
/// are a name only if the first is none.
pub fn find(words: &[OsString]) -> Option<(&'static Problem, usize)> {
    let first = words.first()?.to_string_lossy();
    if let Some(problem) = named(&first) {
        return Some((problem, 1));
    }
    let second = words.get(1)?.to_string_lossy();
    Some((named(&format!("{first}{second}"))?, 2))
}

/// The problem with this name. Case, blanks, `-` and `_` do not matter. Titles and the numbers at
/// the judges are names as well; a number alone is one if no other judge has it for another
/// problem.
fn named(word: &str) -> Option<&'static Problem> {
    let word = plain(word);
    let has_name = |problem: &&Problem| {
        let names = &problem.names;
        let titles = names.other_titles.iter().copied().chain([names.title]);
        let mut all = names_of(problem)
            .chain(titles)
            .chain(names.judges.split(", "));
        all.any(|name| plain(name) == word)
    };
    let has_number = |problem: &&Problem| {
        let number = |name: &'static str| name.trim_start_matches(char::is_alphabetic);
        !word.is_empty() && names_of(problem).any(|name| number(name) == word)
    };
    let mut problems = PROBLEMS.iter().copied();
    problems.find(has_name).or_else(|| {
        let mut numbered = PROBLEMS.iter().copied().filter(has_number);
        numbered.next().filter(|_| numbered.next().is_none())
    })
}

/// A name without what does not matter in it.
fn plain(name: &str) -> String {
    let letters = name.chars().filter(|letter| !" -_".contains(*letter));
    letters.flat_map(char::to_lowercase).collect()
}

/// The name and the aliases of a problem.
pub fn names_of(problem: &Problem) -> impl Iterator<Item = &'static str> {
    let aliases = problem.names.aliases.iter().copied();
    std::iter::once(problem.name()).chain(aliases)
}

/// The error of a word that is neither the name of a problem nor one of `others`.
pub fn unknown(what: &str, word: &OsStr, others: &[&'static str]) -> CliError {
    let names = PROBLEMS.iter().copied().flat_map(names_of);
    let names = names.chain(others.iter().copied());
    let advice = suggestion(word, names, "see `judge --help`");
    let word = Word::new(word.as_encoded_bytes());
    CliError::Usage(format!("there is no {what} {word}; {advice}"))
}

/// Suggests the one of `names` nearest to `word`; if none is near, says what to do `otherwise`.
pub fn suggestion(
    word: &OsStr,
    names: impl Iterator<Item = &'static str>,
    otherwise: &str,
) -> String {
    match nearest(&word.to_string_lossy(), names) {
        Some(name) => format!("did you mean \"{name}\"?"),
        None => otherwise.into(),
    }
}

/// The one of `names` that was probably meant: the nearest by letters inserted, omitted or changed,
/// if those are few.
pub fn nearest(word: &str, names: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let word = word.to_lowercase();
    let distances = names.map(|name| (distance(&word, name), name));
    let nearest = distances.min_by_key(|(distance, _)| *distance);
    let most = word.chars().count() / 3 + 1;
    nearest
        .filter(|(distance, _)| *distance <= most)
        .map(|(_, name)| name)
}

/// The number of letters to insert, omit or change to turn one word into the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    // From the letters of `one` so far to each beginning of `other`.
    let mut distances: Vec<usize> = (0..=other.len()).collect();
    for letter in one.chars() {
        let mut diagonal = distances[0];
        distances[0] += 1;
        for (place, &other) in other.iter().enumerate() {
            let changed = diagonal + usize::from(letter != other);
            diagonal = distances[place + 1];
            distances[place + 1] = changed.min(diagonal + 1).min(distances[place] + 1);
        }
    }
    distances[other.len()]
}

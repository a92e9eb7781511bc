//! Finding problems by name, and suggestions for misspelt names.

use crate::cli::error::CliError;
use judge::runtime::message::Word;
use judge::{Problem, PROBLEMS};
use std::ffi::{OsStr, OsString};

/// The problem that the first of `words` names, or the first two, and how many those are.
///
/// An exact name or alias wins. Otherwise case, blanks, `-` and `_` do not matter, and titles and
/// the numbers at the judges are names as well; a number alone is one if no other judge has it for
/// another problem. Two words are a name if the first is none.
pub fn find(words: &[OsString]) -> Option<(&'static Problem, usize)> {
    let first = words.first()?.to_string_lossy();
    let mut problems = PROBLEMS.iter().copied();
    if let Some(problem) = problems.find(|problem| names_of(problem).any(|known| known == first)) {
        return Some((problem, 1));
    }
    if let Some(problem) = find_loosely(&first) {
        return Some((problem, 1));
    }
    let second = words.get(1)?.to_string_lossy();
    find_loosely(&format!("{first}{second}")).map(|problem| (problem, 2))
}

/// The problem that is called this in any spelling.
fn find_loosely(word: &str) -> Option<&'static Problem> {
    let word = plain(word);
    let is_name = |problem: &&&'static Problem| {
        let judges = problem.names.judges.split(", ");
        let titles = problem.names.other_titles.iter().copied();
        let titles = titles.chain([problem.names.title]);
        let mut all = names_of(problem).chain(judges).chain(titles);
        all.any(|name| plain(name) == word)
    };
    let has_number = |problem: &&&'static Problem| {
        names_of(problem).any(|name| !word.is_empty() && digits(name) == word)
    };
    if let Some(problem) = PROBLEMS.iter().find(is_name) {
        return Some(problem);
    }
    let mut numbered = PROBLEMS.iter().filter(has_number);
    numbered
        .next()
        .filter(|_| numbered.next().is_none())
        .copied()
}

/// A name without what does not matter in it.
fn plain(name: &str) -> String {
    let letters = name.chars().filter(|letter| !" -_".contains(*letter));
    letters.flat_map(char::to_lowercase).collect()
}

/// The name and the aliases of a problem.
pub fn names_of(problem: &'static Problem) -> impl Iterator<Item = &'static str> {
    let aliases = problem.names.aliases.iter().copied();
    std::iter::once(problem.name()).chain(aliases)
}

fn problem_names() -> impl Iterator<Item = &'static str> {
    PROBLEMS.iter().copied().flat_map(names_of)
}

/// The problem that the first of `words` names, or the first two, and how many those are.
pub fn problem(words: &[OsString]) -> Result<(&'static Problem, usize), CliError> {
    let word = || words.first().map(OsString::as_os_str);
    find(words).ok_or_else(|| unknown("problem", word().unwrap_or_default(), problem_names()))
}

/// The error of a first argument that is neither a problem nor one of `verbs`.
pub fn unknown_first_word(word: &OsStr, verbs: impl Iterator<Item = &'static str>) -> CliError {
    unknown("problem or verb", word, problem_names().chain(verbs))
}

/// The error of a word that is not one of `names`.
fn unknown<'a>(what: &str, word: &OsStr, names: impl Iterator<Item = &'a str>) -> CliError {
    let suggestion = suggestion(&word.to_string_lossy(), names, "see `judge --help`");
    let word = Word::new(word.as_encoded_bytes());
    CliError::Usage(format!("there is no {what} {word}; {suggestion}"))
}

/// Suggests the one of `names` nearest to `word`; if none is near, says what to do `otherwise`.
pub fn suggestion<'a>(word: &str, names: impl Iterator<Item = &'a str>, otherwise: &str) -> String {
    match nearest(word, names) {
        Some(name) => format!("did you mean \"{name}\"?"),
        None => otherwise.into(),
    }
}

/// The one of `names` that was probably meant: the nearest by letters inserted, omitted, changed or
/// swapped, if those are few.
pub fn nearest<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let name = name.to_lowercase();
    let tolerance = name.chars().count() / 3 + 1;
    let distances = names.map(|other| (distance(&name, other), other));
    let near = distances.filter(|(distance, _)| *distance <= tolerance);
    let nearest = near.min_by_key(|(distance, _)| *distance);
    nearest.map(|(_, other)| other)
}

/// The digits in a name.
fn digits(name: &str) -> String {
    name.chars().filter(char::is_ascii_digit).collect()
}

/// The number of letters to insert, omit, change, or swap with a neighbour to turn one word into
/// the other: the optimal string alignment distance.
fn distance(one: &str, other: &str) -> usize {
    let one: Vec<char> = one.chars().collect();
    let other: Vec<char> = other.chars().collect();
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for i in 1..=one.len() {
        let mut row = vec![i];
        for j in 1..=other.len() {
            let changed = usize::from(one[i - 1] != other[j - 1]);
            let mut least = (last[j] + 1).min(row[j - 1] + 1).min(last[j - 1] + changed);
            if i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1] {
                least = least.min(before[j - 2] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[other.len()]
}

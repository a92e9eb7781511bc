//! Finding problems by name, and suggestions for misspelt names.

use crate::cli::error::CliError;
use judge::{Problem, PROBLEMS};
use std::ffi::{OsStr, OsString};

/// The problem with this name or alias.
pub fn find(name: &str) -> Option<&'static Problem> {
    let mut problems = PROBLEMS.iter().copied();
    problems.find(|problem| names_of(problem).any(|known| known == name))
}

fn names_of(problem: &'static Problem) -> impl Iterator<Item = &'static str> {
    let aliases = problem.names.aliases.iter().copied();
    std::iter::once(problem.name()).chain(aliases)
}

fn problem_names() -> impl Iterator<Item = &'static str> {
    PROBLEMS.iter().copied().flat_map(names_of)
}

/// The problem that an argument names.
pub fn problem(word: &OsStr) -> Result<&'static Problem, CliError> {
    let word = word.to_string_lossy();
    find(&word).ok_or_else(|| unknown("problem", &word, problem_names()))
}

/// The error of a first argument that is neither a problem nor one of `verbs`. It may be the name
/// of an online judge, and the next argument the number of a problem there.
pub fn unknown_first_word(
    arguments: &[OsString],
    verbs: impl Iterator<Item = &'static str>,
) -> CliError {
    let words = arguments.iter().take(2).map(|word| word.to_string_lossy());
    let words: Vec<_> = words.collect();
    let name = words.concat().to_lowercase();
    if words.len() == 2 && find(&name).is_some() {
        return unknown("problem", &words.join(" "), [&*name].into_iter());
    }
    unknown(
        "problem or command",
        &words[0],
        problem_names().chain(verbs),
    )
}

/// The error of a word that is not one of `names`.
pub fn unknown<'a>(what: &str, word: &str, names: impl Iterator<Item = &'a str>) -> CliError {
    let suggestion = suggestion(word, names, "see `judge --help`");
    let word = word.escape_debug();
    CliError::Usage(format!("there is no {what} \"{word}\"; {suggestion}"))
}

/// Suggests the one of `names` nearest to `word`; if none is near, says what to do `otherwise`.
pub fn suggestion<'a>(word: &str, names: impl Iterator<Item = &'a str>, otherwise: &str) -> String {
    match nearest(word, names) {
        Some(name) => format!("did you mean \"{name}\"?"),
        None => otherwise.into(),
    }
}

/// The one of `names` that was probably meant: the nearest by letters inserted, omitted, changed or
/// swapped, if those are few. A number stands for the first name that contains it.
fn nearest<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let name = name.to_lowercase();
    let tolerance = name.chars().count() / 3 + 1;
    let names: Vec<&str> = names.collect();
    let by_number = |other: &&&str| !name.is_empty() && digits(other) == name;
    let by_number = names.iter().find(by_number).copied();
    let distances = names.iter().map(|other| (distance(&name, other), *other));
    let near = distances.filter(|(distance, _)| *distance <= tolerance);
    let nearest = near.min_by_key(|(distance, _)| *distance);
    by_number.or(nearest.map(|(_, other)| other))
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

//! Names as people type them, the nearest to a misspelt one, and what to say about the others.

use super::error::CliError;
use judge::{Problem, PROBLEMS};
use std::ffi::{OsStr, OsString};

/// The problem that `name` stands for.
pub fn find(name: &str) -> Option<&'static Problem> {
    let mut problems = PROBLEMS.iter().copied();
    problems.find(|problem| names_of(problem).any(|known| known == name))
}

fn names_of(problem: &'static Problem) -> impl Iterator<Item = &'static str> {
    let aliases = problem.names.aliases.iter().copied();
    std::iter::once(problem.name()).chain(aliases)
}

/// All names of all problems.
fn problem_names() -> impl Iterator<Item = &'static str> {
    PROBLEMS.iter().copied().flat_map(names_of)
}

/// The problem that an argument names.
pub fn problem(argument: Option<&OsString>) -> Result<&'static Problem, CliError> {
    let Some(argument) = argument else {
        let message = "expected a problem; `judge list` shows them";
        return Err(CliError::Usage(message.into()));
    };
    let word = argument.to_string_lossy();
    find(&word).ok_or_else(|| CliError::Usage(unknown("problem", &word, problem_names())))
}

/// What to say about a first word that is neither a problem nor one of the `verbs`. It may be the
/// name of an online judge, and the `next` word the number there.
pub fn unknown_first_word(
    word: &str,
    next: Option<&OsString>,
    verbs: impl Iterator<Item = &'static str>,
) -> String {
    let number = next.map_or("".into(), |next| next.to_string_lossy());
    let name = format!("{word}{number}").to_lowercase();
    if !number.is_empty() && find(&name).is_some() {
        return unknown("problem", &format!("{word} {number}"), [&*name].into_iter());
    }
    unknown("problem or command", word, problem_names().chain(verbs))
}

/// What to say about a word that is not one of `names`.
pub fn unknown<'a>(what: &str, word: &str, names: impl Iterator<Item = &'a str>) -> String {
    let message = format!("there is no {what} \"{}\"", word.escape_debug());
    match nearest(word, names) {
        Some(name) => format!("{message}; did you mean \"{name}\"?"),
        None => format!("{message}; `judge --help` shows what there is"),
    }
}

/// What to say about an argument that is one too many.
pub fn unexpected(argument: &OsStr) -> CliError {
    let word = argument.to_string_lossy();
    CliError::Usage(format!("unexpected argument \"{}\"", word.escape_debug()))
}

/// The one of `names` that was probably meant: the nearest by letters inserted, omitted, changed or
/// swapped, if those are few. A number stands for the first name that contains it.
pub fn nearest<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let name = name.to_lowercase();
    let tolerance = name.chars().count() / 3 + 1;
    let names: Vec<&str> = names.collect();
    if !name.is_empty() && digits(&name) == name {
        if let Some(other) = names.iter().find(|other| digits(other) == name) {
            return Some(other);
        }
    }
    names
        .into_iter()
        .map(|other| (distance(&name, other), other))
        .filter(|(distance, _)| *distance <= tolerance)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, other)| other)
}

/// The digits in a name.
fn digits(name: &str) -> String {
    name.chars().filter(char::is_ascii_digit).collect()
}

/// How many letters to insert, omit, change, or swap with a neighbour to turn one into the other.
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

//! Finds problems by name, and suggests a similar name for a misspelled word.

use crate::cli::error::CliError;
use judge::runtime::message::Word;
use judge::{Problem, PROBLEMS};
use std::ffi::OsStr;

/// Returns the problem with this name or alias.
pub fn find(word: &OsStr) -> Option<&'static dyn Problem> {
    let mut problems = PROBLEMS.iter().copied();
    problems.find(|problem| names_of(*problem).any(|name| word == name))
}

/// Returns the name and the aliases of a problem.
pub fn names_of(problem: &dyn Problem) -> impl Iterator<Item = &'static str> {
    let aliases = problem.aliases.iter().copied();
    std::iter::once(problem.name).chain(aliases)
}

/// Returns the names and the aliases of all problems.
pub fn all() -> impl Iterator<Item = &'static str> {
    PROBLEMS.iter().copied().flat_map(names_of)
}

/// Returns the error for an unknown word: "there is no `thing` `word`", and a suggestion. Suggests
/// the nearest of `names` or, if none is near enough, the help of `invocation`. The maximum edit
/// distance is 2, or 1 if the word has fewer than three letters.
pub fn unknown(
    thing: &str,
    word: &OsStr,
    names: impl Iterator<Item = &'static str>,
    invocation: &str,
) -> CliError {
    let text = word.to_string_lossy().to_lowercase();
    let distances = names.map(|name| (edit_distance(&text, name), name));
    let nearest = distances.min_by_key(|(distance, _)| *distance);
    let max_distance = (text.chars().count() / 3 + 1).min(2);
    let advice = match nearest {
        Some((distance, name)) if distance <= max_distance => format!("did you mean \"{name}\"?"),
        _ => format!("see `{invocation} --help`"),
    };
    let word = Word::new(word.as_encoded_bytes());
    CliError::Usage(format!("there is no {thing} {word}; {advice}"))
}

/// Returns the minimum number of letters to insert, omit or change to turn `from` into `to`.
fn edit_distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    // `distances[n]` is the distance between the letters of `from` so far and the first `n` letters
    // of `to`.
    let mut distances: Vec<usize> = (0..=to.len()).collect();
    for letter in from.chars() {
        // The distance without this letter of `from` and the next letter of `to`.
        let mut diagonal = distances[0];
        distances[0] += 1;
        for (index, &to_letter) in to.iter().enumerate() {
            let with_change = diagonal + usize::from(letter != to_letter);
            diagonal = distances[index + 1];
            distances[index + 1] = with_change.min(diagonal + 1).min(distances[index] + 1);
        }
    }
    distances[to.len()]
}

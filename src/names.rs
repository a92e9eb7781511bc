//! Names as people type them, and the nearest to a misspelt one.

use judge::{Problem, PROBLEMS};

/// The problem that `name` stands for.
pub fn problem(name: &str) -> Option<&'static Problem> {
    PROBLEMS
        .into_iter()
        .find(|problem| problem.name == name || problem.aliases.contains(&name))
}

/// All names of all problems.
pub fn problem_names() -> impl Iterator<Item = &'static str> {
    PROBLEMS.into_iter().flat_map(|problem| {
        [problem.name]
            .into_iter()
            .chain(problem.aliases.iter().copied())
    })
}

/// The one of `names` that `name` was probably meant to be: the nearest by letters put in, left
/// out, changed or swapped, if those are few. A number means the one that has it.
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

/// Letters to put in, leave out, change, or swap with their neighbour to make one of the other.
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

//! Makes candidates for shrinking: positions with fewer numbers, with smaller numbers, or with
//! numbers in increasing order.

use super::case::{contradiction, numbers_in, to_set, NumberList};
use super::generate::POSITIONS;
use crate::workbench::shrinker::{apply_each, inversions, parts, Candidates, Change, Weight};

/// Returns simpler lists for shrinking. First, the list is changed: some numbers are removed, some
/// are sorted, or two neighbours are swapped. Then all positions that can occur follow, those with
/// fewer numbers first, each with its numbers in increasing and in decreasing order.
pub fn candidates(numbers: &NumberList) -> Candidates<NumberList> {
    let mut changes: Vec<Change<NumberList>> = Vec::new();
    for (start, end) in parts(numbers.len()) {
        changes.push(Box::new(move |numbers| _ = numbers.drain(start..end)));
        changes.push(Box::new(move |numbers| numbers[start..end].sort_unstable()));
    }
    for index in 1..numbers.len() {
        changes.push(Box::new(move |numbers| numbers.swap(index - 1, index)));
    }
    let changed_lists = apply_each(numbers.clone(), changes);
    let possible_lists = changed_lists.filter(|numbers| contradiction(to_set(numbers)).is_none());
    let all_lists = POSITIONS.iter().flat_map(|&position| {
        let increasing: NumberList = numbers_in(position).collect();
        let decreasing = increasing.iter().rev().copied().collect();
        [increasing, decreasing]
    });
    Box::new(possible_lists.chain(all_lists))
}

/// Returns the weight of a position: the count of its numbers, their sum, and the number of pairs
/// in decreasing order.
pub fn weight(numbers: &NumberList) -> Weight {
    let sum: u32 = numbers.iter().sum();
    [numbers.len() as u64, sum.into(), inversions(numbers)]
}

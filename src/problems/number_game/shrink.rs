//! Simpler positions have fewer numbers, smaller numbers, or numbers in increasing order.

use super::case::{contradiction, numbers_in, to_set, NumberList};
use super::generate::POSITIONS;
use crate::workbench::shrinker::{apply_each, inversions, parts, Candidates, Change, Weight};

/// Returns simpler lists for shrinking. First, the list is changed: some numbers are removed, some
/// are sorted, or two neighbours are swapped. Then all positions that can occur follow in the order
/// of their size, each in increasing and in decreasing order.
pub fn candidates(listed: &NumberList) -> Candidates<NumberList> {
    let mut changes: Vec<Change<NumberList>> = Vec::new();
    for (start, end) in parts(listed.len()) {
        changes.push(Box::new(move |listed| _ = listed.drain(start..end)));
        changes.push(Box::new(move |listed| listed[start..end].sort_unstable()));
    }
    for index in 1..listed.len() {
        changes.push(Box::new(move |listed| listed.swap(index - 1, index)));
    }
    let changed = apply_each(listed.clone(), changes);
    let possible_lists = changed.filter(|listed| contradiction(to_set(listed)).is_none());
    let all_lists = POSITIONS.iter().flat_map(|&position| {
        let increasing: NumberList = numbers_in(position).collect();
        let decreasing = increasing.iter().rev().copied().collect();
        [increasing, decreasing]
    });
    Box::new(possible_lists.chain(all_lists))
}

/// Returns the weight of a position: the count of its numbers, their sum, and the number of pairs
/// in decreasing order.
pub fn weight(listed: &NumberList) -> Weight {
    let sum: u32 = listed.iter().sum();
    [listed.len() as u64, sum.into(), inversions(listed)]
}

//! Simpler positions: with fewer numbers, then with smaller ones, and then in increasing order.

use super::case::{contradiction, numbers_in, set, Position};
use super::generate::POSITIONS;
use crate::workbench::shrinker::{after_each, inversions, parts, Candidates, Change, Weight};

/// The list without some numbers, if that position can occur, and with some in increasing order. Then all
/// positions, small ones first, in increasing and in decreasing order.
pub fn candidates(listed: &Position) -> Candidates<Position> {
    let mut changes: Vec<Change<Position>> = Vec::new();
    for (start, end) in parts(listed.len()) {
        changes.push(Box::new(move |listed| _ = listed.drain(start..end)));
        changes.push(Box::new(move |listed| listed[start..end].sort_unstable()));
    }
    for index in 1..listed.len() {
        changes.push(Box::new(move |listed| listed.swap(index - 1, index)));
    }
    let changed = after_each(listed.clone(), changes);
    let changed = changed.filter(|listed| contradiction(set(listed)).is_none());
    let all = POSITIONS.iter().flat_map(|&position| {
        let increasing: Position = numbers_in(position).collect();
        let decreasing = increasing.iter().rev().copied().collect();
        [increasing, decreasing]
    });
    Box::new(changed.chain(all))
}

/// The numbers, their sum, and the pairs of them in the wrong order.
pub fn weight(listed: &Position) -> Weight {
    let sum: u32 = listed.iter().sum();
    [listed.len() as u64, sum.into(), inversions(listed)]
}

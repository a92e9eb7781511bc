//! Simpler positions: with fewer numbers, then with smaller ones, and then in increasing order.

use super::case::{contradiction, numbers_in, set, Position};
use super::generate::POSITIONS;
use crate::workbench::shrinker::{inversions, with_a_part_changed, Candidates, Cost};

/// The list without some numbers, if that position can occur. Then all positions, small ones first,
/// in increasing and in decreasing order, and the list with some numbers in increasing order.
pub fn candidates(listed: &Position) -> Candidates<Position> {
    let listed = listed.clone();
    let mut without: Vec<Position> =
        with_a_part_changed(listed.clone(), |part| part.fill(0)).collect();
    for list in &mut without {
        list.retain(|number| *number > 0);
    }
    without.retain(|list| contradiction(set(list)).is_none());
    let all = POSITIONS.iter().flat_map(|&position| {
        let increasing: Position = numbers_in(position).collect();
        let decreasing = increasing.iter().rev().copied().collect();
        [increasing, decreasing]
    });
    let sorted = with_a_part_changed(listed.clone(), <[u32]>::sort_unstable);
    let swapped = (1..listed.len()).map(move |index| {
        let mut swapped = listed.clone();
        swapped.swap(index - 1, index);
        swapped
    });
    Box::new(without.into_iter().chain(all).chain(sorted).chain(swapped))
}

/// The numbers, their sum, and the pairs of them in the wrong order.
pub fn cost(listed: &Position) -> Cost {
    let sum: u32 = listed.iter().sum();
    [listed.len() as u64, sum.into(), inversions(listed)]
}

//! Simpler positions: with fewer numbers, then with smaller ones, and then in increasing order.

use super::case::{contradiction, numbers_in, set, Position};
use super::generate::all_positions;
use super::solution::after;
use crate::workbench::shrinker::{inversions, with_a_part_changed, Candidates, Cost};

/// All positions of a few numbers are candidates, in increasing and in decreasing order.
const FEW: usize = 6;

/// First all positions of a few numbers. Then those positions among the following that can occur:
/// without some numbers, after a choice, with a number replaced by a smaller one, and with numbers
/// in increasing order.
pub fn candidates(listed: &Position) -> Candidates<Position> {
    let position = set(listed);
    let mut lists = positions_of_few_numbers();
    lists.extend(with_a_part_changed(listed.clone(), |part| part.fill(0)));
    for &number in listed {
        let left = after(position, number);
        let listed = listed.iter().copied();
        lists.push(listed.filter(|number| left >> number & 1 == 1).collect());
    }
    for index in 0..listed.len() {
        for smaller in 2..listed[index] {
            let mut replaced = listed.clone();
            replaced[index] = smaller;
            lists.push(replaced);
        }
    }
    lists.extend(with_a_part_changed(listed.clone(), <[u32]>::sort_unstable));
    for index in 1..listed.len() {
        let mut swapped = listed.clone();
        swapped.swap(index - 1, index);
        lists.push(swapped);
    }
    // A number that is left out is 0.
    lists
        .iter_mut()
        .for_each(|list| list.retain(|number| *number > 0));
    lists.retain(|numbers| can_occur(numbers));
    Box::new(lists.into_iter())
}

fn positions_of_few_numbers() -> Vec<Position> {
    let mut positions: Vec<Position> = Vec::new();
    for position in all_positions() {
        let mut numbers: Position = numbers_in(position).collect();
        if numbers.len() <= FEW {
            positions.push(numbers.clone());
            numbers.reverse();
            positions.push(numbers);
        }
    }
    positions.sort_by_key(|numbers| (numbers.len(), numbers.iter().sum::<u32>()));
    positions
}

/// Whether these numbers are all different and form a position that can occur.
fn can_occur(numbers: &[u32]) -> bool {
    let position = set(numbers);
    let are_different = position.count_ones() as usize == numbers.len();
    are_different && contradiction(position).is_none()
}

/// The numbers, their sum, and the pairs of them in the wrong order.
pub fn cost(listed: &Position) -> Cost {
    let sum: u32 = listed.iter().sum();
    [listed.len() as u64, sum.into(), inversions(listed)]
}

//! The positions of Number Game: sets of the numbers still available. The whole game is searched,
//! remembering results.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

/// The least number that can be chosen.
pub const LEAST: u32 = 2;
/// The greatest number of a position.
pub const GREATEST: u32 = 20;

thread_local! {
    /// Whether a position already searched has a winning move.
    static KNOWN: RefCell<HashMap<BTreeSet<u32>, bool>> = RefCell::new(HashMap::new());
}

/// The position in which nothing has been chosen yet.
pub fn start() -> BTreeSet<u32> {
    (LEAST..=GREATEST).collect()
}

/// The position after one of its numbers has been chosen.
///
/// # Panics
/// When the number is not available.
pub fn after(position: &BTreeSet<u32>, chosen: &u32) -> BTreeSet<u32> {
    assert!(position.contains(chosen), "{chosen} is not available");
    position
        .iter()
        .copied()
        .filter(|&number| !is_removed(position, *chosen, number))
        .collect()
}

/// Whether number - k * chosen is forbidden or 0 for some k >= 1.
fn is_removed(position: &BTreeSet<u32>, chosen: u32, number: u32) -> bool {
    let mut rest = number;
    while rest >= chosen {
        rest -= chosen;
        if rest == 0 || is_forbidden(position, rest) {
            return true;
        }
    }
    false
}

/// Whether the number is a sum of chosen ones. A 1 is not: nobody may choose it.
fn is_forbidden(position: &BTreeSet<u32>, number: u32) -> bool {
    (LEAST..=GREATEST).contains(&number) && !position.contains(&number)
}

/// All winning moves, in increasing order.
///
/// # Panics
/// When the position is not possible.
pub fn winning_moves(position: &BTreeSet<u32>) -> Vec<u32> {
    assert!(is_possible(position), "{position:?} cannot occur");
    let wins = |chosen: &u32| !has_winning_move(&after(position, chosen));
    position.iter().copied().filter(wins).collect()
}

fn has_winning_move(position: &BTreeSet<u32>) -> bool {
    if let Some(known) = KNOWN.with_borrow(|known| known.get(position).copied()) {
        return known;
    }
    let result = position
        .iter()
        .any(|chosen| !has_winning_move(&after(position, chosen)));
    KNOWN.with_borrow_mut(|known| known.insert(position.clone(), result));
    result
}

/// Whether some sequence of choices leads to the position: all its numbers are
/// 2..=20, and every sum (up to 20) of two numbers missing from it is missing too.
pub fn is_possible(position: &BTreeSet<u32>) -> bool {
    if position.iter().any(|n| !(LEAST..=GREATEST).contains(n)) {
        return false;
    }
    let missing: Vec<u32> = (LEAST..=GREATEST)
        .filter(|number| !position.contains(number))
        .collect();
    for &first in &missing {
        for &second in &missing {
            if position.contains(&(first + second)) {
                return false;
            }
        }
    }
    true
}

/// All positions that choices from the start can lead to, the start and the
/// **empty one included**: 3515 of them, 3514 not empty.
pub fn all_positions() -> BTreeSet<BTreeSet<u32>> {
    let mut found = BTreeSet::from([start()]);
    let mut to_do = vec![start()];
    while let Some(position) = to_do.pop() {
        for chosen in &position {
            let next = after(&position, chosen);
            if found.insert(next.clone()) {
                to_do.push(next);
            }
        }
    }
    found
}

//! The positions of Number Game: sets of the numbers still available.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

/// The numbers still available.
type Position = BTreeSet<u32>;

/// The position after one of its numbers has been chosen: a number goes if it is a multiple of that,
/// or if the rest after a multiple is forbidden. A rest of 1 is not: it cannot be chosen.
pub fn after(position: &Position, chosen: &u32) -> Position {
    let goes = |number: &u32| {
        let mut rests = (1..=number / chosen).map(|times| number - times * chosen);
        rests.any(|rest| rest != 1 && !position.contains(&rest))
    };
    let numbers = position.iter().copied();
    numbers.filter(|number| !goes(number)).collect()
}

/// All winning moves, in increasing order.
pub fn winning_moves(position: &Position) -> Vec<u32> {
    static KNOWN: Mutex<BTreeMap<Position, Vec<u32>>> = Mutex::new(BTreeMap::new());
    if let Some(known) = KNOWN.lock().unwrap().get(position) {
        return known.clone();
    }
    let wins = |chosen: &u32| winning_moves(&after(position, chosen)).is_empty();
    let moves: Vec<u32> = position.iter().copied().filter(wins).collect();
    let mut known = KNOWN.lock().unwrap();
    known.insert(position.clone(), moves.clone());
    moves
}

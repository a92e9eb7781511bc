//! The choice that decides a wrong answer of Number Game.

use super::case::NumberList;
use super::plain::Event;
use crate::workbench::explanation::{Clue, WrongLine};
use std::collections::BTreeSet;

/// Returns the event that begins the least choice that is a winning move only in the output, or
/// only in the answer.
pub fn clue(_: &NumberList, wrong: &WrongLine, events: &[Event]) -> Option<Clue> {
    // The first line has the number of the case.
    if wrong.index != 1 {
        return None;
    }
    let words = wrong.yours.split(|c: char| !c.is_ascii_digit());
    let yours: BTreeSet<usize> = words.flat_map(str::parse).collect();
    let winning_move = |event: &Event| match event {
        Event::Wins(choice) => Some(*choice),
        _ => None,
    };
    let right: BTreeSet<usize> = events.iter().filter_map(winning_move).collect();
    let differs = |choice: &usize| yours.contains(choice) != right.contains(choice);
    let is_differing = |event: &Event| matches!(event, Event::Choose(choice, _) if differs(choice));
    let has_same_moves = yours == right && !right.is_empty();
    let fact = "These are the winning moves, in another form or order.";
    let fact = has_same_moves.then(|| fact.into());
    let event = events.iter().position(is_differing);
    let event = event.unwrap_or(events.len() - 1);
    Some(Clue { event, fact })
}

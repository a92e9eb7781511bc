//! The choice that decides a wrong answer of Number Game.

use super::plain::Event;
use crate::workbench::explanation::{Clue, WrongLine};
use std::collections::BTreeSet;

/// Returns the event that begins the least choice that is a winning move only in the output, or
/// only in the answer.
pub fn clue(wrong: &WrongLine, events: &[Event]) -> Option<Clue> {
    // The first line has the number of the case.
    if wrong.index != 1 {
        return None;
    }
    let words = wrong
        .yours
        .split(|character: char| !character.is_ascii_digit());
    let yours: BTreeSet<usize> = words.flat_map(str::parse).collect();
    let winning_move = |event: &Event| match event {
        Event::Wins(choice) => Some(*choice),
        _ => None,
    };
    let right: BTreeSet<usize> = events.iter().filter_map(winning_move).collect();
    let differing: Vec<&usize> = yours.symmetric_difference(&right).collect();
    let is_differing =
        |event: &Event| matches!(event, Event::Choose(choice, _) if differing.contains(&choice));
    let has_same_moves = differing.is_empty() && !right.is_empty();
    let fact = "These are the winning moves, in another form or order.";
    let event = events.iter().position(is_differing);
    Some(Clue {
        event: event.unwrap_or(events.len() - 1),
        fact: has_same_moves.then(|| fact.into()),
    })
}

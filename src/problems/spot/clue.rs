//! The move that decides a wrong answer of Spot.

use super::case::Game;
use super::plain::Event;
use crate::workbench::explanation::{Clue, WrongLine};

/// Returns the event after the move that the output names, which tells if its pattern is new. If
/// the rules end the game before, returns its last repetition.
pub fn clue(_: &Game, wrong: &WrongLine, events: &[Event]) -> Option<Clue> {
    let number = wrong.yours.split(' ').next_back()?.parse().ok();
    let is_named =
        |event: &Event| matches!(event, Event::Move(index, ..) if Some(*index) == number);
    let named = events.iter().position(is_named);
    let is_told = |event: &Event| matches!(event, Event::New | Event::Seen(_));
    let told = events[named.unwrap_or(0)..].iter().position(is_told);
    let last = events.iter().rposition(is_told);
    Some(Clue::from(match (named, told) {
        (Some(named), Some(told)) => named + told,
        _ => last?,
    }))
}

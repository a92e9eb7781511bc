//! The event that decides a wrong hand of Cheat.

use super::case::{Deal, RANKS};
use super::plain::Event;
use crate::workbench::explanation::{Clue, WrongLine};

/// Returns the last event that changes how many cards of the first wrong rank the player holds.
pub fn clue(_: &Deal, wrong: &WrongLine, events: &[Event]) -> Option<Clue> {
    let player = wrong.index + 1;
    let count = |line: &str, rank: &str| line.split(' ').filter(|card| *card == rank).count();
    let differs = |rank: &&str| count(wrong.yours, rank) != count(wrong.right, rank);
    let rank = RANKS.into_iter().find(differs)?;
    let has_more = count(wrong.yours, rank) > count(wrong.right, rank);
    let too_many = if has_more { "too many" } else { "too few" };
    let changes = |event: &Event| match event {
        Event::Put(holder, cards) => *holder == player && count(cards, rank) > 0,
        Event::Take(taker) => *taker == player,
        _ => false,
    };
    let last = events.iter().rposition(changes);
    let event = last.unwrap_or(events.len() - 1);
    let fact = format!("Your output gives player {player} {too_many} cards of rank {rank}.");
    let fact = Some(fact);
    Some(Clue { event, fact })
}

//! The event that decides a wrong hand of Cheat.

use super::case::{Deal, RANKS};
use super::plain::Event;
use crate::workbench::explanation::{Clue, WrongLine};
use std::mem::take;

/// Returns the last event that changes how many cards of the first wrong rank the player holds.
pub fn clue(_: &Deal, wrong: &WrongLine, events: &[Event]) -> Option<Clue> {
    let player = wrong.index + 1;
    let count = |line: &str, rank: &str| line.split(' ').filter(|card| *card == rank).count();
    let differs = |rank: &&str| count(wrong.yours, rank) != count(wrong.right, rank);
    let rank = RANKS.into_iter().find(differs)?;
    let [yours, right] = [wrong.yours, wrong.right].map(|line| count(line, rank));
    let mut is_on_table = false;
    let mut changes = |event: &Event| match event {
        Event::Put(holder, cards) => {
            let has_rank = count(cards, rank) > 0;
            is_on_table |= has_rank;
            has_rank && *holder == player
        }
        Event::Take(taker) => take(&mut is_on_table) && *taker == player,
        _ => false,
    };
    let changing = (0..events.len()).filter(|&index| changes(&events[index]));
    let event = changing.last().unwrap_or(events.len() - 1);
    let fact = format!("Player {player} ends with {right} of rank {rank}, not {yours}.");
    let fact = Some(fact);
    Some(Clue { event, fact })
}

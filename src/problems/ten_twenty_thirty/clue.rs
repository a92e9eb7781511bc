//! The turn that decides a wrong answer of 10-20-30.

use super::case::Deck;
use super::plain::Event;
use crate::workbench::explanation::{Clue, WrongLine};
use crate::workbench::text::counted;

/// Returns the last event of the turn after which the output ends the game, or the last event of a
/// game that is shorter.
pub fn clue(_: &Deck, wrong: &WrongLine, events: &[Event]) -> Option<Clue> {
    let (ending, number) = wrong.yours.split_once(':')?;
    let number: usize = number.trim().parse().ok()?;
    let is_deal = |index: &usize| matches!(events[*index], Event::Deal(_));
    let next_deal = (0..events.len()).filter(is_deal).nth(number);
    let event = next_deal.unwrap_or(events.len()) - 1;
    let is_pick = |event: &&Event| matches!(event, Event::Pick(..));
    let pick_count = events[..=event].iter().filter(is_pick).count();
    let goes_on = next_deal.is_some() && ending != "Draw";
    let fact = goes_on.then(|| {
        let left = counted((52 + 3 * pick_count - number) as u64, "card");
        format!("After card {number} the deck has {left}, so the game goes on.")
    });
    Some(Clue { event, fact })
}

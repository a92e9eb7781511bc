//! The turn that decides a wrong answer of 10-20-30.

use super::case::Deck;
use super::plain::Event;
use crate::workbench::explanation::{Clue, WrongLine};

/// Returns the last event of the turn after which the output ends the game, if the rules do not end
/// it before.
pub fn clue(_: &Deck, wrong: &WrongLine, events: &[Event]) -> Option<Clue> {
    let (ending, number) = wrong.yours.split_once(':')?;
    let number: usize = number.trim().parse().ok()?;
    let is_deal = |index: &usize| matches!(events[*index], Event::Deal(_));
    let next_deal = (0..events.len()).filter(is_deal).nth(number);
    let event = next_deal.unwrap_or(events.len()) - 1;
    // Each pick-up adds three cards to the deck.
    let is_impossible = ending.trim() == "Loss" && (number < 52 || number % 3 != 52 % 3);
    let fact = "In a loss the number is 52 plus a multiple of 3.";
    let fact = is_impossible.then(|| fact.into());
    Some(Clue { event, fact })
}

//! What the statement of 10-20-30 says of the input.

use super::solution::CARDS;
use crate::runtime::scanner::{Stream, StreamError};
use crate::workbench::validator::{inspect, Before, Halt, Inspection, Sheet};

/// The rules, for people.
pub const FORMAT: &str = "decks of 52 cards, 1 to 10, four each of 1 to 9 and sixteen 10s; one \
                         blank or line end behind each card, a line end behind each deck; 0";

/// Inspects decks.
pub fn validate(stream: &mut dyn Stream, inspection: Inspection) -> Result<(), StreamError> {
    inspect(stream, inspection, "deck", |sheet| {
        let mut number = 1;
        while validate_deck(sheet, number)? {
            number += 1;
        }
        sheet.end()
    })
}

/// Inspects a deck, or the 0 in its place. Says whether there was one.
fn validate_deck(sheet: &mut Sheet, number: u64) -> Result<bool, Halt> {
    sheet.begin_case(number);
    // By value; those that no card has together at the end.
    let mut counts = [0; 12];
    let mut place = sheet.place();
    for card in 0..CARDS {
        let value = if card == 0 {
            let card_or_end = "a card or the 0 at the end";
            let value = sheet.number(Before::case(number), card_or_end, 0..=10)?;
            if value == 0 {
                return Ok(false);
            }
            place = sheet.place();
            value
        } else {
            sheet.number(Before::BlankOrLineEnd, "a card", 1..=10)?
        };
        counts[value.min(11) as usize] += 1;
    }
    for (value, found) in counts.into_iter().enumerate().take(11).skip(1) {
        let expected = if value == 10 { 16 } else { 4 };
        if found != expected {
            let complaint = alloc::format!("found {found} cards of {value}, expected {expected}");
            sheet.violation(place, complaint);
        }
    }
    Ok(true)
}

//! What the statement of 10-20-30 says of the input.

use super::solution::{Solution, CARDS};
use crate::runtime::solution::Solve;
use crate::workbench::validator::{InputReader, Result, Validator};
use alloc::format;

/// The format of the input, and what validates it.
pub const VALIDATOR: Validator = Validator {
    format: "decks of 52 cards, 1 to 10, four each of 1 to 9 and sixteen 10s; one \
             space or line end after each card, a line end after each deck; 0",
    case: Solution::CASE,
    max_cases: u64::MAX,
    validate_case: validate_deck,
};

/// Validates a deck.
fn validate_deck(input: &mut InputReader) -> Result {
    // By value; those that no card has together at the end.
    let mut counts = [0; 12];
    for card in 0..CARDS {
        if card > 0 {
            input.space_or_line_end();
        }
        let value = input.number("a card", 1..=10)?;
        counts[value.min(11) as usize] += 1;
    }
    input.line_end();
    for (value, found) in counts.into_iter().enumerate().take(11).skip(1) {
        let expected = if value == 10 { 16 } else { 4 };
        if found != expected {
            let rule = format!("found {found} cards of {value}, expected {expected}");
            input.violation(input.place, rule);
        }
    }
    Ok(())
}

//! The format of the input of 10-20-30, and what its statement promises.

use super::solution::{Deck, Solution, CARDS};
use crate::runtime::solution::Solve;
use crate::workbench::format::{Format, Framing};
use crate::workbench::validator::{read_cases, Reader};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The cards of the deck, in any number of lines.
pub const FORMAT: Format = Format {
    description: "decks of 52 cards, 1 to 10, four each of 1 to 9 and sixteen 10s; one \
                  space or newline after each card, a newline after each deck; 0",
    case: Solution::CASE,
    framing: Framing::Until(b"0\n"),
    words: |_, line| (line == 0).then_some(CARDS as u64),
    width: Some(72),
    max_cases: u64::MAX,
    word_promise: |_, _| None,
};

/// Reads and solves the cases.
pub const READER: Reader = |input| read_cases::<Solution>(input, promise);

/// A deck is a pack of 52 cards in which the face cards count ten.
fn promise(deck: &Deck) -> Option<String> {
    let rules = (1..=10).filter_map(|value| {
        let found = deck.iter().filter(|card| **card == value).count();
        let expected = if value == 10 { 16 } else { 4 };
        let rule = format!("found {found} cards of {value}, expected {expected}");
        (found != expected).then_some(rule)
    });
    let rules: Vec<String> = rules.collect();
    (!rules.is_empty()).then(|| rules.join("; "))
}

//! The input of 10-20-30 (UVa 246). A deck is 52 cards from 1 to 10, the top card first, in any
//! number of lines. A 0 in place of a deck ends the input.

use crate::runtime::message::{unexpected, Unexpected};
use crate::runtime::number::{read_first_number, read_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Input;
use std::fmt::{Display, Formatter};

/// The number of cards in a deck.
pub const DECK_SIZE: usize = 52;

/// The values of the cards, from 1 to 10, the top card first.
pub type Deck = [u8; DECK_SIZE];

/// The input format: reads and writes decks.
pub struct DeckFormat;

impl Input for DeckFormat {
    const CASE: &'static str = "deck";
    type Case = Deck;
    type Error = InputError;

    fn read(scanner: &mut Scanner) -> Result<Option<Deck>, Error<InputError>> {
        let error = |reason| InputError { index: 0, reason };
        let expected = "a card from 1 to 10, or 0 at the end";
        let Some(first_card) = read_first_number(scanner, 1..=10, expected, error)? else {
            return Ok(None);
        };
        let mut deck = [first_card as u8; DECK_SIZE];
        for (index, card) in deck.iter_mut().enumerate().skip(1) {
            let Some(value @ 1..=10) = read_number(scanner)? else {
                let error = |reason| InputError { index, reason };
                return Err(unexpected(scanner, "a card from 1 to 10", error));
            };
            *card = value as u8;
        }
        Ok(Some(deck))
    }

    /// Writes a deck in lines of at most `MAX_LINE_LENGTH` characters.
    fn write(deck: &Deck, text: &mut Vec<u8>) {
        let mut line_length = 0;
        for card in deck {
            let digits = card.to_string();
            if line_length + digits.len() > MAX_LINE_LENGTH {
                text.pop();
                text.push(b'\n');
                line_length = 0;
            }
            text.extend_from_slice(digits.as_bytes());
            text.push(b' ');
            line_length += digits.len() + 1;
        }
        text.pop();
        text.push(b'\n');
    }
}

/// The maximum length of a line that is written, nearly that of the lines in the sample of UVa.
const MAX_LINE_LENGTH: usize = 72;

/// An error in the input: the word at this index of the deck, from 0, is not a card. It
/// completes a message, see [`Input::Error`].
#[derive(Debug)]
pub struct InputError {
    pub index: usize,
    pub reason: Unexpected,
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        write!(f, ", card {}: {}", self.index + 1, self.reason)
    }
}

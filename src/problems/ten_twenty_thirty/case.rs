//! The input of 10-20-30 (UVa 246). A deck is 52 cards from 1 to 10, the top card first, in any
//! number of lines. A 0 in place of a deck ends the input.

use crate::runtime::message::{unexpected, Unexpected};
use crate::runtime::number::{read_first_number, read_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Input;
use std::fmt::{Display, Formatter};

/// The number of cards in a deck.
pub const CARDS: usize = 52;

/// The values of the cards, from 1 to 10, the top card first.
pub type Deck = [u8; CARDS];

/// The decks of an input.
pub struct Decks;

impl Input for Decks {
    const CASE: &'static str = "deck";
    type Case = Deck;
    type Error = InputError;

    fn read(scanner: &mut Scanner) -> Result<Option<Deck>, Error<InputError>> {
        let error = |word| InputError { card: 1, word };
        let expected = "a card from 1 to 10, or 0 at the end";
        let Some(first) = read_first_number(scanner, 1..=10, expected, error)? else {
            return Ok(None);
        };
        let mut deck = [first as u8; CARDS];
        for card in 2..=CARDS {
            let Some(number @ 1..=10) = read_number(scanner)? else {
                let error = |word| InputError { card, word };
                return Err(unexpected(scanner, "a card from 1 to 10", error));
            };
            deck[card - 1] = number as u8;
        }
        Ok(Some(deck))
    }

    /// Writes a deck, with as many cards in a line as fit in `COLUMNS`.
    fn write(deck: &Deck, text: &mut Vec<u8>) {
        let mut columns = 0;
        for card in deck {
            let word = card.to_string();
            if columns + word.len() > COLUMNS {
                text.pop();
                text.push(b'\n');
                columns = 0;
            }
            text.extend_from_slice(word.as_bytes());
            text.push(b' ');
            columns += word.len() + 1;
        }
        text.pop();
        text.push(b'\n');
    }
}

/// The greatest length of a line that is written.
const COLUMNS: usize = 72;

/// An error in the input: the card with this number, from 1, is not from 1 to 10.
#[derive(Debug)]
pub struct InputError {
    pub card: usize,
    pub word: Unexpected,
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        write!(f, ", card {}: {}", self.card, self.word)
    }
}

//! The input of 10-20-30 (UVa 246): a deck is 52 cards from 1 to 10, the top card first, in any
//! number of lines. A 0 in place of a card ends the input.

use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_first_number, read_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Input;
use std::fmt::{Display, Formatter};

/// Cards in a deck.
pub const CARDS: usize = 52;

/// The values of a deck's cards, from the top: 1 to 10.
pub type Deck = [u8; CARDS];

/// The decks of an input, until a 0.
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
                let word = Unexpected::new(scanner.last_word(), "a card from 1 to 10");
                return Err(scanner.bad_input(InputError { card, word }));
            };
            deck[card - 1] = number as u8;
        }
        Ok(Some(deck))
    }

    /// Writes a deck, with as many cards in a line as fit.
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

/// The most columns of a line that is written.
const COLUMNS: usize = 72;

/// What is wrong with a card of a deck.
#[derive(Debug)]
pub struct InputError {
    /// The card from the top, from 1.
    pub card: usize,
    /// What stands there.
    pub word: Unexpected,
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        write!(f, ", card {}: {}", self.card, self.word)
    }
}

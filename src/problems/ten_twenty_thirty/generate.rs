//! Decks for 10-20-30. Decks with a certain ending, or a long game, are found by playing.

use super::solution::{play, Deck, Ending, Game, CARDS};
use crate::runtime::history::History;
use crate::runtime::number::write_number;
use crate::runtime::scanner::{StreamError, FIXED_KEY};
use crate::workbench::generator::{
    write_cases, Case, Generator, Kind, OutputBuffer, Random, Request,
};
use alloc::vec::Vec;
use core::array::from_fn;

/// The kinds and sizes of decks, and what generates them.
pub const GENERATOR: Generator = Generator {
    kinds: &[
        Kind::new("random", "shuffled decks"),
        Kind::new("draws", "games in which a position comes back"),
        Kind::new("wins", "games in which every pile vanishes"),
        Kind::new("long", "games of many cards: the longest of 64 decks"),
    ],
    size: "swaps of two cards that shuffle a sorted deck",
    sizes: 0..=1_000_000,
    generate,
};

/// How many decks are tried to find one with a certain ending. One random deck in 150 draws, so all
/// fail with a probability of 10⁻¹¹. If `--size` leaves hardly any choice, the last one is taken.
const TRIES: u32 = 4000;

/// How many decks are compared for the longest game.
const COMPARED: u32 = 64;

/// The longest line of cards, as in the statement.
const LINE: usize = 72;

/// Writes the requested decks.
fn generate(request: &Request, output: &mut OutputBuffer) -> Result<(), StreamError> {
    let mut positions = History::new(FIXED_KEY);
    write_cases(GENERATOR.kinds, request, output, |case, output| {
        let deck = match case.kind {
            "draws" => deck_that_ends(case, &mut positions, Ending::Draw),
            "wins" => deck_that_ends(case, &mut positions, Ending::Win),
            "long" => longest_of_some(case, &mut positions),
            _ => deck(case.random, case.size),
        };
        write_deck(&deck, &mut output.text);
        Ok(())
    })
}

/// A real deck, all suits together: shuffled, or sorted but for some swaps.
fn deck(random: &mut Random, swaps: Option<u32>) -> Deck {
    // Four cards of each value from 1 to 9, and sixteen tens.
    let mut deck: Deck = from_fn(|index| (index as u8 / 4 + 1).min(10));
    match swaps {
        None => random.shuffle(&mut deck),
        Some(swaps) => {
            for _ in 0..swaps {
                deck.swap(random.index(CARDS), random.index(CARDS));
            }
        }
    }
    deck
}

/// A deck whose game ends in `ending`.
fn deck_that_ends(case: &mut Case, positions: &mut History<Game>, ending: Ending) -> Deck {
    let mut tried = deck(case.random, case.size);
    for _ in 1..TRIES {
        if play(&tried, positions).0 == ending {
            break;
        }
        tried = deck(case.random, case.size);
    }
    tried
}

/// The deck of the longest game among some.
fn longest_of_some(case: &mut Case, positions: &mut History<Game>) -> Deck {
    let mut longest = deck(case.random, case.size);
    let mut most = play(&longest, positions).1;
    for _ in 1..COMPARED {
        let other = deck(case.random, case.size);
        let dealt = play(&other, positions).1;
        if dealt > most {
            (longest, most) = (other, dealt);
        }
    }
    longest
}

/// Writes a deck in lines, as the statement does.
pub fn write_deck(deck: &Deck, text: &mut Vec<u8>) {
    let mut length = 0;
    for &card in deck {
        let digits = if card < 10 { 1 } else { 2 };
        if length + 1 + digits > LINE {
            text.push(b'\n');
            length = 0;
        }
        if length > 0 {
            text.push(b' ');
            length += 1;
        }
        write_number(text, u64::from(card));
        length += digits;
    }
    text.push(b'\n');
}

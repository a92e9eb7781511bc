//! Decks for 10-20-30. Decks with a certain ending, or a long game, are found by playing.

use super::solution::{play, Deck, Ending, CARDS};
use crate::runtime::scanner::FIXED_KEY;
use crate::runtime::seen::Seen;
use crate::workbench::generator::{CaseRequest, Generator, Kind};
use alloc::boxed::Box;
use alloc::string::ToString;
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
    case_writer: |_| Box::new(write_case),
};

/// How many decks are tried to find one with a certain ending. One random deck in 150 draws, so all
/// fail with a probability below 10⁻¹¹. If `--size` leaves hardly any choice, the last one is taken.
const TRIES: u32 = 4000;

/// How many decks are compared for the longest game.
const COMPARED: u32 = 64;

/// Writes a deck of the kind of the case.
fn write_case(case: &mut CaseRequest, text: &mut Vec<u8>) {
    let deck = match case.kind {
        "draws" => deck_that_ends(case, Ending::Draw),
        "wins" => deck_that_ends(case, Ending::Win),
        "long" => longest_of_some(case),
        _ => deck(case),
    };
    let cards = deck.map(|card| card.to_string());
    text.extend_from_slice(cards.join(" ").as_bytes());
}

/// A real deck, all suits together: shuffled, or sorted except for some swaps.
fn deck(case: &mut CaseRequest) -> Deck {
    let random = &mut *case.random;
    // Four cards of each value from 1 to 9, and sixteen tens.
    let mut deck: Deck = from_fn(|index| (index as u8 / 4 + 1).min(10));
    match case.size {
        None => random.shuffle(&mut deck),
        Some(swaps) => {
            for _ in 0..swaps {
                deck.swap(random.index(CARDS), random.index(CARDS));
            }
        }
    }
    deck
}

/// How the game of a deck ends, and how many cards it takes.
pub fn played(deck: &Deck) -> (Ending, u32) {
    play(deck, &mut Seen::new(FIXED_KEY))
}

/// A deck whose game ends in `ending`.
fn deck_that_ends(case: &mut CaseRequest, ending: Ending) -> Deck {
    let mut tried = deck(case);
    for _ in 1..TRIES {
        if played(&tried).0 == ending {
            break;
        }
        tried = deck(case);
    }
    tried
}

/// Of some decks, the one with the longest game.
fn longest_of_some(case: &mut CaseRequest) -> Deck {
    let mut longest = deck(case);
    for _ in 1..COMPARED {
        let other = deck(case);
        if played(&other).1 > played(&longest).1 {
            longest = other;
        }
    }
    longest
}

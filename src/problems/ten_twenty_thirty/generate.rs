//! Decks for 10-20-30. Decks with a certain ending, or a long game, are found by playing.

use super::case::{Deck, CARDS};
use super::solution::{Ending, Solution};
use crate::runtime::scanner::FIXED_KEY;
use crate::runtime::solution::Solve;
use crate::workbench::generator::{CaseRequest, Generated, Kind};
use std::array::from_fn;

/// The kinds and sizes of decks.
pub const GENERATED: Generated = Generated {
    kinds: &[
        Kind::new("random", "shuffled decks"),
        Kind::new("draws", "games in which a position comes back"),
        Kind::new("wins", "games in which every pile vanishes"),
        Kind::new("long", "games of many cards: the longest of 64 decks"),
    ],
    size: "swaps of two cards that shuffle a sorted deck",
    sizes: 0..=1_000_000,
};

/// How many decks are tried to find one with a certain ending. One random deck in 150 draws, so all
/// fail with a probability below 10⁻¹¹. If `--size` leaves hardly any choice, the last one is taken.
const TRIES: u32 = 4000;

/// How many decks are compared for the longest game.
const COMPARED: u32 = 64;

/// Makes a deck as requested.
pub fn deck(request: &mut CaseRequest) -> Deck {
    match request.kind {
        "draws" => deck_that_ends(request, Ending::Draw),
        "wins" => deck_that_ends(request, Ending::Win),
        "long" => longest_of_some(request),
        _ => any_deck(request),
    }
}

/// A real deck, all suits together: shuffled, or sorted except for some swaps.
fn any_deck(request: &mut CaseRequest) -> Deck {
    let random = &mut *request.random;
    // Four cards of each value from 1 to 9, and sixteen tens.
    let mut deck: Deck = from_fn(|index| (index as u8 / 4 + 1).min(10));
    match request.size {
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
    let played = Solution::new(FIXED_KEY).solve(deck);
    played.expect("every deck has an answer")
}

/// A deck whose game ends in `ending`.
fn deck_that_ends(request: &mut CaseRequest, ending: Ending) -> Deck {
    let mut tried = any_deck(request);
    for _ in 1..TRIES {
        if played(&tried).0 == ending {
            break;
        }
        tried = any_deck(request);
    }
    tried
}

/// Of some decks, the one with the longest game.
fn longest_of_some(request: &mut CaseRequest) -> Deck {
    let mut longest = any_deck(request);
    for _ in 1..COMPARED {
        let other = any_deck(request);
        if played(&other).1 > played(&longest).1 {
            longest = other;
        }
    }
    longest
}

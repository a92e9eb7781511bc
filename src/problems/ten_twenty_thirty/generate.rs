//! Decks for 10-20-30. Decks with a certain ending, or a long game, are found by playing.

use super::case::Deck;
use super::solution::{Ending, Solution};
use crate::runtime::scanner::FIXED_KEY;
use crate::runtime::solution::Solve;
use crate::workbench::generator::{CaseRequest, Generated, Kind};
use std::array::from_fn;
use std::cmp::Reverse;
use std::iter::repeat_with;

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
const TRIES: usize = 4000;

/// How many decks are compared for the longest game.
const COMPARED: usize = 64;

/// Makes a deck as requested.
pub fn deck(request: &mut CaseRequest) -> Deck {
    let kind = request.kind;
    let mut decks = repeat_with(|| any_deck(request));
    let mut tries = 1..TRIES;
    let deck = match kind {
        "long" => decks
            .take(COMPARED)
            .min_by_key(|deck| Reverse(played(deck).1)),
        _ => decks.find(|deck| match kind {
            _ if tries.next().is_none() => true,
            "draws" => played(deck).0 == Ending::Draw,
            "wins" => played(deck).0 == Ending::Win,
            _ => true,
        }),
    };
    deck.expect("there is a deck")
}

/// A real deck, all suits together: shuffled, or sorted except for some swaps.
fn any_deck(request: &mut CaseRequest) -> Deck {
    // Four cards of each value from 1 to 9, and sixteen tens.
    let mut deck = from_fn(|index| (index as u8 / 4 + 1).min(10));
    request.random.shuffle_by(request.size, &mut deck);
    deck
}

/// How the game of a deck ends, and how many cards it takes.
pub fn played(deck: &Deck) -> (Ending, u32) {
    let played = Solution::new(FIXED_KEY).solve(deck);
    played.expect("every deck has an answer")
}

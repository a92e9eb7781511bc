//! Generates decks for 10-20-30. Shuffled decks are played until a game ends as the kind requires.
//! For the kind `long`, the deck with the longest of several games is taken.

use super::case::Deck;
use super::solution::{Ending, Solution};
use crate::runtime::scanner::FIXED_KEY;
use crate::runtime::solution::Solve;
use crate::workbench::generator::{kinds, longest_game, CaseRequest, KindsAndSizes};
use std::array::from_fn;
use std::iter::repeat_with;

/// The values of `--kind` and `--size` of `judge generate`.
pub const KINDS_AND_SIZES: KindsAndSizes = KindsAndSizes {
    kinds: kinds! {
        "random" "shuffled decks"
        "draws" "games in which a position comes back"
        "wins" "games in which every pile vanishes"
        "long" "games of many cards: the longest of 64 decks"
    },
    size_unit: "swaps of two cards that shuffle a sorted deck",
    sizes: 0..=1_000_000,
};

/// The maximum number of decks in a search for an ending. One random deck in 150 ends in a draw.
/// Therefore a search fails with a probability below 10⁻¹¹, unless a small `--size` leaves few
/// different decks.
const MAX_TRIES: usize = 4000;

/// Returns a random deck, as the request describes it. If a size is requested, it is the number of
/// random swaps that change a sorted deck.
pub fn deck(request: &mut CaseRequest) -> Deck {
    // Four cards of each value from 1 to 9, and sixteen tens.
    let sorted_deck = from_fn(|index| (index as u8 / 4 + 1).min(10));
    let kind = request.kind;
    let mut decks = repeat_with(|| request.shuffled(sorted_deck));
    let ending = match kind {
        "long" => return longest_game(decks, |deck| ending_and_length(deck).1),
        "draws" => Some(Ending::Draw),
        "wins" => Some(Ending::Win),
        _ => None,
    };
    let mut tries = 1..MAX_TRIES;
    let is_of_kind = |deck: &Deck| ending.is_none() || Some(ending_and_length(deck).0) == ending;
    let deck = decks.find(|deck| is_of_kind(deck) || tries.next().is_none());
    deck.expect("`repeat_with` does not end")
}

/// Returns the ending of a deck's game, and the number of cards dealt in it.
pub fn ending_and_length(deck: &Deck) -> (Ending, u32) {
    let answer = Solution::new(FIXED_KEY).solve(deck);
    answer.expect("every deck has an answer")
}

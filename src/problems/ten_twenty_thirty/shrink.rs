//! Simpler decks: with a shorter game, and then more sorted. Every deck has the same cards.

use super::generate::played;
use crate::workbench::shrinker::{Cards, Shrinker};

/// What makes decks simpler.
pub const SHRINKER: Shrinker = Shrinker {
    candidates: |case| DECK.candidates(case),
    cost: |case| DECK.cost(case),
    first_sizes: &[],
};

/// The cards from the top.
const DECK: Cards = Cards {
    // No card is 0.
    words: &["", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
    length: |cards| Some(played(cards.try_into().ok()?).1),
};

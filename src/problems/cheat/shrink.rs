//! Simpler deals: with a shorter game, and then more sorted. Every deal has the same cards.

use super::generate::hands;
use super::solution::RANKS;
use super::validate::rounds;
use crate::workbench::shrinker::{Cards, Shrinker};

/// What makes deals simpler.
pub const SHRINKER: Shrinker = Shrinker {
    candidates: |case| DEAL.candidates(case),
    cost: |case| DEAL.cost(case),
    first_sizes: &[],
};

/// The thirteen cards of each player.
const DEAL: Cards = Cards {
    words: &RANKS,
    length: |cards| rounds(hands(cards.try_into().ok()?)),
};

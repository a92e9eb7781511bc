//! Simpler deals: with a shorter game, and then more sorted. Every deal has the same cards.

use super::generate::hands;
use super::solution::RANKS;
use super::validate::rounds;
use crate::workbench::shrinker::Cards;

/// The thirteen cards of each player.
pub const DEAL: Cards = Cards {
    words: &RANKS,
    length: |cards| rounds(hands(cards.try_into().ok()?)),
};

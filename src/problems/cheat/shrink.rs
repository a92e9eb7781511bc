//! Simpler deals: with a shorter game, and then more sorted. Every deal has the same cards.

use super::case::Deal;
use super::generate::rounds;
use crate::workbench::shrinker::{cost_of_cards, orders, Candidates, Cost};

/// Other orders of the cards.
pub fn candidates(deal: &Deal) -> Candidates<Deal> {
    Box::new(orders(*deal, |deal| {
        Some(cost_of_cards(rounds(deal)?, deal))
    }))
}

/// The rounds of the game, and how many pairs of cards are in the wrong order.
pub fn cost(deal: &Deal) -> Cost {
    let rounds = rounds(deal).unwrap_or(u32::MAX);
    cost_of_cards(rounds, deal)
}

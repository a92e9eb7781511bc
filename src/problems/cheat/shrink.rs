//! Simpler deals: with a shorter game, and then more sorted. Every deal has the same cards.

use super::cards::RANKS;
use super::generate::{hands, write_deal, Deal, PACK};
use super::validate::rounds;
use crate::workbench::shrinker::{cost_of_cards, reordered, words, Candidates, Cost};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// The deal with some of its cards in another order.
pub fn candidates(case: &[u8]) -> Candidates {
    Box::new(reordered(cards(case), length).map(|cards| {
        let mut text = Vec::new();
        write_deal(&deal(&cards), &mut text);
        text
    }))
}

/// The rounds of the game, and the pairs of cards in the wrong order.
pub fn cost(case: &[u8]) -> Cost {
    cost_of_cards(&cards(case), length).unwrap_or_default()
}

/// The ranks of the cards: places in [`RANKS`].
fn cards(case: &[u8]) -> Vec<u8> {
    let rank = |word| RANKS.iter().position(|rank| rank.as_bytes() == word);
    words(case)
        .filter_map(rank)
        .map(|rank| rank as u8)
        .collect()
}

fn deal(cards: &[u8]) -> Deal {
    let mut deal = [0; PACK];
    for (place, card) in deal.iter_mut().zip(cards) {
        *place = *card;
    }
    deal
}

/// How many rounds the game of a deal takes, if they are not too many.
fn length(cards: &[u8]) -> Option<u32> {
    rounds(hands(&deal(cards)))
}

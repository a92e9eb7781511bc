//! Simpler decks: with a shorter game, and then more sorted. Every deck has the same cards.

use super::deck::{Deck, CARDS};
use super::generate::write_deck;
use super::solution::Solution;
use crate::runtime::scanner::FIXED_KEY;
use crate::runtime::solution::Solve;
use crate::workbench::shrinker::{cost_of_cards, numbers, reordered, words, Candidates, Cost};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// The deck with some of its cards in another order.
pub fn candidates(case: &[u8]) -> Candidates {
    Box::new(reordered(cards(case), dealt).map(|cards| {
        let mut text = Vec::new();
        write_deck(&deck(&cards), &mut text);
        text
    }))
}

/// The cards dealt, and the pairs of cards in the wrong order.
pub fn cost(case: &[u8]) -> Cost {
    cost_of_cards(&cards(case), dealt).unwrap_or_default()
}

fn cards(case: &[u8]) -> Vec<u8> {
    numbers(case).map(|card| card as u8).collect()
}

fn deck(cards: &[u8]) -> Deck {
    let mut deck = [0; CARDS];
    for (place, card) in deck.iter_mut().zip(cards) {
        *place = *card;
    }
    deck
}

/// How many cards are dealt in the game of a deck.
fn dealt(cards: &[u8]) -> Option<u32> {
    Some(Solution::new(FIXED_KEY).play(&deck(cards)).1)
}

/// How many lines the cards of the first deck of `text` take.
pub fn lines(text: &[u8]) -> usize {
    let mut cards = 0;
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    let before = lines.take_while(|line| {
        let is_before = cards < CARDS;
        cards += words(line).count();
        is_before
    });
    before.count()
}

//! Simpler decks: with a shorter game, and then more sorted. Every deck has the same cards.

use super::case::Deck;
use super::generate::played;
use crate::workbench::shrinker::{cost_of_cards, orders, Candidates, Cost};

/// Other orders of the cards.
pub fn candidates(deck: &Deck) -> Candidates<Deck> {
    Box::new(orders(*deck, |deck| Some(cost(deck))))
}

/// The dealt cards of the game, and how many pairs of cards are in the wrong order.
pub fn cost(deck: &Deck) -> Cost {
    cost_of_cards(played(deck).1, deck)
}

//! The cards of the deck or of a pile, in a row of fixed length.
//!
//! Cards are taken at both ends and added at one without moving the others. Beyond them are
//! stale ones, which are read without a branch.

use crate::runtime::scanner::first_bytes;

/// Cards in a row, in 256 places. They move towards the end, and back to the front in time.
#[derive(Clone, Copy)]
pub struct Cards {
    /// The cards are `places[BEFORE + first..BEFORE + end]`.
    pub places: [u8; BEFORE + 256 + AT_ONCE],
    /// The place of the first card.
    pub first: u8,
    /// The place after the last card.
    pub end: u8,
}

/// Places before the first that is used: a short row has those of the last three cards, too.
pub const BEFORE: usize = 3;

/// How many cards are copied at a time, at least all: a copy of a fixed size takes less time.
pub const AT_ONCE: usize = 64;

/// A row without cards.
pub const NO_CARDS: Cards = Cards {
    places: [0; BEFORE + 256 + AT_ONCE],
    first: 0,
    end: 0,
};

impl Cards {
    /// Makes these all cards of the row, at its front.
    #[inline(always)]
    pub fn fill(&mut self, cards: &[u8]) {
        self.places[BEFORE..BEFORE + cards.len()].copy_from_slice(cards);
        self.first = 0;
        self.end = cards.len() as u8;
    }

    /// All of them.
    pub fn all(&self) -> &[u8] {
        &self.at_once()[..usize::from(self.size())]
    }

    /// All, and then stale ones.
    pub fn at_once(&self) -> &[u8] {
        let first = BEFORE + usize::from(self.first);
        &self.places[first..first + AT_ONCE]
    }

    /// How many there are.
    #[inline(always)]
    pub fn size(&self) -> u8 {
        self.end.wrapping_sub(self.first)
    }

    /// The first two cards.
    #[inline(always)]
    pub fn first_two(&self) -> [u8; 2] {
        let first = BEFORE + usize::from(self.first);
        *first_bytes(&self.places[first..]).unwrap_or(&[0; 2])
    }

    /// The last three cards.
    #[inline(always)]
    pub fn last_three(&self) -> [u8; 3] {
        *first_bytes(&self.places[usize::from(self.end)..]).unwrap_or(&[0; 3])
    }

    /// Puts a card at the end.
    #[inline(always)]
    pub fn push(&mut self, card: u8) {
        self.places[BEFORE + usize::from(self.end)] = card;
        self.end = self.end.wrapping_add(1);
    }

    /// Puts the first `count` bytes of `cards` at the end.
    #[inline(always)]
    pub fn push_some(&mut self, cards: u32, count: u8) {
        let end = BEFORE + usize::from(self.end);
        self.places[end..end + 4].copy_from_slice(&cards.to_le_bytes());
        self.end = self.end.wrapping_add(count);
    }

    /// Makes space after the cards.
    pub fn move_to_front(&mut self) {
        let first = BEFORE + usize::from(self.first);
        self.places.copy_within(first..first + AT_ONCE, BEFORE);
        self.end -= self.first;
        self.first = 0;
    }
}

//! The cards of the deck or of a pile, in a row of fixed length.
//!
//! Cards are taken at both ends and added at one, and none of this moves the others. Reading
//! beyond the cards gives stale ones, for which the caller does not need a branch.

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

/// Places before the first that is used: those of the last three cards exist in a short row
/// too.
pub const BEFORE: usize = 3;

/// How many cards are copied at a time.
pub const AT_ONCE: usize = 16;

/// A row without cards.
pub const NO_CARDS: Cards = Cards {
    places: [0; BEFORE + 256 + AT_ONCE],
    first: 0,
    end: 0,
};

impl Cards {
    /// Makes these all cards of the row, at its front.
    pub fn fill(&mut self, cards: &[u8]) {
        self.places[BEFORE..BEFORE + cards.len()].copy_from_slice(cards);
        self.first = 0;
        self.end = cards.len() as u8;
    }

    /// All of them.
    pub fn all(&self) -> &[u8] {
        &self.places[BEFORE + usize::from(self.first)..BEFORE + usize::from(self.end)]
    }

    /// How many there are.
    #[inline(always)]
    pub fn size(&self) -> u8 {
        self.end.wrapping_sub(self.first)
    }

    /// The first two cards and the last three.
    #[inline(always)]
    pub fn ends(&self) -> [u8; 5] {
        let (first, end) = (usize::from(self.first), usize::from(self.end));
        [first + 3, first + 4, end, end + 1, end + 2].map(|place| self.places[place])
    }

    /// Puts a card at the end.
    #[inline(always)]
    pub fn push(&mut self, card: u8) {
        self.places[BEFORE + usize::from(self.end)] = card;
        self.end = self.end.wrapping_add(1);
    }
}

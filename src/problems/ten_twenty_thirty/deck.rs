//! A deck.

/// Cards of a deck.
pub const CARDS: usize = 52;

/// The values of a deck's cards, from the top: 1 to 10.
pub type Deck = [u8; CARDS];

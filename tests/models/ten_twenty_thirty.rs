//! The cards of 10-20-30 after each step: seven piles and a deck of plain numbers, from which the
//! plain solution picks up cards.

use judge::problems::ten_twenty_thirty::plain::pick_up;
use std::collections::HashSet;

/// The number of piles.
const PILES: usize = 7;

/// All seven piles (oldest card first; a vanished one is empty) and the deck (top card first).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The piles from left to right.
    pub piles: [Vec<u8>; PILES],
    /// The deck.
    pub deck: Vec<u8>,
}

impl Position {
    /// All cards are in the deck, whose top card comes first.
    pub fn start(deck: &[u8]) -> Self {
        Position {
            piles: Default::default(),
            deck: deck.to_vec(),
        }
    }

    /// Plays to the end, and returns whether it is a draw. `watch` sees the position after each
    /// card, and after each three cards that are picked up.
    ///
    /// Positions are compared from the seventh card on: before it not every pile exists.
    pub fn play(&mut self, mut watch: impl FnMut(&Position)) -> bool {
        let mut is_live = [true; PILES];
        let mut pile = 0;
        let mut occurred: HashSet<Position> = HashSet::new();
        for number in 1.. {
            self.piles[pile].push(self.deck.remove(0));
            watch(self);
            while pick_up(&mut self.piles[pile], &mut self.deck).is_some() {
                watch(self);
            }
            is_live[pile] = !self.piles[pile].is_empty();
            if !is_live.contains(&true) || self.deck.is_empty() {
                return false;
            }
            if number >= PILES && !occurred.insert(self.clone()) {
                return true;
            }
            // The next pile to the right, then the leftmost one, but none that has vanished.
            let mut next = (pile + 1..PILES).chain(0..=pile);
            pile = next.find(|pile| is_live[*pile]).expect("a pile");
        }
        unreachable!("a game ends")
    }
}

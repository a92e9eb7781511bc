//! The cards of 10-20-30 after each step: seven piles and a deck of plain numbers.

use std::collections::{HashSet, VecDeque};

/// The number of piles.
const PILES: usize = 7;

/// All seven piles (oldest card first; a vanished one is empty) and the deck (top card first).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The piles from left to right.
    pub piles: [Vec<u8>; PILES],
    /// The deck.
    pub deck: VecDeque<u8>,
}

impl Position {
    /// All cards are in the deck, whose top card comes first.
    pub fn start(deck: &[u8]) -> Self {
        Position {
            piles: Default::default(),
            deck: deck.iter().copied().collect(),
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
            let card = self.deck.pop_front().expect("a card in the deck");
            self.piles[pile].push(card);
            watch(self);
            while let Some(cards) = pick_up(&mut self.piles[pile]) {
                self.deck.extend(cards);
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

/// Removes the first three cards that fit from the pile, if any do.
fn pick_up(pile: &mut Vec<u8>) -> Option<[u8; 3]> {
    let size = pile.len();
    if size < 3 {
        return None;
    }
    for places in [
        [0, 1, size - 1],
        [0, size - 2, size - 1],
        [size - 3, size - 2, size - 1],
    ] {
        let cards = places.map(|place| pile[place]);
        if [10, 20, 30].contains(&cards.iter().sum()) {
            for place in places.into_iter().rev() {
                pile.remove(place);
            }
            return Some(cards);
        }
    }
    None
}

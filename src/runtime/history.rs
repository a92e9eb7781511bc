//! The positions that a game has gone through, in order, and whether one was repeated.

use crate::runtime::seen::Seen;
use alloc::vec::Vec;

/// The positions of a game after its first step, after its second, and so on.
pub struct History<P> {
    seen: Seen,
    /// The positions, the first step's first.
    pub positions: Vec<P>,
}

impl<P: PartialEq> History<P> {
    /// No game yet. The hashes of positions have this key.
    pub fn new(key: u64) -> Self {
        History {
            seen: Seen::new(key),
            positions: Vec::new(),
        }
    }

    /// Forgets all positions, for another game.
    pub fn clear(&mut self) {
        self.seen.clear();
        self.positions.clear();
    }

    /// Remembers the position after another step. If it equals an earlier one, returns the
    /// step, from 1, after which that occurred. `words` are hashed: those of equal positions
    /// must be equal, and those of different ones should differ.
    pub fn add(&mut self, position: P, words: impl IntoIterator<Item = u64>) -> Option<u32> {
        let hash = self.seen.hash(words);
        let is_same = |step: u32| self.positions[step as usize - 1] == position;
        let earlier = self.seen.find(hash, is_same);
        self.positions.push(position);
        if let Err(free) = earlier {
            self.seen.insert(free, hash, self.positions.len() as u32);
        }
        earlier.ok()
    }
}

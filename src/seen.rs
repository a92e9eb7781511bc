//! The set of positions that a game has gone through: open addressing, exact, growing.
//!
//! The set keeps no positions, only a 64-bit hash and a number for each; the game knows from
//! the number what its position was. Whoever asks brings a comparison of whole positions, which
//! is made only where the hashes agree, so an answer is never a guess, and a set of positions
//! costs sixteen bytes each however large they are.
//!
//! Every slot carries the era in which it was filled. Clearing the set begins a new era, and
//! the slots of older ones count as free: constant time, whatever the set had grown to.
//!
//! Linear probing at most half full: one or two slots are looked at on average.

use alloc::vec;
use alloc::vec::Vec;

/// Slots of the smallest table.
const SMALLEST: usize = 512;

#[derive(Clone, Copy)]
struct Slot {
    hash: u64,
    number: u32,
    /// 0 is the era of slots that were never filled.
    era: u32,
}

const FREE: Slot = Slot {
    hash: 0,
    number: 0,
    era: 0,
};

/// A set of numbered positions, found by hash.
pub struct Seen {
    /// Their count is a power of two, and none before the first insertion.
    slots: Vec<Slot>,
    era: u32,
    filled: usize,
}

impl Seen {
    /// An empty set.
    pub fn new() -> Self {
        Seen {
            slots: Vec::new(),
            era: 1,
            filled: 0,
        }
    }

    /// Forgets all positions. Constant time, but for once in 2³² calls.
    pub fn clear(&mut self) {
        self.filled = 0;
        self.era = self.era.wrapping_add(1);
        if self.era == 0 {
            self.slots.fill(FREE);
            self.era = 1;
        }
    }

    /// The number of the position that `is_same` as the one with this `hash`, if it was seen.
    /// Otherwise the position is remembered as `number`.
    ///
    /// `is_same` is asked about numbers whose hash is `hash`, and compares whole positions.
    pub fn find_or_insert(
        &mut self,
        hash: u64,
        number: u32,
        is_same: impl FnMut(u32) -> bool,
    ) -> Option<u32> {
        if self.filled * 2 >= self.slots.len() {
            self.grow();
        }
        match self.find(hash, is_same) {
            Ok(earlier) => Some(earlier),
            Err(free) => {
                self.slots[free] = Slot {
                    hash,
                    number,
                    era: self.era,
                };
                self.filled += 1;
                None
            }
        }
    }

    /// The number of the position that `is_same` as the one with this `hash`, if it was seen.
    /// Otherwise the slot where it would go, once there are any.
    pub fn find(&self, hash: u64, mut is_same: impl FnMut(u32) -> bool) -> Result<u32, usize> {
        if self.slots.is_empty() {
            return Err(0);
        }
        let mask = self.slots.len() - 1;
        let mut index = hash as usize & mask;
        loop {
            let slot = self.slots[index];
            if slot.era != self.era {
                return Err(index);
            }
            if slot.hash == hash && is_same(slot.number) {
                return Ok(slot.number);
            }
            index = (index + 1) & mask;
        }
    }

    /// Doubles the table.
    fn grow(&mut self) {
        let larger = vec![FREE; (self.slots.len() * 2).max(SMALLEST)];
        let slots = core::mem::replace(&mut self.slots, larger);
        for slot in slots {
            if slot.era == self.era {
                if let Err(free) = self.find(slot.hash, |_| false) {
                    self.slots[free] = slot;
                }
            }
        }
    }
}

/// Spreads `key` over 64 bits, all of which depend on all of `key` (the finalizer of
/// SplitMix64, with the constants that David Stafford found for it).
pub fn mix(key: u64) -> u64 {
    let key = (key ^ (key >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let key = (key ^ (key >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    key ^ (key >> 31)
}

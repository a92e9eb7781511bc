//! A set of items that are found by their hashes, such as the positions of a game or the names of
//! teams.
//!
//! Each item has an id, which is a number chosen by the caller, such as the step after which the
//! position occurred. The set does not keep the items, only their ids and 48 bits of their hashes.
//! Where these bits agree, the caller compares the items themselves. So an answer is never a guess,
//! and a slot takes twelve bytes however large the items are.
//!
//! Every slot carries the generation in which it was filled. Clearing the set begins a new
//! generation, and slots of older ones count as free: constant time, however large the set has
//! grown. Generations have 16 bits, so all slots are freed once in 65,535 games; spread over these
//! games, that costs next to nothing.
//!
//! The set is an open-addressing table with linear probing, at most half full: few slots are
//! examined on average. Hashes depend on a key. We know no way to force collisions, or to crowd a
//! few slots, without the key. In a submission the key is a public constant, but the judge's data
//! is fixed; and a collision costs time, but never changes an answer.

/// The number of slots of the smallest table.
const SMALLEST: usize = 512;

/// A slot of the table. The hash is in two parts, so that a slot takes only twelve bytes.
#[derive(Clone, Copy, Default)]
struct Slot {
    /// The lowest 32 bits of the hash.
    low: u32,
    /// The next 16 bits of the hash.
    high: u16,
    /// The generation in which the slot was filled; 0 if it never was.
    generation: u16,
    id: u32,
}

impl Slot {
    /// Returns the part of the hash that is kept.
    fn hash(&self) -> u64 {
        u64::from(self.high) << 32 | u64::from(self.low)
    }
}

/// The result of a search for an item.
pub enum Lookup {
    /// The item is in the set and has this id.
    Found(u32),
    /// The item is not in the set; this slot is free for it.
    Free(usize),
}

/// A set of items with ids.
pub struct Seen {
    /// The number of slots is a power of two, and at most half of them are filled.
    slots: Vec<Slot>,
    generation: u16,
    filled: usize,
    key: u64,
}

impl Seen {
    /// Returns an empty set whose hashes depend on `key`.
    pub fn new(key: u64) -> Self {
        Seen {
            slots: vec![Slot::default(); SMALLEST],
            generation: 1,
            filled: 0,
            key,
        }
    }

    /// Returns the hash of an item that consists of `words`. The key enters before the first word
    /// is mixed, so which items get equal or similar hashes depends on it.
    #[inline(always)]
    pub fn hash(&self, words: impl IntoIterator<Item = u64>) -> u64 {
        let add = |hash, word| mix(hash ^ word);
        words.into_iter().fold(self.key, add)
    }

    /// Removes all items, in constant time except once in 65,535 calls.
    pub fn clear(&mut self) {
        self.filled = 0;
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            self.slots.fill(Slot::default());
            self.generation = 1;
        }
    }

    /// Looks an item up by its `hash`. `is_same` compares it with the item that has an id, and is
    /// called only if the hashes agree.
    #[inline(always)]
    pub fn find(&self, hash: u64, mut is_same: impl FnMut(u32) -> bool) -> Lookup {
        let kept = hash << 16 >> 16;
        let mask = self.slots.len() - 1;
        let mut index = hash as usize & mask;
        loop {
            let slot = self.slots[index];
            if slot.generation != self.generation {
                return Lookup::Free(index);
            }
            if slot.hash() == kept && is_same(slot.id) {
                return Lookup::Found(slot.id);
            }
            index = (index + 1) & mask;
        }
    }

    /// Adds an item in the free slot that [`Seen::find`] has just returned.
    #[inline(always)]
    pub fn insert(&mut self, free: usize, hash: u64, id: u32) {
        self.slots[free] = Slot {
            low: hash as u32,
            high: (hash >> 32) as u16,
            generation: self.generation,
            id,
        };
        self.filled += 1;
        if self.filled * 2 > self.slots.len() {
            self.grow();
        }
    }

    /// Doubles the table.
    #[inline(never)]
    fn grow(&mut self) {
        let larger = vec![Slot::default(); self.slots.len() * 2];
        let slots = std::mem::replace(&mut self.slots, larger);
        for slot in slots {
            if slot.generation == self.generation {
                if let Lookup::Free(free) = self.find(slot.hash(), |_| false) {
                    self.slots[free] = slot;
                }
            }
        }
    }
}

/// Mixes `bits`: each bit of the result depends on all of them (the finalizer of SplitMix64, with
/// the constants that David Stafford found for it).
pub fn mix(bits: u64) -> u64 {
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

//! A set of items that are found by their hashes, such as the positions of a game or the names of
//! teams.
//!
//! Each item has an id, a number chosen by the caller, such as the step after which the position
//! occurred. The set does not keep the items, only their ids and 48 bits of their hashes. If these
//! bits of two items agree, the caller compares the items themselves. So a lookup is exact, and a
//! slot of the table takes twelve bytes, however large the items are.
//!
//! Every slot has the number of the generation in which it was filled. Clearing the set begins a
//! new generation, and slots of older generations count as free. That takes constant time. A
//! generation has 16 bits, so one in 65,535 clears has to reset all slots.
//!
//! The table uses open addressing with linear probing and is at most three quarters full, so a
//! search looks at few slots on average. Hashes depend on a key. Whoever does not know it can
//! choose two items that collide for some keys, about one in a thousand, but no input is known that
//! is slow for most keys. A file submitted to a judge has a constant key, but the judge's data was
//! made before. A collision costs time, but never changes an answer.

/// The number of slots at first: most games need no more.
const INITIAL_SLOTS: usize = 512;

/// A slot of the table. The hash is in two parts: a `u64` would make a slot larger.
#[derive(Clone, Copy, Default)]
struct Slot {
    /// The lowest 32 bits of the hash.
    low: u32,
    /// The next 16 bits of the hash.
    high: u16,
    /// The generation in which the slot was filled; 0 in a new slot.
    generation: u16,
    id: u32,
}

impl Slot {
    /// Returns the 48 bits of the hash that are kept.
    fn kept_hash(&self) -> u64 {
        u64::from(self.high) << 32 | u64::from(self.low)
    }
}

/// The result of a search for an item.
pub enum Lookup {
    /// The item is in the set and has this id.
    Found(u32),
    /// The item is not in the set. It can be inserted at this index.
    Free(usize),
}

/// A set of items with ids.
pub struct Seen {
    /// The number of slots is a power of two, and at most three quarters of them are filled.
    slots: Vec<Slot>,
    generation: u16,
    /// The number of items.
    len: usize,
    key: u64,
}

impl Seen {
    /// Returns an empty set whose hashes depend on `key`.
    pub fn new(key: u64) -> Self {
        Seen {
            slots: vec![Slot::default(); INITIAL_SLOTS],
            generation: 1,
            len: 0,
            key,
        }
    }

    /// Returns the hash of an item that consists of these numbers. Hashing starts with the key, so
    /// the key decides which items collide.
    #[inline(always)]
    pub fn hash(&self, numbers: impl IntoIterator<Item = u64>) -> u64 {
        let mix_in = |hash, number| mix(hash ^ number);
        numbers.into_iter().fold(self.key, mix_in)
    }

    /// Removes all items, in constant time except once in 65,535 calls.
    pub fn clear(&mut self) {
        self.len = 0;
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            self.slots.fill(Slot::default());
            self.generation = 1;
        }
    }

    /// Looks an item up by its `hash`. `is_same` gets the id of an item in the set with this hash,
    /// and returns true if the items are equal.
    #[inline(always)]
    pub fn find(&self, hash: u64, mut is_same: impl FnMut(u32) -> bool) -> Lookup {
        let kept_hash = hash << 16 >> 16;
        let mask = self.slots.len() - 1;
        let mut index = hash as usize & mask;
        loop {
            let slot = self.slots[index];
            if slot.generation != self.generation {
                return Lookup::Free(index);
            }
            if slot.kept_hash() == kept_hash && is_same(slot.id) {
                return Lookup::Found(slot.id);
            }
            index = (index + 1) & mask;
        }
    }

    /// Adds an item at the free index that [`Seen::find`] has just returned.
    #[inline(always)]
    pub fn insert(&mut self, index: usize, hash: u64, id: u32) {
        self.slots[index] = Slot {
            low: hash as u32,
            high: (hash >> 32) as u16,
            generation: self.generation,
            id,
        };
        self.len += 1;
        if self.len > self.slots.len() / 4 * 3 {
            self.grow();
        }
    }

    /// Doubles the table.
    #[inline(never)]
    fn grow(&mut self) {
        let larger = vec![Slot::default(); self.slots.len() * 2];
        let old = std::mem::replace(&mut self.slots, larger);
        for slot in old {
            if slot.generation == self.generation {
                if let Lookup::Free(index) = self.find(slot.kept_hash(), |_| false) {
                    self.slots[index] = slot;
                }
            }
        }
    }
}

/// Mixes `bits`: each bit of the result depends on all of `bits`. This is the finalizer of
/// SplitMix64, with constants by David Stafford.
pub fn mix(bits: u64) -> u64 {
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

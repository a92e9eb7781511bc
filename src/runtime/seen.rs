//! A set of items that are numbered and found by hash, such as the positions that a game has gone
//! through or the names of teams: open addressing, exact, growing.
//!
//! The set does not keep the items, only 48 bits of a hash and a number for each; the caller knows
//! from the number what the item was. The caller supplies a comparison of whole items, which is
//! called only where these bits agree. So an answer is never a guess, and a slot takes twelve bytes
//! however large the items are.
//!
//! Every slot carries the generation in which it was filled. Clearing the set begins a new
//! generation, and slots of older ones count as free: constant time, however large the set has
//! grown. Generations have 16 bits, so all slots are freed once in 65,535 games; spread over these
//! games, that costs next to nothing.
//!
//! Linear probing, at most half full: few slots are examined on average. Hashes depend on a key.
//! Without it, no way is known to write an input with items whose hashes collide or crowd a few
//! slots, so no input is slow.

/// Slots of the smallest table.
const SMALLEST: usize = 512;

#[derive(Clone, Copy)]
struct Slot {
    /// The lowest bits of the hash, and the 16 bits above them.
    low: u32,
    high: u16,
    /// 0 is the generation of slots that were never filled.
    generation: u16,
    number: u32,
}

const FREE: Slot = Slot {
    low: 0,
    high: 0,
    generation: 0,
    number: 0,
};

impl Slot {
    /// All of the hash that is kept.
    fn hash(&self) -> u64 {
        u64::from(self.high) << 32 | u64::from(self.low)
    }
}

/// What a search for an item has found.
pub enum Lookup {
    /// The item was seen before, with this number.
    Found(u32),
    /// The item is new; this slot is free for it.
    Free(usize),
}

/// A set of numbered items, found by hash.
pub struct Seen {
    /// Their number is a power of two, and at most half of them are filled.
    slots: Vec<Slot>,
    generation: u16,
    filled: usize,
    key: u64,
}

impl Seen {
    /// An empty set whose hashes use this key.
    pub fn new(key: u64) -> Self {
        Seen {
            slots: vec![FREE; SMALLEST],
            generation: 1,
            filled: 0,
            key,
        }
    }

    /// The hash of an item that consists of `words`. The key enters before the first is mixed:
    /// without it, nothing is known about how hashes are related.
    #[inline(always)]
    pub fn hash(&self, words: impl IntoIterator<Item = u64>) -> u64 {
        let add = |hash, word| mix(hash ^ word);
        words.into_iter().fold(self.key, add)
    }

    /// Forgets all items in constant time, except once in 65,535 calls.
    pub fn clear(&mut self) {
        self.filled = 0;
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            self.slots.fill(FREE);
            self.generation = 1;
        }
    }

    /// Looks an item up by its `hash`. `is_same` compares it with the item of a number; it is
    /// called only if what is kept of the hashes is equal.
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
            if slot.hash() == kept && is_same(slot.number) {
                return Lookup::Found(slot.number);
            }
            index = (index + 1) & mask;
        }
    }

    /// Remembers an item as `number` in the slot that [`Seen::find`] has just returned.
    #[inline(always)]
    pub fn insert(&mut self, free: usize, hash: u64, number: u32) {
        self.slots[free] = Slot {
            low: hash as u32,
            high: (hash >> 32) as u16,
            generation: self.generation,
            number,
        };
        self.filled += 1;
        if self.filled * 2 > self.slots.len() {
            self.grow();
        }
    }

    /// Doubles the table.
    #[inline(never)]
    fn grow(&mut self) {
        let larger = vec![FREE; self.slots.len() * 2];
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

/// A hash of bytes that never changes: FNV-1a with 64 bits.
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

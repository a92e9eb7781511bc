//! Packs the JSON of a case, in which most of a step is as it was in an earlier one: stretches that
//! occurred before become copies (LZ77). `unpack` in `page.js` is the counterpart.
//!
//! A copy is a tab, which JSON does not hold, and five digits: three say how many bytes before it
//! the stretch begins, and two how long it is. A digit is one of the 64 characters from `?` to `~`,
//! none of which means anything in HTML. Earlier stretches are found by their first eight bytes and
//! by their first 32; only the latest place of each is tried. Cards look alike, and 32 bytes find
//! the same cards in the step before.

use crate::runtime::scanner::first_bytes;
use crate::runtime::seen::mix;
use alloc::vec;
use alloc::vec::Vec;

/// Bytes of text after which everything is forgotten, and the most that are packed at once. So
/// distances have three digits.
const WINDOW: usize = 1 << 17;

/// A copy of fewer bytes would not be shorter.
const LEAST: usize = 8;

/// Packs a text.
pub struct Packer {
    text: Vec<u8>,
    /// For hashes of 8 and of 32 bytes, the latest place of some with that hash in the text; 0 for
    /// none.
    latest: [Vec<u32>; 2],
}

impl Packer {
    /// Begins a text.
    pub fn new() -> Self {
        Packer {
            text: Vec::new(),
            latest: [8, 32].map(|_| vec![0; 1 << 16]),
        }
    }

    /// Packs more of the text.
    pub fn pack(&mut self, text: &[u8], output: &mut Vec<u8>) {
        for part in text.chunks(WINDOW) {
            if self.text.len() > WINDOW {
                *self = Packer::new();
            }
            let mut next = self.text.len();
            self.text.extend_from_slice(part);
            while next < self.text.len() {
                next += self.pack_stretch(next, output);
            }
        }
    }

    /// Packs the stretch or the byte that is next, and returns its length.
    fn pack_stretch(&mut self, next: usize, output: &mut Vec<u8>) -> usize {
        let both = self.latest_before(next).map(|before| {
            let (from, text) = (&self.text[before..next], &self.text[next..]);
            let same = from.iter().zip(text).take_while(|(one, two)| one == two);
            (same.count().min(64 * 64 - 1), before)
        });
        let (length, before) = both[0].max(both[1]);
        if length < LEAST {
            output.push(self.text[next]);
            return 1;
        }
        output.push(b'\t');
        let distance = next - before;
        for digit in [distance >> 12, distance >> 6, distance, length >> 6, length] {
            output.push(b'?' + (digit % 64) as u8);
        }
        (next + 1..next + length).for_each(|place| {
            self.latest_before(place);
        });
        length
    }

    /// The latest places of the 8 and of the 32 bytes at `next`, and notes that they are there.
    fn latest_before(&mut self, next: usize) -> [usize; 2] {
        let eights = self.text[next..].chunks(8).filter_map(first_bytes);
        let mut places = [next; 2];
        let mut hash = 0;
        for (eight, count) in eights.take(4).zip(1..) {
            hash = mix(hash ^ u64::from_le_bytes(*eight));
            if let 1 | 4 = count {
                let latest = &mut self.latest[count / 4];
                let slot = &mut latest[(hash >> 48) as usize];
                places[count / 4] = core::mem::replace(slot, next as u32) as usize;
            }
        }
        places
    }
}

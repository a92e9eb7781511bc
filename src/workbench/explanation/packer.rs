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

/// Bytes of text after which everything is forgotten, and the most that are packed at once. So
/// distances have three digits.
const WINDOW: usize = 1 << 17;

/// A copy of fewer bytes would not be shorter.
const LEAST: usize = 8;

/// Packs texts.
pub struct Packer {
    /// The text, or the end of it that is remembered.
    text: Vec<u8>,
    /// How many bytes came before it.
    begin: usize,
    /// For hashes of 8 and of 32 bytes, the latest place of some with that hash, counted with the
    /// bytes before the text; what is forgotten stays here, but is not used.
    latest: [Vec<usize>; 2],
}

impl Packer {
    /// A packer that remembers nothing yet.
    pub fn new() -> Self {
        Packer {
            text: Vec::new(),
            begin: 0,
            latest: [8, 32].map(|_| vec![0; 1 << 16]),
        }
    }

    /// Begins a text, which is unpacked without those before it.
    pub fn begin(&mut self) {
        self.begin += self.text.len();
        self.text.clear();
    }

    /// Packs more of the text.
    pub fn pack(&mut self, text: &[u8], output: &mut Vec<u8>) {
        for part in text.chunks(WINDOW) {
            if self.text.len() > WINDOW {
                self.begin();
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
        // To note every fourth one takes half the time, and finds nearly as much.
        for other in (next + 1..next + length).step_by(4) {
            self.latest_before(other);
        }
        length
    }

    /// Where the latest copies of the 8 and of the 32 bytes at `next`, and notes that they are there.
    fn latest_before(&mut self, next: usize) -> [usize; 2] {
        let eights = self.text[next..].chunks(8).filter_map(first_bytes);
        let mut found = [next; 2];
        let mut hash = 0;
        for (eight, count) in eights.take(4).zip(1..) {
            hash = mix(hash ^ u64::from_le_bytes(*eight));
            if let 1 | 4 = count {
                let latest = &mut self.latest[count / 4];
                let slot = &mut latest[(hash >> 48) as usize];
                let before = std::mem::replace(slot, self.begin + next);
                found[count / 4] = before.checked_sub(self.begin).unwrap_or(next);
            }
        }
        found
    }
}

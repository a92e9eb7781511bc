//! Packs the text of a case, in which most of a step is as it was in an earlier one, to a twentieth
//! or less. `unpack` in `page.js` is its counterpart and has to take the same steps.
//!
//! Each byte is predicted: it is the one after the byte predicted last if that was right, otherwise
//! the one that followed the last four bytes when they occurred before. What is coded is whether
//! this is right, and the bits of the byte if it is not. Each of these decisions has a probability
//! that is learnt from those before it in the same context. The arithmetic coder keeps an interval
//! of numbers, of which every decision leaves the part that its probability allots to it; so a
//! decision that was expected costs a small part of a bit. The digits that all numbers of the
//! interval begin with are written: 6 bits each, as characters from `?` to `~`, none of which means
//! anything in HTML. The memory is constant; a byte takes some 30 ns.

use alloc::vec;
use alloc::vec::Vec;

/// How many bytes are remembered.
const SIZE: usize = 1 << 16;

/// The numbers of the interval have 5 digits of 6 bits.
const DIGITS: u32 = 5;

/// A byte that no text holds stands at its end.
const END: u8 = 0;

/// Packs a text.
pub struct Packer {
    /// The bytes before, that at an index followed by the next one; the oldest are overwritten.
    recent: Vec<u8>,
    /// Where the next byte goes in `recent`.
    next: usize,
    /// Where the predicted byte is in `recent`.
    predicted: usize,
    /// How many predictions in a row were right; more than 3 count as 3.
    run: usize,
    /// The last four bytes in 16 bits.
    context: usize,
    /// For each context, what followed it last: an index of `recent`, 0 for nothing.
    followed: Vec<u16>,
    /// For each run, predicted byte and byte before: how probable it is, in parts of 4,096, that
    /// the prediction is right.
    hits: Vec<u16>,
    /// For each predicted byte, which was wrong, and the first bits of the right one: how probable
    /// a one is as the next bit.
    bits: Vec<u16>,
    /// The interval.
    low: u32,
    high: u32,
}

impl Packer {
    /// Begins a text.
    pub fn new() -> Self {
        Packer {
            recent: vec![0; SIZE],
            next: 0,
            predicted: 0,
            run: 0,
            context: 0,
            followed: vec![0; SIZE],
            hits: vec![2048; 4 * SIZE],
            bits: vec![2048; SIZE],
            low: 0,
            high: (1 << (6 * DIGITS)) - 1,
        }
    }

    /// Packs more of the text.
    pub fn pack(&mut self, text: &[u8], output: &mut Vec<u8>) {
        for &byte in text {
            self.pack_byte(byte, output);
        }
    }

    /// Ends the text.
    pub fn end(mut self, output: &mut Vec<u8>) {
        self.pack_byte(END, output);
        for _ in 0..DIGITS {
            self.write_digit(output);
        }
    }

    fn pack_byte(&mut self, byte: u8, output: &mut Vec<u8>) {
        let predicted = usize::from(self.recent[self.predicted]);
        let before = usize::from(self.recent[(self.next + SIZE - 1) % SIZE]);
        let is_right = predicted == usize::from(byte);
        let hit = self.run * SIZE + predicted * 256 + before;
        let part = learn(&mut self.hits[hit], is_right);
        self.narrow(part, is_right, output);
        if !is_right {
            let mut first_bits = 1;
            for place in (0..8).rev() {
                let is_one = byte >> place & 1 == 1;
                let part = learn(&mut self.bits[predicted * 256 + first_bits], is_one);
                self.narrow(part, is_one, output);
                first_bits = 2 * first_bits + usize::from(is_one);
            }
        }
        self.recent[self.next] = byte;
        self.next = (self.next + 1) % SIZE;
        self.context = ((self.context * 16) ^ usize::from(byte)) % SIZE;
        self.predicted = (self.predicted + 1) % SIZE;
        let followed = &mut self.followed[self.context];
        if !is_right && *followed > 0 {
            self.predicted = usize::from(*followed);
        }
        *followed = self.next as u16;
        self.run = if is_right { 3.min(self.run + 1) } else { 0 };
    }

    /// Keeps the lower part of the interval, so many parts of 4,096, or what is above it.
    fn narrow(&mut self, part: u32, is_lower: bool, output: &mut Vec<u8>) {
        let middle = self.low + ((self.high - self.low) >> 12) * part;
        if is_lower {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        while (self.low ^ self.high) >> (6 * (DIGITS - 1)) == 0 {
            self.write_digit(output);
        }
    }

    /// Writes the first digit of the lowest number and goes on with the digits after it.
    fn write_digit(&mut self, output: &mut Vec<u8>) {
        let rest = 6 * (DIGITS - 1);
        output.push(b'?' + (self.low >> rest) as u8);
        let all = (1 << rest) - 1;
        self.low = (self.low & all) << 6;
        self.high = (self.high & all) << 6 | 63;
    }
}

/// Returns a probability and moves it towards what happened.
fn learn(probability: &mut u16, happened: bool) -> u32 {
    let before = *probability;
    *probability = if happened {
        before + ((4096 - before) >> 4)
    } else {
        before - (before >> 4)
    };
    before.into()
}

//! A deck, and how one in the usual layout is read at once: a blank or newline after each card.
//!
//! No card waits for the length of the one before: separators are found in eight bytes at once,
//! and the byte before a separator tells the card: "0" is a ten.

use crate::runtime::scanner::first_bytes;

/// Cards of a deck.
pub const CARDS: usize = 52;

/// The values of a deck's cards, from the top: 1 to 10.
pub type Deck = [u8; CARDS];

/// Bytes that are examined: 52 tens take 156.
const BYTES: usize = 160;

/// A byte of 1 in each place.
const ONES: u64 = u64::MAX / 255;

/// A deck in the usual layout and its length in bytes, if the window begins with one.
pub fn usual_deck(window: &[u8]) -> Option<(Deck, usize)> {
    let bytes: &[u8; BYTES] = first_bytes(window)?;
    let mut usual = has_usual_names(bytes);
    let mut deck = last_bytes(bytes)?;
    let mut length = 2 * CARDS;
    for card in &mut deck {
        let digit = card.wrapping_sub(b'0');
        usual &= digit < 10;
        length += usize::from(digit == 0);
        *card = if digit == 0 { 10 } else { digit };
    }
    usual.then_some((deck, length))
}

/// Whether each name is "10" or one other byte, or nothing between two separators.
#[inline(always)]
fn has_usual_names(bytes: &[u8; BYTES]) -> bool {
    let mut usual = bytes[0] != b'0';
    for (&before, &byte) in bytes.iter().zip(&bytes[1..]) {
        let separates = (byte == b' ') | (byte == b'\n');
        // The bits by which separators are found.
        let begins = before & 0x50 == 0;
        usual &= separates | (begins & (byte != b'0')) | ((byte == b'0') & (before == b'1'));
    }
    usual
}

/// The bytes before the first 52 separators.
#[inline(always)]
fn last_bytes(bytes: &[u8; BYTES]) -> Option<[u8; CARDS]> {
    let mut last_bytes = [0; BYTES + 4];
    let (mut cards, mut byte_before) = (0, 0);
    for eight in bytes.chunks_exact(8) {
        let word = u64::from_le_bytes(*first_bytes(eight)?);
        let before = word << 8 | byte_before;
        byte_before = word >> 56;
        let mut separators = !(word >> 4 | word >> 6) & ONES;
        let count = separators.wrapping_mul(ONES) >> 56;
        // Of more than four, two are neighbors: then there is a separator or 0 for a card.
        for last_byte in &mut last_bytes[cards..cards + 4] {
            *last_byte = (before >> (separators | 1 << 63).trailing_zeros()) as u8;
            separators &= separators.wrapping_sub(1);
        }
        cards += count as usize;
    }
    first_bytes(&last_bytes).copied()
}

//! Packs of 52 cards in the usual layout: a blank or newline after each card, and "10" the only
//! name of two bytes.
//!
//! No card waits for the length of the one before: separators are found in eight bytes at once,
//! and the byte before a separator tells the card: "0" is a ten.

use crate::runtime::scanner::first_bytes;

/// Cards of a pack.
const CARDS: usize = 52;

/// A byte of 1 in each place.
const ONES: u64 = u64::MAX / 255;

/// The last byte of each card, which may be any byte, and the length of the pack in bytes, if
/// the window begins with one. `BYTES`, a multiple of 8, is at least the length, and at most
/// 160.
#[inline(always)]
pub fn usual_pack<const BYTES: usize>(window: &[u8]) -> Option<([u8; CARDS], usize)> {
    let bytes: &[u8; BYTES] = first_bytes(window)?;
    if !has_usual_names(bytes) {
        return None;
    }
    let mut last_bytes = [0; 160 + 4];
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
    let last_bytes: [u8; CARDS] = *first_bytes(&last_bytes)?;
    let tens = last_bytes.iter().filter(|&&byte| byte == b'0').count();
    Some((last_bytes, 2 * CARDS + tens))
}

/// Whether each name is "10" or one other byte, or nothing between two separators.
#[inline(always)]
fn has_usual_names(bytes: &[u8]) -> bool {
    let mut usual = bytes[0] != b'0';
    for (&before, &byte) in bytes.iter().zip(&bytes[1..]) {
        let separates = (byte == b' ') | (byte == b'\n');
        // The bits by which separators are found.
        let begins = before & 0x50 == 0;
        usual &= separates | (begins & (byte != b'0')) | ((byte == b'0') & (before == b'1'));
    }
    usual
}

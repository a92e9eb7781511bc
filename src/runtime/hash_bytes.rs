//! A hash of bytes, which are read eight at a time; the last eight may be read twice.

use crate::runtime::scanner::first_bytes;
use crate::runtime::seen::mix;

/// A 64-bit hash that depends on every byte and on the length.
pub fn hash_bytes(bytes: &[u8]) -> u64 {
    const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
    let Some(last) = bytes
        .len()
        .checked_sub(8)
        .and_then(|at| first_bytes(&bytes[at..]))
    else {
        let pack = |hash, &byte: &u8| hash << 8 | u64::from(byte);
        return mix(bytes.iter().fold(1, pack));
    };
    let mut hash = bytes.len() as u64;
    let mut rest = bytes;
    while let Some(eight) = first_bytes(rest) {
        hash = (hash ^ u64::from_le_bytes(*eight)).wrapping_mul(SPREAD);
        hash = hash.rotate_left(32);
        rest = &rest[8..];
    }
    mix(hash ^ u64::from_le_bytes(*last))
}

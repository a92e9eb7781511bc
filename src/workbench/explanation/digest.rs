//! SHA-256 (FIPS 180-4) in Base64, by which a page's policy names its script and its style. The
//! constants are computed as the standard defines them, from the first primes.

use alloc::string::String;
use alloc::vec::Vec;

/// The digest of `bytes`.
pub fn sha256_base64(bytes: &[u8]) -> String {
    base64(&sha256(bytes))
}

fn sha256(bytes: &[u8]) -> [u8; 32] {
    let mut padded = bytes.to_vec();
    padded.push(0x80);
    while padded.len() % 64 != 56 {
        padded.push(0);
    }
    padded.extend_from_slice(&(8 * bytes.len() as u64).to_be_bytes());
    let primes = (2_u128..).filter(|&number| (2..number).all(|factor| number % factor != 0));
    let primes: Vec<u128> = primes.take(64).collect();
    let constants: Vec<u32> = primes
        .iter()
        .map(|&prime| root_fraction(prime, 3))
        .collect();
    let mut state: Vec<u32> = primes[..8]
        .iter()
        .map(|&prime| root_fraction(prime, 2))
        .collect();
    for block in padded.chunks_exact(64) {
        let after = rounds(&state, &constants, block);
        for (sum, word) in state.iter_mut().zip(after) {
            *sum = sum.wrapping_add(word);
        }
    }
    let mut digest = [0; 32];
    for (bytes, word) in digest.chunks_exact_mut(4).zip(state) {
        bytes.copy_from_slice(&word.to_be_bytes());
    }
    digest
}

/// The first 32 bits after the point of the square or cube root of `number`.
fn root_fraction(number: u128, degree: u32) -> u32 {
    let scaled = number << (32 * degree);
    let mut root = 0_u128;
    for bit in (0..36).rev() {
        let larger = root | 1 << bit;
        if larger.pow(degree) <= scaled {
            root = larger;
        }
    }
    root as u32
}

/// The state after the 64 rounds of a block.
fn rounds(state: &[u32], constants: &[u32], block: &[u8]) -> [u32; 8] {
    let mut words = [0_u32; 64];
    for (word, bytes) in words.iter_mut().zip(block.chunks_exact(4)) {
        *word = bytes
            .iter()
            .fold(0, |word, &byte| word << 8 | u32::from(byte));
    }
    for place in 16..64 {
        let (early, late) = (words[place - 15], words[place - 2]);
        let early = early.rotate_right(7) ^ early.rotate_right(18) ^ early >> 3;
        let late = late.rotate_right(17) ^ late.rotate_right(19) ^ late >> 10;
        let sum = words[place - 16].wrapping_add(words[place - 7]);
        words[place] = sum.wrapping_add(early).wrapping_add(late);
    }
    let mut round = [0; 8];
    round.copy_from_slice(state);
    for (word, constant) in words.into_iter().zip(constants) {
        let [a, b, c, d, e, f, g, h] = round;
        let first = [
            e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25),
            e & f ^ !e & g,
            *constant,
            word,
        ];
        let first = first.into_iter().fold(h, u32::wrapping_add);
        let second = (a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22))
            .wrapping_add(a & b ^ a & c ^ b & c);
        round = [
            first.wrapping_add(second),
            a,
            b,
            c,
            d.wrapping_add(first),
            e,
            f,
            g,
        ];
    }
    round
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let byte = |place: usize| u32::from(three.get(place).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for digit in 0..4 {
            text.push(if digit > three.len() {
                '='
            } else {
                char::from(DIGITS[(bits >> (18 - 6 * digit)) as usize & 63])
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use crate::workbench::explanation::digest::sha256_base64;

    #[test]
    fn digests_of_the_standard() {
        let digest = sha256_base64(b"abc");
        assert_eq!(digest, "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
        let two_blocks = b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
        let digest = sha256_base64(two_blocks);
        assert_eq!(digest, "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE=");
    }
}

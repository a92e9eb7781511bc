//! Whole numbers, as words of the input and as digits of the output.

use crate::runtime::scanner::{Scanner, StreamError};
use alloc::vec::Vec;

/// Reads the next word as a number; `None` for any other word and at the end of the input.
pub fn read_number(scanner: &mut Scanner) -> Result<Option<u32>, StreamError> {
    Ok(parse_number(scanner.word()?))
}

/// The number that `word` stands for: digits without a sign or leading zeros, below 2³².
pub fn parse_number(word: &[u8]) -> Option<u32> {
    if word.is_empty() || (word[0] == b'0' && word.len() > 1) {
        return None;
    }
    word.iter().try_fold(0_u32, |value, byte| {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        value.checked_mul(10)?.checked_add(u32::from(digit))
    })
}

/// Appends the digits of `value` to `output`.
#[inline]
pub fn write_number(output: &mut Vec<u8>, value: u64) {
    let mut digits = [0; 20];
    let mut first = digits.len();
    let mut rest = value;
    loop {
        first -= 1;
        digits[first] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    output.extend_from_slice(&digits[first..]);
}

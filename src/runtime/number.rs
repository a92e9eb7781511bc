//! Reads and writes whole numbers. The functions at the end read the number that begins a case, or
//! the number of cases.
//!
//! The digits of a short word are joined several at a time, in a `u64`. This is known as SWAR,
//! "SIMD within a register" (Daniel Lemire, "Quickly parsing eight digits", 2018).

use crate::runtime::message::{unexpected, Unexpected};
use crate::runtime::scanner::{Error, Scanner, StreamError};
use std::ops::RangeInclusive;

/// Reads the next word as a number. Returns `None` if it is not a number, or at the end of the
/// input.
#[inline(always)]
pub fn read_number(scanner: &mut Scanner) -> Result<Option<u32>, StreamError> {
    match scanner.short_word() {
        Some((eight, length)) => Ok(short_number(eight, length)),
        None => Ok(parse_number(scanner.word()?)),
    }
}

/// Like [`parse_number`], for the word in the first `length` bytes, 1 to 7, of `eight`, in
/// little-endian order.
#[inline(always)]
fn short_number(eight: u64, length: usize) -> Option<u32> {
    // XOR turns '0' to '9' into 0 to 9. The shift moves the last digit to the highest byte and
    // inserts leading zeros in the lower bytes.
    let digits = (eight ^ 0x3030_3030_3030_3030) << (64 - 8 * length);
    // Adding 0x76 sets the top bit of bytes 0x0A to 0x89. Bytes from 0x80 on have it already, hence
    // `| digits`. A carry, from 0x8A on, can only spoil a word that is rejected anyway.
    let above_nine = (digits.wrapping_add(0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080;
    // `&` and `|` make this a single branch. A separate branch on a leading zero would be hard to
    // predict.
    let leading_zero = u64::from(eight as u8 == b'0') & u64::from(length > 1);
    if above_nine | leading_zero != 0 {
        return None;
    }
    // Neighbours are joined: digits to numbers below 100, these to numbers below 10,000, and these
    // to the result. Earlier digits are in lower bytes, so the lower neighbour is multiplied. The
    // mask keeps every second sum. From the lowest byte on, 1234 becomes:
    //   digits  0  0  0  0  1  2  3  4
    //   pairs   0  .  0  .  12 .  34 .   1 * 10 + 2 and 3 * 10 + 4, in every second byte
    //   fours   0  .  .  .  1234         12 * 100 + 34, in every fourth byte
    //   result  1234                     0 * 10,000 + 1234
    let pairs = (digits * 10 + (digits >> 8)) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs * 100 + (pairs >> 16)) & 0x0000_FFFF_0000_FFFF;
    Some((fours * 10_000 + (fours >> 32)) as u32)
}

/// Parses decimal digits without sign or leading zero, below 2³². Returns `None` for other words.
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
    let mut digits = [0; 20]; // 2⁶⁴ has 20 digits.
    let mut start = digits.len();
    let mut rest = value;
    loop {
        start -= 1;
        digits[start] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    output.extend_from_slice(&digits[start..]);
}

/// Reads the number in `range` that begins a case. Returns `None` if no case follows: at a 0 or at
/// the end of the input. Any other word is an error, whose message says what was `expected`.
pub fn read_first_number<E>(
    scanner: &mut Scanner,
    range: RangeInclusive<u32>,
    expected: &'static str,
    error: fn(Unexpected) -> E,
) -> Result<Option<u32>, Error<E>> {
    match read_number(scanner)? {
        Some(0) => Ok(None),
        Some(number) if range.contains(&number) => Ok(Some(number)),
        _ if scanner.last_word().is_empty() => Ok(None),
        _ => Err(unexpected(scanner, expected, error)),
    }
}

/// Returns true if another case follows, in an input that begins with the number of cases. Reads
/// that number before the first case. A word after the last case is an error.
pub fn case_follows<E>(
    scanner: &mut Scanner,
    count_expected: &'static str,
    error: fn(Unexpected) -> E,
) -> Result<bool, Error<E>> {
    // `next_case` has incremented `case_number`, so it is 1 before the first case.
    if scanner.case_number == 1 {
        let Some(case_count) = read_number(scanner)? else {
            scanner.case_number = 0; // The error belongs to no case.
            return Err(unexpected(scanner, count_expected, error));
        };
        scanner.case_count = case_count;
    }
    if scanner.case_number <= u64::from(scanner.case_count) {
        return Ok(true);
    }
    if scanner.word()?.is_empty() {
        return Ok(false);
    }
    scanner.case_number = 0;
    Err(unexpected(scanner, "the end of the input", error))
}

//! Whole numbers, as words of the input and as digits of the output; and the numbers that say which
//! cases there are.
//!
//! The digits of a short word are added up several at a time in one machine word. This is known as
//! SWAR, "SIMD within a register" (Daniel Lemire, "Quickly parsing eight digits", 2018).

use crate::runtime::message::Unexpected;
use crate::runtime::scanner::{Error, Scanner, StreamError};
use std::ops::RangeInclusive;

/// Reads the next word as a number; `None` for any other word and at the end of the input.
#[inline(always)]
pub fn read_number(scanner: &mut Scanner) -> Result<Option<u32>, StreamError> {
    match scanner.short_word() {
        Some((word, length)) => Ok(short_number(word, length)),
        None => Ok(parse_number(scanner.word()?)),
    }
}

/// The number that a word of at most seven bytes stands for; its first byte is the lowest.
#[inline(always)]
fn short_number(word: u64, length: usize) -> Option<u32> {
    // A digit in each byte, the last one in the highest; zeros precede the first.
    let digits = (word ^ 0x3030_3030_3030_3030) << (64 - 8 * length);
    let above_nine = digits.wrapping_add(0x7676_7676_7676_7676) | digits;
    let above_nine = above_nine & 0x8080_8080_8080_8080;
    // One condition instead of two: a branch on whether the number is 0 is hard to predict.
    let leading_zero = u64::from(word as u8 == b'0') & u64::from(length > 1);
    if above_nine | leading_zero != 0 {
        return None;
    }
    // Neighbours are joined: digits to numbers below 100, these to numbers below 10,000, and so on.
    // The first digit is in the lowest byte, so of two neighbours the lower one is multiplied.
    let pairs = (digits * 10 + (digits >> 8)) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs * 100 + (pairs >> 16)) & 0x0000_FFFF_0000_FFFF;
    Some((fours.wrapping_mul(10_000) + (fours >> 32)) as u32)
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

/// Reads the number in `range` that begins a case. `None` if there is no further case: at a 0
/// or at the end of the input. Fails at any other word, with this `error`, which says what was
/// `expected`.
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
        _ => {
            let word = Unexpected::new(scanner.last_word(), expected);
            Err(scanner.bad_input(error(word)))
        }
    }
}

/// Whether another case follows, where the number of cases comes before the first: reads that
/// number, too. After the last case, reads the end of the input. Errors belong to no case.
pub fn read_whether_case_follows<E>(
    scanner: &mut Scanner,
    count_expected: &'static str,
    error: fn(Unexpected) -> E,
) -> Result<bool, Error<E>> {
    if scanner.case == 1 {
        let Some(cases) = read_number(scanner)? else {
            return Err(outside_of_cases(scanner, count_expected, error));
        };
        scanner.cases = cases;
    }
    if scanner.case <= u64::from(scanner.cases) {
        return Ok(true);
    }
    read_end(scanner, error)?;
    Ok(false)
}

/// Nothing may follow the last case.
fn read_end<E>(scanner: &mut Scanner, error: fn(Unexpected) -> E) -> Result<(), Error<E>> {
    if scanner.word()?.is_empty() {
        return Ok(());
    }
    Err(outside_of_cases(scanner, "the end of the input", error))
}

/// The word read last is not what was expected before the first case or after the last.
fn outside_of_cases<E>(
    scanner: &mut Scanner,
    expected: &'static str,
    error: fn(Unexpected) -> E,
) -> Error<E> {
    scanner.case = 0;
    let word = Unexpected::new(scanner.last_word(), expected);
    scanner.bad_input(error(word))
}

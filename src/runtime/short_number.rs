//! Numbers of one or two digits, read without branching on how many there are: that could not
//! be predicted, and a wrong prediction costs more than the whole number.

use crate::runtime::scanner::is_white_space;

/// Reads the number below 100 at `bytes[*at]`, and moves `at` past it and the white space after
/// it. `usual` becomes false if anything else is there. Examines three bytes.
#[inline(always)]
pub fn short_number(bytes: &[u8], at: &mut usize, usual: &mut bool) -> u32 {
    let first = bytes[*at].wrapping_sub(b'0');
    let second = bytes[*at + 1].wrapping_sub(b'0');
    let has_two = second < 10;
    let tens = u32::from(first) * if has_two { 10 } else { 1 };
    let ones = if has_two { u32::from(second) } else { 0 };
    *at += 2 + usize::from(has_two);
    *usual &= first.wrapping_sub(1) < 9 && is_white_space(bytes[*at - 1]);
    tens + ones
}

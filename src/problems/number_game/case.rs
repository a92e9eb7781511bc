//! The input of Number Game (POJ 1143). A position is a count, then that many available numbers,
//! each from 2 to 20, in any order. A 0 in place of a count ends the input.

use crate::runtime::message::{unexpected, Unexpected};
use crate::runtime::number::{read_first_number, read_number, write_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Input;
use std::fmt::{Display, Formatter};

/// The largest number; the smallest is 2.
pub const MAX_NUMBER: u32 = 20;

/// The maximum count of available numbers: all from 2 to 20.
pub const MAX_COUNT: u32 = MAX_NUMBER - 1;

/// The available numbers, in the order of the input. All differ.
pub type NumberList = Vec<u32>;

/// A set of numbers from 2 to 20: bit x is set if the set contains x.
pub type NumberSet = u32;

/// Returns the set of these numbers, which are from 2 to 20.
pub fn to_set(numbers: &[u32]) -> NumberSet {
    numbers.iter().fold(0, |set, number| set | 1 << number)
}

pub fn contains(set: NumberSet, number: u32) -> bool {
    set & (1 << number) != 0
}

/// Returns the numbers of a set, in increasing order.
pub fn numbers_in(set: NumberSet) -> impl Iterator<Item = u32> {
    (2..=MAX_NUMBER).filter(move |&number| contains(set, number))
}

/// The input format: reads and writes positions.
pub struct PositionFormat;

impl Input for PositionFormat {
    const CASE: &'static str = "position";
    type Case = NumberList;
    type Error = InputError;

    fn read(scanner: &mut Scanner) -> Result<Option<NumberList>, Error<InputError>> {
        let expected = "the count of the numbers that follow, from 1 to 19, or 0 at the end";
        let count = read_first_number(scanner, 1..=MAX_COUNT, expected, InputError::BadWord)?;
        let Some(count) = count else {
            return Ok(None);
        };
        read_numbers(count, scanner).map(Some)
    }

    /// Writes a position: one line with the count and the numbers.
    fn write(numbers: &NumberList, text: &mut Vec<u8>) {
        write_number(text, numbers.len() as u64);
        for &number in numbers {
            text.push(b' ');
            write_number(text, number.into());
        }
        text.push(b'\n');
    }
}

/// Reads the `count` numbers of a position.
pub fn read_numbers(count: u32, scanner: &mut Scanner) -> Result<NumberList, Error<InputError>> {
    let mut numbers = Vec::with_capacity(count as usize);
    let mut set = 0;
    for _ in 0..count {
        let Some(number @ 2..=MAX_NUMBER) = read_number(scanner)? else {
            let expected = "a number from 2 to 20";
            return Err(unexpected(scanner, expected, InputError::BadWord));
        };
        if contains(set, number) {
            return Err(scanner.bad_input(InputError::ListedTwice(number)));
        }
        set |= 1 << number;
        numbers.push(number);
    }
    Ok(numbers)
}

/// Returns two forbidden numbers, perhaps equal, whose sum is available, or `None` if there are
/// none. A position with such numbers cannot occur in a game, where sums of forbidden numbers are
/// forbidden.
///
/// Any other position can occur. Its sums, up to 20, of more than two forbidden numbers are
/// forbidden, too, as each partial sum is a sum of two. Let the players begin with all numbers and
/// choose, from the least up, each forbidden number of the position that is still available. Of the
/// numbers up to 20, no other becomes forbidden, so they arrive at the position.
pub fn contradiction(position: NumberSet) -> Option<(u32, u32)> {
    for sum in numbers_in(position) {
        for low in 2..=sum / 2 {
            let high = sum - low;
            if !contains(position, low) && !contains(position, high) {
                return Some((low, high));
            }
        }
    }
    None
}

/// An error in the input. It completes a message, see [`Input::Error`].
#[derive(Debug)]
pub enum InputError {
    /// A word is not the number expected.
    BadWord(Unexpected),
    /// This number is listed twice.
    ListedTwice(u32),
    /// The position cannot occur: these two numbers, perhaps equal, are not listed, but their sum
    /// is.
    CannotOccur(u32, u32),
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            InputError::BadWord(reason) => write!(f, ": {reason}"),
            InputError::ListedTwice(number) => write!(f, ": {number} is listed twice"),
            InputError::CannotOccur(low, high) => {
                let sum = low + high;
                write!(f, ": cannot occur: {sum} is listed but ")?;
                if low == high {
                    return write!(f, "{low} is not, and {sum} = 2·{low}");
                }
                write!(f, "{low} and {high} are not, and {sum} = {low} + {high}")
            }
        }
    }
}

//! The input of Number Game (POJ 1143). A position is the count of the available numbers, and these
//! numbers, from 2 to 20, in any order. A 0 in place of a count ends the input.

use crate::runtime::message::{unexpected, Unexpected};
use crate::runtime::number::{read_first_number, read_number, write_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Input;
use std::fmt::{Display, Formatter};

/// The largest number; the smallest is 2.
pub const LARGEST: u32 = 20;

/// The largest count of available numbers: all from 2 to 20.
pub const MAX_COUNT: u32 = LARGEST - 1;

/// The available numbers, in the order of the input. No two are equal.
pub type NumberList = Vec<u32>;

/// A set of numbers, such as the available ones: bit x is set if it contains the number x.
pub type NumberSet = u32;

/// Returns the set of these numbers.
pub fn to_set(numbers: &[u32]) -> NumberSet {
    numbers.iter().fold(0, |set, number| set | 1 << number)
}

/// Returns true if `number` is one of `numbers`.
pub fn contains(numbers: NumberSet, number: u32) -> bool {
    numbers & (1 << number) != 0
}

/// Returns the numbers of a set, increasing.
pub fn numbers_in(numbers: NumberSet) -> impl Iterator<Item = u32> {
    (2..=LARGEST).filter(move |&number| contains(numbers, number))
}

/// The positions of an input.
pub struct Positions;

impl Input for Positions {
    const CASE: &'static str = "position";
    type Case = NumberList;
    type Error = InputError;

    fn read(scanner: &mut Scanner) -> Result<Option<NumberList>, Error<InputError>> {
        let expected = "the count of the numbers that follow, from 1 to 19, or 0 at the end";
        let count = read_first_number(scanner, 1..=MAX_COUNT, expected, InputError::Word)?;
        let Some(count) = count else {
            return Ok(None);
        };
        read_numbers(count, scanner).map(Some)
    }

    /// Writes a position: the count, a space before each number, and a newline.
    fn write(numbers: &NumberList, text: &mut Vec<u8>) {
        write_number(text, numbers.len() as u64);
        for &number in numbers {
            text.push(b' ');
            write_number(text, number.into());
        }
        text.push(b'\n');
    }
}

/// Reads a position after its `count`.
pub fn read_numbers(count: u32, scanner: &mut Scanner) -> Result<NumberList, Error<InputError>> {
    let mut position = Vec::with_capacity(count as usize);
    let mut listed = 0;
    for _ in 0..count {
        let Some(number @ 2..=LARGEST) = read_number(scanner)? else {
            let expected = "a number from 2 to 20";
            return Err(unexpected(scanner, expected, InputError::Word));
        };
        if contains(listed, number) {
            return Err(scanner.bad_input(InputError::Twice(number)));
        }
        listed |= 1 << number;
        position.push(number);
    }
    Ok(position)
}

/// Finds two forbidden numbers whose sum is available: then `position` cannot occur in a game.
///
/// Without such a pair it can occur. No sum of three or more forbidden numbers is available either:
/// add them one by one; each partial sum up to 20 is forbidden, as a sum of two. So if the players
/// begin with all numbers, and choose only those that are forbidden in `position`, no other number
/// becomes forbidden, and they arrive at `position`.
pub fn contradiction(position: NumberSet) -> Option<(u32, u32)> {
    for sum in numbers_in(position) {
        for one in 2..=sum / 2 {
            let other = sum - one;
            if !contains(position, one) && !contains(position, other) {
                return Some((one, other));
            }
        }
    }
    None
}

/// An error in the input.
#[derive(Debug)]
pub enum InputError {
    /// A word is not the number expected.
    Word(Unexpected),
    /// A number is listed twice.
    Twice(u32),
    /// These two numbers are not listed, but their sum is.
    Impossible(u32, u32),
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            InputError::Word(word) => write!(f, ": {word}"),
            InputError::Twice(number) => write!(f, ": {number} is listed twice"),
            InputError::Impossible(one, other) => {
                let sum = one + other;
                write!(f, ": cannot occur: {sum} is listed but ")?;
                if one == other {
                    return write!(f, "{one} is not, and {sum} = 2·{one}");
                }
                write!(f, "{one} and {other} are not, and {sum} = {one} + {other}")
            }
        }
    }
}

//! Number Game (POJ 1143): two players take turns choosing numbers from 2 to 20. A chosen
//! number and all sums of forbidden numbers become forbidden. A player who cannot choose loses.
//! Which choices win?
//!
//! A position is a bit mask of the available numbers. The forbidden numbers are closed under
//! addition. So choosing m forbids x if x − m is 0 or forbidden, and it suffices to visit the
//! numbers above m in increasing order.
//!
//! A position is losing if no choice leads to a losing position. Choices only remove numbers,
//! so the recursion ends. Only 3514 positions can occur. The winning moves of each and the text
//! to print are found once and kept; after that, a position costs no more than reading it,
//! one look-up and one copy.

use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_number, write_number};
use crate::runtime::scanner::{first_bytes, is_white_space, Error, Scanner};
use crate::runtime::solution::Solve;
use crate::runtime::terminator::read_first_number;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// The largest number of the game; the smallest is 2.
pub const LARGEST: u32 = 20;

/// Numbers as a bit mask: bit x stands for the number x.
pub type Numbers = u32;

/// Every number of the game.
pub const ALL: Numbers = (1 << (LARGEST + 1)) - (1 << 2);

/// Solves positions one after the other and keeps the results.
pub struct Solution {
    /// For every position, by its mask without the bits of 0 and 1, where its text stands in
    /// `texts`, plus 1; 0 while it is unknown.
    places: Vec<u32>,
    texts: Vec<Text>,
}

/// What is known of a position.
struct Text {
    winning_moves: Numbers,
    /// What is printed after the number of the test case.
    bytes: Vec<u8>,
}

impl Solve for Solution {
    const CASE: &'static str = "position";

    type Case = Numbers;

    /// Where the text to print stands in `texts`.
    type Answer = usize;

    type InputError = InputError;

    fn new(_: u64) -> Self {
        Solution {
            places: vec![0; 1 << (LARGEST - 1)],
            texts: Vec::new(),
        }
    }

    #[inline(always)]
    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<Numbers>, Error<InputError>> {
        let expected = "the count of the numbers that follow, from 1 to 19, or 0 at the end";
        read_position(scanner, expected)
    }

    #[inline(always)]
    fn solve(
        &mut self,
        position: Numbers,
        scanner: &mut Scanner,
    ) -> Result<usize, Error<InputError>> {
        if self.places[(position >> 2) as usize] == 0 {
            if let Some(parts) = forbidden_sum(position) {
                return Err(scanner.bad_input(InputError::Impossible { parts }));
            }
        }
        Ok(self.place(position))
    }

    #[inline(always)]
    fn write(&self, place: usize, number: u64, output: &mut Vec<u8>) {
        output.extend_from_slice(b"Test Case #");
        write_number(output, number);
        output.extend_from_slice(&self.texts[place].bytes);
    }
}

impl Solution {
    /// The winning moves of `position`, which must be one that can occur.
    pub fn winning_moves(&mut self, position: Numbers) -> Numbers {
        let place = self.place(position);
        self.texts[place].winning_moves
    }

    /// Where the text of `position` stands; it is made if it is not known yet.
    fn place(&mut self, position: Numbers) -> usize {
        let index = (position >> 2) as usize;
        if self.places[index] == 0 {
            let winning_moves = numbers_in(position)
                .filter(|&number| self.winning_moves(after(position, number)) == 0)
                .fold(0, |moves, number| moves | 1 << number);
            let bytes = text(winning_moves);
            self.texts.push(Text {
                winning_moves,
                bytes,
            });
            self.places[index] = self.texts.len() as u32;
        }
        self.places[index] as usize - 1
    }
}

/// Reads a position, which begins with what is `expected`. `None` if it begins with a 0, or the
/// input ends.
#[inline(always)]
pub fn read_position(
    scanner: &mut Scanner,
    expected: &'static str,
) -> Result<Option<Numbers>, Error<InputError>> {
    if let Some((numbers, length, last)) = usual_position(scanner.window()) {
        scanner.take(length, last);
        return Ok(Some(numbers));
    }
    read_any_position(scanner, expected)
}

/// Reads a position in any layout, word by word.
#[inline(never)]
fn read_any_position(
    scanner: &mut Scanner,
    expected: &'static str,
) -> Result<Option<Numbers>, Error<InputError>> {
    let Some(count) = read_first_number(scanner, 1..=LARGEST - 1, expected)? else {
        return Ok(None);
    };
    let mut numbers = 0;
    for _ in 0..count {
        let error = match read_number(scanner)? {
            Some(number) if (2..=LARGEST).contains(&number) => {
                if numbers >> number & 1 == 0 {
                    numbers |= 1 << number;
                    continue;
                }
                InputError::Twice(number)
            }
            _ => Unexpected::new(scanner.last_word(), "a number from 2 to 20").into(),
        };
        return Err(scanner.bad_input(error));
    }
    Ok(Some(numbers))
}

/// The most bytes that a position takes in the usual layout: 19 numbers and how many they are,
/// two digits and one separator each.
const USUAL_POSITION: usize = 3 * LARGEST as usize;

/// A position in the usual layout, one white space after each number, if the window begins with
/// one; its length in bytes and where the last number begins.
fn usual_position(window: &[u8]) -> Option<(Numbers, usize, usize)> {
    let bytes: &[u8; USUAL_POSITION] = first_bytes(window)?;
    let mut at = 0;
    let mut usual = true;
    let mut next = || {
        let first = bytes[at].wrapping_sub(b'0');
        let second = bytes[at + 1].wrapping_sub(b'0');
        let has_two = second < 10;
        let number = if has_two {
            first.wrapping_mul(10).wrapping_add(second)
        } else {
            first
        };
        at += 2 + usize::from(has_two);
        let is_usual = first.wrapping_sub(1) < 9 && is_white_space(bytes[at - 1]);
        is_usual.then_some(u32::from(number))
    };
    let mut numbers = 0;
    let mut last = 0;
    let count = next().filter(|count| (1..LARGEST).contains(count))?;
    for _ in 0..count {
        let number = next()?;
        let bit = 1_u32.checked_shl(number).unwrap_or(0);
        usual &= bit & ALL & !numbers != 0;
        numbers |= bit;
        last = number;
    }
    let last_word = at - 2 - usize::from(last > 9);
    usual.then_some((numbers, at, last_word))
}

/// The numbers of a position, increasing.
pub fn numbers_in(position: Numbers) -> impl Iterator<Item = u32> {
    (2..=LARGEST).filter(move |number| position >> number & 1 == 1)
}

/// Two forbidden numbers whose sum is available although they forbid it: the least such sum,
/// with its smallest part.
pub fn forbidden_sum(position: Numbers) -> Option<(u32, u32)> {
    let forbidden = ALL & !position;
    let sums = numbers_in(position).filter(|&sum| sum >= 4);
    sums.flat_map(|sum| (2..=sum / 2).map(move |part| (part, sum - part)))
        .find(|(one, other)| forbidden >> one & forbidden >> other & 1 == 1)
}

/// What remains available after `chosen` is chosen.
pub fn after(position: Numbers, chosen: u32) -> Numbers {
    let mut left = position & !(1 << chosen);
    for number in chosen + 2..=LARGEST {
        if left >> (number - chosen) & 1 == 0 {
            left &= !(1 << number);
        }
    }
    left
}

/// What is printed after the number of the test case.
fn text(winning_moves: Numbers) -> Vec<u8> {
    let mut text = Vec::new();
    if winning_moves == 0 {
        text.extend_from_slice(b"\nThere's no winning move.");
    } else {
        text.extend_from_slice(b"\nThe winning moves are:");
        write_numbers(winning_moves, &mut text);
    }
    text.extend_from_slice(b"\n\n");
    text
}

/// Writes the numbers, increasing, with a blank before each.
pub fn write_numbers(numbers: Numbers, output: &mut Vec<u8>) {
    for number in numbers_in(numbers) {
        output.push(b' ');
        write_number(output, u64::from(number));
    }
}

/// What is wrong with a position.
#[derive(Debug)]
pub enum InputError {
    /// A word that is not a number, or a number out of range.
    Word(Unexpected),
    /// A number was listed before.
    Twice(u32),
    /// The sum of `parts` is listed although they are forbidden, which forbids it.
    Impossible {
        /// Two numbers that are not listed.
        parts: (u32, u32),
    },
}

impl From<Unexpected> for InputError {
    fn from(word: Unexpected) -> Self {
        InputError::Word(word)
    }
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        match self {
            InputError::Word(word) => write!(f, ": {word}"),
            InputError::Twice(number) => write!(f, ": {number} is listed twice"),
            InputError::Impossible {
                parts: (one, other),
            } => {
                let sum = one + other;
                write!(f, ": cannot occur: {sum} is listed but ")?;
                if one == other {
                    write!(f, "{one} is not, and {sum} = 2·{one}")
                } else {
                    write!(f, "{one} and {other} are not, and {sum} = {one} + {other}")
                }
            }
        }
    }
}

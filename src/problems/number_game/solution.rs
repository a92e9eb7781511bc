//! Number Game (POJ 1143): two players take turns choosing numbers from 2 to 20. A chosen
//! number and all sums of forbidden numbers become forbidden. A player who cannot choose loses.
//! Which choices, called moves here, win?
//!
//! A position is a bit mask of the available numbers. A move wins if it leaves the other player a
//! position without a winning move. Moves only remove numbers, so this recursion ends. Where no
//! number is left, there is no winning move.
//!
//! By the rule, the forbidden numbers are closed under addition. What the choice of m forbids is
//! m itself and sums that contain m. So another number x becomes forbidden exactly if the rest of
//! such a sum, x − m, is forbidden already or becomes so by this choice. The rest is less than x.
//! So if the numbers above m are decided in increasing order, one pass is enough.
//!
//! Every closed set of forbidden numbers can occur: choose its members in increasing order, if they
//! are still available. So a position can occur exactly if no sum of two forbidden numbers is
//! available.
//!
//! Only 3514 positions with numbers can occur (counted by running), as a small forbidden number
//! forbids many others. Each is solved once, in at most 19·19 steps, and kept by its mask, in 2 MB.

use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_number, write_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Solve;
use crate::runtime::terminator::read_first_number;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};
use core::iter;

/// The largest number of the game; the smallest is 2.
pub const LARGEST: u32 = 20;

/// Numbers as a bit mask: bit x stands for the number x.
pub type Numbers = u32;

/// Every number of the game.
pub const ALL: Numbers = (1 << (LARGEST + 1)) - (1 << 2);

/// Solves positions one after the other and keeps the results.
pub struct Solution {
    /// For every position, by its mask without the bits of 0 and 1: its winning moves and
    /// [`KNOWN`], or 0 while they are not known.
    results: Vec<Numbers>,
}

/// The winning moves are known, even if there are none. The bit is that of 0, which is no move.
const KNOWN: Numbers = 1;

impl Solve for Solution {
    const CASE: &'static str = "position";

    type Case = Numbers;

    /// The winning moves.
    type Answer = Numbers;

    type InputError = InputError;

    fn new(_: u64) -> Self {
        Solution {
            results: vec![0; 1 << (LARGEST - 1)],
        }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<Numbers>, Error<InputError>> {
        let expected = "the count of the numbers that follow, from 1 to 19, or 0 at the end";
        match read_first_number(scanner, 1..=LARGEST - 1, expected)? {
            Some(count) => read_numbers(count, scanner).map(Some),
            None => Ok(None),
        }
    }

    fn solve(
        &mut self,
        position: Numbers,
        scanner: &mut Scanner,
    ) -> Result<Numbers, Error<InputError>> {
        // A known position has been checked, or moves from a checked one led to it.
        if self.results[(position >> 2) as usize] == 0 {
            if let Some((one, other)) = contradiction(position) {
                return Err(scanner.bad_input(InputError::Impossible(one, other)));
            }
        }
        Ok(self.winning_moves(position))
    }

    fn write(&self, winning_moves: Numbers, number: u64, output: &mut Vec<u8>) {
        output.extend_from_slice(b"Test Case #");
        write_number(output, number);
        if winning_moves == 0 {
            output.extend_from_slice(b"\nThere's no winning move.\n\n");
            return;
        }
        output.extend_from_slice(b"\nThe winning moves are:");
        write_numbers(winning_moves, output);
        output.extend_from_slice(b"\n\n");
    }
}

impl Solution {
    /// The winning moves of `position`, which must be one that can occur.
    pub fn winning_moves(&mut self, position: Numbers) -> Numbers {
        let index = (position >> 2) as usize;
        if self.results[index] == 0 {
            let mut moves = 0;
            for number in numbers_in(position) {
                if self.winning_moves(after(position, number)) == 0 {
                    moves |= 1 << number;
                }
            }
            self.results[index] = moves | KNOWN;
        }
        self.results[index] & !KNOWN
    }
}

/// Reads the `count` numbers of a position.
pub fn read_numbers(count: u32, scanner: &mut Scanner) -> Result<Numbers, Error<InputError>> {
    let mut numbers = 0;
    for _ in 0..count {
        numbers |= 1 << read_new_number(numbers, scanner)?;
    }
    Ok(numbers)
}

/// Reads a number that is not among `numbers`.
fn read_new_number(numbers: Numbers, scanner: &mut Scanner) -> Result<u32, Error<InputError>> {
    let error = match read_number(scanner)? {
        Some(number @ 2..=LARGEST) if numbers >> number & 1 == 0 => return Ok(number),
        Some(number @ 2..=LARGEST) => InputError::Twice(number),
        _ => Unexpected::new(scanner.last_word(), "a number from 2 to 20").into(),
    };
    Err(scanner.bad_input(error))
}

/// The numbers of a position, increasing.
pub fn numbers_in(position: Numbers) -> impl Iterator<Item = u32> {
    // The lowest bit is removed again and again.
    let rests = iter::successors(Some(position), |rest| Some(rest & rest.wrapping_sub(1)));
    rests.take_while(|&rest| rest > 0).map(u32::trailing_zeros)
}

/// Two forbidden numbers whose sum is available, which cannot be: of the least such sum, those with
/// the smallest part.
pub fn contradiction(position: Numbers) -> Option<(u32, u32)> {
    let forbidden = ALL & !position;
    numbers_in(position)
        .flat_map(|sum| (2..=sum / 2).map(move |part| (part, sum - part)))
        .find(|(one, other)| forbidden >> one & forbidden >> other & 1 == 1)
}

/// What remains available after `chosen` is chosen.
pub fn after(position: Numbers, chosen: u32) -> Numbers {
    let mut available = position & !(1 << chosen);
    // `chosen + 1` is skipped: the bit of 1 is never set, so 1 would look forbidden.
    for number in chosen + 2..=LARGEST {
        if available >> (number - chosen) & 1 == 0 {
            available &= !(1 << number);
        }
    }
    available
}

/// Writes the numbers, increasing, with a space before each.
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
    /// These two numbers are forbidden, but their sum is listed.
    Impossible(u32, u32),
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
            InputError::Impossible(one, other) => {
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

//! Number Game (POJ 1143). Two players take turns choosing numbers from 2 to 20. A chosen number
//! becomes forbidden, and so does every sum of forbidden numbers, such as 2 + 2 or 2 + 3. A player
//! who cannot choose loses. Which choices, called moves here, win? A line of the input is a
//! position: how many numbers are available, and which. A 0 ends the input.
//!
//! Example. The numbers 2, 3 and 5 are available. Only one move wins:
//! ```text
//! choose 2: 3 5 are left. The opponent chooses 3, and 5 = 2 + 3 goes, too. Nothing is left: lost.
//! choose 3: 2 5 are left. The opponent chooses 2, and 5 = 3 + 2 goes, too. Nothing is left: lost.
//! choose 5: 2 3 are left. The opponent chooses one of them, and you the other: won.
//! ```
//!
//! Idea. A move wins if it leaves the opponent a position without a winning move. A position is a
//! bit mask of the available numbers. Its winning moves are found once, and kept in a table.
//!
//! What the choice of m forbids. Let x be an available number above m. If x − m is forbidden, even
//! by this very choice, then so is x: it is the sum m + (x − m). Conversely, a sum x that becomes
//! forbidden only now has m as a part. Take one m away: what is left, x − m, is a forbidden number
//! or a sum of such, so it is forbidden. As x − m is less than x, one increasing pass finds all x.
//!
//! Cost. Only 3514 non-empty positions can occur, which was counted by running. Each is solved
//! once, in at most 19·19 steps. The table has a place for each of 2^19 bit masks: 4 MB.

use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_number, write_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Solve;
use crate::runtime::terminator::read_first_number;
use alloc::{vec, vec::Vec};
use core::fmt::{Display, Formatter};

/// The largest number of the game; the smallest is 2.
pub const LARGEST: u32 = 20;

/// A set of numbers, such as those available in a position: bit x stands for the number x.
pub type Numbers = u32;

/// Every number of the game.
pub const ALL: Numbers = (1 << (LARGEST + 1)) - (1 << 2);

/// Whether `number` is one of `numbers`.
fn contains(numbers: Numbers, number: u32) -> bool {
    numbers & (1 << number) != 0
}

/// The numbers of a set, increasing.
pub fn numbers_in(numbers: Numbers) -> impl Iterator<Item = u32> {
    (2..=LARGEST).filter(move |&number| contains(numbers, number))
}

/// What remains available after `chosen` is chosen.
pub fn after(position: Numbers, chosen: u32) -> Numbers {
    let mut available = position & !(1 << chosen);
    // Not from `chosen` + 1: the other part would be 1, which is no number of the game.
    for number in chosen + 2..=LARGEST {
        if !contains(available, number - chosen) {
            available &= !(1 << number);
        }
    }
    available
}

/// Solves positions one after the other and keeps the results.
pub struct Solution {
    /// The winning moves of each position that has been solved, by its [`index`].
    results: Vec<Option<Numbers>>,
}

/// The position without the bits of 0 and 1, which are never set.
fn index(position: Numbers) -> usize {
    (position >> 2) as usize
}

impl Solution {
    /// The winning moves of `position`, which must be one that can occur in a game.
    pub fn winning_moves(&mut self, position: Numbers) -> Numbers {
        if let Some(moves) = self.results[index(position)] {
            return moves;
        }
        let mut moves = 0;
        for number in numbers_in(position) {
            if self.winning_moves(after(position, number)) == 0 {
                moves |= 1 << number;
            }
        }
        self.results[index(position)] = Some(moves);
        moves
    }
}

impl Solve for Solution {
    const CASE: &'static str = "position";
    type Case = Numbers;
    /// The winning moves.
    type Answer = Numbers;
    type InputError = InputError;

    fn new(_: u64) -> Self {
        let results = vec![None; 1 << (LARGEST - 1)];
        Solution { results }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<Numbers>, Error<InputError>> {
        let expected = "the count of the numbers that follow, from 1 to 19, or 0 at the end";
        let count = read_first_number(scanner, 1..=LARGEST - 1, expected, InputError::Word)?;
        count.map(|count| read_numbers(count, scanner)).transpose()
    }

    fn solve(
        &mut self,
        position: Numbers,
        input: &mut Scanner,
    ) -> Result<Numbers, Error<InputError>> {
        // A position in the table was checked, or it follows from one that was.
        if self.results[index(position)].is_none() {
            if let Some((one, other)) = contradiction(position) {
                return Err(input.bad_input(InputError::Impossible(one, other)));
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

/// Reads the `count` numbers of a position.
pub fn read_numbers(count: u32, scanner: &mut Scanner) -> Result<Numbers, Error<InputError>> {
    let mut numbers = 0;
    for _ in 0..count {
        let Some(number @ 2..=LARGEST) = read_number(scanner)? else {
            let word = Unexpected::new(scanner.last_word(), "a number from 2 to 20");
            return Err(scanner.bad_input(InputError::Word(word)));
        };
        if contains(numbers, number) {
            return Err(scanner.bad_input(InputError::Twice(number)));
        }
        numbers |= 1 << number;
    }
    Ok(numbers)
}

/// Writes the numbers, increasing, with a space before each.
pub fn write_numbers(numbers: Numbers, output: &mut Vec<u8>) {
    for number in numbers_in(numbers) {
        output.push(b' ');
        write_number(output, u64::from(number));
    }
}

/// Finds what makes input impossible: two forbidden numbers whose sum is available. Without them, a
/// game leads to `position`: choose, one by one, what is not in it and still available.
pub fn contradiction(position: Numbers) -> Option<(u32, u32)> {
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

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        match self {
            InputError::Word(word) => write!(f, ": {word}"),
            InputError::Twice(number) => write!(f, ": {number} is listed twice"),
            InputError::Impossible(one, other) => {
                let sum = one + other;
                write!(f, ": cannot occur: {sum} is listed but ")?;
                match one == other {
                    true => write!(f, "{one} is not, and {sum} = 2·{one}"),
                    false => write!(f, "{one} and {other} are not, and {sum} = {one} + {other}"),
                }
            }
        }
    }
}

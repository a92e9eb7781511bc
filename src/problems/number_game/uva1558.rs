//! The variant of Number Game for UVa 1558 and ZOJ 1039. An input begins with the number of
//! positions. Each position has two lines: the count of its numbers, and the numbers. If the count
//! is 0, the second line is empty. The answers are worded differently. `solution.rs` finds the
//! winning moves.

use super::case::{read_numbers, InputError, NumberList, NumberSet, PositionFormat, MAX_COUNT};
use super::solution::{write_moves, Solution as PojSolution};
use crate::runtime::message::unexpected;
use crate::runtime::number::{case_follows, read_number, write_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::{Input, Solve};

/// The input format of this variant: reads and writes positions.
pub struct ScenarioFormat;

impl Input for ScenarioFormat {
    const CASE: &'static str = PositionFormat::CASE;
    type Case = NumberList;
    type Error = InputError;

    fn read(scanner: &mut Scanner) -> Result<Option<NumberList>, Error<InputError>> {
        if !case_follows(scanner, "the number of positions", InputError::BadWord)? {
            return Ok(None);
        }
        if let Some(count @ 0..=MAX_COUNT) = read_number(scanner)? {
            return read_numbers(count, scanner).map(Some);
        }
        let expected = "the count of the numbers that follow, from 0 to 19";
        Err(unexpected(scanner, expected, InputError::BadWord))
    }

    /// Writes a position: one line with the count, and one with the numbers.
    fn write(numbers: &NumberList, text: &mut Vec<u8>) {
        let start = text.len();
        PositionFormat::write(numbers, text);
        match text[start..].iter().position(|&byte| byte == b' ') {
            Some(length) => text[start + length] = b'\n',
            None => text.push(b'\n'),
        }
    }
}

/// The solution of Number Game, with the answers of this variant.
pub struct Solution(pub PojSolution);

impl Solve for Solution {
    type Input = ScenarioFormat;
    /// The winning moves.
    type Answer = NumberSet;

    fn new(key: u64) -> Self {
        Solution(PojSolution::new(key))
    }

    fn solve(&mut self, numbers: &NumberList) -> Result<NumberSet, InputError> {
        self.0.solve(numbers)
    }

    fn write(_: &NumberList, winning_moves: &NumberSet, case_number: u64, output: &mut Vec<u8>) {
        output.extend_from_slice(b"Scenario #");
        write_number(output, case_number);
        if *winning_moves == 0 {
            return output.extend_from_slice(b":\nThere is no winning move.\n\n");
        }
        output.extend_from_slice(b":\nThe winning moves are:");
        write_moves(*winning_moves, output);
        output.extend_from_slice(b".\n\n");
    }
}

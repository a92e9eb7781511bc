//! Number Game in the variant of UVa 1558 and ZOJ 1039: the number of positions comes first, so a 0
//! is not the end but a position without numbers; and the answers are worded differently.
//! Everything else is as in `solution.rs`.

use super::solution::{
    read_numbers, write_numbers, InputError, Numbers, Solution as Base, LARGEST,
};

use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_number, write_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Solve;
use alloc::vec::Vec;

/// Solves positions one after the other and keeps the results.
pub struct Solution {
    /// Knows the winning moves.
    pub base: Base,
    /// How many positions there are, after the count has been read.
    positions: Option<u32>,
}

impl Solve for Solution {
    const CASE: &'static str = Base::CASE;

    type Case = Numbers;

    /// The winning moves.
    type Answer = Numbers;

    type InputError = InputError;

    fn new(key: u64) -> Self {
        Solution {
            base: Base::new(key),
            positions: None,
        }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<Numbers>, Error<InputError>> {
        let positions = match self.positions {
            Some(positions) => positions,
            None => read_number(scanner)?
                .ok_or_else(|| unexpected(scanner, "the number of positions"))?,
        };
        self.positions = Some(positions);
        if scanner.case > u64::from(positions) {
            return read_end(scanner);
        }
        match read_number(scanner)? {
            Some(count) if count < LARGEST => read_numbers(count, scanner).map(Some),
            _ => Err(unexpected(
                scanner,
                "the count of the numbers that follow, from 0 to 19",
            )),
        }
    }

    fn solve(
        &mut self,
        position: Numbers,
        scanner: &mut Scanner,
    ) -> Result<Numbers, Error<InputError>> {
        self.base.solve(position, scanner)
    }

    fn write(&self, winning_moves: Numbers, number: u64, output: &mut Vec<u8>) {
        output.extend_from_slice(b"Scenario #");
        write_number(output, number);
        if winning_moves == 0 {
            output.extend_from_slice(b":\nThere is no winning move.\n\n");
            return;
        }
        output.extend_from_slice(b":\nThe winning moves are:");
        write_numbers(winning_moves, output);
        output.extend_from_slice(b".\n\n");
    }
}

/// No further position: the input ends.
fn read_end(scanner: &mut Scanner) -> Result<Option<Numbers>, Error<InputError>> {
    if scanner.word()?.is_empty() {
        return Ok(None);
    }
    let expected = "the end of the input after the last position";
    Err(unexpected(scanner, expected))
}

/// The last word is not what was `expected`.
fn unexpected(scanner: &Scanner, expected: &'static str) -> Error<InputError> {
    scanner.bad_input(InputError::Word(Unexpected::new(
        scanner.last_word(),
        expected,
    )))
}

//! Gomoku in the variant of Baekjoon 2615: the input is one board, without the number of boards
//! before it. Everything else is as in `solution.rs`.
//!
//! The board is answered only after the input has ended. An input that goes on has more boards, or
//! it begins with their number, and every point has been read one place too late.

use super::solution::{read_board, read_end, Board, Five, InputError, Solution as Base};

use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Solve;
use alloc::vec::Vec;

/// Solves the board.
pub struct Solution(Base);

impl Solve for Solution {
    const CASE: &'static str = Base::CASE;

    type Case = Board;

    type Answer = Option<Five>;

    type InputError = InputError;

    fn new(key: u64) -> Self {
        Solution(Base::new(key))
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<Board>, Error<InputError>> {
        if scanner.case > 1 {
            return Ok(None);
        }
        let board = read_board(scanner, 1)?;
        read_end(scanner)?;
        Ok(Some(board))
    }

    fn solve(
        &mut self,
        board: Board,
        scanner: &mut Scanner,
    ) -> Result<Option<Five>, Error<InputError>> {
        self.0.solve(board, scanner)
    }

    fn write(&self, five: Option<Five>, number: u64, output: &mut Vec<u8>) {
        self.0.write(five, number, output);
    }
}

//! Gomoku in the variant of Baekjoon 2615: the input is one board, without the number of boards
//! before it. Everything else is as in `solution.rs`.
//!
//! The board is answered only after the input has ended. An input that goes on has more boards, or
//! it begins with their number, and every point has been read one place too late.

use super::case::{read_board, Board, Boards, InputError};
use super::solution::{Five, Solution as Base};
use crate::runtime::number::read_end;
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::{Input, Solve};

/// The only board of an input.
pub struct OneBoard;

impl Input for OneBoard {
    const CASE: &'static str = Boards::CASE;
    type Case = Board;
    type Error = InputError;

    fn read(scanner: &mut Scanner) -> Result<Option<Board>, Error<InputError>> {
        if scanner.case > 1 {
            return Ok(None);
        }
        scanner.cases = 1;
        let board = read_board(scanner)?;
        read_end(scanner, InputError::Outside)?;
        Ok(Some(board))
    }

    fn write(board: &Board, text: &mut Vec<u8>) {
        Boards::write(board, text);
    }
}

/// Solves the board.
pub struct Solution;

impl Solve for Solution {
    type Input = OneBoard;
    type Answer = Option<Five>;

    fn new(_: u64) -> Self {
        Solution
    }

    fn solve(&mut self, board: &Board) -> Result<Option<Five>, InputError> {
        Ok(board.first_five())
    }

    fn write(board: &Board, five: &Option<Five>, number: u64, output: &mut Vec<u8>) {
        Base::write(board, five, number, output);
    }
}

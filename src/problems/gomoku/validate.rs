//! What the statement of Gomoku says of the input.

use super::lines::fives;
use super::solution::{Board, Solution, SIZE};
use crate::runtime::solution::Solve;
use crate::workbench::validator::{InputReader, Result, Validator};
use alloc::format;

/// The most boards on the judge.
pub const MAX_BOARDS: u64 = 11;

/// The format of the input, and what validates it.
pub const VALIDATOR: Validator = Validator {
    format: "the number of boards, at most 11 (*); boards of 19 lines, 19 times 0, 1 \
             or 2 each, one space between them; at most one winning five a board",
    case: Solution::CASE,
    max_cases: MAX_BOARDS,
    validate_case: validate_board,
};

/// Validates a board.
fn validate_board(input: &mut InputReader) -> Result {
    let mut board = Board::default();
    for row in 0..SIZE {
        for column in 0..SIZE {
            if column > 0 {
                input.space();
            }
            let point = input.one_of(&["0", "1", "2"], "0, 1 or 2")?;
            if point > 0 {
                board.place(point - 1, row, column);
            }
        }
        input.line_end();
    }
    let fives = fives(&board).len();
    if fives > 1 {
        let rule = format!("{fives} winning fives, expected at most one");
        input.violation(input.place, rule);
    }
    Ok(())
}

//! The format of Gomoku's input, and what its statement promises.

use super::boj2615;
use super::lines::fives;
use super::solution::{Board, Solution, SIZE};
use crate::runtime::solution::Solve;
use crate::workbench::format::{Format, Framing};
use crate::workbench::validator::{read_cases, Reader};
use alloc::format;
use alloc::string::String;

/// The most boards on the judge.
pub const MAX_BOARDS: u64 = 11;

/// The rows of the board.
pub const FORMAT: Format = Format {
    description: "the number of boards, at most 11 (*); boards of 19 lines, 19 times 0, 1 \
                  or 2 each, one space between them; at most one winning line a board",
    case: Solution::CASE,
    framing: Framing::Counted,
    words: |_, line| (line < SIZE as u64).then_some(SIZE as u64),
    width: None,
    max_cases: MAX_BOARDS,
    word_promise: |_, _| None,
};

/// The only board.
pub const BOJ2615_FORMAT: Format = Format {
    description: "one board of 19 lines, 19 times 0, 1 or 2 each, one space between them; at most \
                  one winning line",
    framing: Framing::One,
    max_cases: 1,
    ..FORMAT
};

/// Reads and solves the cases.
pub const READER: Reader = |input| read_cases::<Solution>(input, promise);

/// Reads and solves the case of the variant.
pub const BOJ2615_READER: Reader = |input| read_cases::<boj2615::Solution>(input, promise);

/// A board has one winner at most.
fn promise(board: &Board) -> Option<String> {
    let fives = fives(board).len();
    (fives > 1).then(|| format!("{fives} winning lines, expected at most one"))
}

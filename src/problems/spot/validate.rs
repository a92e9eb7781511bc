//! The format of Spot's input, and what its statement promises.

use super::solution::Solution;
use crate::runtime::solution::Solve;
use crate::workbench::format::{is_outside, Format, Framing};
use crate::workbench::validator::{read_cases, Reader};
use alloc::format;

/// The largest board on the judge.
pub const MAX_SIZE: u32 = 50;

/// The size of the board, and twice as many moves.
pub const FORMAT: Format = Format {
    description: "games: N, 2 to 50 (*), and 2N lines: row and column, 1 to N, and + or -, \
                  one space between them; legal moves while the game is undecided; 0",
    case: Solution::CASE,
    framing: Framing::Until(b"0\n"),
    words: |size, line| match line {
        0 => Some(1),
        _ => (line <= 2 * u64::from(size)).then_some(3),
    },
    width: None,
    max_cases: u64::MAX,
    word_promise: |at, word| {
        let is_bad = at.limits && at.index == 0 && is_outside(word, 2..=MAX_SIZE);
        is_bad.then(|| format!("the size of a board, 2 to {MAX_SIZE}"))
    },
};

/// Reads and solves the cases.
pub const READER: Reader = |input| read_cases::<Solution>(input, |_| None);

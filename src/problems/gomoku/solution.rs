//! Gomoku (POJ 1970 "The Game", ZOJ 2495). On a board of 19×19 points a colour has won if *exactly*
//! five of its stones are next to each other in a row, in a column or on a diagonal. Who has won?
//! The answer is 0, or the colour (1 black, 2 white) and, on a second line, row and column of the
//! leftmost of the five stones, or of the topmost if they stand in a column. The answer counts rows
//! and columns from 1; below they count from 0.
//!
//! Example. Each colour is searched alone. A row is a number, with bit c for a stone in column c.
//! Column 0 is the lowest bit and is drawn on the left, so `>>` moves stones to the left. In the
//! second picture each row is shifted by one column more than the row above it:
//! ```text
//! row 0   . X . . . X . .   >> 0   . X . . . X . .
//! row 1   . . X . . . . .   >> 1   . X . . . . . .
//! row 2   . . . X . . . .   >> 2   . X . . . . . .
//! row 3   . . . . X . X .   >> 3   . X . X . . . .
//! row 4   . . . . . X . .   >> 4   . X . . . . . .
//! ```
//! Only column 1 has five stones now: a falling diagonal begins in row 0, column 1.
//!
//! Idea. The AND of the five shifted rows has bit c if and only if five stones in a line, perhaps
//! part of more, begin in column c of the first of these rows. The other directions need other rows
//! or another shift; along a row, all five are the same row:
//! ```text
//!                     next stone is in   stone before is in   shift per step
//! along a row         the same row       the same row         1
//! column              the row below      the row above        0
//! falling diagonal    the row below      the row above        1
//! rising diagonal     the row above      the row below        1
//! ```
//!
//! Exactly five. A bit is cleared if the colour has a stone before the five or after them. A stone
//! before them is in the row that the table names, and `<< 1` brings it to the place of the first
//! of the five. A stone after them is in the row five steps on, and `>> 5` brings it to the same
//! place. (In a column, neither is shifted.) Six along a row:
//! ```text
//! row          . X X X X X X .
//! five         . X X . . . . .   the AND of the row >> 0, >> 1, >> 2, >> 3 and >> 4
//! row << 1     . . X X X X X X   a stone before: clears column 2
//! row >> 5     X X . . . . . .   a stone after: clears column 1 (column 0 is not set)
//! ```
//!
//! Why it is right.
//! 1. Every line of exactly five is found: the AND has a bit at the first of any five stones that
//!    follow each other. If they are exactly five, no stone before or after them clears the bit.
//! 2. No line of six or more is found: its first five have a stone after them, and any other five
//!    have one before them.
//! 3. Every direction goes to the right or straight down, so the first stone is the one to report.
//!    Judges promise at most one line of exactly five. Of several, the leftmost first stone counts,
//!    and of these the topmost.
//! 4. No line wraps around. Five empty rows lie above and below the board, `>>` brings in empty
//!    columns on the right, and `<< 1` brings in an empty column on the left. `<< 1` can also set
//!    bit 19. That is harmless: it could only clear bit 19 of the AND, which is never set, as no
//!    row has a stone there.
//!
//! Cost. Two colours, four directions and 19 rows: 152 times about twenty operations.

use super::case::{Board, BoardFormat, InputError, MARGIN, SIZE};
use crate::runtime::number::write_number;
use crate::runtime::solution::Solve;
use std::array::from_fn;

/// A direction of a line: the step from one stone to the next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Direction {
    /// Rows down: 1, 0, or −1 for up.
    pub down: isize,
    /// Columns to the right: 0 or 1.
    pub right: isize,
}

/// Along a row, down a column, falling and rising to the right.
pub const DIRECTIONS: [Direction; 4] = [
    Direction { down: 0, right: 1 },
    Direction { down: 1, right: 0 },
    Direction { down: 1, right: 1 },
    Direction { down: -1, right: 1 },
];

/// A line of exactly five stones. Lines are ordered by column and row of the first stone, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Five {
    pub column: usize,
    pub row: usize,
    /// 0 black, 1 white.
    pub colour: usize,
}

impl Board {
    /// Returns the line of exactly five stones whose first stone is leftmost, and of several such
    /// lines topmost.
    pub fn first_five(&self) -> Option<Five> {
        let mut first: Option<Five> = None;
        for colour in 0..2 {
            for direction in DIRECTIONS {
                for (row, &starts) in self.fives(colour, direction).iter().enumerate() {
                    if starts == 0 {
                        continue;
                    }
                    // The lowest bit: other lines that begin in this row begin further right.
                    let five = Five {
                        column: starts.trailing_zeros() as usize,
                        row,
                        colour,
                    };
                    first = Some(first.map_or(five, |best| best.min(five)));
                }
            }
        }
        first
    }

    /// Returns for each row of the board a bit for every point where a line of exactly five stones
    /// begins.
    fn fives(&self, colour: usize, Direction { down, right }: Direction) -> [u32; SIZE] {
        from_fn(|row| {
            // For each point of the row: is there a stone `steps` steps further on? -1 is the step
            // before the point. A shift by -1 does not exist, so the stones first go one step to
            // the right, and then `steps + 1` steps back.
            let at = |steps: isize| {
                let index = (MARGIN + row) as isize + steps * down;
                self.stones[colour][index as usize] << right >> ((steps + 1) * right)
            };
            (0..5).fold(!at(-1) & !at(5), |starts, steps| starts & at(steps))
        })
    }
}

/// Solves boards.
pub struct Solution;

impl Solve for Solution {
    type Input = BoardFormat;
    type Answer = Option<Five>;

    fn new(_: u64) -> Self {
        Solution
    }

    fn solve(&mut self, board: &Board) -> Result<Option<Five>, InputError> {
        Ok(board.first_five())
    }

    fn write(_: &Board, five: &Option<Five>, _: u64, output: &mut Vec<u8>) {
        let Some(five) = five else {
            return output.extend_from_slice(b"0\n");
        };
        write_number(output, five.colour as u64 + 1);
        output.push(b'\n');
        write_number(output, five.row as u64 + 1);
        output.push(b' ');
        write_number(output, five.column as u64 + 1);
        output.push(b'\n');
    }
}

//! Gomoku (POJ 1970 "The Game", ZOJ 2495). On a board of 19×19 points a colour has won if *exactly*
//! five of its stones are next to each other in a row, in a column or on a diagonal; six in a line
//! do not win. Who has won? The answer is 0, or the colour (1 black, 2 white) and the row and
//! column of its leftmost stone of the five, the topmost in a column.
//!
//! Idea. The stones of a colour in a row of the board are the bits of a machine word, bit 0 for the
//! leftmost column. Take the five rows that a line passes through, and shift them so that its
//! stones come to lie in one column. Then their AND has a bit for each line of five that begins in
//! the first of these rows: in its column. With bit 0 on the left:
//! ```text
//! row 0   . X . . . X . .   >> 0   . X . . . X . .
//! row 1   . . X . . . . .   >> 1   . X . . . . . .
//! row 2   . . . X . . . .   >> 2   . X . . . . . .
//! row 3   . . . . X . X .   >> 3   . X . X . . . .
//! row 4   . . . . . X . .   >> 4   . X . . . . . .
//! ```
//! `>> s` moves a stone s columns to the left. The AND has a single bit, at column 1: a line begins
//! there, in row 0. For a rising diagonal the next rows are those above. For a column no row is
//! shifted. For a line along a row, the same row is taken five times, shifted by 0 to 4.
//!
//! Exactly five. A bit is cleared if the colour also has the point before the five (the row one
//! step back, `<< 1`) or the one after them (the row five steps on, `>> 5`; in a column, no shift).
//! So a line of six or more is found neither from its first stone, which has one after the five,
//! nor from a later one, which has one before.
//!
//! Why it is right. Every direction goes to the right, or straight down, so the first stone of a
//! line is its leftmost, in a column its topmost: the one to report. No line wraps around: empty
//! rows lie above and below the board, `>>` brings in empty columns on the right, and what `<<`
//! moves beyond the board is at bit 19, which no row has. Judges promise at most one line; of
//! several, the one with the leftmost first stone is reported, and of these the topmost.
//!
//! Cost. Two colours, four directions and 19 rows: 152 times about twenty operations.

use super::case::{Board, Boards, InputError, FIVE, MARGIN, SIZE};
use crate::runtime::number::write_number;
use crate::runtime::solution::Solve;

/// A direction of a line: the step from one stone to the next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Direction {
    /// Rows down: 1, 0, or −1 for up.
    pub down: isize,
    /// Columns to the right: 0 or 1.
    pub right: usize,
}

/// Along a row, down a column, falling and rising to the right.
pub const DIRECTIONS: [Direction; 4] = [
    Direction { down: 0, right: 1 },
    Direction { down: 1, right: 0 },
    Direction { down: 1, right: 1 },
    Direction { down: -1, right: 1 },
];

/// A line of exactly five stones.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Five {
    /// The row of the first stone, from 0.
    pub row: usize,
    /// The column of the first stone, from 0.
    pub column: usize,
    /// 0 black, 1 white.
    pub colour: usize,
}

impl Board {
    /// Of all lines of exactly five stones, the one whose first stone is leftmost, and of these
    /// topmost.
    pub fn first_five(&self) -> Option<Five> {
        let mut first: Option<Five> = None;
        for colour in 0..2 {
            for direction in DIRECTIONS {
                for (row, &starts) in self.fives(colour, direction).iter().enumerate() {
                    if starts == 0 {
                        continue;
                    }
                    // The lowest bit: other lines that begin in this row begin further right.
                    let column = starts.trailing_zeros() as usize;
                    let is_better = match first {
                        None => true,
                        Some(five) => (column, row) < (five.column, five.row),
                    };
                    if is_better {
                        first = Some(Five {
                            row,
                            column,
                            colour,
                        });
                    }
                }
            }
        }
        first
    }

    /// For each row of the board, a bit for every point where a line of exactly five stones of
    /// `colour` begins in `direction`.
    pub fn fives(&self, colour: usize, Direction { down, right }: Direction) -> [u32; SIZE] {
        let mut fives = [0; SIZE];
        for (row, starts) in fives.iter_mut().enumerate() {
            // The row of the board that is `steps` steps away from this one.
            let row_at = |steps: isize| {
                let index = (MARGIN + row) as isize + steps * down;
                self.stones[colour][index as usize]
            };
            // On a diagonal, a bit at column c − 1 of the row before moves to c.
            let before = row_at(-1) << right;
            let after = row_at(FIVE as isize) >> (FIVE * right);
            *starts = !before & !after;
            for step in 0..FIVE {
                *starts &= row_at(step as isize) >> (step * right);
            }
        }
        fives
    }
}

/// Solves boards one after the other.
pub struct Solution;

impl Solve for Solution {
    type Input = Boards;
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

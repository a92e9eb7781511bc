//! Gomoku (POJ 1970 "The Game", ZOJ 2495). On a board of 19×19 points a colour has won if *exactly*
//! five of its stones stand in a row, in a column or on a diagonal; six do not win. Who has won?
//! The input has the number of boards, then 19 lines of 19 numbers each: 0 empty, 1 black, 2 white.
//! The answer is 0, or the colour and the leftmost of the five stones, the topmost in a column.
//!
//! Idea. The stones of a colour in a row of the board are the bits of a machine word, bit 0 for the
//! leftmost column. Shift the five rows that a line passes through so that its stones come to lie
//! in one column: the AND has a bit for each line that begins there. With bit 0 on the left:
//! ```text
//! row 0   . X . . . X . .   >> 0   . X . . . X . .
//! row 1   . . X . . . . .   >> 1   . X . . . . . .
//! row 2   . . . X . . . .   >> 2   . X . . . . . .
//! row 3   . . . . X . X .   >> 3   . X . X . . . .
//! row 4   . . . . . X . .   >> 4   . X . . . . . .
//! ```
//! `>> s` moves a stone s columns to the left. The AND has one bit: a line begins at column 1 of
//! row 0. A rising diagonal takes the rows upwards, a column takes them unshifted, a row takes
//! itself five times. A bit is cleared if the colour also has the point before or after the line.
//!
//! Why it is right. Every direction goes to the right, or straight down, so the first stone is the
//! one to report. No line wraps around: empty rows lie above and below the board, and a shift
//! brings in empty columns. Judges promise at most one line; of several, the leftmost counts.
//!
//! Cost. Two colours, four directions and 19 rows: 152 times about twenty operations.

use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_number, write_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Solve;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// Rows and columns of the board.
pub const SIZE: usize = 19;

/// Stones in a line that win; more do not.
pub const FIVE: usize = 5;

/// Empty rows above and below the board: the point after a line is five rows from its first stone.
pub const MARGIN: usize = FIVE;

/// The stones of one colour: bit c of `rows[MARGIN + r]` is the point in row r and column c,
/// both from 0.
pub type Stones = [u32; MARGIN + SIZE + MARGIN];

/// The stones of both colours; none by default.
#[derive(Clone, Default)]
pub struct Board {
    /// Black's and white's.
    pub stones: [Stones; 2],
}

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

/// A line of exactly five stones. The least of several is the one whose first stone comes first,
/// column by column: they are compared field by field, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Five {
    /// The column of the first stone, from 0.
    pub column: usize,
    /// The row of the first stone, from 0.
    pub row: usize,
    /// 0 black, 1 white.
    pub colour: usize,
}

impl Board {
    /// The first of all lines of exactly five stones.
    pub fn first_five(&self) -> Option<Five> {
        let mut first: Option<Five> = None;
        for colour in 0..2 {
            for direction in DIRECTIONS {
                for (row, &starts) in self.fives(colour, direction).iter().enumerate() {
                    if starts != 0 {
                        // The lowest bit: other lines that begin in this row begin further right.
                        let column = starts.trailing_zeros() as usize;
                        let five = Five {
                            column,
                            row,
                            colour,
                        };
                        first = Some(first.map_or(five, |earlier| earlier.min(five)));
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
pub struct Solution {
    /// How many boards there are, as the input says before the first.
    boards: u32,
}

impl Solve for Solution {
    const CASE: &'static str = "board";
    type Case = Board;
    type Answer = Option<Five>;
    type InputError = InputError;

    fn new(_: u64) -> Self {
        Solution { boards: 0 }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<Board>, Error<InputError>> {
        if scanner.case == 1 {
            self.boards = read_count(scanner)?;
        }
        if scanner.case > u64::from(self.boards) {
            read_end(scanner)?;
            return Ok(None);
        }
        read_board(scanner, self.boards).map(Some)
    }

    fn solve(&mut self, board: Board, _: &mut Scanner) -> Result<Option<Five>, Error<InputError>> {
        Ok(board.first_five())
    }

    fn write(&self, five: Option<Five>, _: u64, output: &mut Vec<u8>) {
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

/// Reads the number of boards, which belongs to no case.
fn read_count(scanner: &mut Scanner) -> Result<u32, Error<InputError>> {
    if let Some(count) = read_number(scanner)? {
        return Ok(count);
    }
    // Outside of cases, so that the message names no board.
    scanner.case = 0;
    let word = Unexpected::new(scanner.last_word(), "a number from 0 to 4294967295");
    Err(scanner.bad_input(InputError::Count(word)))
}

/// Nothing may follow the last board. An input without the number of boards may begin with a 0,
/// which is read as "no boards": without this check it would get no answer and no message.
pub fn read_end(scanner: &mut Scanner) -> Result<(), Error<InputError>> {
    if scanner.word()?.is_empty() {
        return Ok(());
    }
    let expected = "the end of the input after the last board";
    let word = Unexpected::new(scanner.last_word(), expected);
    Err(scanner.bad_input(InputError::End(word)))
}

/// Reads one of `boards` boards.
pub fn read_board(scanner: &mut Scanner, boards: u32) -> Result<Board, Error<InputError>> {
    let mut board = Board::default();
    for row in 0..SIZE {
        // The points that hold 0, 1 and 2; those of 0 are not needed.
        let mut points = [0; 3];
        for column in 0..SIZE {
            match read_number(scanner)? {
                Some(number @ 0..=2) => points[number as usize] |= 1 << column,
                _ => {
                    let word = Unexpected::new(scanner.last_word(), "0, 1 or 2");
                    return Err(scanner.bad_input(InputError::Point((row, column), boards, word)));
                }
            }
        }
        board.stones[0][MARGIN + row] = points[1];
        board.stones[1][MARGIN + row] = points[2];
    }
    Ok(board)
}

/// What is wrong with the input.
#[derive(Debug)]
pub enum InputError {
    /// The number of boards.
    Count(Unexpected),
    /// A point: its row and column, from 0, how many boards there are, and what stands there.
    Point((usize, usize), u32, Unexpected),
    /// What follows the last board.
    End(Unexpected),
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        match self {
            InputError::Count(word) => write!(f, "number of boards: {word}"),
            InputError::Point((row, column), boards, word) => {
                let (row, column) = (row + 1, column + 1);
                write!(f, " of {boards}, row {row}, column {column}: {word}")
            }
            InputError::End(word) => write!(f, ": {word}"),
        }
    }
}

//! The input of Gomoku (POJ 1970): the number of boards, then the boards, each with 19 rows of 19
//! points. A point is 0 if it is empty, 1 for a black stone, 2 for a white one.

use crate::runtime::message::{unexpected, Unexpected};
use crate::runtime::number::{case_follows, read_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Input;
use std::fmt::{Display, Formatter};

/// The number of rows, and of columns.
pub const SIZE: usize = 19;

/// A line of exactly this many stones wins. A longer line does not.
pub const WINNING_LENGTH: usize = 5;

/// The number of empty rows above the board, and also below it. They let code look past both ends
/// of a line without bounds checks.
pub const MARGIN: usize = WINNING_LENGTH;

/// The stones of one colour. The element `MARGIN + r` is row r, from 0. Bit c of this element is
/// set if there is a stone in column c, from 0.
pub type Stones = [u32; MARGIN + SIZE + MARGIN];

/// A point: row and column, from 0.
pub type Point = (usize, usize);

/// A board, which is empty by default.
#[derive(Clone, Default, PartialEq)]
pub struct Board {
    /// The stones of each colour: index 0 is black, 1 is white.
    pub stones: [Stones; 2],
}

impl Board {
    /// Returns the colour of the stone on a point, or `None` if the point is empty.
    pub fn colour(&self, (row, column): Point) -> Option<usize> {
        (0..2).find(|&colour| self.stones[colour][MARGIN + row] >> column & 1 == 1)
    }

    /// Places a stone of `colour` on a point, or empties the point.
    pub fn put(&mut self, (row, column): Point, colour: Option<usize>) {
        for (index, stones) in self.stones.iter_mut().enumerate() {
            stones[MARGIN + row] &= !(1 << column);
            stones[MARGIN + row] |= u32::from(colour == Some(index)) << column;
        }
    }
}

/// The input format: reads and writes boards.
pub struct BoardFormat;

impl Input for BoardFormat {
    const CASE: &'static str = "board";
    type Case = Board;
    type Error = InputError;

    fn read(scanner: &mut Scanner) -> Result<Option<Board>, Error<InputError>> {
        if !case_follows(scanner, "the number of boards", InputError::OutsideBoards)? {
            return Ok(None);
        }
        let mut board = Board::default();
        for row in 0..SIZE {
            // Bit c of `columns[n]` is set if the point in column c is n.
            let mut columns = [0; 3];
            for column in 0..SIZE {
                let Some(number @ 0..=2) = read_number(scanner)? else {
                    let board_count = scanner.case_count;
                    let point = (row, column);
                    let error = |reason| InputError::BadPoint {
                        board_count,
                        point,
                        reason,
                    };
                    return Err(unexpected(scanner, "0, 1 or 2", error));
                };
                columns[number as usize] |= 1 << column;
            }
            board.stones[0][MARGIN + row] = columns[1];
            board.stones[1][MARGIN + row] = columns[2];
        }
        Ok(Some(board))
    }

    /// Writes a board: one line for each row, with a space between two points.
    fn write(board: &Board, text: &mut Vec<u8>) {
        for row in 0..SIZE {
            for column in 0..SIZE {
                let number = board.colour((row, column)).map_or(0, |colour| colour + 1);
                text.push(b'0' + number as u8);
                text.push(if column + 1 < SIZE { b' ' } else { b'\n' });
            }
        }
    }
}

/// An error in the input. It completes a message, see [`Input::Error`]. After `board 3`, a message
/// continues for example with ` of 7, row 1, ...`.
#[derive(Debug)]
pub enum InputError {
    /// The number of boards is wrong, or something follows the last board.
    OutsideBoards(Unexpected),
    /// A point is not 0, 1 or 2.
    BadPoint {
        board_count: u32,
        point: Point,
        reason: Unexpected,
    },
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            InputError::OutsideBoards(reason) => write!(f, ": {reason}"),
            InputError::BadPoint {
                board_count,
                point: (row, column),
                reason,
            } => {
                let (row, column) = (row + 1, column + 1);
                write!(f, " of {board_count}, row {row}, column {column}: {reason}")
            }
        }
    }
}

//! The input of Gomoku (POJ 1970): the number of boards, then the boards, each with 19 rows of 19
//! points. A point is 0 if it is empty, 1 for a black stone, 2 for a white one.

use crate::runtime::message::{unexpected, Unexpected};
use crate::runtime::number::{case_follows, read_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Input;
use std::fmt::{Display, Formatter};

/// Rows and columns of the board.
pub const SIZE: usize = 19;

/// A line of so many stones wins; a longer one does not.
pub const FIVE: usize = 5;

/// The number of empty rows above the board, and of those below it. So a line that begins on the
/// board, with the points before and after it, lies in rows that exist.
pub const MARGIN: usize = FIVE;

/// The stones of one colour, a number for each row: row r, from 0, has index `MARGIN + r`, and bit
/// c is set if there is a stone in column c, from 0.
pub type Stones = [u32; MARGIN + SIZE + MARGIN];

/// A point: row and column, from 0.
pub type Point = (usize, usize);

/// A board, which is empty by default.
#[derive(Clone, Default, PartialEq)]
pub struct Board {
    /// The stones of each colour: 0 is black, 1 is white.
    pub stones: [Stones; 2],
}

impl Board {
    /// Returns the colour of the stone on a point, `None` if it is empty.
    pub fn colour(&self, (row, column): Point) -> Option<usize> {
        (0..2).find(|&colour| self.stones[colour][MARGIN + row] >> column & 1 == 1)
    }

    /// Makes the point hold a stone of `colour`, or none.
    pub fn put(&mut self, (row, column): Point, colour: Option<usize>) {
        for (other, stones) in self.stones.iter_mut().enumerate() {
            stones[MARGIN + row] &= !(1 << column);
            stones[MARGIN + row] |= u32::from(colour == Some(other)) << column;
        }
    }
}

/// The boards of an input.
pub struct Boards;

impl Input for Boards {
    const CASE: &'static str = "board";
    type Case = Board;
    type Error = InputError;

    fn read(scanner: &mut Scanner) -> Result<Option<Board>, Error<InputError>> {
        if !case_follows(scanner, "the number of boards", InputError::Outside)? {
            return Ok(None);
        }
        let mut board = Board::default();
        for row in 0..SIZE {
            // For each of 0, 1 and 2, a bit for every point that holds it.
            let mut points = [0; 3];
            for column in 0..SIZE {
                let Some(number @ 0..=2) = read_number(scanner)? else {
                    let boards = scanner.cases;
                    let point = (row, column);
                    let error = |word| InputError::Point {
                        boards,
                        point,
                        word,
                    };
                    return Err(unexpected(scanner, "0, 1 or 2", error));
                };
                points[number as usize] |= 1 << column;
            }
            board.stones[0][MARGIN + row] = points[1];
            board.stones[1][MARGIN + row] = points[2];
        }
        Ok(Some(board))
    }

    /// Writes a board: a line for each row, with a space between two points.
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

/// An error in the input.
#[derive(Debug)]
pub enum InputError {
    /// The number of boards is wrong, or something follows the last board.
    Outside(Unexpected),
    /// A point is not 0, 1 or 2. The message says the number of all boards.
    Point {
        boards: u32,
        point: Point,
        word: Unexpected,
    },
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            InputError::Outside(word) => write!(f, ": {word}"),
            InputError::Point {
                boards,
                point,
                word,
            } => {
                let (row, column) = (point.0 + 1, point.1 + 1);
                write!(f, " of {boards}, row {row}, column {column}: {word}")
            }
        }
    }
}

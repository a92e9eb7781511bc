//! The input of Gomoku (POJ 1970): the number of boards, then boards of 19 rows of 19 points: 0 is
//! empty, 1 a black stone, 2 a white one.

use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_number, read_whether_case_follows};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Input;
use std::fmt::{Display, Formatter};

/// Rows and columns of the board.
pub const SIZE: usize = 19;

/// Stones in a line that win; more do not.
pub const FIVE: usize = 5;

/// Empty rows above and below the board, so that the rows of a line, and those before and after it,
/// always exist.
pub const MARGIN: usize = FIVE;

/// The stones of one colour: bit c of element `MARGIN + r` is the point in row r and column c, both
/// from 0.
pub type Stones = [u32; MARGIN + SIZE + MARGIN];

/// A point: row and column, from 0.
pub type Point = (usize, usize);

/// The stones of both colours; none by default.
#[derive(Clone, Default, PartialEq)]
pub struct Board {
    /// Black's and white's.
    pub stones: [Stones; 2],
}

impl Board {
    /// The colour of the stone on a point, 0 black and 1 white, if one is there.
    pub fn colour(&self, (row, column): Point) -> Option<usize> {
        (0..2).find(|&colour| self.stones[colour][MARGIN + row] >> column & 1 == 1)
    }

    /// Puts a stone of `colour` on the point, or takes away the one there.
    pub fn put(&mut self, (row, column): Point, colour: Option<usize>) {
        for (other, stones) in self.stones.iter_mut().enumerate() {
            stones[MARGIN + row] &= !(1 << column);
            stones[MARGIN + row] |= u32::from(colour == Some(other)) << column;
        }
    }
}

/// The boards of an input, after their number.
pub struct Boards;

impl Input for Boards {
    const CASE: &'static str = "board";
    type Case = Board;
    type Error = InputError;

    fn read(scanner: &mut Scanner) -> Result<Option<Board>, Error<InputError>> {
        let expected = "the number of boards";
        if !read_whether_case_follows(scanner, expected, InputError::Outside)? {
            return Ok(None);
        }
        read_board(scanner).map(Some)
    }

    /// Writes a board: its rows in lines, with a space between two points.
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

/// Reads a board.
fn read_board(scanner: &mut Scanner) -> Result<Board, Error<InputError>> {
    let mut board = Board::default();
    for row in 0..SIZE {
        // The points that hold 0, 1 and 2; those of 0 are not needed.
        let mut points = [0; 3];
        for column in 0..SIZE {
            match read_number(scanner)? {
                Some(number @ 0..=2) => points[number as usize] |= 1 << column,
                _ => {
                    let word = Unexpected::new(scanner.last_word(), "0, 1 or 2");
                    let (boards, point) = (scanner.cases, (row, column));
                    let error = InputError::Point {
                        boards,
                        point,
                        word,
                    };
                    return Err(scanner.bad_input(error));
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
    /// Before the first board, or after the last.
    Outside(Unexpected),
    /// A word does not say what is on a point of one of so many boards.
    Point {
        boards: u32,
        point: Point,
        word: Unexpected,
    },
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            InputError::Outside(word) => write!(f, "{word}"),
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

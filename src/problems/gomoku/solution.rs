//! Gomoku (POJ 1970 "The Game", ZOJ 2495): has black or white won with *exactly* five in a row?
//!
//! A row of the board is a machine word with a bit for each stone of a colour. Shift five of
//! these words so that the stones of a line meet at one bit, and AND them: the bits that remain
//! are the first stones of five in a row. Lines with another stone before or after are then
//! removed. So a few word operations find all fives that begin in a row and go in one
//! direction. Empty rows surround the board, so its edges need no special treatment.
//!
//! Every direction goes to the right, or straight down. So the first stone of a line is the one
//! to report: the leftmost, or the topmost in a column.
//!
//! Reading is nearly the whole cost. A row in the usual layout, one digit and one blank for
//! each point, is read eight bytes at a time; any other layout is read word by word.

use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_number, write_number};
use crate::runtime::scanner::{first_bytes, Error, Scanner, StreamError};
use crate::runtime::solution::Solve;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// Rows and columns of the board.
pub const SIZE: usize = 19;

/// Stones in a row that win; more do not.
pub const FIVE: usize = 5;

/// Empty rows above the board, and below it.
pub const MARGIN: usize = FIVE;

/// The stones of one colour: bit c of `rows[MARGIN + r]` is the point in row r and column c,
/// both from 0.
pub type Stones = [u32; MARGIN + SIZE + MARGIN];

/// A board: the stones of black and those of white.
#[derive(Clone)]
pub struct Board {
    /// `stones[0]` are black's, `stones[1]` white's.
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

/// Exactly five in a row.
pub struct Five {
    /// 0 black, 1 white.
    pub colour: usize,
    /// The row of the first stone, from 0.
    pub row: usize,
    /// The column of the first stone, from 0.
    pub column: usize,
}

/// Solves boards one after the other.
pub struct Solution {
    /// How many boards there are, after the count has been read.
    boards: Option<u32>,
}

impl Solve for Solution {
    const CASE: &'static str = "board";

    type Case = Board;

    type Answer = Option<Five>;

    type InputError = InputError;

    fn new(_: u64) -> Self {
        Solution { boards: None }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<Board>, Error<InputError>> {
        let boards = match self.boards {
            Some(boards) => boards,
            None => {
                let boards = read_count(scanner)?;
                self.boards = Some(boards);
                boards
            }
        };
        if scanner.case > u64::from(boards) {
            return Ok(None);
        }
        read_board(scanner, boards).map(Some)
    }

    fn solve(
        &mut self,
        board: Board,
        _scanner: &mut Scanner,
    ) -> Result<Option<Five>, Error<InputError>> {
        Ok(board.first_five())
    }

    fn write(&self, five: Option<Five>, _: u64, output: &mut Vec<u8>) {
        let Some(five) = five else {
            output.extend_from_slice(b"0\n");
            return;
        };
        output.extend_from_slice(if five.colour == 0 { b"1\n" } else { b"2\n" });
        write_number(output, five.row as u64 + 1);
        output.push(b' ');
        write_number(output, five.column as u64 + 1);
        output.push(b'\n');
    }
}

/// Reads the number of boards, which belongs to no case. Nothing may follow a 0: it would be
/// the first point of a board without a number before it.
fn read_count(scanner: &mut Scanner) -> Result<u32, Error<InputError>> {
    let expected = match read_number(scanner)? {
        Some(0) if scanner.word()?.is_empty() => return Ok(0),
        Some(0) => "the end of the input after a 0",
        Some(count) => return Ok(count),
        None => "a number from 0 to 4294967295",
    };
    scanner.case = 0;
    let error = Unexpected::new(scanner.last_word(), expected);
    Err(scanner.bad_input(InputError::Count(error)))
}

/// Reads one of `boards` boards.
pub fn read_board(scanner: &mut Scanner, boards: u32) -> Result<Board, Error<InputError>> {
    let mut board = Board::empty();
    for row in 0..SIZE {
        if let Some(stones) = usual_row(scanner.window()) {
            board.stones[0][MARGIN + row] = stones[0];
            board.stones[1][MARGIN + row] = stones[1];
            scanner.take(USUAL_ROW, USUAL_ROW - 2);
            continue;
        }
        for column in 0..SIZE {
            match read_point(scanner)? {
                Some(0) => {}
                Some(colour) => board.place(colour - 1, row, column),
                None => {
                    let word = Unexpected::new(scanner.last_word(), "0, 1 or 2");
                    return Err(scanner.bad_input(InputError::Point {
                        boards,
                        row,
                        column,
                        word,
                    }));
                }
            }
        }
    }
    Ok(board)
}

/// The next word as a point of the board.
fn read_point(scanner: &mut Scanner) -> Result<Option<usize>, StreamError> {
    Ok(match scanner.word()? {
        b"0" => Some(0),
        b"1" => Some(1),
        b"2" => Some(2),
        _ => None,
    })
}

/// Bytes of a row in the usual layout: a digit and a blank each, the last blank a newline.
const USUAL_ROW: usize = 2 * SIZE;

/// The two colours' stones in a row of the usual layout, if the window begins with one.
fn usual_row(window: &[u8]) -> Option<[u32; 2]> {
    let row: &[u8; USUAL_ROW] = first_bytes(window)?;
    let mut black = 0;
    let mut white = 0;
    // The last four points overlap the four before by one, and end in a newline.
    const BLANKS: u64 = 0x2000_2000_2000_2000;
    const BLANKS_AND_NEWLINE: u64 = 0x0A00_2000_2000_2000;
    let mut unusual = 0;
    for (column, separators) in [
        (0, BLANKS),
        (4, BLANKS),
        (8, BLANKS),
        (12, BLANKS),
        (15, BLANKS_AND_NEWLINE),
    ] {
        let mut points = [0; 8];
        points.copy_from_slice(&row[2 * column..2 * column + 8]);
        // Each digit becomes its value, and each separator 0.
        let values = u64::from_le_bytes(points) ^ separators ^ 0x0030_0030_0030_0030;
        let low = values & 0x0001_0001_0001_0001;
        let high = (values >> 1) & 0x0001_0001_0001_0001;
        unusual |= (values & !0x0003_0003_0003_0003) | (low & high);
        black |= four_bits(low) << column;
        white |= four_bits(high) << column;
    }
    (unusual == 0).then_some([black, white])
}

/// Gathers bits 0, 16, 32 and 48 as bits 0 to 3: the product holds each of them once at bit 48
/// and up, and what lies below does not carry.
fn four_bits(spread: u64) -> u32 {
    (spread.wrapping_mul(0x0001_0002_0004_0008) >> 48) as u32 & 15
}

impl Board {
    /// A board without stones.
    pub fn empty() -> Self {
        Board {
            stones: [[0; MARGIN + SIZE + MARGIN]; 2],
        }
    }

    /// Puts a stone of `colour` (0 black, 1 white) on the point, counted from 0.
    pub fn place(&mut self, colour: usize, row: usize, column: usize) {
        self.stones[colour][MARGIN + row] |= 1 << column;
    }

    /// The five whose first stone is farthest left, and of those the topmost.
    pub fn first_five(&self) -> Option<Five> {
        let black = self.all_fives(0);
        let white = self.all_fives(1);
        let mut columns = 0;
        for row in 0..SIZE {
            columns |= black[row] | white[row];
        }
        if columns == 0 {
            return None;
        }
        let column = columns.trailing_zeros() as usize;
        let begins_there = |fives: u32| fives >> column & 1 == 1;
        let row = (0..SIZE).find(|&row| begins_there(black[row] | white[row]))?;
        Some(Five {
            colour: usize::from(begins_there(white[row])),
            row,
            column,
        })
    }

    /// For each row, the points where fives of `colour` begin, in any direction.
    fn all_fives(&self, colour: usize) -> [u32; SIZE] {
        // Not in a loop: each direction is a constant then.
        let [along, down, falling, rising] = DIRECTIONS;
        let along = self.fives(colour, along);
        let down = self.fives(colour, down);
        let falling = self.fives(colour, falling);
        let rising = self.fives(colour, rising);
        let mut all = [0; SIZE];
        for row in 0..SIZE {
            all[row] = along[row] | down[row] | falling[row] | rising[row];
        }
        all
    }

    /// For each row, a bit for every point where exactly five stones of `colour` begin that go
    /// in `direction`. Inlined for each direction, the loop compiles to vector instructions.
    #[inline(always)]
    pub fn fives(&self, colour: usize, direction: Direction) -> [u32; SIZE] {
        let stones = &self.stones[colour];
        let Direction { down, right } = direction;
        let mut fives = [0; SIZE];
        for (row, fives) in fives.iter_mut().enumerate() {
            let line = |step: isize| stones[(MARGIN + row).wrapping_add_signed(step * down)];
            let before = line(-1) << right;
            let after = line(5) >> (5 * right);
            let mut five = line(0);
            for step in 1..5 {
                five &= line(step) >> (step as usize * right);
            }
            *fives = five & !before & !after;
        }
        fives
    }
}

/// What is wrong with the input.
#[derive(Debug)]
pub enum InputError {
    /// The number of boards.
    Count(Unexpected),
    /// A point of a board.
    Point {
        /// How many boards there should be.
        boards: u32,
        /// Its row, from 0.
        row: usize,
        /// Its column, from 0.
        column: usize,
        /// What stands there.
        word: Unexpected,
    },
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        match self {
            InputError::Count(word) => write!(f, "number of boards: {word}"),
            InputError::Point {
                boards,
                row,
                column,
                word,
            } => {
                let (row, column) = (row + 1, column + 1);
                write!(f, " of {boards}, row {row}, column {column}: {word}")
            }
        }
    }
}

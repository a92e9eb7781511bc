//! The input of Spot (UVa 141): a game is the size N of the board and 2N moves, each a row, a
//! column and `+` or `-`. A 0 in place of a size ends the input.

use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_first_number, read_number, write_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Input;
use std::fmt::{Display, Formatter};

/// The most rows and columns of a board. The judge has at most 50.
pub const LARGEST: u32 = 1000;

/// A square: row and column, from 1.
pub type Square = (u32, u32);

/// A move: a spot is placed on the square, or removed from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The square that changes.
    pub square: Square,
    /// Placed, not removed.
    pub places: bool,
}

/// A game.
#[derive(Clone)]
pub struct Game {
    /// Rows and columns of the board.
    pub size: u32,
    /// The moves, two for each row.
    pub moves: Vec<Move>,
    /// The number of the first illegal move, from 1. It does not matter if the game is decided
    /// before.
    pub illegal: Option<u32>,
}

impl Game {
    /// Move `number`, from 1, of a game that is undecided before it.
    #[inline(always)]
    pub fn legal_move(&self, number: u32) -> Result<Move, InputError> {
        let next = self.moves[number as usize - 1];
        if self.illegal != Some(number) {
            return Ok(next);
        }
        let (row, column) = next.square;
        let holds = if next.places {
            "already holds a"
        } else {
            "holds no"
        };
        let rule = format!("square ({row}, {column}) {holds} spot");
        Err(InputError::Move { number, rule })
    }
}

/// Which squares hold a spot.
pub struct Board {
    /// Bit c of row r, whose words follow each other, is the square in row r and column c, both
    /// from 1: row 0 and bit 0 are not used.
    rows: Vec<u64>,
    words_in_row: usize,
}

impl Board {
    /// An empty board of `size` rows and columns.
    pub fn new(size: u32) -> Self {
        let words_in_row = size as usize / 64 + 1;
        let rows = vec![0; (size as usize + 1) * words_in_row];
        Board { rows, words_in_row }
    }

    /// Places a spot on `square`, or removes the one there. Returns whether it holds one now.
    #[inline(always)]
    pub fn flip(&mut self, (row, column): Square) -> bool {
        let word = &mut self.rows[row as usize * self.words_in_row + column as usize / 64];
        *word ^= 1 << (column % 64);
        *word >> (column % 64) & 1 == 1
    }
}

/// The games of an input, until a 0.
pub struct Games;

impl Input for Games {
    const CASE: &'static str = "game";
    type Case = Game;
    type Error = InputError;

    /// Reads a game. Its first illegal move is where it is wrong, if that move matters.
    fn read(scanner: &mut Scanner) -> Result<Option<Game>, Error<InputError>> {
        let expected =
            "the size of a board, from 2 to 50 (1 to 1000 are accepted), or 0 at the end";
        let Some(size) = read_first_number(scanner, 1..=LARGEST, expected, InputError::Size)?
        else {
            return Ok(None);
        };
        let mut moves = Vec::with_capacity(2 * size as usize);
        let (mut board, mut illegal) = (Board::new(size), None);
        for number in 1..=2 * size {
            let next = read_move(scanner, size, number)?;
            let is_legal = board.flip(next.square) == next.places;
            if !is_legal && illegal.is_none() {
                illegal = Some(number);
                scanner.suspect = Some(scanner.place());
            }
            moves.push(next);
        }
        Ok(Some(Game {
            size,
            moves,
            illegal,
        }))
    }

    /// Writes a game: the size, and each move in a line.
    fn write(game: &Game, text: &mut Vec<u8>) {
        write_number(text, game.size.into());
        text.push(b'\n');
        for next in &game.moves {
            write_number(text, next.square.0.into());
            text.push(b' ');
            write_number(text, next.square.1.into());
            text.extend_from_slice(if next.places { b" +\n" } else { b" -\n" });
        }
    }
}

/// Reads move `number`, from 1, on a board of `size` rows and columns.
#[inline(always)]
fn read_move(scanner: &mut Scanner, size: u32, number: u32) -> Result<Move, Error<InputError>> {
    let row = read_coordinate(scanner, size, number, "a row")?;
    let column = read_coordinate(scanner, size, number, "a column")?;
    let sign = scanner.word()?;
    let places = sign == b"+";
    if !places && sign != b"-" {
        let rule = Unexpected::new(sign, "+ or -").to_string();
        return Err(scanner.bad_input(InputError::Move { number, rule }));
    }
    let square = (row, column);
    Ok(Move { square, places })
}

/// Reads "a row" or "a column" of move `number`.
#[inline(always)]
fn read_coordinate(
    scanner: &mut Scanner,
    size: u32,
    number: u32,
    expected: &'static str,
) -> Result<u32, Error<InputError>> {
    let rule = match read_number(scanner)? {
        Some(found) if (1..=size).contains(&found) => return Ok(found),
        Some(found) => format!("found {} {found}, expected 1 to {size}", &expected[2..]),
        None => Unexpected::new(scanner.last_word(), expected).to_string(),
    };
    Err(scanner.bad_input(InputError::Move { number, rule }))
}

/// What is wrong with a game.
#[derive(Debug)]
pub enum InputError {
    /// The size of the board.
    Size(Unexpected),
    /// A move: its number, from 1, and what it breaks.
    Move { number: u32, rule: String },
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            InputError::Size(size) => write!(f, ": {size}"),
            InputError::Move { number, rule } => write!(f, ", move {number}: {rule}"),
        }
    }
}

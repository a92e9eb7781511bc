//! The input of Spot (UVa 141). A game is the size N of the board and 2N moves, each a row, a
//! column and `+` or `-`. A 0 in place of a size ends the input.

use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_first_number, read_number, write_number};
use crate::runtime::scanner::{Error, Place, Scanner};
use crate::runtime::solution::Input;
use std::fmt::{Display, Formatter};

/// The maximum size of an accepted board. The statement allows at most 50.
pub const MAX_SIZE: u32 = 1000;

/// A square: row and column, from 1.
pub type Square = (u32, u32);

/// A move: adds a spot to an empty square, or removes the spot from a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub square: Square,
    pub adds_spot: bool,
}

/// A case: a board and the moves on it.
#[derive(Clone)]
pub struct Game {
    /// The number of rows, and of columns.
    pub size: u32,
    /// The moves, twice as many as rows.
    pub moves: Vec<Move>,
    /// The number, from 1, and the place of the first illegal move, which adds a spot to a square
    /// that holds one, or removes a spot from an empty square.
    ///
    /// Moves after the end of the game may be illegal. The reader does not know when the game ends,
    /// so it only notes the first illegal move. [`Game::legal_move`] reports it.
    pub illegal_move: Option<(u32, Place)>,
}

impl Game {
    /// Returns move `number`, from 1, or an error if it is the first illegal move.
    #[inline(always)]
    pub fn legal_move(&self, number: u32) -> Result<Move, InputError> {
        let next_move = self.moves[number as usize - 1];
        match &self.illegal_move {
            Some((illegal, place)) if *illegal == number => Err(next_move.error(number, *place)),
            _ => Ok(next_move),
        }
    }
}

impl Move {
    /// Returns the error if this is the first illegal move.
    fn error(&self, number: u32, place: Place) -> InputError {
        let (row, column) = self.square;
        let holds = match self.adds_spot {
            true => "already holds a",
            false => "holds no",
        };
        let reason = format!("square ({row}, {column}) {holds} spot");
        InputError::BadMove(number, place, reason)
    }
}

/// A board: a bit for each square, set if it holds a spot.
pub struct Board {
    /// The bits of the rows, one row after the other. Each row begins with a new `u64`. Row 0 and
    /// bit 0 of each row are not used, as rows and columns count from 1.
    bits: Vec<u64>,
    /// The number of `u64`s in a row.
    row_length: usize,
}

impl Board {
    /// Returns an empty board of `size` rows and columns.
    pub fn new(size: u32) -> Self {
        let row_length = size as usize / 64 + 1;
        let bits = vec![0; (size as usize + 1) * row_length];
        Board { bits, row_length }
    }

    /// Adds a spot to `square`, or removes the spot there. Returns true if the spot was added.
    #[inline(always)]
    pub fn flip(&mut self, (row, column): Square) -> bool {
        let block = &mut self.bits[row as usize * self.row_length + column as usize / 64];
        *block ^= 1 << (column % 64);
        *block >> (column % 64) & 1 == 1
    }
}

/// The input format: reads and writes games.
pub struct GameFormat;

impl Input for GameFormat {
    const CASE: &'static str = "game";
    type Case = Game;
    type Error = InputError;

    fn read(scanner: &mut Scanner) -> Result<Option<Game>, Error<InputError>> {
        let expected =
            "the size of a board, from 2 to 50 (1 to 1000 are accepted), or 0 at the end";
        let Some(size) = read_first_number(scanner, 1..=MAX_SIZE, expected, InputError::BadSize)?
        else {
            return Ok(None);
        };
        let mut moves = Vec::with_capacity(2 * size as usize);
        let (mut board, mut illegal_move) = (Board::new(size), None);
        for number in 1..=2 * size {
            let next_move = read_move(scanner, size, number)?;
            let is_legal = board.flip(next_move.square) == next_move.adds_spot;
            if !is_legal && illegal_move.is_none() {
                illegal_move = Some((number, scanner.place()));
            }
            moves.push(next_move);
        }
        Ok(Some(Game {
            size,
            moves,
            illegal_move,
        }))
    }

    /// Writes a game: one line for the size and for each move.
    fn write(game: &Game, text: &mut Vec<u8>) {
        write_number(text, game.size.into());
        text.push(b'\n');
        for &Move { square, adds_spot } in &game.moves {
            let (row, column) = square;
            write_number(text, row.into());
            text.push(b' ');
            write_number(text, column.into());
            text.extend_from_slice(if adds_spot { b" +\n" } else { b" -\n" });
        }
    }

    fn place(error: &InputError) -> Option<Place> {
        match error {
            InputError::BadMove(_, place, _) => Some(*place),
            InputError::BadSize(_) => None,
        }
    }
}

/// Reads move `number`, from 1, on a board of `size` rows and columns.
#[inline(always)]
fn read_move(scanner: &mut Scanner, size: u32, number: u32) -> Result<Move, Error<InputError>> {
    let row = read_coordinate(scanner, size, number, "a row")?;
    let column = read_coordinate(scanner, size, number, "a column")?;
    let square = (row, column);
    let sign = scanner.word()?;
    let adds_spot = sign == b"+";
    if adds_spot || sign == b"-" {
        return Ok(Move { square, adds_spot });
    }
    let reason = Unexpected::new(sign, "+ or -").to_string();
    Err(bad_move(scanner, number, reason))
}

/// Reads the row or the column of move `number`; `expected` is "a row" or "a column".
#[inline(always)]
fn read_coordinate(
    scanner: &mut Scanner,
    size: u32,
    number: u32,
    expected: &'static str,
) -> Result<u32, Error<InputError>> {
    let reason = match read_number(scanner)? {
        Some(value) if (1..=size).contains(&value) => return Ok(value),
        // The message says "row", without the article.
        Some(value) => format!("found {} {value}, expected 1 to {size}", &expected[2..]),
        None => Unexpected::new(scanner.last_word(), expected).to_string(),
    };
    Err(bad_move(scanner, number, reason))
}

/// Returns an error at the word read last, which belongs to move `number`.
fn bad_move(scanner: &mut Scanner, number: u32, reason: String) -> Error<InputError> {
    let place = scanner.place();
    scanner.bad_input(InputError::BadMove(number, place, reason))
}

/// An error in the input. It completes a message, see [`Input::Error`].
#[derive(Debug)]
pub enum InputError {
    BadSize(Unexpected),
    /// The move with this number, from 1, at this place is wrong for this reason.
    BadMove(u32, Place, String),
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            InputError::BadSize(reason) => write!(f, ": {reason}"),
            InputError::BadMove(number, _, reason) => write!(f, ", move {number}: {reason}"),
        }
    }
}

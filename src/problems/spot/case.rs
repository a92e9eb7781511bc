//! The input of Spot (UVa 141). A game is the size N of the board and 2N moves, each a row, a
//! column and `+` or `-`. A 0 in place of a size ends the input.

use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_first_number, read_number, write_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Input;
use std::fmt::{Display, Formatter};

/// The largest size of a board. The judge has at most 50.
pub const LARGEST: u32 = 1000;

/// A square: row and column, from 1.
pub type Square = (u32, u32);

/// A move: places a spot on the square, or removes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub square: Square,
    pub places: bool,
}

/// A game.
#[derive(Clone)]
pub struct Game {
    /// Rows and columns of the board.
    pub size: u32,
    /// The 2N moves.
    pub moves: Vec<Move>,
    /// The number, from 1, of the first illegal move: one that places a spot on a spot, or removes
    /// a spot that is not there.
    ///
    /// The reader can tell that a move is illegal, but not whether the game has ended before it. So
    /// it notes the first such move; `solve` complains only if it gets there, by
    /// [`Game::legal_move`].
    pub illegal: Option<u32>,
}

impl Game {
    /// Returns move `number`, from 1, of a game that is not over, or an error if it is illegal.
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

/// A board: a bit for each square, set if it holds a spot.
pub struct Board {
    /// The bits of the rows, one row after the other. Each row begins with a new `u64`. Row 0 and
    /// bit 0 of each row are not used, as rows and columns count from 1.
    bits: Vec<u64>,
    /// The number of `u64`s of a row.
    row_length: usize,
}

impl Board {
    /// Returns an empty board of `size` rows and columns.
    pub fn new(size: u32) -> Self {
        let row_length = size as usize / 64 + 1;
        let bits = vec![0; (size as usize + 1) * row_length];
        Board { bits, row_length }
    }

    /// Places a spot on `square`, or removes the one there. Returns true if it holds one now.
    #[inline(always)]
    pub fn flip(&mut self, (row, column): Square) -> bool {
        let bits = &mut self.bits[row as usize * self.row_length + column as usize / 64];
        *bits ^= 1 << (column % 64);
        *bits >> (column % 64) & 1 == 1
    }
}

/// The games of an input.
pub struct Games;

impl Input for Games {
    const CASE: &'static str = "game";
    type Case = Game;
    type Error = InputError;

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
                // The place in the message, if `solve` gets there.
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

    /// Writes a game: a line for the size and for each move.
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
    let square = (row, column);
    let sign = scanner.word()?;
    let places = sign == b"+";
    if places || sign == b"-" {
        return Ok(Move { square, places });
    }
    let rule = Unexpected::new(sign, "+ or -").to_string();
    Err(scanner.bad_input(InputError::Move { number, rule }))
}

/// Reads the "a row" or "a column" that is `expected` in move `number`.
#[inline(always)]
fn read_coordinate(
    scanner: &mut Scanner,
    size: u32,
    number: u32,
    expected: &'static str,
) -> Result<u32, Error<InputError>> {
    let rule = match read_number(scanner)? {
        Some(value) if (1..=size).contains(&value) => return Ok(value),
        // "a row": without the article.
        Some(value) => format!("found {} {value}, expected 1 to {size}", &expected[2..]),
        None => Unexpected::new(scanner.last_word(), expected).to_string(),
    };
    Err(scanner.bad_input(InputError::Move { number, rule }))
}

/// An error in the input.
#[derive(Debug)]
pub enum InputError {
    Size(Unexpected),
    /// The move with this number, from 1, breaks a rule.
    Move {
        number: u32,
        rule: String,
    },
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            InputError::Size(size) => write!(f, ": {size}"),
            InputError::Move { number, rule } => write!(f, ", move {number}: {rule}"),
        }
    }
}

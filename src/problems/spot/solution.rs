//! Spot (UVa 141): two players alternately place or remove a spot on an N×N board, empty at first.
//! A player whose move brings back an earlier pattern, as it was or turned, loses at once, and the
//! other wins. After 2N moves without a repetition it is a draw.
//!
//! Patterns are found by hash. Every square has a pseudo-random number, and the hash of a pattern
//! is the XOR of the numbers of its spots. So a move changes it by one number, whatever N is.
//!
//! To find turned patterns, four hashes are kept: that of the board as it is, and those of the
//! board turned by 90°, 180° and 270°. Turning a pattern only changes the order of its four hashes,
//! because a turn after a turn is again a turn. So the least of the four is the same for a pattern
//! and its turns, and patterns are looked up by it. A mirror image is no turn.
//!
//! Very rarely, different patterns have the same hash. So to be exact, a pattern that is found is
//! only a candidate: the moves are made once more, and the patterns are compared in all four turns.
//!
//! A move takes constant time; a comparison, up to eight passes over the moves, once in a game.

use super::board::{packed, Board, Square};
use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_number, write_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::seen::Seen;
use crate::runtime::solution::Solve;
use crate::runtime::terminator::read_first_number;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// The largest board: its 2N moves still have numbers of 32 bits.
pub const LARGEST: u32 = u32::MAX / 2;

/// A move: a spot is placed or removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The square that changes.
    pub square: Square,
    /// Placed, not removed.
    pub places: bool,
}

/// A turn of the board, clockwise; a player's turn is called a move here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Not turned.
    None,
    /// By 90 degrees.
    Quarter,
    /// By 180 degrees.
    Half,
    /// By 270 degrees.
    ThreeQuarters,
}

impl Turn {
    /// The rule of the game: patterns are the same if one of these turns makes one the other.
    pub const ALL: [Turn; 4] = [Turn::None, Turn::Quarter, Turn::Half, Turn::ThreeQuarters];

    /// Where `square` comes to lie on a board of `size` rows and columns.
    #[inline(always)]
    pub fn apply(self, (row, column): Square, size: u32) -> Square {
        match self {
            Turn::None => (row, column),
            Turn::Quarter => (column, size + 1 - row),
            Turn::Half => (size + 1 - row, size + 1 - column),
            Turn::ThreeQuarters => (size + 1 - column, row),
        }
    }
}

/// Solves games one after the other.
pub struct Solution {
    /// The present game.
    pub game: Game,
}

impl Solve for Solution {
    const CASE: &'static str = "game";

    /// The size of the board.
    type Case = u32;

    /// The number of the losing move, from 1; `None` for a draw.
    type Answer = Option<u32>;

    type InputError = InputError;

    fn new(key: u64) -> Self {
        Solution {
            game: Game::new(key),
        }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<u32>, Error<InputError>> {
        let expected = "the size of a board, from 1 to 2147483647, or 0 at the end";
        read_first_number(scanner, 1..=LARGEST, expected)
    }

    fn solve(&mut self, size: u32, input: &mut Scanner) -> Result<Option<u32>, Error<InputError>> {
        self.game.begin(size);
        let mut losing_move = None;
        for number in 1..=2 * size {
            let next = read_move(input, size, number)?;
            // The moves after the decision are read, but they have no effect.
            if losing_move.is_none() {
                let played = self.game.play(next);
                let earlier = played.map_err(|error| input.bad_input(error))?;
                losing_move = earlier.map(|_| number);
            }
        }
        Ok(losing_move)
    }

    fn write(&self, losing_move: Option<u32>, _: u64, output: &mut Vec<u8>) {
        let Some(number) = losing_move else {
            return output.extend_from_slice(b"Draw\n");
        };
        // Player 1 makes the odd moves.
        output.extend_from_slice(match number % 2 {
            1 => b"Player 2 wins on move ",
            _ => b"Player 1 wins on move ",
        });
        write_number(output, u64::from(number));
        output.push(b'\n');
    }
}

/// Reads move `number`, from 1, on a board of `size` rows and columns.
#[inline(always)]
pub fn read_move(input: &mut Scanner, size: u32, number: u32) -> Result<Move, Error<InputError>> {
    let row = read_coordinate(input, size, number, ["row", "a row"])?;
    let column = read_coordinate(input, size, number, ["column", "a column"])?;
    let sign = input.word()?;
    let places = sign == b"+";
    if !places && sign != b"-" {
        let word = Unexpected::new(sign, "+ or -");
        return Err(input.bad_input(InputError::Word(number, word)));
    }
    let square = (row, column);
    Ok(Move { square, places })
}

/// Reads a row or a column of move `number`, as `name` calls it without and with an article.
#[inline(always)]
fn read_coordinate(
    input: &mut Scanner,
    size: u32,
    number: u32,
    name: [&'static str; 2],
) -> Result<u32, Error<InputError>> {
    let error = match read_number(input)? {
        Some(value) if (1..=size).contains(&value) => return Ok(value),
        Some(value) => InputError::Outside(number, name[0], value, size),
        None => InputError::Word(number, Unexpected::new(input.last_word(), name[1])),
    };
    Err(input.bad_input(error))
}

/// A game, as far as it has been played.
pub struct Game {
    /// Rows and columns of the board.
    size: u32,
    board: Board,
    /// The square where each move places or removes a spot.
    pub moves: Vec<Square>,
    /// The hashes of the present board turned by each of [`Turn::ALL`].
    pub hashes: [u64; Turn::ALL.len()],
    /// Every pattern that occurred, found by its least hash: the number of the move after which
    /// it did, 0 for the empty board at the start.
    patterns: Seen,
    /// The key of all hashes.
    key: u64,
}

impl Game {
    /// A game on no board, before [`Game::begin`]. Its hashes have this key.
    pub fn new(key: u64) -> Self {
        Game {
            size: 0,
            board: Board::new(0, key),
            moves: Vec::new(),
            hashes: [0; Turn::ALL.len()],
            patterns: Seen::new(key),
            key,
        }
    }

    /// Begins a game on an empty board of `size` rows and columns.
    pub fn begin(&mut self, size: u32) {
        self.size = size;
        self.board = Board::new(size, self.key);
        self.moves.clear();
        self.hashes = [0; Turn::ALL.len()];
        self.patterns.clear();
        // The empty board counts as the first pattern.
        self.find_or_remember();
    }

    /// Makes a move, if it is legal. If that brings a pattern back, the move loses, and the number
    /// of the move after which the pattern occurred is returned, 0 for the start.
    #[inline(always)]
    pub fn play(&mut self, next: Move) -> Result<Option<u32>, InputError> {
        // After an illegal move nothing follows, so it is not taken back.
        if self.board.flip(next.square) != next.places {
            return Err(InputError::Illegal(self.moves.len() as u32 + 1, next));
        }
        self.moves.push(next.square);
        // A spot comes or goes: either changes a hash by the XOR with the number of its square.
        for (hash, turn) in self.hashes.iter_mut().zip(Turn::ALL) {
            let square = turn.apply(next.square, self.size);
            let number_of_square = self.patterns.hash([packed(square)]);
            *hash ^= number_of_square;
        }
        Ok(self.find_or_remember())
    }

    /// The number of the move after which the pattern on the board occurred; if it is new, it is
    /// remembered.
    #[inline(always)]
    fn find_or_remember(&mut self) -> Option<u32> {
        let [a, b, c, d] = self.hashes;
        let least = a.min(b).min(c).min(d);
        let has_same_pattern = |earlier| self.turn_from(earlier).is_some();
        let earlier = self.patterns.find(least, has_same_pattern);
        // For a new pattern, the error is the free slot.
        if let Err(slot) = earlier {
            self.patterns.insert(slot, least, self.moves.len() as u32);
        }
        earlier.ok()
    }

    /// The turn that maps the pattern after move `earlier` onto the present board, if any does.
    pub fn turn_from(&self, earlier: u32) -> Option<Turn> {
        let mut turns = Turn::ALL.iter().copied();
        turns.find(|&turn| self.matches(earlier, turn))
    }

    /// Whether the pattern after move `earlier`, turned, is the one on the board. On an empty board
    /// all moves are made, and then those up to `earlier` once more, turned. Either pass flips a
    /// square an odd number of times exactly if its pattern has a spot there. So a square is empty
    /// in the end exactly if the patterns agree on it: they are the same if no spot is left.
    fn matches(&self, earlier: u32, turn: Turn) -> bool {
        let before = self.moves[..earlier as usize].iter();
        let turned = before.map(|&square| turn.apply(square, self.size));
        let mut board = Board::new(self.size, self.key);
        let mut spots = 0;
        for square in self.moves.iter().copied().chain(turned) {
            spots += if board.flip(square) { 1 } else { -1 };
        }
        spots == 0
    }
}

/// What is wrong with a game. Moves are numbered from 1.
#[derive(Debug)]
pub enum InputError {
    /// The size of the board.
    Size(Unexpected),
    /// A word of the move that cannot stand there.
    Word(u32, Unexpected),
    /// A "row" or "column" of the move that the board does not have: what stands there, and how
    /// many there are.
    Outside(u32, &'static str, u32, u32),
    /// The move places a spot on another, or removes one from an empty square.
    Illegal(u32, Move),
}

impl From<Unexpected> for InputError {
    fn from(size: Unexpected) -> Self {
        InputError::Size(size)
    }
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        match self {
            InputError::Size(size) => write!(f, ": {size}"),
            InputError::Word(number, word) => write!(f, ", move {number}: {word}"),
            InputError::Outside(number, name, found, size) => {
                write!(f, ", move {number}: found {name} {found}, ")?;
                write!(f, "expected 1 to {size}")
            }
            InputError::Illegal(number, next) => {
                let (row, column) = next.square;
                let state = match next.places {
                    true => "already holds a",
                    false => "holds no",
                };
                write!(f, ", move {number}: square ({row}, {column}) {state} spot")
            }
        }
    }
}

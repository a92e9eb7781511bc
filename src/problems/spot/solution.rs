//! Spot (UVa 141): two players place and remove spots on an N×N board; a player who repeats a
//! pattern, as it was or turned, loses at once.
//!
//! Four hashes are kept: of the board, and of the board turned by 90°, 180° and 270°. Each is the
//! XOR of a pseudo-random term for every spot, so a move changes each hash by one term, whatever
//! the size of the board. A turned pattern has the same four hashes in another order. So the
//! smallest of the four is the key under which a pattern is looked up; a mirrored pattern has
//! another key.
//!
//! A hash only finds a candidate. The patterns themselves are then compared, spot by spot: the
//! moves since then are undone, and made again. That takes two passes over the moves, about once a
//! game.

use super::board::{Board, Square, Turn};
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
    /// Where.
    pub square: Square,
    /// Placed, not removed.
    pub places: bool,
}

/// A game, as far as it has been played; solves one after the other.
pub struct Game {
    /// The board as it stands.
    pub board: Board,
    /// The square of each move.
    moves: Vec<Square>,
    /// The hashes of the board after each turn of [`Turn::ALL`].
    pub hashes: [u64; 4],
    /// The patterns that occurred, by the number of the move after which they did, from 0.
    patterns: Seen,
}

/// The solution of this problem.
pub type Solution = Game;

impl Solve for Game {
    const CASE: &'static str = "game";

    /// The size of the board.
    type Case = u32;

    /// The number of the losing move, from 1, if there was one.
    type Answer = Option<u32>;

    type InputError = InputError;

    fn new(key: u64) -> Self {
        Game {
            board: Board::new(key),
            moves: Vec::new(),
            hashes: [0; 4],
            patterns: Seen::new(key),
        }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<u32>, Error<InputError>> {
        let expected = "the size of a board, from 1 to 2147483647, or 0 at the end";
        read_first_number(scanner, 1..=LARGEST, expected)
    }

    fn solve(&mut self, size: u32, input: &mut Scanner) -> Result<Option<u32>, Error<InputError>> {
        self.begin(size);
        let mut losing_move = None;
        for number in 1..=2 * size {
            let next = read_move(input, size, number)?;
            if losing_move.is_some() {
                continue; // The game is decided, and its last moves have no effect.
            }
            match self.play(next) {
                Ok(None) => {}
                Ok(Some(_)) => losing_move = Some(number),
                Err(error) => return Err(input.bad_input(error)),
            }
        }
        Ok(losing_move)
    }

    fn write(&self, losing_move: Option<u32>, _: u64, output: &mut Vec<u8>) {
        let Some(number) = losing_move else {
            output.extend_from_slice(b"Draw\n");
            return;
        };
        // Player 1 makes the odd moves.
        let is_first_player = number % 2 == 1;
        output.extend_from_slice(if is_first_player {
            b"Player 2"
        } else {
            b"Player 1"
        });
        output.extend_from_slice(b" wins on move ");
        write_number(output, u64::from(number));
        output.push(b'\n');
    }
}

/// Reads move `number` on a board of `size`.
#[inline(always)]
pub fn read_move(scanner: &mut Scanner, size: u32, number: u32) -> Result<Move, Error<InputError>> {
    read_any_move(scanner, size, number)
}

/// Reads a move in any layout, word by word.
#[inline(never)]
fn read_any_move(input: &mut Scanner, size: u32, number: u32) -> Result<Move, Error<InputError>> {
    let mut square = [0; 2];
    let lines = [("row", "a row"), ("column", "a column")];
    for (place, (line, expected)) in square.iter_mut().zip(lines) {
        *place = match read_number(input)? {
            Some(place) if (1..=size).contains(&place) => place,
            Some(found) => {
                return Err(input.bad_input(InputError::Outside(number, line, found, size)));
            }
            None => {
                let word = Unexpected::new(input.last_word(), expected);
                return Err(input.bad_input(InputError::Word(number, word)));
            }
        };
    }
    let sign = input.word()?;
    let places = sign == b"+";
    if !places && sign != b"-" {
        let word = Unexpected::new(sign, "+ or -");
        return Err(input.bad_input(InputError::Word(number, word)));
    }
    let square = (square[0], square[1]);
    Ok(Move { square, places })
}

/// A pattern that came back.
pub struct Repetition {
    /// The move after which it occurred, 0 for the empty board at the start.
    pub earlier: u32,
    /// How it has been turned since.
    pub turn: Turn,
}

impl Game {
    /// Begins a game on an empty board of `size`.
    pub fn begin(&mut self, size: u32) {
        self.board.clear(size);
        self.moves.clear();
        self.hashes = [0; 4];
        self.patterns.clear();
        if let Err(free) = self.patterns.find(0, |_| false) {
            self.patterns.insert(free, 0, 0);
        }
    }

    /// Makes a move. If the pattern on the board occurred before, the move loses.
    #[inline(always)]
    pub fn play(&mut self, next: Move) -> Result<Option<Repetition>, InputError> {
        if self.board.flip(next.square) != next.places {
            return Err(InputError::Illegal(self.moves.len() as u32 + 1, next));
        }
        self.moves.push(next.square);
        for (hash, turn) in self.hashes.iter_mut().zip(Turn::ALL) {
            *hash ^= self.board.term(turn.apply(next.square, self.board.size));
        }
        Ok(self.repetition())
    }

    /// Remembers the pattern on the board, unless it occurred before.
    #[inline(always)]
    fn repetition(&mut self) -> Option<Repetition> {
        let Game {
            board,
            moves,
            patterns,
            ..
        } = self;
        let [a, b, c, d] = self.hashes;
        let name = a.min(b).min(c.min(d));
        let mut repetition = None;
        let found = patterns.find(name, |earlier| {
            let turn = turn_since(board, &moves[earlier as usize..]);
            repetition = turn.map(|turn| Repetition { earlier, turn });
            repetition.is_some()
        });
        if let Err(free) = found {
            patterns.insert(free, name, moves.len() as u32);
        }
        repetition
    }

    /// The squares that held a spot after move `earlier`.
    pub fn spots_after(&mut self, earlier: u32) -> Vec<Square> {
        spots_before(&mut self.board, &self.moves[earlier as usize..])
    }
}

/// The turn that makes the pattern before the last `moves` the one on the board, if any does.
#[inline(never)]
fn turn_since(board: &mut Board, moves: &[Square]) -> Option<Turn> {
    let spots = spots_before(board, moves);
    if spots.len() != board.spots().len() {
        return None;
    }
    Turn::ALL.iter().copied().find(|turn| {
        let mut spots = spots.iter();
        spots.all(|&spot| board.holds_spot(turn.apply(spot, board.size)))
    })
}

/// The squares that held a spot before the last `moves`.
fn spots_before(board: &mut Board, moves: &[Square]) -> Vec<Square> {
    for &square in moves {
        board.flip(square);
    }
    let spots = board.spots();
    for &square in moves {
        board.flip(square);
    }
    spots
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
            InputError::Outside(number, line, found, size) => {
                write!(
                    f,
                    ", move {number}: found {line} {found}, expected 1 to {size}"
                )
            }
            InputError::Illegal(number, Move { square, places }) => {
                let (row, column) = square;
                let state = if *places {
                    "already holds a"
                } else {
                    "holds no"
                };
                write!(f, ", move {number}: square ({row}, {column}) {state} spot")
            }
        }
    }
}

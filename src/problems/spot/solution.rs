//! Spot (UVa 141). Two players alternately place a spot on an N×N board, empty at first, or remove
//! one. A player who brings back an earlier pattern, as it was or turned, loses at once; the other
//! wins. The empty board at the start is a pattern, too. A mirror image is a different pattern.
//! After 2N moves without a repetition it is a draw.
//!
//! The input has games: N, then 2N moves, each a row, a column and `+` or `-`. A 0 ends the input.
//!
//! Example, N = 2: the third move brings back the pattern of the first, turned by 180°.
//! ```text
//!  start    1 1 +    2 2 +    1 1 -
//!   . .      o .      o .      . .     Player 1 has made moves 1 and 3.
//!   . .      . .      . o      . o     Player 2 wins on move 3.
//! ```
//!
//! Idea. Every square has a pseudo-random number, and the hash of a pattern is the XOR of the
//! numbers of its spots. The order of a XOR does not matter, and a number that enters twice cancels
//! (A. L. Zobrist, "A New Hashing Method with Application for Game Playing", 1970). So placing and
//! removing a spot both change the hash by one XOR with the number of the square. Four hashes are
//! kept: that of the board, and those of the board turned by 90°, 180° and 270°. The four turns of
//! a turned pattern are those of the pattern in another order, and so are their hashes. So the
//! least of the four is the same for a pattern and its turns: patterns are looked up by it.
//!
//! Why it is right. The same pattern, turned or not, is always found: it has the same least hash.
//! Different patterns with the same hash are very rare, but possible. So before the move loses, the
//! patterns are compared, in all four turns: the moves that led to both are made on one empty
//! board, where a spot that both have cancels, and nothing may be left.
//!
//! Cost. A move takes constant time up to N = 63, where a row fits into a machine word, and beyond
//! that a logarithm of the number of spots. A pattern that is found is compared in four turns, each
//! in up to two passes over the moves: once in a game, unless hashes agree by chance. Memory grows
//! with the moves.

use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_number, write_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::seen::{Lookup, Seen};
use crate::runtime::solution::Solve;
use crate::runtime::terminator::read_first_number;
use alloc::collections::BTreeSet;
use alloc::{vec, vec::Vec};
use core::fmt::{Display, Formatter};

/// The largest board: its 2N moves still have 32-bit numbers.
pub const LARGEST: u32 = u32::MAX / 2;

/// A square: row and column, from 1.
pub type Square = (u32, u32);

/// Which squares hold a spot.
pub enum Board {
    /// Up to 63 rows and columns, from 1: bit c of word r is the square in row r and column c.
    /// Bit 0 and word 0 are not used.
    Small(Vec<u64>),
    /// Any number of rows and columns: the squares that hold a spot. Memory grows with these.
    Large(BTreeSet<Square>),
}

impl Board {
    /// An empty board of `size` rows and columns.
    pub fn new(size: u32) -> Self {
        match size {
            0..=63 => Board::Small(vec![0; size as usize + 1]),
            _ => Board::Large(BTreeSet::new()),
        }
    }

    /// Places a spot on `square`, or removes the one there. Returns whether it holds one now.
    #[inline(always)]
    pub fn flip(&mut self, square: Square) -> bool {
        match self {
            Board::Small(rows) => {
                let (row, column) = square;
                rows[row as usize] ^= 1 << column;
                rows[row as usize] & (1 << column) != 0
            }
            Board::Large(spots) => {
                let was_empty = !spots.remove(&square);
                if was_empty {
                    spots.insert(square);
                }
                was_empty
            }
        }
    }
}

/// A move: a spot is placed or removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The square that changes.
    pub square: Square,
    /// Placed, not removed.
    pub places: bool,
}

/// A turn of the board, clockwise, by this many degrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Not turned.
    By0,
    /// A quarter.
    By90,
    /// A half.
    By180,
    /// Three quarters.
    By270,
}

impl Turn {
    /// The rule of the game: patterns are the same if one of these turns maps one onto the other.
    pub const ALL: [Turn; 4] = [Turn::By0, Turn::By90, Turn::By180, Turn::By270];

    /// Where `square` ends up on a board of `size` rows and columns.
    #[inline(always)]
    pub fn apply(self, (row, column): Square, size: u32) -> Square {
        match self {
            Turn::By0 => (row, column),
            Turn::By90 => (column, size + 1 - row),
            Turn::By180 => (size + 1 - row, size + 1 - column),
            Turn::By270 => (size + 1 - column, row),
        }
    }
}

/// A game, as far as it has been played.
pub struct Game {
    /// Rows and columns of the board.
    size: u32,
    board: Board,
    /// The square where each move places or removes a spot.
    pub moves: Vec<Square>,
    /// The hashes of the current board turned by each of [`Turn::ALL`].
    pub hashes: [u64; Turn::ALL.len()],
    /// Every pattern that occurred, by its least hash, with the number of moves made before it: 0
    /// for the empty board at the start. It also holds the key of the hashes.
    patterns: Seen,
}

impl Game {
    /// A game on no board, before [`Game::begin`]. Hashes depend on the key: without knowing it,
    /// nobody can write an input that makes them collide.
    pub fn new(key: u64) -> Self {
        Game {
            size: 0,
            board: Board::new(0),
            moves: Vec::new(),
            hashes: [0; Turn::ALL.len()],
            patterns: Seen::new(key),
        }
    }

    /// Begins a game on an empty board of `size` rows and columns.
    pub fn begin(&mut self, size: u32) {
        self.size = size;
        self.board = Board::new(size);
        self.moves.clear();
        self.hashes = [0; Turn::ALL.len()];
        self.patterns.clear();
        // The empty board counts as the first pattern.
        self.find_or_remember();
    }

    /// Makes a move, if it is legal. If that brings a pattern back, the move loses, and the number
    /// of the move after which the pattern occurred is returned, 0 for the start. To solve a game,
    /// it is enough that there is one; the module `explain` shows which.
    #[inline(always)]
    pub fn play(&mut self, next: Move) -> Result<Option<u32>, InputError> {
        // Nothing follows an illegal move, so it is not taken back.
        if self.board.flip(next.square) != next.places {
            return Err(InputError::Illegal(self.moves.len() as u32 + 1, next));
        }
        self.moves.push(next.square);
        for index in 0..Turn::ALL.len() {
            let turned = Turn::ALL[index].apply(next.square, self.size);
            self.hashes[index] ^= self.number_of_square(turned);
        }
        Ok(self.find_or_remember())
    }

    /// The pseudo-random number of a square is the hash of its row and column, so no table is
    /// needed: [`Seen::hash`] hashes any words with the key.
    #[inline(always)]
    fn number_of_square(&self, square: Square) -> u64 {
        self.patterns
            .hash([u64::from(square.0), u64::from(square.1)])
    }

    /// The number of the move after which the pattern on the board occurred before; a new pattern
    /// is remembered.
    #[inline(always)]
    fn find_or_remember(&mut self) -> Option<u32> {
        let [a, b, c, d] = self.hashes;
        let least = a.min(b).min(c).min(d);
        let has_same_pattern = |earlier| self.turn_from(earlier).is_some();
        match self.patterns.find(least, has_same_pattern) {
            Lookup::Found(earlier) => Some(earlier),
            Lookup::Free(slot) => {
                self.patterns.insert(slot, least, self.moves.len() as u32);
                None
            }
        }
    }

    /// The turn that maps the pattern after move `earlier` onto the current board, if any does.
    pub fn turn_from(&self, earlier: u32) -> Option<Turn> {
        let mut turns = Turn::ALL.iter().copied();
        turns.find(|&turn| self.matches(earlier, turn))
    }

    /// Whether the pattern after move `earlier`, turned, is the one on the board. Two patterns are
    /// the same if no square has a spot in just one of them. So this flips, on an empty board, the
    /// squares of all moves, which makes the current pattern, and then the turned squares of the
    /// moves up to `earlier`. What both patterns share cancels; nothing may be left. In the
    /// example, move 1 turned by 180° flips (2, 2), the only spot after move 3.
    fn matches(&self, earlier: u32, turn: Turn) -> bool {
        let earlier = self.moves[..earlier as usize].iter();
        let earlier_turned = earlier.map(|&square| turn.apply(square, self.size));
        let mut board = Board::new(self.size);
        let mut spots_left = 0;
        for square in self.moves.iter().copied().chain(earlier_turned) {
            spots_left += if board.flip(square) { 1 } else { -1 };
        }
        spots_left == 0
    }
}

/// Solves games one after the other.
pub struct Solution {
    /// The current game.
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
        let game = Game::new(key);
        Solution { game }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<u32>, Error<InputError>> {
        let expected = "the size of a board, from 1 to 2147483647, or 0 at the end";
        read_first_number(scanner, 1..=LARGEST, expected, InputError::Size)
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

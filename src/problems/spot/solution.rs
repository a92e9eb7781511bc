//! Spot (UVa 141): two players place and remove spots on an N×N board; a player who repeats a
//! pattern, as it was or turned, loses at once.
//!
//! Four hashes follow the game: that of the board and those of the board turned by 90°, 180° and
//! 270°. Each is the XOR of a random-looking term for every spot, so a move changes each by one
//! term, whatever the size of the board. Turned patterns have the same four hashes in another
//! order, so the least of the four serves all of them as the name under which a pattern is looked
//! up. A mirrored pattern has four others.
//!
//! Hashes only point at a candidate. The answer comes from comparing the patterns themselves, spot
//! by spot, after undoing what happened in between; that takes one pass over the moves, about once
//! a game.
//!
//! No board is kept, only the squares that were touched: memory grows with the moves, and N does
//! not matter.

use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_number, write_number};
use crate::runtime::scanner::{is_white_space, Error, Scanner};
use crate::runtime::seen::{mix, Seen};
use crate::runtime::solution::Solve;
use crate::runtime::terminator::read_first_number;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// The largest board: its 2N moves still have numbers of 32 bits.
pub const LARGEST: u32 = u32::MAX / 2;

/// A square: row and column, from 1.
pub type Square = (u32, u32);

/// A turn of the board, clockwise.
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
    /// Every turn, by increasing angle.
    pub const ALL: [Turn; 4] = [Turn::None, Turn::Quarter, Turn::Half, Turn::ThreeQuarters];

    /// Where `square` comes to lie on a board of `size`.
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

/// A move: a spot is placed or removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Where.
    pub square: Square,
    /// Placed, not removed.
    pub places: bool,
}

/// Solves games one after the other.
pub struct Solution {
    /// The game that is being played.
    pub game: Game,
}

impl Solve for Solution {
    const CASE: &'static str = "game";

    /// The size of the board.
    type Case = u32;

    /// The number of the losing move, from 1, if there was one.
    type Answer = Option<u32>;

    type InputError = InputError;

    fn new() -> Self {
        Solution { game: Game::new() }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<u32>, Error<InputError>> {
        let expected = "the size of a board, from 1 to 2147483647, or 0 at the end";
        read_first_number(scanner, 1..=LARGEST, expected)
    }

    /// Reads the moves and plays them until the game is decided.
    fn solve(
        &mut self,
        size: u32,
        scanner: &mut Scanner,
    ) -> Result<Option<u32>, Error<InputError>> {
        self.game.begin(size);
        for number in 1..=2 * size {
            let next = read_move(scanner, size, number)?;
            match self.game.play(next) {
                Ok(None) => {}
                Ok(Some(_)) => {
                    skip_moves(scanner, size, number)?;
                    return Ok(Some(number));
                }
                Err(error) => return Err(scanner.bad_input(InputError::Move { number, error })),
            }
        }
        Ok(None)
    }

    fn write(&self, losing_move: Option<u32>, _: u64, output: &mut Vec<u8>) {
        let Some(number) = losing_move else {
            output.extend_from_slice(b"Draw\n");
            return;
        };
        // Player 1 makes the odd moves.
        let winner: &[u8] = if number % 2 == 1 { b"2" } else { b"1" };
        output.extend_from_slice(b"Player ");
        output.extend_from_slice(winner);
        output.extend_from_slice(b" wins on move ");
        write_number(output, u64::from(number));
        output.push(b'\n');
    }
}

/// Reads the moves after number `decided`, which mean nothing.
pub fn skip_moves(scanner: &mut Scanner, size: u32, decided: u32) -> Result<(), Error<InputError>> {
    for number in decided + 1..=2 * size {
        read_move(scanner, size, number)?;
    }
    Ok(())
}

/// Reads move `number` on a board of `size`.
#[inline(always)]
pub fn read_move(scanner: &mut Scanner, size: u32, number: u32) -> Result<Move, Error<InputError>> {
    if let Some((next, length)) = usual_move(scanner.window(), size) {
        scanner.take(length, length - 2);
        return Ok(next);
    }
    read_any_move(scanner, size).map_err(|error| match error {
        Error::Stream => Error::Stream,
        Error::Input { place, error } => Error::Input {
            place,
            error: InputError::Move { number, error },
        },
    })
}

/// Reads a move in any layout, word by word.
#[inline(never)]
fn read_any_move(scanner: &mut Scanner, size: u32) -> Result<Move, Error<MoveError>> {
    let row = read_line_number(scanner, size, "row")?;
    let column = read_line_number(scanner, size, "column")?;
    let places = match scanner.word()? {
        b"+" => true,
        b"-" => false,
        found => {
            let error = MoveError::Word(Unexpected::new(found, "+ or -"));
            return Err(scanner.bad_input(error));
        }
    };
    Ok(Move {
        square: (row, column),
        places,
    })
}

/// A move in the usual layout, with row and column below 100 and one white space after each word,
/// if the window begins with one, and its length in bytes. It does not branch on one digit or
/// two, which could not be predicted.
#[inline(always)]
fn usual_move(window: &[u8], size: u32) -> Option<(Move, usize)> {
    let bytes: &[u8; 8] = window.first_chunk()?;
    let mut at = 0;
    let mut usual = true;
    let mut next = || {
        let first = bytes[at].wrapping_sub(b'0');
        let second = bytes[at + 1].wrapping_sub(b'0');
        let has_two = second < 10;
        let number = u32::from(first) * if has_two { 10 } else { 1 };
        let number = number + if has_two { u32::from(second) } else { 0 };
        at += 2 + usize::from(has_two);
        usual &= first.wrapping_sub(1) < 9 && number <= size && is_white_space(bytes[at - 1]);
        number
    };
    let square = (next(), next());
    let sign = bytes[at];
    usual &= (sign == b'+') | (sign == b'-') && is_white_space(bytes[at + 1]);
    let places = sign == b'+';
    usual.then_some((Move { square, places }, at + 2))
}

/// Reads the number of a row or column.
fn read_line_number(
    scanner: &mut Scanner,
    size: u32,
    line: &'static str,
) -> Result<u32, Error<MoveError>> {
    let error = match read_number(scanner)? {
        Some(number) if (1..=size).contains(&number) => return Ok(number),
        Some(found) => MoveError::Outside { line, found, size },
        None => {
            let is_row = line == "row";
            let expected = if is_row { "a row" } else { "a column" };
            MoveError::Word(Unexpected::new(scanner.last_word(), expected))
        }
    };
    Err(scanner.bad_input(error))
}

/// Where a square is and whether it holds a spot.
struct Touched {
    square: Square,
    spot: bool,
}

/// A board and how it came to be.
pub struct Board {
    /// Rows and columns.
    pub size: u32,
    /// Every square that was touched, in the order of the first touches.
    touched: Vec<Touched>,
    /// Where a square stands in `touched`.
    places: Seen,
    /// For each move, where its square stands in `touched`.
    moves: Vec<u32>,
    spots: u32,
}

/// A game, as far as it has been played.
pub struct Game {
    /// The board as it is now.
    pub board: Board,
    /// The hashes of the board and of the board turned clockwise by 90°, 180° and 270°.
    hashes: [u64; 4],
    /// The patterns that occurred, by the number of the move after which they did; the empty
    /// board is number 0.
    patterns: Seen,
}

/// A pattern that came back.
pub struct Repetition {
    /// The move after which it occurred, 0 for the empty board at the start.
    pub earlier: u32,
    /// How it has been turned since.
    pub turn: Turn,
}

impl Game {
    /// No game yet.
    pub fn new() -> Self {
        Game {
            board: Board::new(),
            hashes: [0; 4],
            patterns: Seen::new(),
        }
    }

    /// Begins a game on an empty board of `size`.
    pub fn begin(&mut self, size: u32) {
        self.board.clear(size);
        self.hashes = [0; 4];
        self.patterns.clear();
        self.patterns.find_or_insert(0, 0, |_| false);
    }

    /// Makes a move on the board. If the pattern occurred before, the move loses.
    #[inline(always)]
    pub fn play(&mut self, next: Move) -> Result<Option<Repetition>, MoveError> {
        if !self.board.change(next) {
            return Err(MoveError::Illegal(next));
        }
        for (hash, turn) in self.hashes.iter_mut().zip(Turn::ALL) {
            *hash ^= term(turn.apply(next.square, self.board.size));
        }
        Ok(self.repetition())
    }

    /// Remembers the pattern on the board, unless it occurred before.
    #[inline(always)]
    fn repetition(&mut self) -> Option<Repetition> {
        let [a, b, c, d] = self.hashes;
        let name = a.min(b).min(c.min(d));
        let board = &self.board;
        let mut repetition = None;
        let number = board.moves.len() as u32;
        self.patterns.find_or_insert(name, number, |earlier| {
            let turn = board.turn_since(earlier);
            repetition = turn.map(|turn| Repetition { earlier, turn });
            repetition.is_some()
        });
        repetition
    }
}

impl Board {
    fn new() -> Self {
        Board {
            size: 0,
            touched: Vec::new(),
            places: Seen::new(),
            moves: Vec::new(),
            spots: 0,
        }
    }

    fn clear(&mut self, size: u32) {
        self.size = size;
        self.touched.clear();
        self.places.clear();
        self.moves.clear();
        self.spots = 0;
    }

    /// Places or removes a spot. Says whether that was possible.
    #[inline(always)]
    fn change(&mut self, next: Move) -> bool {
        let place = self.touch(next.square);
        let touched = &mut self.touched[place as usize];
        if touched.spot == next.places {
            return false;
        }
        touched.spot = next.places;
        self.spots = if next.places {
            self.spots + 1
        } else {
            self.spots - 1
        };
        self.moves.push(place);
        true
    }

    /// Where `square` stands among those touched; it is added if need be.
    #[inline(always)]
    fn touch(&mut self, square: Square) -> u32 {
        let touched = &self.touched;
        let is_same = |place| touched[place as usize].square == square;
        let next = touched.len() as u32;
        match self.places.find_or_insert(term(square), next, is_same) {
            Some(place) => place,
            None => {
                self.touched.push(Touched {
                    square,
                    spot: false,
                });
                next
            }
        }
    }

    /// The turn that makes the pattern after move `earlier` the one on the board, if any does.
    fn turn_since(&self, earlier: u32) -> Option<Turn> {
        let spots = self.spots_after(earlier);
        if spots.len() != self.spots as usize {
            return None;
        }
        Turn::ALL.iter().copied().find(|turn| {
            let mut spots = spots.iter();
            spots.all(|&spot| self.holds_spot(turn.apply(spot, self.size)))
        })
    }

    /// The squares that held a spot after move `earlier`: squares that were touched an odd number
    /// of times since then were the other way round.
    pub fn spots_after(&self, earlier: u32) -> Vec<Square> {
        let mut held: Vec<bool> = self.touched.iter().map(|touched| touched.spot).collect();
        for &place in &self.moves[earlier as usize..] {
            held[place as usize] = !held[place as usize];
        }
        let touched = self.touched.iter().zip(held);
        touched
            .filter(|(_, held)| *held)
            .map(|(touched, _)| touched.square)
            .collect()
    }

    /// Whether a spot is on `square`.
    pub fn holds_spot(&self, square: Square) -> bool {
        let touched = &self.touched;
        let is_same = |place| touched[place as usize].square == square;
        match self.places.find(term(square), is_same) {
            Ok(place) => touched[place as usize].spot,
            Err(_) => false,
        }
    }
}

/// What a spot on `square` adds to the hash of a pattern.
fn term((row, column): Square) -> u64 {
    mix(u64::from(row) << 32 | u64::from(column))
}

/// What is wrong with a game.
#[derive(Debug)]
pub enum InputError {
    /// The size of the board.
    Size(Unexpected),
    /// A move.
    Move {
        /// Its number, from 1.
        number: u32,
        /// What is wrong with it.
        error: MoveError,
    },
}

/// What is wrong with a move.
#[derive(Debug)]
pub enum MoveError {
    /// A word that cannot stand there.
    Word(Unexpected),
    /// A row or a column that the board does not have.
    Outside {
        /// "row" or "column".
        line: &'static str,
        /// What stands there.
        found: u32,
        /// How many there are.
        size: u32,
    },
    /// A spot is placed on another, or removed from an empty square.
    Illegal(Move),
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
            InputError::Move { number, error } => write!(f, ", move {number}: {error}"),
        }
    }
}

impl Display for MoveError {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        match self {
            MoveError::Word(word) => word.fmt(f),
            MoveError::Outside { line, found, size } => {
                write!(f, "found {line} {found}, expected 1 to {size}")
            }
            MoveError::Illegal(Move { square, places }) => {
                let (row, column) = square;
                let state = if *places {
                    "already holds a"
                } else {
                    "holds no"
                };
                write!(f, "square ({row}, {column}) {state} spot")
            }
        }
    }
}

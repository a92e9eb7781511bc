//! Spot (UVa 141): two players place and remove spots on an N×N board; who brings back a pattern
//! that occurred before, as it was or turned, loses at once.
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

use crate::complaint::Unexpected;
use crate::number::{read_number, write_number};
use crate::scanner::{is_white_space, Scanner, Stop};
use crate::seen::{mix, Seen};
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// The largest board: its 2N moves still have numbers of 32 bits.
pub const LARGEST: u32 = u32::MAX / 2;

/// A square: row and column, from 1.
pub type Square = (u32, u32);

/// A move: a spot is placed or removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Where.
    pub square: Square,
    /// Placed, not removed.
    pub places: bool,
}

/// What is wrong with the input.
#[derive(Debug)]
pub struct Fault {
    /// Where in which game.
    pub turn: Turn,
    /// What is wrong there.
    pub what: Wrong,
}

/// A move of a game.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// The game, from 1.
    pub game: u64,
    /// The move, from 1; 0 for the size of the board.
    pub number: u32,
}

/// What can be wrong with a game.
#[derive(Debug)]
pub enum Wrong {
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
    /// A move that the rules forbid.
    Illegal(Move),
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        write!(f, "game {}", self.turn.game)?;
        if self.turn.number > 0 {
            write!(f, ", move {}", self.turn.number)?;
        }
        match &self.what {
            Wrong::Word(what) => write!(f, ": {what}"),
            Wrong::Outside { line, found, size } => {
                write!(f, ": found {line} {found}, expected 1 to {size}")
            }
            Wrong::Illegal(Move { square, places }) => {
                let (row, column) = square;
                let state = if *places {
                    "already holds a"
                } else {
                    "holds no"
                };
                write!(f, ": square ({row}, {column}) {state} spot")
            }
        }
    }
}

/// Answers every game of the input.
pub fn solve(scanner: &mut Scanner) -> Result<(), Stop<Fault>> {
    let mut game = Game::new();
    let mut number = 1;
    while let Some(size) = read_size(scanner, number)? {
        game.begin(size);
        let losing_move = play(scanner, &mut game, number)?;
        write_outcome(losing_move, &mut scanner.output);
        number += 1;
    }
    Ok(())
}

/// Reads the size of a board; `None` where the input ends.
pub fn read_size(scanner: &mut Scanner, game: u64) -> Result<Option<u32>, Stop<Fault>> {
    match read_number(scanner)? {
        Some(0) => Ok(None),
        Some(size) if size <= LARGEST => Ok(Some(size)),
        _ if scanner.last_word().is_empty() => Ok(None),
        _ => {
            let expected = "the size of a board, from 1 to 2147483647, or 0 at the end";
            let what = Wrong::Word(Unexpected::new(scanner.last_word(), expected));
            Err(scanner.stop(Fault {
                turn: Turn { game, number: 0 },
                what,
            }))
        }
    }
}

/// Reads the moves of a game and plays them until it is decided. Says which move lost, if any.
pub fn play(
    scanner: &mut Scanner,
    game: &mut Game,
    number: u64,
) -> Result<Option<u32>, Stop<Fault>> {
    let size = game.board.size;
    for number_of_move in 1..=2 * size {
        let turn = Turn {
            game: number,
            number: number_of_move,
        };
        let next = read_move(scanner, size, turn)?;
        match game.play(next) {
            Ok(None) => {}
            Ok(Some(_)) => {
                for number in number_of_move + 1..=2 * size {
                    read_move(scanner, size, Turn { number, ..turn })?;
                }
                return Ok(Some(number_of_move));
            }
            Err(what) => return Err(scanner.stop(Fault { turn, what })),
        }
    }
    Ok(None)
}

/// Reads a move on a board of `size`.
#[inline(always)]
pub fn read_move(scanner: &mut Scanner, size: u32, turn: Turn) -> Result<Move, Stop<Fault>> {
    if let Some((next, length)) = usual_move(scanner.window(), size) {
        scanner.take(length, length - 2);
        return Ok(next);
    }
    read_any_move(scanner, size, turn)
}

/// Reads a move in whatever layout, word by word.
#[inline(never)]
fn read_any_move(scanner: &mut Scanner, size: u32, turn: Turn) -> Result<Move, Stop<Fault>> {
    let row = read_line_number(scanner, size, turn, "row")?;
    let column = read_line_number(scanner, size, turn, "column")?;
    let places = match scanner.word()? {
        b"+" => true,
        b"-" => false,
        found => {
            let what = Wrong::Word(Unexpected::new(found, "+ or -"));
            return Err(scanner.stop(Fault { turn, what }));
        }
    };
    Ok(Move {
        square: (row, column),
        places,
    })
}

/// A move of the usual layout, with row and column below 100 and one white space behind each word,
/// if that is how the window begins, and its length in bytes. Without a branch for one digit or
/// two, which nobody could predict.
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
    turn: Turn,
    line: &'static str,
) -> Result<u32, Stop<Fault>> {
    let what = match read_number(scanner)? {
        Some(number) if (1..=size).contains(&number) => return Ok(number),
        Some(found) => Wrong::Outside { line, found, size },
        None => {
            let is_row = line == "row";
            let expected = if is_row { "a row" } else { "a column" };
            Wrong::Word(Unexpected::new(scanner.last_word(), expected))
        }
    };
    Err(scanner.stop(Fault { turn, what }))
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
    /// By how many right angles it has been turned clockwise since.
    pub quarter_turns: u32,
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
    pub fn play(&mut self, next: Move) -> Result<Option<Repetition>, Wrong> {
        if !self.board.change(next) {
            return Err(Wrong::Illegal(next));
        }
        let mut square = next.square;
        for hash in &mut self.hashes {
            *hash ^= term(square);
            square = turned(square, self.board.size);
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
            let quarter_turns = board.turns_since(earlier);
            repetition = quarter_turns.map(|quarter_turns| Repetition {
                earlier,
                quarter_turns,
            });
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

    /// By how many right angles, clockwise, the pattern after move `earlier` has to be turned to
    /// be that on the board, if it can be.
    fn turns_since(&self, earlier: u32) -> Option<u32> {
        let spots = self.spots_after(earlier);
        if spots.len() != self.spots as usize {
            return None;
        }
        (0..4).find(|&quarter_turns| {
            spots.iter().all(|&spot| {
                let square = (0..quarter_turns).fold(spot, |square, _| turned(square, self.size));
                self.holds_spot(square)
            })
        })
    }

    /// The squares that held a spot after move `earlier`: what the moves since then touched an odd
    /// number of times was the other way round.
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

/// Where `square` comes to lie when a board of `size` is turned clockwise by 90°.
pub fn turned((row, column): Square, size: u32) -> Square {
    (column, size + 1 - row)
}

/// What a spot on `square` adds to the hash of a pattern.
fn term((row, column): Square) -> u64 {
    mix(u64::from(row) << 32 | u64::from(column))
}

/// Writes who has won, or that nobody has.
pub fn write_outcome(losing_move: Option<u32>, output: &mut Vec<u8>) {
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

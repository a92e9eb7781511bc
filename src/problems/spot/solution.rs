//! Spot (UVa 141). Two players alternately place a spot on an N×N board, empty at first, or remove
//! one. A player whose move brings back an earlier pattern, as it was or turned, loses at once,
//! whoever made it; the other wins. The empty board at the start is a pattern, too. A mirror image
//! is a different pattern. After 2N moves without a repetition it is a draw. Given the moves, who
//! wins, and when?
//!
//! Example, N = 2: the third move brings back the pattern of the first, turned by 180°.
//! ```text
//!  start    1 1 +    2 2 +    1 1 -
//!   . .      o .      o .      . .
//!   . .      . .      . o      . o      Player 1 made moves 1 and 3, so player 2 wins on move 3.
//! ```
//!
//! Idea. Every square has a pseudo-random number, and the hash of a pattern is the XOR of the
//! numbers of its spots (Zobrist hashing). A number that enters a XOR twice cancels. So placing and
//! removing a spot both change the hash by one XOR with the number of the square. Four hashes are
//! kept: of the board, and of the board turned by 90°, 180° and 270°. For each turned board, a move
//! changes the hash by the number of the square to which the turn takes the square of the move.
//!
//! If a pattern is turned, the same four boards appear in another order, so the four hashes are the
//! same numbers in another order. Their least is therefore the same for a pattern and all its
//! turns, and patterns are looked up by it.
//!
//! Why it is right. A pattern that comes back, turned or not, is always found, for it has the same
//! least hash. Different patterns with the same hash are very rare, but possible. So before a move
//! loses, the two patterns are compared exactly, and if they differ, the search goes on: see
//! `matches`.
//!
//! Cost. A move takes constant time on average. A pattern that is found is compared in up to four
//! turns; each takes a new board of N rows, with a word for every 64 squares, and at most 4N
//! changes of a square. This normally happens once, at the losing move. Reading a game takes one
//! such board, too.

use super::case::{Board, Game, Games, InputError, Square};
use crate::runtime::number::write_number;
use crate::runtime::seen::{Lookup, Seen};
use crate::runtime::solution::Solve;

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

/// The patterns of a game, as far as it has been played.
pub struct Patterns {
    /// Rows and columns of the board.
    size: u32,
    /// The square where each move has placed or removed a spot.
    moves: Vec<Square>,
    /// The hashes of the pattern on the board, turned by each of [`Turn::ALL`].
    pub hashes: [u64; Turn::ALL.len()],
    /// Every pattern that has occurred, by its least hash, with the number of moves after which it
    /// occurred: 0 for the empty board at the start. It also holds the key of the hashes.
    seen: Seen,
}

impl Patterns {
    /// Before any game. Hashes depend on the key: without it, no way is known to write an input
    /// that makes them collide.
    pub fn new(key: u64) -> Self {
        Patterns {
            size: 0,
            moves: Vec::new(),
            hashes: [0; Turn::ALL.len()],
            seen: Seen::new(key),
        }
    }

    /// Begins a game on an empty board of `size` rows and columns, which counts as a pattern.
    pub fn begin(&mut self, size: u32) {
        self.size = size;
        self.moves.clear();
        self.hashes = [0; Turn::ALL.len()];
        self.seen.clear();
        // The first pattern, which is new.
        self.find_or_remember();
    }

    /// Places a spot on `square`, or removes the one there. If the same pattern, perhaps turned,
    /// was there before, this move loses; returns after how many moves it was there.
    #[inline(always)]
    pub fn change(&mut self, square: Square) -> Option<u32> {
        self.moves.push(square);
        for index in 0..Turn::ALL.len() {
            let turned = Turn::ALL[index].apply(square, self.size);
            self.hashes[index] ^= self.number_of_square(turned);
        }
        self.find_or_remember()
    }

    /// The pseudo-random number of a square is the hash of its row and column, so no table is
    /// needed: [`Seen::hash`] hashes any words with the key.
    #[inline(always)]
    fn number_of_square(&self, (row, column): Square) -> u64 {
        self.seen.hash([row.into(), column.into()])
    }

    /// After how many moves the pattern on the board occurred before; a new pattern is remembered.
    #[inline(always)]
    fn find_or_remember(&mut self) -> Option<u32> {
        let [a, b, c, d] = self.hashes;
        let least = a.min(b).min(c).min(d);
        let has_same_pattern = |earlier| self.turn_from(earlier).is_some();
        match self.seen.find(least, has_same_pattern) {
            Lookup::Found(earlier) => Some(earlier),
            Lookup::Free(slot) => {
                self.seen.insert(slot, least, self.moves.len() as u32);
                None
            }
        }
    }

    /// The turn that maps the pattern after `earlier` moves onto the one on the board, if any does.
    pub fn turn_from(&self, earlier: u32) -> Option<Turn> {
        let mut turns = Turn::ALL.iter().copied();
        turns.find(|&turn| self.matches(earlier, turn))
    }

    /// Whether the pattern after `earlier` moves, turned, is the one on the board. On an empty
    /// board, this flips the squares of all moves so far, which gives the pattern now, and then the
    /// turned squares of the first `earlier` moves. A spot that both patterns have is flipped away,
    /// so they are the same if no spot is left. In the example, move 1 turned by 180° flips (2, 2),
    /// the only spot after move 3.
    fn matches(&self, earlier: u32, turn: Turn) -> bool {
        let before = self.moves[..earlier as usize].iter();
        let turned = before.map(|&square| turn.apply(square, self.size));
        let mut board = Board::new(self.size);
        let mut spots_left = 0;
        for square in self.moves.iter().copied().chain(turned) {
            spots_left += if board.flip(square) { 1 } else { -1 };
        }
        spots_left == 0
    }
}

/// Solves games one after the other.
pub struct Solution {
    /// The patterns of the current game.
    pub patterns: Patterns,
}

impl Solve for Solution {
    type Input = Games;
    /// The number of the losing move, from 1; `None` for a draw.
    type Answer = Option<u32>;

    fn new(key: u64) -> Self {
        let patterns = Patterns::new(key);
        Solution { patterns }
    }

    fn solve(&mut self, game: &Game) -> Result<Option<u32>, InputError> {
        self.patterns.begin(game.size);
        for number in 1..=2 * game.size {
            let next = game.legal_move(number)?;
            if self.patterns.change(next.square).is_some() {
                return Ok(Some(number));
            }
        }
        Ok(None)
    }

    fn write(_: &Game, losing_move: &Option<u32>, _: u64, output: &mut Vec<u8>) {
        let Some(number) = *losing_move else {
            return output.extend_from_slice(b"Draw\n");
        };
        // Player 1 makes the odd moves.
        let winner = if number % 2 == 1 { 2 } else { 1 };
        output.extend_from_slice(b"Player ");
        write_number(output, winner);
        output.extend_from_slice(b" wins on move ");
        write_number(output, number.into());
        output.push(b'\n');
    }
}

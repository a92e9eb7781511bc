//! Spot (UVa 141). An N×N board is empty at first. Two players move alternately: each places a spot
//! or removes one. A player whose move brings back an earlier pattern, as it was or turned, loses
//! at once, and the other wins. It does not matter who made the earlier pattern. The empty board at
//! the start is a pattern, too. Only turns count, not mirror images. After 2N moves without a
//! repetition it is a draw. Given the moves, who wins, and when?
//!
//! Example, N = 2: the third move brings back the pattern of the first, turned by 180°.
//! ```text
//!  start    1 1 +    2 2 +    1 1 -
//!   . .      o .      o .      . .
//!   . .      . .      . o      . o      Player 1 made move 3, so player 2 wins on move 3.
//! ```
//! (The game is over; move 4 no longer counts.)
//!
//! Idea. Every square has a pseudo-random code, and the hash of a pattern is the XOR of the codes
//! of its spots (Zobrist hashing). A code that enters an XOR twice cancels. So placing and removing
//! a spot both change the hash by one XOR with the code of the square. Four hashes are kept: of the
//! board, and of the board turned by 90°, 180° and 270°. In the example only one square has a
//! spot, so each hash is the code of one square, namely:
//! ```text
//!                the board   by 90°   by 180°   by 270°
//! after move 1   (1, 1)      (1, 2)   (2, 2)    (2, 1)
//! after move 3   (2, 2)      (2, 1)   (1, 1)    (1, 2)
//! ```
//! Both rows have the same four codes. Patterns are looked up by the least of the four hashes,
//! which is the same however the pattern is turned.
//!
//! Why it is right.
//! 1. A pattern that comes back, turned or not, is found. If a pattern is turned, the same four
//!    boards appear in another order, so their least hash stays the same. Every pattern before this
//!    move is in the table: none of them ended the game, so each was new and was inserted. `begin`
//!    inserts the empty board.
//! 2. No other move loses. Different patterns can have the same least hash, though that is very
//!    rare. So where a least hash comes back, `matches` compares the two patterns exactly, for each
//!    of the four turns. Patterns are not stored, only moves. So on an empty board it flips the
//!    squares of all moves so far, and then, turned, those of the moves that made the earlier
//!    pattern: if no spot is left, the patterns are the same. If no turn takes one to the other,
//!    the lookup goes on to the next pattern with this hash.
//!
//! Cost. A move takes constant time on average, apart from comparisons. Patterns are normally
//! compared only at the losing move. That tries at most four turns, each with at most 4N moves to
//! draw. So a game takes O(N) time on average, plus the time to clear a few boards of N² bits.

use super::case::{Board, Game, GameFormat, InputError, Square};
use crate::runtime::number::write_number;
use crate::runtime::seen::{Lookup, Seen};
use crate::runtime::solution::Solve;

/// A clockwise turn of the board, by the number of degrees in the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    By0,
    By90,
    By180,
    By270,
}

impl Turn {
    /// Two patterns count as the same if one of these turns takes one to the other.
    pub const ALL: [Turn; 4] = [Turn::By0, Turn::By90, Turn::By180, Turn::By270];

    /// Returns where `square` is after the turn. The board has `size` rows.
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
    /// The number of rows, and of columns.
    size: u32,
    /// The square of each move.
    moves: Vec<Square>,
    /// The hashes of the board, turned by each of [`Turn::ALL`].
    pub hashes: [u64; Turn::ALL.len()],
    /// The patterns so far, by their least hash. The id of a pattern is the number of moves after
    /// which it occurred first: 0 for the empty board at the start.
    seen: Seen,
}

impl Patterns {
    /// Returns an empty record of patterns; `begin` starts a game. The codes of squares depend on
    /// `key`: see [`Seen`].
    pub fn new(key: u64) -> Self {
        Patterns {
            size: 0,
            moves: Vec::new(),
            hashes: [0; Turn::ALL.len()],
            seen: Seen::new(key),
        }
    }

    /// Begins a game on an empty board of `size` rows and columns, the first pattern.
    pub fn begin(&mut self, size: u32) {
        self.size = size;
        self.moves.clear();
        self.hashes = [0; Turn::ALL.len()];
        self.seen.clear();
        self.find_or_remember();
    }

    /// Places a spot on `square`, or removes the one there. If that brings back a pattern, returns
    /// the number of moves after which it occurred.
    #[inline(always)]
    pub fn change(&mut self, square: Square) -> Option<u32> {
        self.moves.push(square);
        for (hash, turn) in self.hashes.iter_mut().zip(Turn::ALL) {
            let (row, column) = turn.apply(square, self.size);
            // The code of a square is a hash of its row and column, so no table is needed.
            *hash ^= self.seen.hash([row.into(), column.into()]);
        }
        self.find_or_remember()
    }

    /// Looks up the pattern on the board. Returns the number of moves after which it occurred; if
    /// it is new, remembers it.
    #[inline(always)]
    fn find_or_remember(&mut self) -> Option<u32> {
        let [a, b, c, d] = self.hashes;
        let least = a.min(b).min(c).min(d);
        let is_same = |earlier_move| self.turn_from(earlier_move).is_some();
        match self.seen.find(least, is_same) {
            Lookup::Found(earlier_move) => Some(earlier_move),
            Lookup::Free(slot) => {
                self.seen.insert(slot, least, self.moves.len() as u32);
                None
            }
        }
    }

    /// Returns the turn that takes the pattern after `earlier_move` to the one on the board, if any
    /// does. Move 0 is the start.
    pub fn turn_from(&self, earlier_move: u32) -> Option<Turn> {
        let mut turns = Turn::ALL.iter().copied();
        turns.find(|&turn| self.matches(earlier_move, turn))
    }

    /// Returns true if `turn` takes the pattern after `earlier_move` to the one on the board.
    ///
    /// Let A be the spots now, and B the earlier spots, turned. On an empty board, flip the squares
    /// of all moves so far, which draws A, and then the turned squares of the moves up to
    /// `earlier_move`. A spot is left exactly where A and B differ; none means A = B. In the
    /// example, A is the one spot (2, 2). The earlier move (1, 1), turned by 180°, is (2, 2) as
    /// well, and flipping that leaves none.
    fn matches(&self, earlier_move: u32, turn: Turn) -> bool {
        let before = self.moves[..earlier_move as usize].iter();
        let turned = before.map(|&square| turn.apply(square, self.size));
        let mut board = Board::new(self.size);
        let mut spots_left = 0;
        for square in self.moves.iter().copied().chain(turned) {
            spots_left += if board.flip(square) { 1 } else { -1 };
        }
        spots_left == 0
    }
}

/// Finds the losing move of each game.
pub struct Solution {
    /// The patterns of the current game.
    pub patterns: Patterns,
}

impl Solve for Solution {
    type Input = GameFormat;
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

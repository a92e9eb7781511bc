//! Number Game (POJ 1143). A number from 2 to 20 is available or forbidden. Two players take turns
//! choosing available numbers. A chosen number becomes forbidden, and so does every sum of two or
//! more forbidden numbers, equal ones allowed: 2 + 2, 2 + 3, 2 + 2 + 3. A player who cannot choose
//! loses. Given the available numbers, which choices (moves) win?
//!
//! Example. The numbers 2, 3 and 5 are available. Only one move wins:
//! ```text
//! choose 2: 3 5 are left. The opponent chooses 3, and 5 = 2 + 3 goes, too. Nothing is left: lost.
//! choose 3: 2 5 are left. The opponent chooses 2, and 5 = 3 + 2 goes, too. Nothing is left: lost.
//! choose 5: 2 3 are left. The opponent chooses one of them, and you the other: won.
//! ```
//!
//! Idea. A move wins if it leaves the opponent a position without a winning move, such as the empty
//! one. A position is a bit mask of the available numbers. Its winning moves are found once, and
//! kept in a table.
//!
//! What the choice of m forbids. Go up from m + 2 (m + 1 would need a 1). If x is available and x −
//! m is forbidden, then x is forbidden, too, as the sum m + (x − m). This finds all. In every
//! position of a game, each sum of forbidden numbers is forbidden; an input with any other position
//! is rejected. So if x becomes forbidden now, it is a sum of m, once or more, and perhaps of
//! numbers forbidden before. Take one m away: what is left is a forbidden number or a sum of such,
//! so forbidden, too. It is x − m, less than x, so it is marked already: before this choice, as m
//! itself, or earlier in this pass.
//!
//! Cost. Only 3514 non-empty positions can occur, which was counted by running. Each is solved once
//! for the whole input: at most 19 moves, each with a pass over at most 17 numbers. The table has
//! 8 bytes for each of 2^19 bit masks: 4 MB.
//!
//! A fact to check answers with; the code does not use it. If exactly one of 2 and 3 is available,
//! it is the only winning move. Say it is 2, and 3 is forbidden: choosing 2 forbids 4 = 2 + 2,
//! 5 = 2 + 3 and all larger numbers, so it wins at once. Any other move leaves the 2 available,
//! because no sum is that small, and the opponent wins by choosing it, in the same way. If it is 3,
//! the even numbers are forbidden, and choosing 3 forbids every larger odd number, 3 + an even one.

use super::case::{
    contains, contradiction, numbers_in, set, InputError, Numbers, Position, Positions, LARGEST,
    MOST,
};
use crate::runtime::number::write_number;
use crate::runtime::solution::Solve;

/// What remains available after `chosen` is chosen.
pub fn after(position: Numbers, chosen: u32) -> Numbers {
    let mut available = position & !(1 << chosen);
    // Not from `chosen` + 1: the other part would be 1, whose bit is never set, as if forbidden.
    for number in chosen + 2..=LARGEST {
        if !contains(available, number - chosen) {
            available &= !(1 << number);
        }
    }
    available
}

/// Solves positions one after the other and keeps the results.
pub struct Solution {
    /// The winning moves of each position that has been solved, by its [`index`].
    results: Vec<Option<Numbers>>,
}

/// The position without the bits of 0 and 1, which are never set.
fn index(position: Numbers) -> usize {
    (position >> 2) as usize
}

impl Solution {
    /// The winning moves of `position`, unless it cannot occur: see [`contradiction`].
    pub fn solve_position(&mut self, position: Numbers) -> Result<Numbers, InputError> {
        // A position in the table was checked, or it follows from one that was.
        if self.results[index(position)].is_none() {
            if let Some((one, other)) = contradiction(position) {
                return Err(InputError::Impossible(one, other));
            }
        }
        Ok(self.winning_moves(position))
    }

    /// The winning moves of `position`, which can occur in a game.
    pub fn winning_moves(&mut self, position: Numbers) -> Numbers {
        if let Some(moves) = self.results[index(position)] {
            return moves;
        }
        let mut moves = 0;
        for number in numbers_in(position) {
            if self.winning_moves(after(position, number)) == 0 {
                moves |= 1 << number;
            }
        }
        self.results[index(position)] = Some(moves);
        moves
    }
}

impl Solve for Solution {
    type Input = Positions;
    /// The winning moves.
    type Answer = Numbers;

    fn new(_: u64) -> Self {
        let results = vec![None; 1 << MOST];
        Solution { results }
    }

    fn solve(&mut self, listed: &Position) -> Result<Numbers, InputError> {
        self.solve_position(set(listed))
    }

    fn write(_: &Position, winning_moves: &Numbers, number: u64, output: &mut Vec<u8>) {
        output.extend_from_slice(b"Test Case #");
        write_number(output, number);
        if *winning_moves == 0 {
            output.extend_from_slice(b"\nThere's no winning move.\n\n");
            return;
        }
        output.extend_from_slice(b"\nThe winning moves are:");
        write_moves(*winning_moves, output);
        output.extend_from_slice(b"\n\n");
    }
}

/// Writes moves, increasing, with a space before each.
pub fn write_moves(moves: Numbers, output: &mut Vec<u8>) {
    for number in numbers_in(moves) {
        output.push(b' ');
        write_number(output, number.into());
    }
}

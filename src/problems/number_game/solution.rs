//! Number Game (POJ 1143). Two players take turns choosing numbers from 2 to 20. A chosen number
//! becomes forbidden, and so does every sum of forbidden numbers, such as 2 + 2 or 2 + 3. A player
//! who cannot choose loses. Given the numbers that are available, which choices, called moves here,
//! win?
//!
//! Example. The numbers 2, 3 and 5 are available. Only one move wins:
//! ```text
//! choose 2: 3 5 are left. The opponent chooses 3, and 5 = 2 + 3 goes, too. Nothing is left: lost.
//! choose 3: 2 5 are left. The opponent chooses 2, and 5 = 3 + 2 goes, too. Nothing is left: lost.
//! choose 5: 2 3 are left. The opponent chooses one of them, and you the other: won.
//! ```
//!
//! Idea. A move wins if it leaves the opponent a position without a winning move. A position is a
//! bit mask of the available numbers. Its winning moves are found once, and kept in a table.
//!
//! What the choice of m forbids. Go up from m + 2, and let x be available. If x − m is forbidden,
//! then so is x: it is the sum m + (x − m). (x − m may have been forbidden earlier in this same
//! pass.) This finds all: a sum x that becomes forbidden only now has m as a part. Take one m away.
//! What is left, x − m, is a forbidden number or a sum of such, and so forbidden itself. It is less
//! than x, so the pass has been there. This needs a position in which every sum of forbidden
//! numbers is forbidden already. Those of a game are like that, and any other is rejected before.
//!
//! A fact to check answers with. If exactly one of 2 and 3 is available, it is the only winning
//! move. Say 2 is, and 3 is forbidden: then choosing 2 forbids 2, 4 = 2 + 2, 5 = 2 + 3 and all
//! larger numbers, so it wins at once. Any other move leaves the 2 to the opponent. With 2 and 3
//! exchanged: 2, 4, 6, ... are forbidden already, and with 3 every larger odd number, too.
//!
//! Cost. Only 3514 non-empty positions can occur, which was counted by running. Each is solved
//! once, in at most 19·19 steps. The table has a place for each of 2^19 bit masks: 4 MB.

use super::case::{
    contains, contradiction, numbers_in, set, InputError, Numbers, Position, Positions, LARGEST,
    MOST,
};
use crate::runtime::number::write_number;
use crate::runtime::solution::Solve;

/// What remains available after `chosen` is chosen.
pub fn after(position: Numbers, chosen: u32) -> Numbers {
    let mut available = position & !(1 << chosen);
    // Not from `chosen` + 1: the other part would be 1, which is no number of the game.
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

    fn solve(&mut self, position: &Position) -> Result<Numbers, InputError> {
        self.solve_position(set(position))
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

//! Number Game (POJ 1143). Each number from 2 to 20 is available or forbidden; at first all are
//! available. Two players take turns choosing an available number. It becomes forbidden, and so
//! does every sum of two or more forbidden numbers, equal ones allowed: 2 + 2, 2 + 3, 2 + 2 + 3. A
//! player who cannot choose loses. Given the available numbers, which choices (moves) win?
//!
//! Example. The numbers 2, 3 and 5 are available. Only one move wins:
//! ```text
//! choose 2: 3 5 are left. The opponent chooses 3, and 5 = 2 + 3 goes, too. You cannot choose.
//! choose 3: 2 5 are left. The opponent chooses 2, and 5 = 3 + 2 goes, too. You cannot choose.
//! choose 5: 2 3 are left. The opponent chooses one of them, and you the other: you win.
//! ```
//!
//! Idea. A move wins if it leaves the opponent a position without a winning move, such as the empty
//! one. Each move leaves fewer numbers, so this recursion ends. A position is a bit mask of the
//! available numbers. Its winning moves are found once, and kept in a table.
//!
//! To find what the choice of m forbids, mark m, and then go up from x = m + 2 to 20: if x − m was
//! forbidden before the choice or has been marked in this pass, mark x as forbidden, too. (The pass
//! skips m + 1, since 1 is no number of the game.) Sums of more parts need no separate look
//! (claims 2 and 3).
//!
//! Why it is right.
//! 1. Every marked number is forbidden: x = m + (x − m) is a sum of m and a number that was
//!    forbidden before or, by induction, is forbidden now.
//! 2. Let all numbers above 20 be forbidden, too. Before the choice, every sum of forbidden numbers
//!    is forbidden. At the start, only numbers above 20 are forbidden, and their sums are above 20.
//!    Later, each choice forbids all sums. A position in the input of which this is not true is
//!    rejected (`contradiction` shows why sums of two numbers are enough to find that out).
//! 3. Every number that the choice forbids is marked. Suppose some are not, and let x be the least
//!    of them. It is not m, so it is a sum of forbidden numbers. Replace those that only this
//!    choice forbade, other than m, by their own parts, until each part is m or was forbidden
//!    before. If m were not among the parts, x would have been forbidden before, by 2. Take one m
//!    away. The rest, x − m, is forbidden and less than x, so it was forbidden before or is marked.
//!    But then the pass marks x.
//!
//! Cost. Only 3514 non-empty positions can occur (counted by a program). Each is solved once for
//! the whole input: at most 19 moves, each with a pass over at most 17 numbers. The table has 8
//! bytes for each of 2^19 bit masks: 4 MB.

use super::case::{
    contains, contradiction, numbers_in, to_set, InputError, NumberList, NumberSet, PositionFormat,
    MAX_COUNT, MAX_NUMBER,
};
use crate::runtime::number::write_number;
use crate::runtime::solution::Solve;

/// Returns the numbers that are available after `chosen` is chosen.
pub fn after(position: NumberSet, chosen: u32) -> NumberSet {
    let mut available = position & !(1 << chosen);
    // From `chosen` + 2: 1 is no number of the game, but its bit is never set, so the loop would
    // take it for forbidden.
    for number in chosen + 2..=MAX_NUMBER {
        if !contains(available, number - chosen) {
            available &= !(1 << number);
        }
    }
    available
}

/// Solves positions, and remembers their winning moves.
pub struct Solution {
    /// The winning moves of each position that has been solved, by its [`index`].
    results: Vec<Option<NumberSet>>,
}

/// Returns the place of a position in the table: its bit mask without the bits of 0 and 1, which
/// are never set.
fn index(position: NumberSet) -> usize {
    (position >> 2) as usize
}

impl Solution {
    /// Returns the winning moves of `position`, or an error if it cannot occur: see
    /// [`contradiction`].
    pub fn solve_position(&mut self, position: NumberSet) -> Result<NumberSet, InputError> {
        // A position with a result can occur: it was checked here, or a choice leads to it from one
        // that was.
        if self.results[index(position)].is_none() {
            if let Some((low, high)) = contradiction(position) {
                return Err(InputError::CannotOccur(low, high));
            }
        }
        Ok(self.winning_moves(position))
    }

    /// Returns the winning moves of `position`, which can occur in a game.
    pub fn winning_moves(&mut self, position: NumberSet) -> NumberSet {
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
    type Input = PositionFormat;
    /// The winning moves.
    type Answer = NumberSet;

    fn new(_: u64) -> Self {
        let results = vec![None; 1 << MAX_COUNT];
        Solution { results }
    }

    fn solve(&mut self, listed: &NumberList) -> Result<NumberSet, InputError> {
        self.solve_position(to_set(listed))
    }

    fn write(_: &NumberList, winning_moves: &NumberSet, case_number: u64, output: &mut Vec<u8>) {
        output.extend_from_slice(b"Test Case #");
        write_number(output, case_number);
        if *winning_moves == 0 {
            return output.extend_from_slice(b"\nThere's no winning move.\n\n");
        }
        output.extend_from_slice(b"\nThe winning moves are:");
        write_moves(*winning_moves, output);
        output.extend_from_slice(b"\n\n");
    }
}

/// Writes moves, increasing, with a space before each.
pub fn write_moves(moves: NumberSet, output: &mut Vec<u8>) {
    for number in numbers_in(moves) {
        output.push(b' ');
        write_number(output, number.into());
    }
}

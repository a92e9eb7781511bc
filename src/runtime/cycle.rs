//! Plays a game without choices until it ends or a position comes back.
//!
//! The position alone decides how a game goes on. So a game that comes back to a position never
//! ends, but repeats the steps in between forever: its cycle. The first position that comes back is
//! found in three parts.
//!
//! **Detect.** Lookups take longer than steps, so they begin only after `HEAD_START` steps, when
//! most games are over. From then on, the hash of every position is looked up in a table and then
//! stored there, together with the number of its step. When a position is found, the steps since
//! then are one cycle. No cycle is missed, as the game never leaves it. The table for the longest
//! known game of 10-20-30, with 581,212 steps, takes 19 MB while it grows.
//!
//! **Replay.** Equal hashes prove nothing. So the game is played again up to the stored step, and
//! the two positions are compared. As different positions rarely have equal hashes, a game with a
//! cycle is replayed about once.
//!
//! **Two copies.** The cycle may begin before the first stored position. To find its start, two
//! copies of the game are played side by side, one of them a cycle ahead. Before the copy behind
//! reaches the cycle, the copies differ, as its position never comes back. In the cycle they are
//! equal. So when they are equal for the first time, the copy behind is in the first position that
//! comes back, and the one ahead has just come back to it.
//!
//! The methods of Floyd and of Brent need no table, but may notice the cycle only later (D. E.
//! Knuth, "The Art of Computer Programming", volume 2, section 3.1, exercises 6 and 7).

use crate::runtime::seen::{Lookup, Seen};

/// The number of steps before the first position is looked up. Most games are shorter.
const HEAD_START: u32 = 512;

/// A game whose position decides how it goes on. `==` compares positions.
pub trait Deterministic: Clone + PartialEq {
    type Outcome;

    /// Plays the next step. Returns the outcome if this step ends the game.
    fn step(&mut self) -> Option<Self::Outcome>;

    /// Returns the numbers to hash. Equal positions return equal numbers.
    fn hash_input(&self) -> [u64; 3];
}

/// The course of a game.
#[derive(Debug, PartialEq, Eq)]
pub enum Course<O> {
    Ends(O),
    /// The position after step `first` comes back after step `again`. No position after an earlier
    /// step comes back. Steps count from 1. The start is not compared, so even if it comes back
    /// after `c` steps, `first` is 1 and `again` is 1 + `c`.
    Cycles {
        first: u32,
        again: u32,
    },
}

/// Plays a game from `start` until it ends or a position comes back. `seen` is cleared first: the
/// caller passes it only to reuse its memory.
pub fn play_out<G: Deterministic>(start: &G, seen: &mut Seen) -> Course<G::Outcome> {
    seen.clear();
    let mut game = start.clone();
    let mut steps = 0;
    loop {
        if let Some(outcome) = game.step() {
            return Course::Ends(outcome);
        }
        steps += 1;
        if steps <= HEAD_START {
            continue;
        }
        let hash = seen.hash(game.hash_input());
        match seen.find(hash, |step| game_after(start, step) == game) {
            Lookup::Found(earlier_step) => {
                let cycle_length = steps - earlier_step;
                let first = first_in_cycle(start, cycle_length);
                let again = first + cycle_length;
                return Course::Cycles { first, again };
            }
            Lookup::Free(index) => seen.insert(index, hash, steps),
        }
    }
}

/// Returns the game after `steps` steps.
fn game_after<G: Deterministic>(start: &G, steps: u32) -> G {
    let mut game = start.clone();
    for _ in 0..steps {
        game.step();
    }
    game
}

/// Returns the first step, from 1, after which the game is in its cycle.
fn first_in_cycle<G: Deterministic>(start: &G, cycle_length: u32) -> u32 {
    let mut copy_behind = start.clone();
    let mut copy_ahead = game_after(start, cycle_length);
    let mut steps = 0;
    loop {
        copy_behind.step();
        copy_ahead.step();
        steps += 1;
        if copy_behind == copy_ahead {
            return steps;
        }
    }
}

//! Plays games in which nobody has a choice: does a game end, or does it go round in a cycle?
//!
//! Equal positions have equal futures. So once a position comes back, the game repeats forever
//! what happened in between; and a game that ends never comes back to a position.
//!
//! The methods of Floyd and of Brent find a cycle with one remembered position, but may have to go
//! round it further before they notice it (D. E. Knuth, "The Art of Computer Programming", volume
//! 2, section 3.1, exercises 6 and 7). Here many positions are remembered, by their hashes, so the
//! cycle is noticed as soon as one of them is back.
//!
//! Remembering a position takes longer than a step, and most games are short. So positions are
//! remembered only from some step on, and of these only every fourth. That misses no cycle: it goes
//! on forever, so some position in it is remembered, and from then on every position is looked up,
//! so its return is noticed. The steps in between are one cycle, for an earlier return would have
//! been noticed as well.
//!
//! Only a hash of the position and the number of its step are kept. If a hash comes back, the game
//! is replayed up to the earlier step and the positions are compared, so the answer is exact.
//! If [`Deterministic::words`] tells positions apart well, this happens about once in a cycling
//! game.
//!
//! The answer is the first repetition, and the cycle may begin earlier than the first position
//! that was remembered. So two copies of the game are played side by side from the start, one of
//! them a cycle ahead. Only a position in the cycle comes back a cycle later. So both are in the
//! same position as soon as the one behind enters the cycle, and that position is the first to
//! come back.

use crate::runtime::seen::{Lookup, Seen};

/// The positions after so many first steps are neither remembered nor looked up. Almost all games
/// are over by then.
const FORGOTTEN: u32 = 512;

/// After these, one in this many positions is remembered. That saves memory in a long game: with
/// 581,212 steps, the longest known one of 10-20-30, it takes less than 10 MB.
const INTERVAL: u32 = 4;

/// A game whose position decides how it goes on. Games are equal if their positions are.
pub trait Deterministic: Clone + PartialEq {
    /// What is known when a game has ended.
    type Outcome;

    /// Makes the next step. Returns the outcome if that ends the game; no step follows then.
    fn step(&mut self) -> Option<Self::Outcome>;

    /// Parts of the position, from which its hash is made: the same for equal positions.
    fn words(&self) -> [u64; 3];
}

/// How a game turns out.
#[derive(Debug, PartialEq, Eq)]
pub enum Course<O> {
    /// It ends with this outcome.
    Ends(O),
    /// It never ends. Repetitions are reported among the positions after a step. The start is not
    /// counted: a game that comes back to it comes back to the position after the first step, too.
    Cycles {
        /// The first step, from 1, after which the position is one that comes back.
        first: u32,
        /// The step after which it is back: no position comes back earlier.
        again: u32,
    },
}

/// Plays a game from its start until it ends or comes back to a position. `seen` may hold positions
/// of an earlier game: its memory is reused.
pub fn play_out<G: Deterministic>(start: &G, seen: &mut Seen) -> Course<G::Outcome> {
    seen.clear();
    let mut game = start.clone();
    let mut steps = 0;
    loop {
        if let Some(outcome) = game.step() {
            return Course::Ends(outcome);
        }
        steps += 1;
        if steps <= FORGOTTEN {
            continue;
        }
        let hash = seen.hash(game.words());
        match seen.find(hash, |earlier| after(start, earlier) == game) {
            Lookup::Found(earlier) => {
                let cycle = steps - earlier;
                let first = first_in_cycle(start, cycle);
                let again = first + cycle;
                return Course::Cycles { first, again };
            }
            Lookup::Free(slot) if steps % INTERVAL == 0 => seen.insert(slot, hash, steps),
            Lookup::Free(_) => {}
        }
    }
}

/// The game after this many steps.
fn after<G: Deterministic>(start: &G, steps: u32) -> G {
    let mut game = start.clone();
    for _ in 0..steps {
        game.step();
    }
    game
}

/// The first step after which the position is one that comes back after `cycle` more steps. The
/// games are compared only after a step: see [`Course::Cycles`].
fn first_in_cycle<G: Deterministic>(start: &G, cycle: u32) -> u32 {
    let mut behind = start.clone();
    let mut ahead = after(start, cycle);
    let mut steps = 0;
    loop {
        behind.step();
        ahead.step();
        steps += 1;
        if behind == ahead {
            return steps;
        }
    }
}

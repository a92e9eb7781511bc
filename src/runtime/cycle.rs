//! Plays games without choices: does a game end, or does it go round in a cycle?
//!
//! Equal positions have equal futures. So once a position comes back, the game repeats forever
//! what happened in between; and a game that ends never comes back to a position.
//!
//! **Detect.** Positions are remembered and looked up by their hashes. That takes longer than a
//! step, and most games are short. So this begins only after some steps, and then only every
//! fourth position is remembered, but every position is looked up. That misses no cycle: it goes on
//! forever, so one of its positions is remembered, and is found when it comes back. As every
//! position is looked up, that is exactly one cycle later.
//!
//! **Replay.** Only the hash of a position and the number of its step are remembered. If the hash
//! is back, the game is played again up to that step and the positions are compared, so the answer
//! is exact. If [`Deterministic::words`] tells positions apart well, this happens about once in a
//! game with a cycle.
//!
//! **Two copies.** The cycle may begin before the first position that was remembered. So two copies
//! of the game are played side by side from the start, one of them a cycle ahead. Once the one
//! behind is in the cycle, the other has gone round once more and is in the same position. Before
//! that they differ, as the position of the one behind never comes back. So the first position in
//! which they are equal is the first to come back.
//!
//! The methods of Floyd and of Brent remember a single position, but may go round the cycle further
//! before they notice it (D. E. Knuth, "The Art of Computer Programming", volume 2, section 3.1,
//! exercises 6 and 7).

use crate::runtime::seen::{Lookup, Seen};

/// So many steps are played before positions are remembered. Almost all games are shorter.
const HEAD_START: u32 = 512;

/// From then on, one in so many positions is remembered, which saves memory: the longest known game
/// of 10-20-30, with 581,212 steps, takes less than 10 MB.
const INTERVAL: u32 = 4;

/// A game whose position decides how it goes on. Two games are equal if their positions are.
pub trait Deterministic: Clone + PartialEq {
    type Outcome;

    /// Makes the next step. Returns the outcome if that ends the game.
    fn step(&mut self) -> Option<Self::Outcome>;

    /// Returns words from which the position is hashed. They are equal if positions are.
    fn words(&self) -> [u64; 3];
}

/// The course of a game.
#[derive(Debug, PartialEq, Eq)]
pub enum Course<O> {
    Ends(O),
    /// The position after step `again` is the same as after step `first`, and no position after an
    /// earlier step comes back. Steps count from 1. The start, step 0, is not looked at: if it
    /// came back after `c` steps, the answer would be 1 and 1 + `c`.
    Cycles {
        first: u32,
        again: u32,
    },
}

/// Plays a game from its start until it ends or comes back to a position. The contents of `seen`
/// are not used, only its memory.
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

/// Returns the game after so many steps.
fn after<G: Deterministic>(start: &G, steps: u32) -> G {
    let mut game = start.clone();
    for _ in 0..steps {
        game.step();
    }
    game
}

/// Returns the first step, from 1, after which the position is in the cycle: it is the same `cycle`
/// steps later.
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

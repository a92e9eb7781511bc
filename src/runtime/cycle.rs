//! Plays games in which nobody has a choice: does a game end, or does it go round in a cycle?
//!
//! Equal positions have equal futures. So once a position comes back, the game repeats for ever
//! what happened in between; and a game that ends comes back to no position.
//!
//! To remember a position takes longer than a step, and most games are short. So positions are
//! remembered only from some step on. As soon as one comes back, the steps since then are as many
//! as the cycle has.
//!
//! Where the cycle begins is still unknown: that may be earlier than the first position that was
//! remembered. So the game is played twice from the start, one of the two a cycle ahead. Only a
//! position in the cycle comes back a cycle later. So both are in the same position as soon as
//! the one behind enters the cycle, and that one is the first to come back.

use crate::runtime::history::History;
use alloc::vec::Vec;

/// Steps before the first position is remembered. Most games are over by then.
const SHORT: u32 = 512;

/// A game whose position decides how it goes on. Games are equal if their positions are.
pub trait Deterministic: Clone + PartialEq {
    /// What is known when a game has ended.
    type Outcome;

    /// Makes the next step. Returns the outcome if the game has ended with it.
    fn step(&mut self) -> Option<Self::Outcome>;

    /// The position as words, from which its hash is made: the same for equal positions.
    fn words(&self) -> Vec<u64>;
}

/// Plays a game from its start to its end. If it never ends, returns the first two steps after
/// which the positions are equal. `positions` are those of an earlier game.
pub fn play_out<G: Deterministic>(
    start: &G,
    positions: &mut History<G>,
) -> Result<G::Outcome, (u32, u32)> {
    positions.clear();
    let mut game = start.clone();
    let mut steps = 0;
    loop {
        if let Some(outcome) = game.step() {
            return Ok(outcome);
        }
        steps += 1;
        if steps > SHORT {
            // The position after step `SHORT + n` is number n.
            if let Some(earlier) = positions.add(game.clone(), game.words()) {
                let cycle = steps - SHORT - earlier;
                let first = first_in_cycle(start, cycle);
                return Err((first, first + cycle));
            }
        }
    }
}

/// The first step after which the position comes back after `cycle` more steps.
fn first_in_cycle<G: Deterministic>(start: &G, cycle: u32) -> u32 {
    let mut behind = start.clone();
    let mut ahead = start.clone();
    for _ in 0..cycle {
        ahead.step();
    }
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

//! Deals in an input. A deal is simpler when its hands are sorted.

use super::judge::RANKS;
use crate::cases::{words, Cases};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// A line a player.
pub const CASES: Cases = Cases {
    counted: false,
    end: b"",
    lines: |_| 4,
    simpler: |case| {
        let sorted = sorted(case);
        let is_simpler = sorted != case;
        Box::new(is_simpler.then_some(sorted).into_iter())
    },
    first_sizes: &[],
    most: 100,
    has_several_answers: false,
};

/// The deal with every hand in the order of the rounds.
fn sorted(case: &[u8]) -> Vec<u8> {
    let mut sorted = Vec::new();
    for hand in case.split_inclusive(|&byte| byte == b'\n') {
        let mut cards: Vec<&[u8]> = words(hand).collect();
        cards.sort_by_key(|card| RANKS.iter().position(|rank| rank.as_bytes() == *card));
        sorted.extend_from_slice(&cards.join(&b' '));
        sorted.push(b'\n');
    }
    sorted
}

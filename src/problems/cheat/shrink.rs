//! Simpler deals: with sorted hands.

use super::cards::RANKS;
use crate::workbench::shrinker::{words, Candidates};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// The deal with every hand in the order of the rounds.
pub fn candidates(case: &[u8]) -> Candidates {
    let sorted = sorted(case);
    let is_simpler = sorted != case;
    Box::new(is_simpler.then_some(sorted).into_iter())
}

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

//! Decks in an input. A deck has 52 cards whatever it does, so none is simpler than another.

use super::judge::CARDS;
use crate::cases::{words, Cases};
use alloc::boxed::Box;

/// Decks on as many lines as they take.
pub const CASES: Cases = Cases {
    counted: false,
    end: b"0\n",
    lines: |text| {
        let mut cards = 0;
        let lines = text.split_inclusive(|&byte| byte == b'\n');
        let before = lines.take_while(|line| {
            let is_before = cards < CARDS;
            cards += words(line).count();
            is_before
        });
        before.count()
    },
    simpler: |_| Box::new(core::iter::empty()),
    first_sizes: &[],
    most: 100,
    has_several_answers: false,
};

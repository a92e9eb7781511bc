//! Is an answer right? There is one right answer.

use crate::check::{by_comparison, Layout, Trouble, Verdict};
use crate::scanner::Stream;
use alloc::vec::Vec;

/// Two lines and an empty one a position.
const LAYOUT: Layout = Layout {
    begins: |line, _| line % 3 == 1,
    forgives_blanks: false,
};

/// Checks each of `outputs` against our own answer.
pub fn check(
    input: &mut dyn Stream,
    outputs: &mut [&mut dyn Stream],
) -> Result<Vec<Verdict>, Trouble> {
    by_comparison(super::PROBLEM.solve, &LAYOUT, input, outputs)
}

//! 10-20-30: a solitaire game played to its end.

pub mod judge;

use crate::check::{self, Layout};
use crate::problem::{self, Failure, Problem};
use crate::scanner::Stream;

/// 10-20-30 on the command line.
pub const PROBLEM: Problem = Problem {
    name: "10-20-30",
    aliases: &["uva246", "ten-twenty-thirty"],
    title: "10-20-30",
    judges: "UVa 246",
    solve,
    check: |input, outputs| check::by_comparison(solve, &LAYOUT, input, outputs),
};

fn solve(stream: &mut dyn Stream) -> Result<(), Failure> {
    problem::on(stream, judge::solve)
}

/// A line a deck.
const LAYOUT: Layout = Layout {
    begins: |_, _| true,
    forgives_blanks: false,
};

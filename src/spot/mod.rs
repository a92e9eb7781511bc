//! Spot: the game in which no pattern may come back.

pub mod judge;

use crate::check::{self, Layout};
use crate::problem::{self, Failure, Problem};
use crate::scanner::Stream;

/// Spot on the command line.
pub const PROBLEM: Problem = Problem {
    name: "spot",
    aliases: &["uva141"],
    title: "Spot",
    judges: "UVa 141",
    solve,
    check: |input, outputs| check::by_comparison(solve, &LAYOUT, input, outputs),
};

fn solve(stream: &mut dyn Stream) -> Result<(), Failure> {
    problem::on(stream, judge::solve)
}

/// A line a game.
const LAYOUT: Layout = Layout {
    begins: |_, _| true,
    forgives_blanks: false,
};

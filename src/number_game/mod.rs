//! Number Game: the winning moves of a game of sums.

pub mod judge;

use crate::check::{self, Layout};
use crate::problem::{self, Failure, Problem};
use crate::scanner::Stream;

/// Number Game on the command line.
pub const PROBLEM: Problem = Problem {
    name: "number-game",
    aliases: &["poj1143"],
    title: "Number Game",
    judges: "POJ 1143",
    solve,
    check: |input, outputs| check::by_comparison(solve, &LAYOUT, input, outputs),
};

fn solve(stream: &mut dyn Stream) -> Result<(), Failure> {
    problem::on(stream, judge::solve)
}

/// Two lines and an empty one a position.
const LAYOUT: Layout = Layout {
    begins: |line, _| line % 3 == 1,
    forgives_blanks: false,
};

//! Cheat: four players who lie and challenge by rule.

pub mod judge;

use crate::check::{self, Layout};
use crate::problem::{self, Failure, Problem};
use crate::scanner::Stream;

/// Cheat on the command line.
pub const PROBLEM: Problem = Problem {
    name: "cheat",
    aliases: &["hiho1830"],
    title: "Cheat",
    judges: "hihoCoder 1830",
    solve,
    check: |input, outputs| check::by_comparison(solve, &LAYOUT, input, outputs),
};

fn solve(stream: &mut dyn Stream) -> Result<(), Failure> {
    problem::on(stream, judge::solve)
}

/// A line a player; the judge ignores a blank at its end.
const LAYOUT: Layout = Layout {
    begins: |line, _| line % 4 == 1,
    forgives_blanks: true,
};

//! Gomoku: who has exactly five in a row.

pub mod judge;

use crate::check::{self, Layout};
use crate::problem::{self, Failure, Problem};
use crate::scanner::Stream;

/// Gomoku on the command line.
pub const PROBLEM: Problem = Problem {
    name: "gomoku",
    aliases: &["poj1970", "zoj2495"],
    title: "Gomoku",
    judges: "POJ 1970, ZOJ 2495",
    solve,
    check: |input, outputs| check::by_comparison(solve, &LAYOUT, input, outputs),
};

fn solve(stream: &mut dyn Stream) -> Result<(), Failure> {
    problem::on(stream, judge::solve)
}

/// Who has won; a second line, with a blank in it, unless nobody has.
const LAYOUT: Layout = Layout {
    begins: |_, before| before == b"0" || before.contains(&b' '),
    forgives_blanks: false,
};

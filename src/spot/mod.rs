//! Spot: the game in which no pattern may come back.

pub mod cases;
pub mod check;
pub mod explain;
pub mod generate;
pub mod judge;
pub mod validate;

use crate::check::by_comparison;
use crate::problem::{self, Problem};

/// Spot on the command line.
pub const PROBLEM: Problem = Problem {
    name: "spot",
    aliases: &["uva141"],
    title: "Spot",
    judges: "UVa 141",
    judge: include_str!("judge.rs"),
    in_c: include_str!("../../submissions/uva141-spot.c"),
    solve: |stream| problem::on(stream, judge::solve),
    rules: explain::RULES,
    explain: |stream, options| problem::on(stream, |scanner| explain::explain(scanner, options)),
    kinds: generate::KINDS,
    size: generate::SIZE,
    generate: generate::generate,
    check: |input, outputs| by_comparison(PROBLEM.solve, &check::LAYOUT, input, outputs),
    cases: cases::CASES,
    layout: validate::LAYOUT,
    validate: validate::validate,
};

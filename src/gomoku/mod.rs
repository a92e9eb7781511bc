//! Gomoku: who has exactly five in a row.

pub mod cases;
pub mod check;
pub mod explain;
pub mod generate;
pub mod judge;
pub mod validate;

use crate::check::by_comparison;
use crate::problem::{self, Problem};

/// Gomoku on the command line.
pub const PROBLEM: Problem = Problem {
    name: "gomoku",
    aliases: &["poj1970", "zoj2495"],
    title: "Gomoku",
    judges: "POJ 1970, ZOJ 2495",
    judge: include_str!("judge.rs"),
    in_c: include_str!("../../submissions/poj1970-gomoku.c"),
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

//! 10-20-30: a solitaire game played to its end.

pub mod cases;
pub mod check;
pub mod explain;
pub mod generate;
pub mod judge;
pub mod validate;

use crate::check::by_comparison;
use crate::problem::{self, Problem};

/// 10-20-30 on the command line.
pub const PROBLEM: Problem = Problem {
    name: "10-20-30",
    aliases: &["uva246", "ten-twenty-thirty"],
    title: "10-20-30",
    judges: "UVa 246",
    judge: include_str!("judge.rs"),
    in_c: include_str!("../../submissions/uva246-10-20-30.c"),
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

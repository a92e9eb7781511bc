//! Cheat: four players who lie and challenge by rule.

pub mod cases;
pub mod check;
pub mod explain;
pub mod generate;
pub mod judge;
pub mod validate;

use crate::check::by_comparison;
use crate::problem::{self, Problem};

/// Cheat on the command line.
pub const PROBLEM: Problem = Problem {
    name: "cheat",
    aliases: &["hiho1830"],
    title: "Cheat",
    judges: "hihoCoder 1830",
    judge: include_str!("judge.rs"),
    in_c: include_str!("../../submissions/hiho1830-cheat.c"),
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

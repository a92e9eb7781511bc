//! Game schedule required: given matches arranged as a knock-out tournament.

pub mod cases;
pub mod check;
pub mod explain;
pub mod generate;
pub mod judge;
pub mod validate;

use crate::problem::{self, Problem};

/// Game schedule required on the command line.
pub const PROBLEM: Problem = Problem {
    name: "game-schedule",
    aliases: &["poj2476", "zoj2801"],
    title: "Game schedule required",
    judges: "POJ 2476, ZOJ 2801, SPOJ GAME",
    judge: include_str!("judge.rs"),
    in_c: include_str!("../../submissions/poj2476-game-schedule.c"),
    solve: |stream| problem::on(stream, judge::solve),
    rules: explain::RULES,
    explain: |stream, options| problem::on(stream, |scanner| explain::explain(scanner, options)),
    kinds: generate::KINDS,
    size: generate::SIZE,
    generate: generate::generate,
    check: check::check,
    cases: cases::CASES,
    layout: validate::LAYOUT,
    validate: validate::validate,
};

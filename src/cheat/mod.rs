//! Cheat: four players who lie and challenge by rule.

pub mod generate;
pub mod judge;
pub mod validate;

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
    kinds: generate::KINDS,
    size: generate::SIZE,
    generate: generate::generate,
    rules: validate::RULES,
    validate: validate::validate,
};

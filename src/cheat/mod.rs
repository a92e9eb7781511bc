//! Cheat: four players who lie and challenge by rule.

pub mod explain;
pub mod generate;
pub mod judge;

use crate::problem::{self, Problem};

/// Cheat on the command line.
pub const PROBLEM: Problem = Problem {
    name: "cheat",
    aliases: &["hiho1830"],
    title: "Cheat",
    judges: "hihoCoder 1830",
    solve: |stream| problem::on(stream, judge::solve),
    rules: explain::RULES,
    explain: |stream, options| problem::on(stream, |scanner| explain::explain(scanner, options)),
    kinds: generate::KINDS,
    size: generate::SIZE,
    generate: generate::generate,
};

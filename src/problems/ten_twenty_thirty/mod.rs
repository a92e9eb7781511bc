//! 10-20-30: a game of solitaire.

pub mod explain;
pub mod generate;
pub mod package;
pub mod plain;
pub mod shrink;
pub mod solution;
pub mod validate;

use crate::workbench::checker::Checker;
use crate::workbench::problem::{export, solve, Judging, Problem, ProblemNames};
use solution::Solution;

/// The entry in the table of problems.
pub const PROBLEM: Problem = Problem {
    names: ProblemNames {
        name: "10-20-30",
        aliases: &["uva246", "ten-twenty-thirty"],
        title: "10-20-30",
        other_titles: &[],
        judges: "UVa 246",
    },
    statement: include_str!("statement.md"),
    variant: None,
    solver: solve::<Solution>,
    format: validate::FORMAT,
    explainer: explain::EXPLAINER,
    generator: generate::GENERATOR,
    reader: validate::READER,
    checker: Checker::Comparison(|_, _| true),
    judging: Judging::UVA,
    shrinker: shrink::SHRINKER,
    export: export!("ten_twenty_thirty": solution),
    package: package::PACKAGE,
};

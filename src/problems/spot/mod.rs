//! Spot: the game in which no pattern may come back.

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
        name: "spot",
        aliases: &["uva141"],
        title: "Spot",
        other_titles: &["The Spot Game"],
        judges: "UVa 141",
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
    export: export!("spot": solution),
    package: package::PACKAGE,
};

//! Cheat: four players who lie and challenge by rule.

pub mod explain;
pub mod generate;
pub mod package;
pub mod plain;
pub mod shrink;
pub mod solution;
pub mod validate;

use crate::workbench::checker::{Checker, Whitespace};
use crate::workbench::problem::{export, solve, Judging, Problem, ProblemNames};
use solution::Solution;

/// The entry in the table of problems.
pub const PROBLEM: Problem = Problem {
    names: ProblemNames {
        name: "cheat",
        aliases: &["hiho1830"],
        title: "Cheat",
        other_titles: &[],
        judges: "hihoCoder 1830",
    },
    statement: include_str!("statement.md"),
    variant: None,
    solver: solve::<Solution>,
    format: validate::FORMAT,
    explainer: explain::EXPLAINER,
    generator: generate::GENERATOR,
    reader: validate::READER,
    checker: Checker::Comparison(|line, _| line % 4 == 1),
    judging: Judging {
        whitespace: Whitespace::WithoutEnds,
        seconds: None,
        kibibytes: None,
        c: None,
        cpp: Some("c++11"),
    },
    shrinker: shrink::SHRINKER,
    export: export!("cheat": solution),
    package: package::PACKAGE,
};

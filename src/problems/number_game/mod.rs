//! Number Game: the winning moves of a game of sums.

pub mod explain;
pub mod generate;
pub mod package;
pub mod plain;
pub mod shrink;
pub mod solution;
pub mod uva1558;
pub mod validate;

use crate::workbench::checker::Checker;
use crate::workbench::problem::{export, solve, Judging, Problem, ProblemNames, Variant};
use solution::Solution;

/// The entry in the table of problems.
pub const PROBLEM: Problem = Problem {
    names: ProblemNames {
        name: "number-game",
        aliases: &["poj1143"],
        title: "Number Game",
        other_titles: &[],
        judges: "POJ 1143",
    },
    statement: include_str!("statement.md"),
    variant: Some(Variant {
        name: "uva1558",
        input: "a position count",
        has_count: true,
        output: Some("Scenario"),
    }),
    solver: solve::<Solution>,
    format: validate::FORMAT,
    explainer: explain::EXPLAINER,
    generator: generate::GENERATOR,
    reader: validate::READER,
    checker: Checker::Comparison(|line, _| line % 3 == 1),
    judging: Judging::poj(10_000),
    shrinker: shrink::SHRINKER,
    export: export!("number_game": solution),
    package: package::PACKAGE,
};

/// The variant of UVa 1558 and ZOJ 1039.
pub const UVA1558: Problem = Problem {
    names: ProblemNames {
        name: "uva1558",
        aliases: &["zoj1039"],
        judges: "UVa 1558, ZOJ 1039",
        ..PROBLEM.names
    },
    variant: Some(Variant {
        name: "number-game",
        input: "no position count",
        has_count: false,
        output: Some("Test"),
    }),
    solver: solve::<uva1558::Solution>,
    format: validate::UVA1558_FORMAT,
    explainer: explain::UVA1558,
    generator: generate::SCENARIO_GENERATOR,
    reader: validate::UVA1558_READER,
    judging: Judging::UVA,
    export: export!("number_game", "UVA1558": uva1558, solution),
    package: package::UVA1558,
    ..PROBLEM
};

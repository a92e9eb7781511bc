//! Game schedule required: given matches arranged as a knock-out tournament.

pub mod check;
pub mod explain;
pub mod generate;
pub mod names;
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
        name: "game-schedule",
        aliases: &["poj2476", "zoj2801", "spojgame"],
        title: "Game schedule required",
        other_titles: &[],
        judges: "POJ 2476, ZOJ 2801, SPOJ GAME",
    },
    statement: include_str!("statement.md"),
    variant: None,
    solver: solve::<Solution>,
    format: validate::FORMAT,
    explainer: explain::EXPLAINER,
    generator: generate::GENERATOR,
    reader: validate::READER,
    checker: Checker::Rules(check::check, |_, before| before.is_empty()),
    judging: Judging::poj(65_536),
    shrinker: shrink::SHRINKER,
    export: export!("game_schedule": solution, names),
    package: package::PACKAGE,
};

//! Number Game: the winning moves of a game of sums.

pub mod explain;
pub mod generate;
pub mod shrink;
pub mod solution;
pub mod validate;

use crate::workbench::checker::{AnswerFormat, Checker};
use crate::workbench::explanation::{explain_cases, Explainer};
use crate::workbench::generator::Generator;
use crate::workbench::problem::{solve, Export, Names, Problem};
use crate::workbench::shrinker::{Framing, Shrinker};
use solution::Solution;

/// The row of the table.
pub const PROBLEM: Problem = Problem {
    names: Names {
        name: "number-game",
        aliases: &["poj1143"],
        title: "Number Game",
        judges: "POJ 1143",
    },
    statement: include_str!("statement.md"),
    solve: solve::<Solution>,
    framing: Framing {
        counted: false,
        end: b"0\n",
        lines: |_| 1,
    },
    explainer: Explainer {
        rules: explain::RULES,
        explain: |stream, options| explain_cases(stream, options, explain::explain_position),
    },
    generator: Generator {
        kinds: generate::KINDS,
        size: generate::SIZE,
        generate: generate::generate,
    },
    validator: validate::VALIDATOR,
    checker: Checker::Comparison(AnswerFormat {
        begins_case: |line, _| line % 3 == 1,
        ignores_trailing_blanks: false,
    }),
    shrinker: Shrinker {
        candidates: shrink::candidates,
        cost: shrink::cost,
        first_sizes: &[1, 2, 3, 4, 5, 6, 8, 11],
        max_cases: 100,
    },
    export: Export {
        solution: include_str!("solution.rs"),
        modules: &[],
        c: include_str!("../../../submissions/poj1143-number-game.c"),
    },
};

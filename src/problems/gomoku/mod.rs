//! Gomoku: which colour has exactly five in a row.

pub mod explain;
pub mod generate;
pub mod lines;
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
        name: "gomoku",
        aliases: &["poj1970", "zoj2495"],
        title: "Gomoku",
        judges: "POJ 1970, ZOJ 2495",
    },
    statement: include_str!("statement.md"),
    solve: solve::<Solution>,
    framing: Framing {
        counted: true,
        end: b"",
        lines: |_| solution::SIZE,
    },
    explainer: Explainer {
        rules: explain::RULES,
        explain: |stream, options| explain_cases(stream, options, explain::explain_board),
    },
    generator: Generator {
        kinds: generate::KINDS,
        size: generate::SIZE,
        generate: generate::generate,
    },
    validator: validate::VALIDATOR,
    checker: Checker::Comparison(AnswerFormat {
        begins_case: |_, before| before == b"0" || before.contains(&b' '),
        ignores_trailing_blanks: false,
    }),
    shrinker: Shrinker {
        candidates: shrink::candidates,
        cost: shrink::cost,
        first_sizes: &[],
        max_cases: validate::MAX_BOARDS,
    },
    export: Export {
        solution: include_str!("solution.rs"),
        modules: &[],
        c: include_str!("../../../submissions/poj1970-gomoku.c"),
    },
};

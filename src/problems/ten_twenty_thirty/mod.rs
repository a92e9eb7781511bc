//! 10-20-30: a game of solitaire.

pub mod explain;
pub mod generate;
pub mod shrink;
pub mod solution;
pub mod validate;

use crate::workbench::checker::{AnswerFormat, Checker};
use crate::workbench::explanation::{explain_cases, Explainer};
use crate::workbench::generator::Generator;
use crate::workbench::problem::{solve_from, Export, Names, Problem};
use crate::workbench::shrinker::{Cases, Framing, Shrinker};
use solution::Solution;

/// The row of the table.
pub const PROBLEM: Problem = Problem {
    names: Names {
        name: "10-20-30",
        aliases: &["uva246", "ten-twenty-thirty"],
        title: "10-20-30",
        other_titles: &[],
        judges: "UVa 246",
    },
    statement: include_str!("statement.md"),
    solve_from: solve_from::<Solution>,
    framing: Framing {
        cases: Cases::Until(b"0\n"),
        words: Some(52),
        lines: shrink::lines,
    },
    explainer: Explainer {
        rules: explain::RULES,
        has_depth: false,
        explain: |stream, options| explain_cases(stream, options, explain::explain_deck),
    },
    generator: Generator {
        kinds: generate::KINDS,
        size: generate::SIZE,
        generate: generate::generate,
    },
    validator: validate::VALIDATOR,
    checker: Checker::Comparison(AnswerFormat {
        begins_case: |_, _| true,
        ignores_trailing_blanks: false,
    }),
    shrinker: Shrinker {
        candidates: shrink::candidates,
        cost: shrink::cost,
        first_sizes: &[],
        max_cases: 100,
    },
    export: Export {
        solution: include_str!("solution.rs"),
        modules: &[],
        c: include_str!("../../../submissions/uva246-10-20-30.c"),
    },
};

//! Number Game: the winning moves of a game of sums.

pub mod explain;
pub mod generate;
pub mod shrink;
pub mod solution;
pub mod uva1558;
pub mod validate;

use crate::workbench::checker::{AnswerFormat, Checker};
use crate::workbench::explanation::{explain_cases, Explainer};
use crate::workbench::generator::Generator;
use crate::workbench::problem::{solve_from, Export, Names, Problem};
use crate::workbench::shrinker::{Cases, Framing, Shrinker};
use crate::workbench::validator::Validator;
use solution::Solution;

/// The row of the table.
pub const PROBLEM: Problem = Problem {
    names: Names {
        name: "number-game",
        aliases: &["poj1143"],
        title: "Number Game",
        other_titles: &[],
        judges: "POJ 1143",
    },
    statement: include_str!("statement.md"),
    solve_from: solve_from::<Solution>,
    framing: Framing {
        cases: Cases::Until(b"0\n"),
        words: None,
        lines: |_| 1,
    },
    explainer: Explainer {
        rules: explain::RULES,
        has_depth: true,
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

/// The form of UVa 1558 and ZOJ 1039.
pub const UVA1558: Problem = Problem {
    names: Names {
        name: "uva1558",
        aliases: &["zoj1039"],
        judges: "UVa 1558, ZOJ 1039",
        ..PROBLEM.names
    },
    solve_from: solve_from::<uva1558::Solution>,
    framing: Framing {
        cases: Cases::Counted,
        ..PROBLEM.framing
    },
    explainer: Explainer {
        explain: |stream, options| explain_cases(stream, options, explain::explain_scenario),
        ..PROBLEM.explainer
    },
    validator: Validator {
        format: "the number of positions; a line for each position: n, then n different numbers \
                 from 2 to 20, one space between them; positions that can occur",
        ..PROBLEM.validator
    },
    export: Export {
        solution: include_str!("uva1558.rs"),
        modules: &[("base", include_str!("solution.rs"))],
        c: include_str!("../../../submissions/zoj1039-uva1558.c"),
    },
    ..PROBLEM
};

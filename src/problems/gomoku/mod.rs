//! Gomoku: which colour has exactly five in a row.

pub mod boj2615;
pub mod explain;
pub mod generate;
pub mod lines;
pub mod package;
pub mod plain;
pub mod shrink;
pub mod solution;
pub mod validate;

use crate::workbench::checker::Checker;
use crate::workbench::problem::{export, solve, Judging, Problem, ProblemNames, Variant};
use solution::Solution;

/// The entry in the table of problems.
pub const PROBLEM: Problem = Problem {
    names: ProblemNames {
        name: "gomoku",
        aliases: &["poj1970", "zoj2495"],
        title: "Gomoku",
        other_titles: &["The Game"],
        judges: "POJ 1970, ZOJ 2495",
    },
    statement: include_str!("statement.md"),
    variant: Some(Variant {
        name: "boj2615",
        input: "no board count",
        has_count: false,
        output: None,
    }),
    solver: solve::<Solution>,
    format: validate::FORMAT,
    explainer: explain::EXPLAINER,
    generator: generate::GENERATOR,
    reader: validate::READER,
    checker: Checker::Comparison(|_, before| before == b"0" || before.contains(&b' ')),
    judging: Judging::poj(30_000),
    shrinker: shrink::SHRINKER,
    export: export!("gomoku": solution),
    package: package::PACKAGE,
};

/// The variant of Baekjoon 2615.
pub const BOJ2615: Problem = Problem {
    names: ProblemNames {
        name: "boj2615",
        aliases: &[],
        title: "Gomoku",
        other_titles: &["Omok", "\u{c624}\u{baa9}"],
        judges: "Baekjoon 2615",
    },
    variant: Some(Variant {
        name: "gomoku",
        input: "a board count",
        has_count: true,
        output: None,
    }),
    solver: solve::<boj2615::Solution>,
    format: validate::BOJ2615_FORMAT,
    explainer: explain::BOJ2615,
    reader: validate::BOJ2615_READER,
    // Baekjoon compares like POJ.
    judging: Judging {
        c: None,
        cpp: None,
        ..Judging::poj(131_072)
    },
    export: export!("gomoku", "BOJ2615": boj2615, solution),
    package: package::BOJ2615,
    ..PROBLEM
};

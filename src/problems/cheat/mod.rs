//! Cheat: four players who lie and challenge by rule.

pub mod cards;
pub mod explain;
pub mod generate;
pub mod shrink;
pub mod solution;
pub mod validate;

use crate::workbench::checker::{AnswerFormat, Checker};
use crate::workbench::explanation::{explain_cases, Explainer};
use crate::workbench::framing::{Cases, Framing};
use crate::workbench::generator::Generator;
use crate::workbench::problem::{
    inputs, solve, Export, Names, Package, PartTexts, Problem, Verdict,
};
use crate::workbench::shrinker::Shrinker;
use solution::Solution;

/// The row of the table.
pub const PROBLEM: Problem = Problem {
    names: Names {
        name: "cheat",
        aliases: &["hiho1830"],
        title: "Cheat",
        other_titles: &[],
        judges: "hihoCoder 1830",
    },
    statement: include_str!("statement.md"),
    sibling: None,
    solver: solve::<Solution>,
    framing: Framing {
        cases: Cases::Until(b""),
        lines: |_| cards::PLAYERS,
    },
    explainer: Explainer {
        rules: explain::RULES,
        has_depth: false,
        explain: |stream, options| explain_cases(stream, options, explain::explain_game),
    },
    generator: Generator {
        kinds: generate::KINDS,
        size: generate::SIZE,
        generate: generate::generate,
    },
    validator: validate::VALIDATOR,
    checker: Checker::Comparison(AnswerFormat {
        begins_case: |line, _| line % 4 == 1,
        ignores_trailing_blanks: true,
    }),
    shrinker: Shrinker {
        candidates: shrink::candidates,
        cost: shrink::cost,
        first_sizes: &[],
        max_cases: validate::MAX_GAMES,
    },
    export: Export {
        solution: include_str!("solution.rs"),
        modules: &[("cards", include_str!("cards.rs"))],
        c: include_str!("../../../submissions/hiho1830-cheat.c"),
        validator: PartTexts {
            modules: &[
                ("validate", include_str!("validate.rs")),
                ("solution", include_str!("solution.rs")),
                ("cards", include_str!("cards.rs")),
            ],
            c: include_str!("../../../submissions/hiho1830-cheat.validator.c"),
        },
        checker: None,
    },
    package: Package {
        source: "ACM ICPC Asia Regional Beijing 2018, Online Contest",
        source_url: "https://hihocoder.com/problemset/problem/1830",
        sections: None,
        traps: inputs! {
            "../../../samples/cheat/":
                "a-hundred-games",
                "fewest-ties-are-lexicographic",
                "king-before-queen",
                "least-is-lexicographic",
                "long-game",
                "longest-game",
                "player-1-counts-what-was-stated",
                "player-3-has-all-four",
                "player-4-adds-a-card",
                "player-4-adds-to-two",
                "player-4-challenges-an-empty-hand",
                "ranks-go-on-after-the-king",
                "short-game",
                "two-would-challenge";
        },
        sizes: [None, None],
        cases: 100,
        wrong_program: (include_str!("../../../tests/wrong_programs/cheat.rs"), &[]),
        mistakes: &[
            (Verdict::WrongAnswer, "king-after-queen"),
            (Verdict::WrongAnswer, "numeric-order"),
            (Verdict::WrongAnswer, "only-true-cards-counted"),
            (Verdict::WrongAnswer, "ties-to-the-greatest"),
            (Verdict::RunTimeError, "hands-of-26"),
        ],
    },
};

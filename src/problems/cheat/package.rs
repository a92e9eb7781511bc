//! What packages hold: where Cheat is from, its sample and traps, and typical mistakes.

use crate::workbench::problem::{inputs, Package};

/// That of the problem.
pub const PACKAGE: Package = Package {
    source: "ACM ICPC Asia Regional Beijing 2018, Online Contest",
    source_url: "https://hihocoder.com/problemset/problem/1830",
    sections: None,
    inputs: inputs! {
        "../../../samples/cheat/":
            "sample" "a-hundred-games" "eight-rules-at-once" "king-before-queen" "long-game"
            "longest-game" "short-game" "two-would-challenge";
    },
    disputed: &[],
    sizes: [None, None],
    cases: 100,
    wrong_program: include_str!("../../../tests/wrong_programs/cheat.rs"),
    wrong_answer: &[
        "king-after-queen",
        "numeric-order",
        "only-true-cards-counted",
        "ties-to-the-greatest",
    ],
    run_time_error: &["hands-of-26"],
    time_limit_exceeded: &[],
};

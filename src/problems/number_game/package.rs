//! What packages hold: where Number Game is from, its sample and traps, and typical mistakes.

use crate::workbench::problem::{inputs, Package};

/// That of the problem.
pub const PACKAGE: Package = Package {
    source: "Mid-Central European Regional Contest 2000",
    source_url: "http://poj.org/problem?id=1143",
    sections: None,
    inputs: inputs! {
        "../../../samples/number-game/":
            "sample" "after-four-and-three" "any-order" "every-twentieth-position"
            "moves-are-printed-in-increasing-order" "no-positions" "nothing-chosen-yet"
            "one-number-left";
    },
    disputed: &[],
    sizes: [Some(5), None],
    cases: 3514,
    wrong_program: include_str!("../../../tests/wrong_programs/number-game.rs"),
    wrong_answer: &["multiples-only", "no-empty-line", "not-sorted"],
    run_time_error: &["array-of-20"],
    time_limit_exceeded: &["exponential-time"],
};

/// That of the form `uva1558`.
pub const UVA1558: Package = Package {
    source_url: "https://onlinejudge.org/external/15/1558.pdf",
    sections: Some(include_str!("uva1558.md")),
    inputs: inputs! {
        "../../../samples/uva1558/":
            "sample" "any-order" "every-twentieth-position" "no-numbers-left" "nothing-chosen-yet"
            "one-position";
    },
    cases: 3515,
    wrong_program: include_str!("../../../tests/wrong_programs/uva1558.rs"),
    wrong_answer: &[
        "ends-at-0",
        "multiples-only",
        "no-full-stop",
        "words-of-poj",
    ],
    run_time_error: &[],
    ..PACKAGE
};

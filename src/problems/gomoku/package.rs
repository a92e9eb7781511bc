//! What packages hold: where Gomoku is from, its sample and traps, and typical mistakes.

use crate::workbench::problem::{inputs, Package};

/// That of the problem.
pub const PACKAGE: Package = Package {
    source: "ACM ICPC Tehran Sharif 2004 Preliminary",
    source_url: "http://poj.org/problem?id=1970",
    sections: None,
    inputs: inputs! {
        "../../../samples/gomoku/":
            "sample" "all-four-edges" "empty-board" "falling-begins-at-its-top"
            "fives-in-the-edge-columns" "four-is-no-win" "gap-of-one" "more-than-five-is-no-win"
            "no-row-goes-on-in-the-next" "other-colour-at-both-ends"
            "rising-begins-at-its-lower-end" "six-crossed-by-five" "vertical-begins-at-its-top";
    },
    disputed: &[],
    sizes: [Some(40), Some(200)],
    cases: 11,
    wrong_program: include_str!("../../../tests/wrong_programs/gomoku.rs"),
    wrong_answer: &[
        "last-board-missing",
        "no-rising-diagonal",
        "overlines",
        "upper-stone",
        "verticals-missed-at-the-edge",
    ],
    run_time_error: &["edges-unchecked"],
    time_limit_exceeded: &[],
};

/// That of the form `boj2615`.
pub const BOJ2615: Package = Package {
    source_url: "https://www.acmicpc.net/problem/2615",
    sections: Some(include_str!("boj2615.md")),
    inputs: inputs! {
        "../../../samples/boj2615/":
            "sample" "a-five-in-the-first-column" "a-five-in-the-last-column"
            "begins-with-a-black-stone" "begins-with-a-white-stone" "empty-board"
            "falling-begins-at-its-top" "falling-in-the-lower-right-corner"
            "rising-begins-at-its-lower-end" "rising-in-the-upper-left-corner"
            "vertical-begins-at-its-top";
    },
    cases: 1,
    wrong_program: include_str!("../../../tests/wrong_programs/boj2615.rs"),
    wrong_answer: &["count-read", "upper-stone", "verticals-missed-at-the-edge"],
    run_time_error: &["edges-unchecked"],
    ..PACKAGE
};

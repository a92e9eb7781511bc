//! What packages hold: where Spot is from, its sample and traps, and typical mistakes.

use crate::workbench::problem::{inputs, Package};

/// That of the problem.
pub const PACKAGE: Package = Package {
    source: "New Zealand Contest 1991",
    source_url: "https://onlinejudge.org/external/1/141.pdf",
    sections: None,
    inputs: inputs! {
        "../../../samples/spot/":
            "sample" "all-three-turns" "as-it-was" "each-turn" "every-size" "fifty-rows-draw"
            "fifty-rows-last-move" "fifty-rows-turned" "mirrored-is-different"
            "more-than-32-columns" "moves-after-the-end" "no-games" "repetition-on-the-last-move";
    },
    disputed: inputs! {
        "../../../tests/samples/spot/":
            "emptied-board" "moves-after-emptying-the-board";
    },
    sizes: [Some(3), Some(50)],
    cases: 100,
    wrong_program: include_str!("../../../tests/wrong_programs/spot.rs"),
    wrong_answer: &[
        "bits-beyond-32-columns",
        "empty-board-not-counted",
        "mirror-images",
        "reading-stopped-after-the-decision",
        "state-kept-between-games",
        "turn-forgotten",
    ],
    run_time_error: &["array-of-32"],
    time_limit_exceeded: &[],
};

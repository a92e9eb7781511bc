//! What packages hold: where 10-20-30 is from, its sample and traps, and typical mistakes.

use crate::workbench::problem::{inputs, Package};

/// That of the problem.
pub const PACKAGE: Package = Package {
    source: "ACM ICPC World Finals 1996",
    source_url: "https://onlinejudge.org/external/2/246.pdf",
    sections: None,
    inputs: inputs! {
        "../../../samples/10-20-30/":
            "sample" "a-card-a-line" "late-draw" "long-game" "longest-loss" "nearly-sorted"
            "no-decks" "positions-are-compared-after-the-pick-up" "shortest-win" "sorted-decks"
            "the-same-deck-twice";
        "../../../tests/samples/10-20-30/":
            "every-deck-of-the-specification-twice" "next-pile-is-no-part-of-the-position"
            "pick-up-before-the-deck-is-empty" "piles-have-boundaries";
    },
    disputed: &[],
    sizes: [None, None],
    cases: 250,
    wrong_program: include_str!("../../../tests/wrong_programs/10-20-30.rs"),
    wrong_answer: &[
        "compared-before-the-pick-up",
        "empty-deck-before-pick-up",
        "near-sorted-decks-drawn",
        "one-pick-up-a-deal",
        "pile-in-key",
        "piles-joined",
        "state-kept-between-decks",
    ],
    run_time_error: &["array-of-1000"],
    time_limit_exceeded: &["no-draws"],
};

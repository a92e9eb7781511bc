//! What packages hold: where Number Game is from, its sample and pitfalls, and typical mistakes.

use crate::workbench::problem::{inputs, mistakes, plain, validator, Package};

/// The package of the problem.
pub const PACKAGE: Package = Package {
    source: "Mid-Central European Regional Contest 2000",
    source_url: "http://poj.org/problem?id=1143",
    sections: None,
    inputs: inputs! {
        "../../../samples/number-game/":
            "sample" "after-four-and-three" "any-order" "every-position"
            "moves-are-printed-in-increasing-order" "no-positions" "nothing-chosen-yet"
            "one-number-left" "three-hundred-positions";
    },
    disputed: &[],
    sizes: [Some(5), None],
    cases: 3514,
    validator: validator!("number-game"),
    checker: None,
    plain: plain!(answer),
    mistakes: mistakes! {
        WrongAnswer:
            "counter-of-8-bits" "counts cases only up to 255"
            "multiples-only" "forbids multiples of the chosen number, but not sums";
        Disputed:
            "not-sorted" "prints the moves in the order of the input";
        PresentationError:
            "no-empty-line" "prints no empty line after a case";
        RunTimeError:
            "array-of-20" "has no place for the number 20";
        TimeLimitExceeded:
            "exponential-time" "does not remember positions";
    },
};

/// The package of the variant `uva1558`.
pub const UVA1558: Package = Package {
    source_url: "https://onlinejudge.org/external/15/1558.pdf",
    sections: Some(include_str!("uva1558.md")),
    inputs: inputs! {
        "../../../samples/uva1558/":
            "sample" "any-order" "no-numbers-left" "nothing-chosen-yet" "one-position"
            "three-hundred-positions";
    },
    cases: 3515,
    validator: validator!("uva1558"),
    plain: plain!(answer_scenarios),
    mistakes: mistakes! {
        WrongAnswer:
            "ends-at-0" "stops at a position without numbers"
            "multiples-only" "forbids multiples of the chosen number, but not sums"
            "no-full-stop" "prints no full stop after the moves"
            "words-of-poj" "prints \"There's no winning move.\", as POJ wants it";
    },
    ..PACKAGE
};

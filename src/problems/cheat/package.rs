//! What packages hold: where Cheat is from, its sample and pitfalls, and typical mistakes.

use crate::workbench::problem::{inputs, mistakes, plain, validator, Package};

/// The package of the problem.
pub const PACKAGE: Package = Package {
    source: "ACM ICPC Asia Regional Beijing 2018, Online Contest",
    source_url: "https://hihocoder.com/problemset/problem/1830",
    sections: None,
    inputs: inputs! {
        "../../../samples/cheat/":
            "sample" "a-hundred-long-games" "eight-rules-at-once" "king-before-queen" "long-game"
            "longest-game" "short-game" "two-would-challenge";
    },
    disputed: &[],
    sizes: [None, None],
    cases: 100,
    validator: validator!(),
    checker: None,
    plain: plain!(answer),
    mistakes: mistakes! {
        WrongAnswer:
            "king-after-queen" "puts K after Q"
            "numeric-order" "compares ranks in the order of the rounds, not as words"
            "only-true-cards-counted" "lets player 1 count only the cards that have the stated rank"
            "ties-to-the-greatest" "lets player 3 put down the greatest of the ranks that it has fewest of";
        RunTimeError:
            "hands-of-26" "stores at most 26 cards in a hand";
    },
};

//! What packages hold: where Gomoku is from, its sample and pitfalls, and typical mistakes.

use crate::workbench::problem::{inputs, mistakes, plain, validator, Package};

/// The package of the problem.
pub const PACKAGE: Package = Package {
    source: "ACM ICPC Tehran Sharif 2004 Preliminary",
    source_url: "http://poj.org/problem?id=1970",
    sections: None,
    inputs: inputs! {
        "../../../samples/gomoku/":
            "sample" "all-four-edges" "empty-board" "falling-begins-at-its-top"
            "fives-in-the-edge-columns" "four-is-no-win" "gap-of-one" "more-than-five-is-no-win"
            "no-row-goes-on-in-the-next" "other-colour-at-both-ends"
            "rising-begins-at-its-lower-end" "six-crossed-by-five" "six-five-six-in-one-line"
            "vertical-begins-at-its-top";
    },
    disputed: &[],
    sizes: [Some(40), Some(200)],
    cases: 11,
    validator: validator!("gomoku"),
    checker: None,
    plain: plain!(answer),
    mistakes: mistakes! {
        WrongAnswer:
            "last-board-missing" "does not answer the last board"
            "no-rising-diagonal" "does not look at diagonals that rise to the right"
            "overlines" "counts six or more in a row as a win"
            "upper-stone" "prints the upper end of a rising diagonal, not the leftmost stone"
            "verticals-missed-at-the-edge" "misses five in a column that end at the lower edge";
        RunTimeError:
            "edges-unchecked" "looks for stones outside the board";
    },
};

/// The package of the variant `boj2615`. Baekjoon announced its closure for April 2026; the address
/// says where the variant is from.
pub const BOJ2615: Package = Package {
    source_url: "https://www.acmicpc.net/problem/2615",
    sections: Some(include_str!("boj2615.md")),
    inputs: inputs! {
        "../../../samples/boj2615/":
            "sample" "a-five-in-the-first-column" "a-five-in-the-last-column"
            "begins-with-a-black-stone" "begins-with-a-white-stone" "empty-board"
            "falling-begins-at-its-top" "falling-in-the-lower-right-corner" "full-board"
            "rising-begins-at-its-lower-end" "rising-in-the-upper-left-corner" "six-five-six-falling"
            "six-five-six-in-a-column" "six-five-six-in-a-row" "six-five-six-rising"
            "vertical-begins-at-its-top";
    },
    cases: 1,
    validator: validator!("boj2615"),
    plain: plain!(answer_one_board),
    mistakes: mistakes! {
        WrongAnswer:
            "count-read" "reads a number of boards, which is not there, before the board"
            "upper-stone" "prints the upper end of a rising diagonal, not the leftmost stone"
            "verticals-missed-at-the-edge" "misses five in a column that end at the lower edge";
        RunTimeError:
            "edges-unchecked" "looks for stones outside the board";
    },
    ..PACKAGE
};

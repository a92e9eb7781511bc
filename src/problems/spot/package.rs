//! What packages hold: where Spot is from, its sample and pitfalls, and typical mistakes.

use crate::workbench::problem::{inputs, mistakes, plain, validator, Package};

/// The package of the problem.
pub const PACKAGE: Package = Package {
    source: "New Zealand Contest 1991",
    source_url: "https://onlinejudge.org/external/1/141.pdf",
    sections: None,
    inputs: inputs! {
        "../../../samples/spot/":
            "sample" "all-three-turns" "as-it-was" "concatenated-coordinates" "each-turn" "every-size"
            "fifty-rows-draw" "fifty-rows-last-move" "fifty-rows-turned" "mirrored-is-different"
            "more-than-32-columns" "moves-after-the-end" "no-games" "repetition-on-the-last-move"
            "three-hundred-games";
    },
    disputed: inputs! {
        "../../../tests/samples/spot/":
            "emptied-board" "moves-after-emptying-the-board";
    },
    sizes: [Some(3), Some(50)],
    cases: 100,
    validator: validator!(),
    checker: None,
    plain: plain!(answer),
    mistakes: mistakes! {
        WrongAnswer:
            "bits-beyond-32-columns" "stores column 33 where column 1 is"
            "mirror-images" "counts mirror images"
            "reading-stopped-after-the-decision" "does not read the moves after the decision"
            "state-kept-between-games" "does not forget the patterns of earlier games"
            "turn-forgotten" "does not try the turn by 270 degrees";
        Disputed:
            "empty-board-not-counted" "does not count the empty board at the start as a pattern";
        RunTimeError:
            "array-of-100-games" "stores at most 100 answers"
            "array-of-32" "stores at most 32 rows and columns";
    },
};

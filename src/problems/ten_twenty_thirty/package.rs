//! What packages hold: where 10-20-30 is from, its sample and pitfalls, and typical mistakes.

use crate::workbench::problem::{inputs, mistakes, plain, validator, Package};

/// The package of the problem.
pub const PACKAGE: Package = Package {
    source: "ACM ICPC World Finals 1996",
    source_url: "https://onlinejudge.org/external/2/246.pdf",
    sections: None,
    inputs: inputs! {
        "../../../samples/10-20-30/":
            "sample" "a-card-a-line" "early-draw" "late-draw" "long-game" "longest-loss"
            "nearly-sorted" "no-decks" "positions-are-compared-after-the-pick-up" "shortest-win" "sorted-decks"
            "the-same-deck-twice" "three-hundred-decks";
        "../../../tests/samples/10-20-30/":
            "every-deck-of-the-specification-twice" "next-pile-is-no-part-of-the-position"
            "pick-up-before-the-deck-is-empty" "piles-have-boundaries";
    },
    disputed: &[],
    sizes: [None, None],
    cases: 250,
    validator: validator!(),
    checker: None,
    plain: plain!(answer),
    mistakes: mistakes! {
        WrongAnswer:
            "near-sorted-decks-drawn" "compares a weak hash of the positions"
            "first-deal-forgotten" "remembers positions only from card 52 on"
            "one-pick-up-a-deal" "picks up at most three cards after a card"
            "state-kept-between-decks" "does not forget the positions of earlier decks";
        Disputed:
            "compared-before-the-pick-up" "compares positions before the pick-ups of a card"
            "empty-deck-before-pick-up" "ends with a loss if the deck is empty before the pick-ups"
            "pile-in-key" "also compares which pile received the last card"
            "piles-joined" "compares the cards of the piles, but not where a pile ends";
        RunTimeError:
            "array-of-1000" "stores at most 1000 positions";
        TimeLimitExceeded:
            "no-draws" "does not notice a draw";
    },
};

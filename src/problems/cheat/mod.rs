//! Cheat: four players who lie and challenge by rule.

pub mod case;
mod clue;
pub mod explain;
pub mod generate;
pub mod plain;
pub mod solution;

use crate::workbench::prelude::*;
use case::Deal;
use generate::{rounds, MAX_ROUNDS};
use solution::Solution;

impl Workbench for Solution {
    type Event = plain::Event;
    const ENTRY: Entry = Entry {
        name: "cheat",
        aliases: &["hiho1830"],
        title: "Cheat",
        judges: "hihoCoder 1830",
        files: files!("cheat"),
        other_variant: None,
        // `(*)` marks a limit of the judge.
        format: InputFormat {
            description: "games of four lines, 13 cards each, one space between them, together a \
                          pack; at most 1000 rounds a game; at least one game, at most 100 (*); no \
                          terminator",
            framing: Framing::Until(""),
            max_cases: 100,
            may_wrap: false,
        },
        generator: generate::KINDS_AND_SIZES,
        first_sizes: &[],
        judging: Judging {
            whitespace: Whitespace::WithoutEnds,
            time_limit_s: None,
            memory_limit_kib: None,
            c_standard: None,
            cpp_standard: Some("c++11"),
        },
        answer_lines: &["2 6 7 10 J", "WINNER"],
        inputs: inputs! {
            "../../../samples/cheat/":
                "sample" "a-hundred-long-games" "eight-rules-at-once" "king-before-queen" "long-game"
                "longest-game" "short-game" "two-would-challenge";
        },
        disputed_inputs: &[],
        mistakes: listed_mistakes! {
            WrongAnswer:
                "added-to-one-card" "lets player 4 add another card only to one card of the rank, not to two"
                "all-of-player-1" "lets player 1 put down all its cards of the rank, not one"
                "four-is-too-many" "lets player 1 challenge already if it counts four cards of the rank"
                "greatest-added" "lets player 4 add its greatest other card, not the least"
                "king-after-queen" "puts K after Q"
                "next-holder" "lets players 1 and 2 challenge without the next rank, even if they do not hold the next round"
                "next-holder-1" "lets player 1 challenge without the next rank, even if it does not hold the next round"
                "next-holder-2" "lets player 2 challenge without the next rank, even if it does not hold the next round"
                "numeric-order" "compares ranks in the order of the rounds, not as words"
                "one-card-left" "lets player 4 challenge already if the holder has one card left"
                "one-of-the-rarest" "lets player 3 put down one card of its rarest rank, not all of them"
                "only-true-cards-counted" "lets player 1 count only the cards that have the stated rank"
                "three-of-a-rank" "lets player 3 challenge already with three cards of the rank"
                "ties-to-the-greatest" "lets player 3 put down the greatest of its rarest ranks, not the least";
            RunTimeError:
                "hands-of-26" "stores at most 26 cards in a hand";
        },
        turn_name: "round",
    };
    const GENERATE: Generate<Self> = generate::deal;
    const SHRINK: Shrink<Self> = |deal| Box::new(orders(*deal, Self::WEIGHT));
    const WEIGHT: Weigh<Self> = |deal| weight_of_cards(rounds(deal).unwrap_or(u32::MAX), deal);
    const EXPLAIN: Explain<Self> = explain::explain_game;
    const RUN_PLAIN: RunPlain<Self::Event> =
        |input, mistake, emit| plain::answer(input, mistake, &mut |event| emit(Some(event)));

    fn clue(_: &Case<Self>, wrong: &WrongLine, events: &[Self::Event]) -> Option<Clue> {
        clue::clue(wrong, events)
    }

    fn check_constraints(deal: &Deal, _: bool) -> Option<Violation> {
        let error = format!("takes more than {MAX_ROUNDS} rounds");
        let is_too_long = rounds(deal).is_none();
        is_too_long.then_some(Violation::Case { error })
    }
}

//! Cheat: four players who lie and challenge by rule.

pub mod case;
mod clue;
pub mod explain;
pub mod generate;
mod mistakes;
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
                "sample" "king-before-queen" "only-the-first-challenge-counts"
                "eight-rules-at-once" "short-game" "long-game" "longest-game"
                "a-hundred-long-games";
        },
        disputed_inputs: &[],
        mistakes: mistakes::MISTAKES,
        turn_name: "round",
    };
    const GENERATE: Generate<Self> = generate::deal;
    const SHRINK: Shrink<Self> = |deal| Box::new(orders(*deal, Self::WEIGHT));
    const WEIGHT: Weigh<Self> = |deal| weight_of_cards(rounds(deal).unwrap_or(u32::MAX), deal);
    const EXPLAIN: Explain<Self> = explain::explain_game;
    const RUN_PLAIN: RunPlain<Self::Event> =
        |input, mistake, emit| mistakes::run(input, mistake, &mut |event| emit(Some(event)));
    const CLUE: FindClue<Self> = clue::clue;

    fn check_constraints(deal: &Deal, _: bool) -> Option<Violation> {
        let error = format!("takes more than {MAX_ROUNDS} rounds");
        let is_too_long = rounds(deal).is_none();
        is_too_long.then_some(Violation::Case { error })
    }
}

//! Spot: the game in which no pattern may come back.

pub mod case;
mod clue;
pub mod explain;
pub mod generate;
mod mistakes;
pub mod plain;
pub mod shrink;
pub mod solution;

use crate::workbench::prelude::*;
use case::Game;
use generate::JUDGE_MAX_SIZE;
use solution::Solution;

impl Workbench for Solution {
    type Event = plain::Event;
    const ENTRY: Entry = Entry {
        name: "spot",
        aliases: &["uva141"],
        title: "Spot",
        judges: "UVa 141",
        files: files!("spot"),
        other_variant: None,
        // `(*)` marks a limit of the judge.
        format: InputFormat {
            description:
                "games: N, 2 to 50 (*), and 2N lines: row and column, 1 to N, and + or -, \
                          one space between them; legal moves while the game is undecided; 0",
            framing: Framing::Until("0\n"),
            max_cases: u64::MAX,
            may_wrap: false,
        },
        generator: generate::KINDS_AND_SIZES,
        first_sizes: &[2, 3, 4, 5, 6, 8],
        judging: Judging::UVA,
        answer_lines: &["Player 2 wins on move 3", "Draw"],
        inputs: inputs! {
            "../../../samples/spot/":
                "sample" "as-it-was" "as-it-was-on-the-last-move" "a-symmetric-pattern-is-new"
                "patterns-after-removals-count" "each-turn" "all-three-turns"
                "repetition-on-the-last-move" "the-middle-turns-too" "a-turn-is-no-reflection"
                "a-shift-is-no-turn" "mirrored-is-different" "moves-after-the-end"
                "every-size-to-thirty-six" "concatenated-coordinates" "more-than-32-columns"
                "fifty-rows-draw" "fifty-rows-last-move" "fifty-rows-turned" "a-hundred-games"
                "no-games";
        },
        disputed_inputs: inputs! {
            "../../../tests/samples/spot/":
                "emptied-board" "moves-after-emptying-the-board";
        },
        mistakes: mistakes::MISTAKES,
        turn_name: "move",
    };
    const GENERATE: Generate<Self> = generate::game;
    const SHRINK: Shrink<Self> = shrink::candidates;
    const WEIGHT: Weigh<Self> = shrink::weight;
    const EXPLAIN: Explain<Self> = explain::explain_game;
    const RUN_PLAIN: RunPlain<Self::Event> =
        |input, mistake, emit| mistakes::run(input, mistake, &mut |event| emit(Some(event)));
    const CLUE: FindClue<Self> = clue::clue;

    fn check_constraints(game: &Game, enforce_limits: bool) -> Option<Violation> {
        let is_valid = !enforce_limits || (2..=JUDGE_MAX_SIZE).contains(&game.size);
        let expected = format!("the size of a board, 2 to {JUDGE_MAX_SIZE}");
        (!is_valid).then_some(Violation::Word { index: 0, expected })
    }
}

//! Spot: the game in which no pattern may come back.

pub mod case;
mod clue;
pub mod explain;
pub mod generate;
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
                "sample" "all-three-turns" "as-it-was" "concatenated-coordinates" "each-turn" "every-size"
                "fifty-rows-draw" "fifty-rows-last-move" "fifty-rows-turned" "mirrored-is-different"
                "more-than-32-columns" "moves-after-the-end" "no-games" "repetition-on-the-last-move"
                "three-hundred-games";
        },
        disputed_inputs: inputs! {
            "../../../tests/samples/spot/":
                "emptied-board" "moves-after-emptying-the-board";
        },
        mistakes: listed_mistakes! {
            WrongAnswer:
                "bits-beyond-32-columns" "stores column 33 where column 1 is"
                "half-turn-forgotten" "misses a pattern that comes back turned by 180 degrees"
                "last-repetition" "lets the last repetition of a pattern decide, not the first"
                "mirror-images" "counts mirror images"
                "mover-wins" "lets the player win whose move repeats a pattern"
                "reading-stopped-after-the-decision" "does not read the moves after the decision"
                "state-kept-between-games" "does not forget the patterns of earlier games"
                "turn-forgotten" "misses a pattern that comes back turned by 90 degrees clockwise";
            Disputed:
                "empty-board-not-counted" "does not count the empty board at the start as a pattern";
            RunTimeError:
                "array-of-100-games" "stores at most 100 answers"
                "array-of-32" "stores at most 32 rows and columns";
        },
        turn_name: "move",
    };
    const GENERATE: Generate<Self> = generate::game;
    const SHRINK: Shrink<Self> = shrink::candidates;
    const WEIGHT: Weigh<Self> = shrink::weight;
    const EXPLAIN: Explain<Self> = explain::explain_game;
    const RUN_PLAIN: RunPlain<Self::Event> =
        |input, mistake, emit| plain::answer(input, mistake, &mut |event| emit(Some(event)));

    fn clue(_: &Case<Self>, wrong: &WrongLine, events: &[Self::Event]) -> Option<Clue> {
        clue::clue(wrong, events)
    }

    fn check_constraints(game: &Game, enforce_limits: bool) -> Option<Violation> {
        let is_valid = !enforce_limits || (2..=JUDGE_MAX_SIZE).contains(&game.size);
        let expected = format!("the size of a board, 2 to {JUDGE_MAX_SIZE}");
        (!is_valid).then_some(Violation::Word { index: 0, expected })
    }
}

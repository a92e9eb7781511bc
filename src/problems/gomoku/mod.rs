//! Gomoku: finds the colour that has exactly five stones in a row.

pub mod case;
mod clue;
pub mod explain;
pub mod generate;
pub mod lines;
mod mistakes;
pub mod plain;
pub mod shrink;
pub mod solution;

use crate::workbench::prelude::*;
use case::Board;
use lines::fives;
use solution::Solution;

impl Workbench for Solution {
    type Event = plain::Event;
    const ENTRY: Entry = Entry {
        name: "gomoku",
        aliases: &["poj1970", "zoj2495"],
        title: "Gomoku",
        judges: "POJ 1970, ZOJ 2495",
        files: files!("gomoku"),
        other_variant: None,
        // `(*)` marks a limit of the judge.
        format: InputFormat {
            description: "the number of boards, at most 11 (*); boards of 19 lines, 19 times 0, 1 \
                          or 2 each, one space between them; at most one winning line a board",
            framing: Framing::Counted,
            max_cases: 11,
            may_wrap: false,
        },
        generator: generate::KINDS_AND_SIZES,
        first_sizes: &[],
        judging: Judging::poj(30_000),
        answer_lines: &["0", "3 2"],
        inputs: inputs! {
            "../../../samples/gomoku/":
                "sample" "empty-board" "four-is-no-win" "more-than-five-is-no-win"
                "eleven-in-a-row-is-no-win" "where-each-direction-begins" "gap-of-one"
                "other-colour-at-both-ends" "no-row-goes-on-in-the-next" "fives-in-the-edge-columns"
                "all-four-edges" "five-before-a-longer-row" "five-beside-a-parallel-six"
                "six-crossed-by-five" "six-and-five-from-one-stone"
                "six-crossed-in-the-centre-of-a-five" "six-five-six-in-one-line";
        },
        disputed_inputs: &[],
        mistakes: mistakes::MISTAKES,
        turn_name: "",
    };
    const GENERATE: Generate<Self> = generate::board;
    const SHRINK: Shrink<Self> = shrink::candidates;
    const WEIGHT: Weigh<Self> = shrink::weight;
    const EXPLAIN: Explain<Self> =
        |_, board, explanation| Ok(explain::explain_board(board, explanation));
    const RUN_PLAIN: RunPlain<Self::Event> =
        |input, mistake, emit| mistakes::run(input, mistake, &mut |event| emit(Some(event)));
    const CLUE: FindClue<Self> = clue::clue;

    fn check_constraints(board: &Board, _: bool) -> Option<Violation> {
        let count = fives(board).len();
        let error = format!("{count} winning lines, expected at most one");
        (count > 1).then_some(Violation::Case { error })
    }
}

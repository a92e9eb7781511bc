//! Gomoku: finds the colour that has exactly five stones in a row.

pub mod case;
mod clue;
pub mod explain;
pub mod generate;
pub mod lines;
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
                "sample" "all-four-edges" "empty-board" "falling-begins-at-its-top"
                "five-beside-a-parallel-six" "fives-in-the-edge-columns" "four-is-no-win"
                "gap-of-one" "more-than-five-is-no-win" "no-row-goes-on-in-the-next"
                "other-colour-at-both-ends" "rising-begins-at-its-lower-end" "six-crossed-by-five"
                "six-crossed-in-the-centre-of-a-five" "six-five-six-in-one-line"
                "vertical-begins-at-its-top";
        },
        disputed_inputs: &[],
        mistakes: listed_mistakes! {
            WrongAnswer:
                "column-first" "prints the column before the row"
                "counted-from-0" "counts rows and columns from 0"
                "last-board-missing" "does not answer the last board"
                "no-falling-diagonal" "does not look at diagonals that fall to the right"
                "no-rising-diagonal" "does not look at diagonals that rise to the right"
                "overlines" "counts six or more in a row as a win"
                "rows-from-below" "counts rows from below"
                "upper-stone" "prints the upper end of a rising diagonal, not the leftmost stone"
                "verticals-missed-at-the-edge" "misses five in a column that end at the lower edge";
            RunTimeError:
                "edges-unchecked" "looks for stones outside the board";
        },
        turn_name: "",
    };
    const GENERATE: Generate<Self> = generate::board;
    const SHRINK: Shrink<Self> = shrink::candidates;
    const WEIGHT: Weigh<Self> = shrink::weight;
    const EXPLAIN: Explain<Self> =
        |_, board, explanation| Ok(explain::explain_board(board, explanation));
    const RUN_PLAIN: RunPlain<Self::Event> =
        |input, mistake, emit| plain::answer(input, mistake, &mut |event| emit(Some(event)));

    fn clue(board: &Case<Self>, wrong: &WrongLine, _: &[Self::Event]) -> Option<Clue> {
        clue::clue(board, wrong)
    }

    fn check_constraints(board: &Board, _: bool) -> Option<Violation> {
        let count = fives(board).len();
        let error = format!("{count} winning lines, expected at most one");
        (count > 1).then_some(Violation::Case { error })
    }
}

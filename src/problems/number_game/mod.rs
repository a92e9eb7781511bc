//! Number Game: the winning moves of a game of sums.

pub mod case;
mod clue;
pub mod explain;
pub mod generate;
pub mod mistakes;
pub mod plain;
pub mod shrink;
pub mod solution;
pub mod uva1558;

use crate::workbench::prelude::*;
use case::MAX_COUNT;
use solution::Solution as PojSolution;
use uva1558::Solution as UvaSolution;

impl Workbench for PojSolution {
    type Event = plain::Event;
    const ENTRY: Entry = Entry {
        name: "number-game",
        aliases: &["poj1143"],
        title: "Number Game",
        judges: "POJ 1143",
        files: files!("number_game"),
        other_variant: Some(Variant {
            name: "uva1558",
            first_output_word: "Scenario",
        }),
        format: InputFormat {
            description: "a line for each position: n, then n different numbers from 2 to 20, one \
                          space between them; only positions that can occur in a game; 0",
            framing: Framing::Until("0\n"),
            max_cases: u64::MAX,
            may_wrap: false,
        },
        generator: generate::KINDS_AND_SIZES,
        first_sizes: &[1, 2, 3, 4, 5, 6, 8, 11],
        judging: Judging::poj(65_536),
        answer_lines: &[
            "Test Case #1",
            "The winning moves are: 4 5 6",
            "There's no winning move.",
        ],
        inputs: inputs! {
            "../../../samples/number-game/":
                "sample" "one-number-left" "a-sum-with-a-number-that-is-gone"
                "the-same-position-twice" "numbers-come-in-any-order"
                "moves-are-printed-in-increasing-order" "after-the-first-choice"
                "nothing-chosen-yet" "no-positions" "every-position-of-up-to-six-numbers";
        },
        disputed_inputs: &[],
        mistakes: mistakes::poj1143::MISTAKES,
        turn_name: "choice",
    };
    const GENERATE: Generate<Self> = |request| generate::position(request, 1);
    const SHRINK: Shrink<Self> = shrink::candidates;
    const WEIGHT: Weigh<Self> = shrink::weight;
    const EXPLAIN: Explain<Self> = explain::explain_position;
    const RUN_PLAIN: RunPlain<Self::Event> = mistakes::poj1143::run;
    const CLUE: FindClue<Self> = clue::clue;
}

impl Workbench for UvaSolution {
    type Event = plain::Event;
    const ENTRY: Entry = Entry {
        name: "uva1558",
        aliases: &["zoj1039"],
        judges: "UVa 1558, ZOJ 1039",
        files: Files {
            own_sections: Some(include_str!("uva1558.md")),
            modules: modules!("problems::number_game::", "": uva1558, solution, case),
            c_solution: concat!("#define UVA1558\n", include_str!("solution.c")),
            ..files!("number_game")
        },
        other_variant: Some(Variant {
            name: "number-game",
            first_output_word: "Test",
        }),
        format: InputFormat {
            description: "the number of positions; two lines for each position: n, 0 to 19, and n \
                          different numbers from 2 to 20, one space between them; only positions that \
                          can occur in a game",
            framing: Framing::Counted,
            ..PojSolution::ENTRY.format
        },
        generator: KindsAndSizes {
            sizes: 0..=MAX_COUNT,
            ..generate::KINDS_AND_SIZES
        },
        judging: Judging::UVA,
        answer_lines: &["Scenario #1:", "The winning moves are: 4 5 6.", "There is no winning move."],
        inputs: inputs! {
            "../../../samples/uva1558/":
                "sample" "one-position" "no-numbers-left" "the-same-position-twice"
                "numbers-come-in-any-order" "moves-are-printed-in-increasing-order"
                "after-the-first-choice" "nothing-chosen-yet"
                "every-position-of-up-to-six-numbers";
        },
        mistakes: mistakes::uva1558::MISTAKES,
        ..PojSolution::ENTRY
    };
    const GENERATE: Generate<Self> = |request| generate::position(request, 0);
    const SHRINK: Shrink<Self> = shrink::candidates;
    const WEIGHT: Weigh<Self> = shrink::weight;
    const EXPLAIN: Explain<Self> = |solution, position, explanation| {
        explain::explain_position(&mut solution.0, position, explanation)
    };
    const RUN_PLAIN: RunPlain<Self::Event> = mistakes::uva1558::run;
    const CLUE: FindClue<Self> = clue::clue;
}

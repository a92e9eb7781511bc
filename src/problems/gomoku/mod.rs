//! Gomoku: which colour has exactly five in a row.

pub mod boj2615;
pub mod case;
pub mod explain;
pub mod generate;
pub mod lines;
pub mod plain;
pub mod shrink;
pub mod solution;

use crate::workbench::format::{Format, Framing};
use crate::workbench::problem::{
    inputs, mistakes, modules, Export, Judging, Package, Plain, Problem, ProblemNames, Tests,
    Variant,
};
use crate::workbench::tools::{Tools, Violation};
use case::Board;
use lines::fives;
use solution::Solution;

const FORMAT: Format = Format {
    description: "the number of boards, at most 11 (*); boards of 19 lines, 19 times 0, 1 \
                  or 2 each, one space between them; at most one winning line a board",
    framing: Framing::Counted,
    max_cases: 11,
    may_wrap: false,
};

const ONE_BOARD_FORMAT: Format = Format {
    description: "one board of 19 lines, 19 times 0, 1 or 2 each, one space between them; at \
                  most one winning line",
    framing: Framing::One,
    max_cases: 1,
    may_wrap: false,
};

/// The entry in the table of problems.
pub const PROBLEM: Problem = Problem {
    names: ProblemNames {
        name: "gomoku",
        aliases: &["poj1970", "zoj2495"],
        title: "Gomoku",
        other_titles: &["The Game"],
        judges: "POJ 1970, ZOJ 2495",
    },
    statement: include_str!("statement.md"),
    own_sections: None,
    variant: Some(Variant {
        name: "boj2615",
        input: "no board count",
        has_count: false,
        output: None,
    }),
    format: FORMAT,
    generator: generate::GENERATED,
    first_sizes: &[],
    begins_case: |_, before| before == b"0" || before.contains(&b' '),
    judging: Judging::poj(30_000),
    export: Export {
        modules: modules!("problems::gomoku::", "": solution, case),
        c: include_str!("solution.c"),
    },
    tests: Tests {
        inputs: inputs! {
            "../../../samples/gomoku/":
                "sample" "all-four-edges" "empty-board" "falling-begins-at-its-top"
                "fives-in-the-edge-columns" "four-is-no-win" "gap-of-one" "more-than-five-is-no-win"
                "no-row-goes-on-in-the-next" "other-colour-at-both-ends"
                "rising-begins-at-its-lower-end" "six-crossed-by-five" "six-five-six-in-one-line"
                "vertical-begins-at-its-top";
        },
        disputed: &[],
        plain: Plain {
            source: include_str!("plain.rs"),
            function: "answer",
        },
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
    },
    package: Package {
        source: "ACM ICPC Tehran Sharif 2004 Preliminary",
        source_url: "http://poj.org/problem?id=1970",
        sizes: [Some(40), Some(200)],
        cases: 11,
        validator: concat!(
            include_str!("../reader.py"),
            "VARIANT = \"gomoku\"\n\n",
            include_str!("validator.py"),
        ),
        checker: None,
    },
    tools: &Tools::<Solution, plain::Event> {
        format: FORMAT,
        generator: |_| Box::new(generate::board),
        promise,
        candidates: shrink::candidates,
        cost: shrink::cost,
        play: |input, mistake, emit| plain::answer(input, mistake, &mut |event| emit(Some(event))),
        unit: "",
        explain: |_, board, explanation| Ok(explain::explain_board(board, explanation)?),
        rules: None,
    },
};

/// The variant of Baekjoon 2615.
pub const BOJ2615: Problem = Problem {
    names: ProblemNames {
        name: "boj2615",
        aliases: &[],
        title: "Gomoku",
        other_titles: &["Omok", "\u{c624}\u{baa9}"],
        judges: "Baekjoon 2615",
    },
    own_sections: Some(include_str!("boj2615.md")),
    variant: Some(Variant {
        name: "gomoku",
        input: "a board count",
        has_count: true,
        output: None,
    }),
    format: ONE_BOARD_FORMAT,
    // Baekjoon compares like POJ.
    judging: Judging {
        c: None,
        cpp: None,
        ..Judging::poj(131_072)
    },
    export: Export {
        modules: modules!("problems::gomoku::", "": boj2615, solution, case),
        c: concat!("#define BOJ2615\n", include_str!("solution.c")),
    },
    tests: Tests {
        inputs: inputs! {
            "../../../samples/boj2615/":
                "sample" "a-five-in-the-first-column" "a-five-in-the-last-column"
                "begins-with-a-black-stone" "begins-with-a-white-stone" "empty-board"
                "falling-begins-at-its-top" "falling-in-the-lower-right-corner" "full-board"
                "rising-begins-at-its-lower-end" "rising-in-the-upper-left-corner" "six-five-six-falling"
                "six-five-six-in-a-column" "six-five-six-in-a-row" "six-five-six-rising"
                "vertical-begins-at-its-top";
        },
        disputed: &[],
        plain: Plain {
            source: include_str!("plain.rs"),
            function: "answer_one_board",
        },
        mistakes: mistakes! {
            WrongAnswer:
                "count-read" "reads a number of boards, which is not there, before the board"
                "upper-stone" "prints the upper end of a rising diagonal, not the leftmost stone"
                "verticals-missed-at-the-edge" "misses five in a column that end at the lower edge";
            RunTimeError:
                "edges-unchecked" "looks for stones outside the board";
        },
    },
    package: Package {
        source: "ACM ICPC Tehran Sharif 2004 Preliminary",
        source_url: "https://www.acmicpc.net/problem/2615",
        sizes: [Some(40), Some(200)],
        cases: 1,
        validator: concat!(
            include_str!("../reader.py"),
            "VARIANT = \"boj2615\"\n\n",
            include_str!("validator.py"),
        ),
        checker: None,
    },
    tools: &Tools::<boj2615::Solution, plain::Event> {
        format: ONE_BOARD_FORMAT,
        generator: |_| Box::new(generate::board),
        promise,
        candidates: shrink::candidates,
        cost: shrink::cost,
        play: |input, mistake, emit| {
            plain::answer_one_board(input, mistake, &mut |event| emit(Some(event)))
        },
        unit: "",
        explain: |_, board, explanation| Ok(explain::explain_board(board, explanation)?),
        rules: None,
    },
    ..PROBLEM
};

/// A board has one winner at most.
fn promise(board: &Board, _: bool) -> Result<(), Violation> {
    match fives(board).len() {
        0 | 1 => Ok(()),
        fives => {
            let rule = format!("{fives} winning lines, expected at most one");
            Err(Violation::of_case(rule))
        }
    }
}

//! Gomoku: which colour has exactly five in a row.

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
    variant: None,
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
        validator: concat!(include_str!("../reader.py"), include_str!("validator.py"),),
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

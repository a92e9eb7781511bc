//! Game schedule required: given matches arranged as a knock-out tournament.

pub mod case;
pub mod check;
pub mod explain;
pub mod generate;
pub mod plain;
pub mod shrink;
pub mod solution;

use crate::workbench::format::{Format, Framing};
use crate::workbench::problem::{
    inputs, mistakes, modules, Export, Judging, Package, Plain, Problem, ProblemNames, Tests,
};
use crate::workbench::tools::{Tools, Violation};
use case::Tournament;
use generate::{LONGEST_NAME, MAX_TEAMS};
use solution::Solution;

const FORMAT: Format = Format {
    description: "cases: n, 2 to 1000 (*), n lines with a name, 1 to 25 letters, each once, \
                  n-1 lines with two of them, one space between them; a schedule exists; 0",
    framing: Framing::Until("0\n"),
    max_cases: u64::MAX,
    may_wrap: false,
};

/// The entry in the table of problems.
pub const PROBLEM: Problem = Problem {
    names: ProblemNames {
        name: "game-schedule",
        aliases: &["poj2476", "zoj2801", "spojgame"],
        title: "Game schedule required",
        other_titles: &[],
        judges: "POJ 2476, ZOJ 2801, SPOJ GAME",
    },
    statement: include_str!("statement.md"),
    own_sections: None,
    variant: None,
    format: FORMAT,
    generator: generate::GENERATED,
    first_sizes: &[2, 3, 4, 5, 6, 7, 8, 10, 15],
    begins_case: |_, before| before.is_empty(),
    judging: Judging::poj(65_536),
    export: Export {
        modules: modules!("problems::game_schedule::", "": solution, case),
        c: include_str!("solution.c"),
    },
    tests: Tests {
        inputs: inputs! {
            "../../../samples/game-schedule/":
                "sample" "a-thousand-teams" "every-number-of-teams-to-forty"
                "five-hundred-and-thirteen-teams" "names-of-twenty-five-letters"
                "names-that-are-words-of-languages" "names-that-look-like-output" "names-with-equal-hashes"
                "nine-hundred-and-ninety-nine-teams" "no-cases"
                "three-hundred-cases" "twins-and-wildcards" "two-teams" "upper-and-lower-case-differ";
        },
        disputed: &[],
        plain: Plain {
            source: include_str!("plain.rs"),
            function: "answer",
        },
        mistakes: mistakes! {
            WrongAnswer:
                "any-loser" "lets teams lose that have other matches to play"
                "names-compared-by-prefix" "takes a team whose name only begins with the name in the match"
                "no-wildcard" "does not print who advances with a wildcard";
            RunTimeError:
                "array-of-100" "stores at most 100 teams";
        },
    },
    package: Package {
        source: "University of Ulm Local Contest 2005",
        source_url: "http://poj.org/problem?id=2476",
        sizes: [Some(6), Some(1000)],
        cases: 2,
        validator: concat!(include_str!("../reader.py"), include_str!("validator.py"),),
        checker: Some(include_str!("checker.py")),
    },
    tools: &Tools::<Solution, plain::Event> {
        format: FORMAT,
        generator: |_| Box::new(generate::tournament),
        promise,
        candidates: shrink::candidates,
        cost: shrink::cost,
        play: |input, mistake, emit| plain::answer(input, mistake, &mut |event| emit(Some(event))),
        unit: "round",
        explain: |_, tournament, explanation| explain::explain_schedule(tournament, explanation),
        rules: Some(check::read_schedule),
    },
};

/// What only the statement promises, and the judge's limits.
fn promise(tournament: &Tournament, limits: bool) -> Result<(), Violation> {
    let names = &tournament.names;
    if limits && names.count() > MAX_TEAMS as usize {
        let expected = format!("the number of teams, 2 to {MAX_TEAMS}");
        return Err(Violation::of_word(0, expected));
    }
    for (name, word) in names.iter().zip(1..) {
        if !name.iter().all(u8::is_ascii_alphabetic) {
            return Err(Violation::of_word(word, "a name of letters"));
        }
        if name.len() > LONGEST_NAME {
            let expected = format!("at most {LONGEST_NAME} letters");
            return Err(Violation::of_word(word, expected));
        }
    }
    Ok(())
}

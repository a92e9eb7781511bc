//! What packages hold: where Game schedule is from, its sample and traps, and typical mistakes.

use crate::workbench::problem::{inputs, Package};

/// That of the problem.
pub const PACKAGE: Package = Package {
    source: "University of Ulm Local Contest 2005",
    source_url: "http://poj.org/problem?id=2476",
    sections: None,
    inputs: inputs! {
        "../../../samples/game-schedule/":
            "sample" "a-thousand-teams" "every-number-of-teams-to-forty"
            "five-hundred-and-thirteen-teams" "names-of-twenty-five-letters"
            "names-that-look-like-output" "nine-hundred-and-ninety-nine-teams" "no-cases"
            "twins-and-wildcards" "two-teams" "upper-and-lower-case-differ";
    },
    disputed: &[],
    sizes: [Some(6), Some(1000)],
    cases: 2,
    wrong_program: include_str!("../../../tests/wrong_programs/game-schedule.rs"),
    wrong_answer: &["any-loser", "names-compared-by-prefix", "no-wildcard"],
    run_time_error: &["array-of-100"],
    time_limit_exceeded: &[],
};

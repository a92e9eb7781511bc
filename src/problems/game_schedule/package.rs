//! What packages hold: where Game schedule is from, its sample and pitfalls, and typical mistakes.

use crate::workbench::problem::{inputs, mistakes, plain, validator, Package};

/// The package of the problem.
pub const PACKAGE: Package = Package {
    source: "University of Ulm Local Contest 2005",
    source_url: "http://poj.org/problem?id=2476",
    sections: None,
    inputs: inputs! {
        "../../../samples/game-schedule/":
            "sample" "a-thousand-teams" "every-number-of-teams-to-forty"
            "five-hundred-and-thirteen-teams" "names-of-twenty-five-letters"
            "names-that-look-like-output" "nine-hundred-and-ninety-nine-teams" "no-cases"
            "three-hundred-cases" "twins-and-wildcards" "two-teams" "upper-and-lower-case-differ";
    },
    disputed: &[],
    sizes: [Some(6), Some(1000)],
    cases: 2,
    validator: validator!(),
    checker: Some(include_str!("checker.py")),
    plain: plain!(answer),
    mistakes: mistakes! {
        WrongAnswer:
            "any-loser" "lets teams lose that have other matches to play"
            "names-compared-by-prefix" "takes a team whose name only begins with the name in the match"
            "no-wildcard" "does not print who advances with a wildcard";
        RunTimeError:
            "array-of-100" "stores at most 100 teams";
    },
};

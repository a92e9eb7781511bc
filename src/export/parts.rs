//! A solution, a validator or a checker as one file in C: for a judge, or for the tools with which
//! a problem is prepared.
//!
//! `submissions/make` makes the file from `solution.rs`, `validate.rs` or `check.rs` of the
//! problem. It ends with `main`, the only part that depends on the tools.

use crate::workbench::problem::Problem;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// How tools call a validator or a checker, and which exit statuses they expect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convention {
    /// Kattis, DOMjudge and BAPCtools: `validator < input` and
    /// `checker input answer feedback_dir < output`.
    Kattis,
    /// testlib and Polygon: `validator < input` and `checker input output answer [report]`.
    Testlib,
}

impl Convention {
    /// The exit statuses of a validator: the input is valid, it is not, it cannot be read.
    pub fn validator_statuses(self) -> [u8; 3] {
        match self {
            Convention::Kattis => [42, 43, 1],
            Convention::Testlib => [0, 3, 3],
        }
    }

    /// The exit statuses of a checker: accepted, wrong answer, presentation error, no verdict. For
    /// Kattis wrong white space counts only if the checker is called with the flag
    /// `space_change_sensitive`: then the status is that of a wrong answer.
    pub fn checker_statuses(self) -> [u8; 4] {
        match self {
            Convention::Kattis => [42, 43, 42, 3],
            Convention::Testlib => [0, 1, 2, 3],
        }
    }
}

/// A program that judges use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Answers input.
    Solution,
    /// Says whether input is valid, with the judges' limits.
    Validator,
    /// Says whether an output is right, by the rules.
    Checker,
}

impl Part {
    /// The program as it is kept, which is for Kattis, if the problem has it: a problem with one
    /// right answer has no checker.
    pub fn kept(self, problem: &Problem) -> Option<&'static str> {
        match self {
            Part::Solution => Some(problem.export.c),
            Part::Validator => Some(problem.export.validator),
            Part::Checker => problem.export.checker,
        }
    }

    /// The program, if the problem has it.
    pub fn program(self, problem: &Problem, convention: Convention) -> Option<String> {
        let (program, _) = self.kept(problem)?.rsplit_once("int main(")?;
        Some(format!("{program}{}", self.main(convention)))
    }

    /// The function `main`. It calls `Run`, which returns the index of the exit status.
    pub fn main(self, convention: Convention) -> String {
        let (statuses, meanings) = match self {
            Part::Solution => return include_str!("solution.c").into(),
            Part::Validator => (
                convention.validator_statuses().to_vec(),
                "valid, not valid, not read",
            ),
            Part::Checker => (
                convention.checker_statuses().to_vec(),
                "accepted, wrong answer, presentation error, no verdict",
            ),
        };
        let main = match (self, convention) {
            (Part::Checker, Convention::Kattis) => include_str!("kattis_checker.c"),
            (Part::Checker, Convention::Testlib) => include_str!("testlib_checker.c"),
            _ => include_str!("validator.c"),
        };
        let pairs = statuses.iter().zip(meanings.split(", "));
        let meanings: Vec<_> = pairs
            .map(|(status, meaning)| format!("{status} {meaning}"))
            .collect();
        let exit = format!("Exit status for {convention:?}: {}.", meanings.join(", "));
        let statuses = format!("{statuses:?}").replace('[', "{").replace(']', "}");
        main.replace("STATUSES;", &format!("{statuses}; /* {exit} */"))
    }
}

//! A validator or a checker as one file, for the tools with which a problem is prepared.
//!
//! In Rust the file is an ending, which is called as the tools call such a program, and the modules
//! that it uses, as they stand and with the paths that they have here. They serve other programs,
//! too, so not all of their code is used. In C the file is made by `submissions/make` from the same
//! modules; it ends with `main`, the only part that depends on the tools.

use crate::export::solution::{used, Module, RUNTIME};
use crate::workbench::framing::Cases;
use crate::workbench::problem::{PartTexts, Problem};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;

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
    /// [`SPACE_SENSITIVE`]: then the status is that of a wrong answer.
    pub fn checker_statuses(self) -> [u8; 4] {
        match self {
            Convention::Kattis => [42, 43, 42, 3],
            Convention::Testlib => [0, 1, 2, 3],
        }
    }
}

/// The flag of Kattis with which wrong white space is a wrong answer.
pub const SPACE_SENSITIVE: &str = "space_change_sensitive";

/// A program that judges use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Says whether input is valid, with the judges' limits.
    Validator,
    /// Says whether an output is right, by the rules.
    Checker,
}

impl Part {
    /// Its texts, if the problem has it: a problem with one right answer has no checker.
    pub fn texts(self, problem: &Problem) -> Option<&PartTexts> {
        match self {
            Part::Validator => Some(&problem.export.validator),
            Part::Checker => problem.export.checker.as_ref(),
        }
    }

    /// The program in Rust, if the problem has it.
    pub fn rust(self, problem: &Problem, convention: Convention) -> Option<String> {
        let ending = match (self, convention) {
            (Part::Validator, _) => include_str!("validator.rs"),
            (Part::Checker, Convention::Kattis) => concat!(
                include_str!("verdict.rs"),
                include_str!("checker.rs"),
                include_str!("kattis_checker.rs")
            ),
            (Part::Checker, Convention::Testlib) => concat!(
                include_str!("verdict.rs"),
                include_str!("checker.rs"),
                include_str!("testlib_checker.rs")
            ),
        };
        let what = match self {
            Part::Validator => "validates input",
            Part::Checker => "checks an output",
        };
        let statuses = self.statuses(convention);
        let head = format!(
            "// {} ({}): {what}.\n\
             // {}.\n\
             // Compile with: rustc -O --edition 2021\n\n\
             #![allow(dead_code)]\n\n\
             extern crate alloc;\n\
             // For compilers that are called without an edition.\n\
             extern crate core;\n\n\
             /// The exit statuses.\n\
             const STATUSES: [u8; {}] = [{}];\n\n",
            problem.names.title,
            problem.names.judges,
            self.meanings(convention),
            statuses.len(),
            listed(statuses),
        );
        let bundle = self.bundle(problem, ending)?;
        Some(head + &bundle)
    }

    /// The program in C, if the problem has it.
    pub fn c(self, problem: &Problem, convention: Convention) -> Option<String> {
        let (program, _) = self.texts(problem)?.c.rsplit_once("int main(")?;
        Some(format!("{program}{}", self.c_main(convention)))
    }

    /// The function `main` in C. It calls `Run`, which returns the place of the exit status.
    pub fn c_main(self, convention: Convention) -> String {
        let main = match (self, convention) {
            (Part::Validator, _) => include_str!("validator.c"),
            (Part::Checker, Convention::Kattis) => include_str!("kattis_checker.c"),
            (Part::Checker, Convention::Testlib) => include_str!("testlib_checker.c"),
        };
        let statuses = listed(self.statuses(convention));
        let meanings = self.meanings(convention);
        main.replace("STATUSES;", &format!("{{{statuses}}}; /* {meanings}. */"))
    }

    /// The exit statuses.
    fn statuses(self, convention: Convention) -> Vec<u8> {
        match self {
            Part::Validator => convention.validator_statuses().into(),
            Part::Checker => convention.checker_statuses().into(),
        }
    }

    /// What the exit statuses mean.
    fn meanings(self, convention: Convention) -> String {
        let meanings: &[_] = match self {
            Part::Validator => &["valid", "not valid", "not read"],
            Part::Checker => &[
                "accepted",
                "wrong answer",
                "presentation error",
                "no verdict",
            ],
        };
        let tools = match convention {
            Convention::Kattis => "Kattis",
            Convention::Testlib => "testlib",
        };
        let pairs = self.statuses(convention).into_iter().zip(meanings);
        let pairs = pairs.map(|(status, meaning)| format!("{status} {meaning}"));
        format!("Exit status for {tools}: {}", listed(pairs))
    }

    /// `ending`, and the modules that it uses. Those of the problem are in `problem`, for a
    /// validator with the constants `VALIDATOR` and `FRAMING`.
    pub fn bundle(self, problem: &Problem, ending: &'static str) -> Option<String> {
        let own = self.texts(problem)?.modules;
        let folders: [(_, &[Module]); 3] = [
            ("problem", own),
            ("workbench", &WORKBENCH),
            ("runtime", &RUNTIME),
        ];
        let constants = match self {
            Part::Validator => constants(problem),
            Part::Checker => String::new(),
        };
        let modules = folders.iter().flat_map(|(folder, modules)| {
            let modules = modules.iter();
            modules.map(move |(name, text)| ((*folder, *name), *text))
        });
        let modules: Vec<_> = modules.collect();
        let is_used = |(folder, name), text: &str| {
            let is_beside = folder == "problem" && text.contains(&format!("super::{name}::"));
            is_beside || text.contains(&format!("{folder}::{name}::"))
        };
        let used = used(&modules, &[ending, &constants], is_used);
        let mut file = String::from(ending);
        for (folder, _) in folders {
            let constants = if folder == "problem" { &constants } else { "" };
            file += &format!("\n#[rustfmt::skip]\nmod {folder} {{\n{constants}");
            for ((_, name), text) in used.iter().filter(|((of, _), _)| *of == folder) {
                file += &format!("\npub mod {name} {{\n{text}}}\n");
            }
            file += "}\n";
        }
        Some(file)
    }
}

/// What a validator needs of a row of the table, as constants.
fn constants(problem: &Problem) -> String {
    let cases = match problem.framing.cases {
        Cases::Counted => "Counted".into(),
        Cases::Until(end) => format!("Until(b\"{}\")", end.escape_ascii()),
        Cases::One => "One".into(),
    };
    let max_cases = problem.validator.max_cases;
    let module = problem.export.validator.modules[0].0;
    format!(
        "use crate::workbench::framing::{{Cases, Framing}};\n\
         use crate::workbench::validator::Validator;\n\n\
         /// What validates a case, and the judges' limit on the number of cases.\n\
         pub const VALIDATOR: Validator = Validator {{\n    \
         max_cases: {max_cases},\n    \
         ..crate::problem::{module}::VALIDATOR\n}};\n\n\
         /// How the cases stand in an input. How long they are does not matter here.\n\
         pub const FRAMING: Framing = Framing {{\n    \
         cases: Cases::{cases},\n    \
         lines: |_| 0,\n}};\n"
    )
}

fn listed<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| format!("{item}")).collect();
    items.join(", ")
}

/// The modules of `workbench` that the parts use.
const WORKBENCH: [Module; 5] = [
    ("checker", include_str!("../../workbench/checker.rs")),
    ("cursor", include_str!("../../workbench/cursor.rs")),
    ("error", include_str!("../../workbench/error.rs")),
    ("framing", include_str!("../../workbench/framing.rs")),
    ("validator", include_str!("../../workbench/validator.rs")),
];

//! What `judge test` tries: the program on one input, and whether it fails.

use crate::cli::error::CliError;
use crate::cli::output::{encoding_hint, replace_file};
use crate::cli::test::program::{Outcome, Program, Run};
use judge::workbench::checker::Verdict;
use judge::workbench::memory::MemoryStream;
use std::fs;
use std::io;
use std::mem::discriminant;
use std::path::Path;

/// A run of the program on an input.
#[derive(Clone)]
pub struct Trial {
    /// The cases of the input; none if it cannot be taken apart into cases.
    pub cases: Vec<Vec<u8>>,
    /// The input.
    pub input: Vec<u8>,
    /// Our own answer.
    pub expected: Vec<u8>,
    /// What the program does.
    pub run: Run,
}

/// The files that a failing input is kept in.
pub const INPUT: &str = "failing.in";
const EXPECTED: &str = "failing.expected";
const FOUND: &str = "failing.out";

impl Trial {
    /// Runs the program on a valid input, which consists of these cases unless there are none.
    pub fn new(program: &Program, input: Vec<u8>, cases: Vec<Vec<u8>>) -> Result<Self, CliError> {
        let mut stream = MemoryStream::new(&input);
        let solved = program.problem.solve(&mut stream);
        assert!(
            solved.is_ok(),
            "inputs are solved when they are read, and tests generate valid ones"
        );
        let expected = stream.written;
        let run = program.run(&input, &expected)?;
        Ok(Trial {
            cases,
            input,
            expected,
            run,
        })
    }

    /// Runs the program on the input of these cases.
    pub fn of_cases(program: &Program, cases: Vec<Vec<u8>>) -> Result<Self, CliError> {
        Trial::new(program, program.problem.framing.join(&cases), cases)
    }

    /// The verdict, as it is shown.
    pub fn verdict(&self) -> String {
        match self.fails() {
            true => format!("{}{}", self.run, encoding_hint(&self.run.output)),
            false => "ok".into(),
        }
    }

    /// Whether the program is wrong.
    pub fn fails(&self) -> bool {
        !matches!(self.run.outcome, Outcome::Checked(Verdict::Accepted))
    }

    /// Whether the program fails in the same way in another run.
    pub fn is_like(&self, outcome: &Outcome) -> bool {
        match (&self.run.outcome, outcome) {
            (Outcome::Checked(one), Outcome::Checked(two)) => {
                discriminant(one) == discriminant(two)
            }
            (Outcome::RuntimeError(one, _), Outcome::RuntimeError(two, _)) => one == two,
            (Outcome::OutputLimit(_, one), Outcome::OutputLimit(_, two)) => one == two,
            (one, two) => discriminant(one) == discriminant(two),
        }
    }

    /// Whether only white space is wrong.
    pub fn is_presentation_error(&self) -> bool {
        let outcome = &self.run.outcome;
        matches!(outcome, Outcome::Checked(Verdict::PresentationError(_)))
    }

    /// The index of the case that is wrong, if the checker knows it.
    pub fn wrong_case(&self) -> Option<usize> {
        use Verdict::{PresentationError, WrongAnswer};
        let Outcome::Checked(PresentationError(mismatch) | WrongAnswer(mismatch)) =
            &self.run.outcome
        else {
            return None;
        };
        let index = mismatch.case? as usize - 1;
        (index < self.cases.len()).then_some(index)
    }

    /// Its texts: what each is, and the name of its file.
    pub fn texts(&self) -> [(&'static str, &'static str, &[u8]); 3] {
        [
            ("input", INPUT, &self.input),
            ("expected", EXPECTED, &self.expected),
            ("found", FOUND, &self.run.output),
        ]
    }

    /// Writes its files.
    pub fn keep(&self, directory: &Path) -> io::Result<()> {
        fs::create_dir_all(directory)?;
        for (_, file, text) in self.texts() {
            replace_file(&directory.join(file), text)?;
        }
        Ok(())
    }
}

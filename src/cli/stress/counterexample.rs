//! What `judge stress` finds: an input on which a program fails.

use crate::cli::error::{failed, CliError};
use crate::cli::stress::program::{Outcome, Program, Run};
use judge::workbench::checker::Verdict;
use judge::workbench::memory::MemoryStream;
use judge::Error;
use std::fs;
use std::io;
use std::mem::discriminant;
use std::path::Path;

/// An input on which a program fails.
pub struct Counterexample {
    /// The cases of the input.
    pub cases: Vec<Vec<u8>>,
    /// The input.
    pub input: Vec<u8>,
    /// Our own answer.
    pub expected: Vec<u8>,
    /// How the program fails.
    pub run: Run,
    /// The round that it comes from, from 0.
    pub round: u64,
}

/// The files that it is kept in.
pub const INPUT: &str = "failing.in";
const EXPECTED: &str = "failing.expected";
const FOUND: &str = "failing.out";

impl Counterexample {
    /// Runs the program on valid cases of a round. `None` if it passes.
    pub fn find(
        program: &Program,
        cases: Vec<Vec<u8>>,
        round: u64,
    ) -> Result<Option<Self>, CliError> {
        let input = program.problem.framing.join(&cases);
        let mut stream = MemoryStream::new(&input);
        if let Err(Error::Input { error, .. }) = program.problem.solve(&mut stream) {
            return Err(failed("stress: the generated input is bad")(error));
        }
        let expected = stream.written;
        let run = program.run(&input, &expected)?;
        if let Outcome::Checked(Verdict::Accepted) = run.outcome {
            return Ok(None);
        }
        Ok(Some(Counterexample {
            cases,
            input,
            expected,
            run,
            round,
        }))
    }

    /// Whether the program fails on both in the same way.
    pub fn is_like(&self, other: &Self) -> bool {
        match (&self.run.outcome, &other.run.outcome) {
            (Outcome::Checked(one), Outcome::Checked(two)) => {
                discriminant(one) == discriminant(two)
            }
            (Outcome::RuntimeError(one), Outcome::RuntimeError(two)) => one == two,
            (Outcome::OutputLimit(_, one), Outcome::OutputLimit(_, two)) => one == two,
            (one, two) => discriminant(one) == discriminant(two),
        }
    }

    /// Whether only white space is wrong.
    pub fn is_presentation_error(&self) -> bool {
        matches!(
            self.run.outcome,
            Outcome::Checked(Verdict::PresentationError(_))
        )
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
            fs::write(directory.join(file), text)?;
        }
        Ok(())
    }
}

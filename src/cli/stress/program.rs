//! The program under test: one run on one input, and the verdict.

use crate::cli::check::weighed;
use crate::cli::error::CliError;
use crate::cli::stress::counterexample::{Counterexample, Verdict};
use crate::cli::stress::run::run;
use judge::workbench::checker;
use judge::workbench::memory::MemoryStream;
use judge::{Error, Problem};
use std::ffi::OsString;
use std::time::Duration;

/// The program under test.
pub struct Program {
    /// The problem that it should solve.
    pub problem: &'static Problem,
    /// The command that starts it.
    pub command: Vec<OsString>,
    /// The time limit for one input.
    pub time: Duration,
    /// How white space counts.
    pub white_space: Option<&'static str>,
}

/// Bytes of an input after which no more cases are added.
pub const ENOUGH: usize = 1 << 16;

/// The next of `cases`, as many as make one input, but at most `most`.
pub fn one_input(cases: &mut impl Iterator<Item = Vec<u8>>, most: u64) -> Vec<Vec<u8>> {
    let mut input = Vec::new();
    let mut length = 0;
    while length < ENOUGH && (input.len() as u64) < most {
        let Some(case) = cases.next() else {
            break;
        };
        length += case.len();
        input.push(case);
    }
    input
}

impl Program {
    /// The input of these cases and our own answer; otherwise what is wrong with the input.
    pub fn input(&self, cases: &[Vec<u8>]) -> Result<(Vec<u8>, Vec<u8>), String> {
        let input = self.problem.framing.join(cases);
        let mut stream = MemoryStream::new(&input);
        if let Err(Error::Input { error, .. }) = self.problem.solve(&mut stream) {
            return Err(error);
        }
        let expected = stream.written;
        Ok((input, expected))
    }

    /// Runs the program on a valid input. Returns how it fails, if it does.
    pub fn test(
        &self,
        input: Vec<u8>,
        expected: Vec<u8>,
    ) -> Result<Option<Counterexample>, CliError> {
        // Room for what is expected and for as much again of something else.
        let most = 2 * expected.len() as u64 + (1 << 20);
        let run = run(&self.command, &input, self.time, most)?;
        let verdict = match run.failure {
            Some(failure) => failure,
            // The checker would solve the input once more.
            None if run.output == expected => return Ok(None),
            None => match weighed(self.check(&input, &run.output)?, self.white_space) {
                checker::Verdict::Accepted => return Ok(None),
                verdict => Verdict::Exited(verdict),
            },
        };
        Ok(Some(Counterexample {
            verdict,
            input,
            expected,
            found: run.output,
            errors: run.errors,
        }))
    }

    /// The checker's verdict on an output for a valid input.
    fn check(&self, input: &[u8], found: &[u8]) -> Result<checker::Verdict, CliError> {
        let mut found = MemoryStream::new(found);
        let verdicts = self
            .problem
            .check(&mut MemoryStream::new(input), &mut [&mut found]);
        let verdict = verdicts.map(|mut verdicts| verdicts.remove(0));
        verdict.map_err(|error| CliError::Failed(format!("stress: the checker failed: {error:?}")))
    }
}

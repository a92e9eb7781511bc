//! An attempt: one run of the program on an input, compared with the answer.

use crate::cli::error::CliError;
use crate::cli::tester::program::Program;
use crate::cli::tester::run::{End, Run, NO_STDERR};
use judge::workbench::checker::Verdict;
use judge::workbench::memory::MemoryStream;
use judge::workbench::trace::Behaviour;
use std::process::ExitStatus;
use std::time::Duration;

/// A run of the program on an input, and its outcome.
#[derive(Clone)]
pub struct Attempt {
    /// The cases of the input. Empty if the input has unusual whitespace: joining the cases would
    /// not restore the input.
    pub cases: Vec<Vec<u8>>,
    pub input: Vec<u8>,
    pub answer: Vec<u8>,
    pub run: Run,
    pub outcome: Outcome,
}

/// The outcome of a run.
#[derive(Clone)]
pub enum Outcome {
    /// The program exited with success. The verdict is on its output.
    Judged(Verdict),
    /// The program exited with this failure status. The verdict is on its output.
    Crashed(ExitStatus, Verdict),
    /// The program exceeded this time limit.
    TimeLimit(Duration),
    /// The program wrote more bytes than this.
    OutputLimit(u64),
}

impl Outcome {
    /// Returns the name of the outcome in reports.
    pub fn name(&self) -> &'static str {
        match self {
            Outcome::Judged(Verdict::Accepted) => "ok",
            Outcome::Judged(verdict) => verdict.name(),
            Outcome::Crashed(..) => "runtime error",
            Outcome::TimeLimit(_) => "time limit exceeded",
            Outcome::OutputLimit(_) => "output limit exceeded",
        }
    }
}

impl Attempt {
    /// Runs the program on an input with these cases.
    pub fn on_cases(program: &Program, cases: Vec<Vec<u8>>) -> Result<Self, CliError> {
        let input = program.problem.format.join(&cases);
        Attempt::new(program, input, cases)
    }

    /// Runs the program on a valid input. `cases` are its cases, or empty if the input has unusual
    /// whitespace.
    pub fn new(program: &Program, input: Vec<u8>, cases: Vec<Vec<u8>>) -> Result<Self, CliError> {
        let problem = program.problem;
        // Every input is valid: the user's files were checked when they were read.
        let answer = problem.answer(&input).expect("a valid input");
        let run = program.run(&input, answer.len(), NO_STDERR)?;
        let mut stream = MemoryStream::new(&input);
        let report = problem.judge(&mut stream, &run.output, program.whitespace);
        let outcome = match (run.end, report.expect("a valid input").verdict) {
            (End::TimeLimit(limit), _) => Outcome::TimeLimit(limit),
            (End::OutputLimit(limit), _) => Outcome::OutputLimit(limit),
            (End::Exited(status), verdict) if status.success() => Outcome::Judged(verdict),
            (End::Exited(status), verdict) => Outcome::Crashed(status, verdict),
        };
        Ok(Attempt {
            cases,
            input,
            answer,
            run,
            outcome,
        })
    }

    /// Returns true unless the program is accepted.
    pub fn fails(&self) -> bool {
        !matches!(self.outcome, Outcome::Judged(Verdict::Accepted))
    }

    /// Returns true if the program crashes or reaches a limit before it reads anything. Such a
    /// program fails on every input.
    pub fn fails_at_start(&self) -> bool {
        !self.run.has_read && !self.run.is_success()
    }

    pub fn is_presentation_error(&self) -> bool {
        matches!(self.outcome, Outcome::Judged(Verdict::PresentationError(_)))
    }

    /// Returns true if the program exceeds the time limit.
    pub fn is_slow(&self) -> bool {
        matches!(self.outcome, Outcome::TimeLimit(_))
    }

    /// Returns true if the outcomes of this attempt and of `failure` have the same name.
    pub fn fails_like(&self, failure: &Self) -> bool {
        self.outcome.name() == failure.outcome.name()
    }

    /// Returns the behaviour to compare with known mistakes. Returns `None` if the program wrote
    /// too much, because its output is cut off.
    pub fn behaviour(&self) -> Option<Behaviour<&[u8]>> {
        match self.outcome {
            Outcome::Crashed(..) => Some(Behaviour::Crashes),
            Outcome::TimeLimit(_) => Some(Behaviour::OutOfBudget),
            Outcome::OutputLimit(_) => None,
            _ => Some(Behaviour::Answers(&self.run.output)),
        }
    }

    /// Returns the index in `cases` of the first wrong case. Returns `None` if `cases` has none,
    /// and after a crash or a limit.
    pub fn wrong_index(&self) -> Option<usize> {
        let Outcome::Judged(verdict) = &self.outcome else {
            return None;
        };
        let index = verdict.mismatch()?.case? as usize - 1;
        (index < self.cases.len()).then_some(index)
    }

    /// Returns the texts of the report: the title, the file extension and the bytes of each.
    pub fn texts(&self) -> [(&'static str, &'static str, &[u8]); 3] {
        [
            ("input", "in", &self.input),
            ("expected", "expected", &self.answer),
            ("found", "found", &self.run.output),
        ]
    }
}

/// Formats a time as seconds.
pub fn format_seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}

//! What a search consists of: the program on one input, and whether it fails.

use crate::cli::error::CliError;
use crate::cli::tester::inputs::cases;
use crate::cli::tester::program::Program;
use crate::cli::tester::run::{End, Run};
use judge::workbench::checker::{Mismatch, Verdict};
use judge::workbench::memory::MemoryStream;
use judge::workbench::trace::Played;
use std::mem::discriminant;
use std::process::ExitStatus;
use std::time::Duration;

/// The program on an input.
#[derive(Clone)]
pub struct Attempt {
    /// The cases of the input; none if it cannot be taken apart into cases.
    pub cases: Vec<Vec<u8>>,
    /// The input.
    pub input: Vec<u8>,
    /// What is right.
    pub answer: Vec<u8>,
    /// What the program does.
    pub run: Run,
    /// What comes of it.
    pub outcome: Outcome,
}

/// The outcome of a run.
#[derive(Clone)]
pub enum Outcome {
    Right,
    /// Only whitespace is wrong.
    Spacing(Mismatch),
    Wrong(Mismatch),
    /// The exit status says so; without a mismatch the output is right.
    Crashed(ExitStatus, Option<Mismatch>),
    TimeLimit(Duration),
    /// More bytes were written than this.
    OutputLimit(u64),
}

impl Outcome {
    /// Returns the outcome in a few words.
    pub fn name(&self) -> &'static str {
        match self {
            Outcome::Right => "ok",
            Outcome::Spacing(_) => "presentation error",
            Outcome::Wrong(_) => "wrong answer",
            Outcome::Crashed(..) => "runtime error",
            Outcome::TimeLimit(_) => "time limit exceeded",
            Outcome::OutputLimit(_) => "output limit exceeded",
        }
    }
}

impl Attempt {
    /// Runs the program on the input of these cases.
    pub fn of_cases(program: &Program, cases: Vec<Vec<u8>>) -> Result<Self, CliError> {
        let input = program.problem.format.join(&cases);
        Attempt::new(program, input, cases)
    }

    /// Runs the program on a valid input.
    pub fn of_input(program: &Program, input: &[u8]) -> Result<Self, CliError> {
        Attempt::new(program, input.into(), cases(program.problem, input))
    }

    fn new(program: &Program, input: Vec<u8>, cases: Vec<Vec<u8>>) -> Result<Self, CliError> {
        let problem = program.problem;
        let mut stream = MemoryStream::new(&input);
        let solved = problem.solve(&mut stream);
        solved.expect("inputs are solved when they are read, and tests generate valid ones");
        let answer = stream.written;
        let run = program.run(&input, answer.len(), 0)?;
        let verdict = if run.output == answer {
            Verdict::Accepted
        } else {
            let mut stream = MemoryStream::new(&input);
            let checked = problem.check(&mut stream, &run.output, program.whitespace);
            checked.expect("a valid input, which was solved")
        };
        let outcome = match (run.end, verdict) {
            (End::TimeLimit(limit), _) => Outcome::TimeLimit(limit),
            (End::OutputLimit(most), _) => Outcome::OutputLimit(most),
            (End::Exited(status), verdict) if !status.success() => {
                Outcome::Crashed(status, verdict.mismatch().cloned())
            }
            (_, Verdict::Accepted) => Outcome::Right,
            (_, Verdict::PresentationError(mismatch)) => Outcome::Spacing(mismatch),
            (_, Verdict::WrongAnswer(mismatch)) => Outcome::Wrong(mismatch),
        };
        Ok(Attempt {
            cases,
            input,
            answer,
            run,
            outcome,
        })
    }

    /// Returns true if the program is wrong.
    pub fn fails(&self) -> bool {
        !matches!(self.outcome, Outcome::Right)
    }

    /// Returns true if it fails before it reads anything: it does so on other inputs, too.
    pub fn fails_at_start(&self) -> bool {
        !self.run.has_read && !self.run.is_success()
    }

    /// Returns true if only whitespace is wrong.
    pub fn is_presentation_error(&self) -> bool {
        matches!(self.outcome, Outcome::Spacing(_))
    }

    /// Returns true if the program is too slow.
    pub fn is_slow(&self) -> bool {
        matches!(self.outcome, Outcome::TimeLimit(_))
    }

    /// Returns true if the program fails in both in the same way.
    pub fn is_like(&self, other: &Self) -> bool {
        discriminant(&self.outcome) == discriminant(&other.outcome)
    }

    /// Returns how the program behaves, if that says which mistakes it may make.
    pub fn behaviour(&self) -> Option<Played<&[u8]>> {
        match self.outcome {
            Outcome::Crashed(..) => Some(Played::Crashes),
            Outcome::TimeLimit(_) => Some(Played::OutOfBudget),
            Outcome::OutputLimit(_) => None,
            _ => Some(Played::Answers(&self.run.output)),
        }
    }

    /// Returns the index of the case that is wrong, if the checker knows it.
    pub fn wrong_case(&self) -> Option<usize> {
        let (Outcome::Spacing(mismatch) | Outcome::Wrong(mismatch)) = &self.outcome else {
            return None;
        };
        let index = mismatch.case? as usize - 1;
        (index < self.cases.len()).then_some(index)
    }

    /// Its texts, each with its title and the ending of its file.
    pub fn texts(&self) -> [(&'static str, &'static str, &[u8]); 3] {
        [
            ("input", "in", &self.input),
            ("expected", "expected", &self.answer),
            ("found", "found", &self.run.output),
        ]
    }
}

/// Formats a time in seconds.
pub fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}

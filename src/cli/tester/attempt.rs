//! An attempt: one run of the program on an input, compared with the answer.

use crate::cli::error::Result;
use crate::cli::tester::program::Program;
use crate::cli::tester::run::{End, Run, NO_STDERR};
use judge::workbench::checker::Verdict;
use judge::workbench::trace::Behaviour;
use std::time::Duration;

/// The number of further runs before a time that exceeds the limit by little counts.
const RERUNS: u32 = 2;

/// A run of the program on an input, and the verdict on its output.
#[derive(Clone)]
pub struct Attempt {
    /// The cases of the input. Empty if the input has unusual whitespace: joining the cases would
    /// not restore the input.
    pub cases: Vec<Vec<u8>>,
    pub input: Vec<u8>,
    pub answer: Vec<u8>,
    pub run: Run,
    pub verdict: Verdict,
    /// The number of wrong cases; 1 after a crash or a limit.
    pub wrong_count: u64,
}

impl Attempt {
    /// Runs the program on an input with these cases.
    pub fn on_cases(program: &Program, cases: Vec<Vec<u8>>) -> Result<Self> {
        let input = program.problem.format.join(&cases);
        Attempt::new(program, input, cases)
    }

    /// Runs the program on a valid input. `cases` are its cases, or empty if the input has unusual
    /// whitespace.
    pub fn new(program: &Program, input: Vec<u8>, cases: Vec<Vec<u8>>) -> Result<Self> {
        let problem = program.problem;
        // Every input is valid: the user's files were checked when they were read.
        let answer = problem.answer(&input).expect("a valid input");
        let run_once = || program.run(&input, answer.len(), NO_STDERR);
        let mut run = run_once()?;
        for _ in 0..RERUNS {
            if run.is_barely_late() {
                run = run_once()?;
            }
        }
        let report = problem.judge(&input, &run.output, program.whitespace);
        let report = report.expect("a valid input");
        let wrong_cases = report.cases.iter().filter(|case| !report.is_right(case));
        let (count, is_complete) = (wrong_cases.count() as u64, run.is_success());
        Ok(Attempt {
            cases,
            input,
            answer,
            wrong_count: if is_complete { count } else { 1 },
            verdict: report.verdict.clone(),
            run,
        })
    }

    /// Returns the name of the outcome in reports.
    pub fn outcome(&self) -> &'static str {
        match (self.run.end, &self.verdict) {
            (End::Success, Verdict::Accepted) => "ok",
            (End::Success, verdict) => verdict.name(),
            (End::Crashed(_), _) => "runtime error",
            (End::TimeLimit(_), _) => "time limit exceeded",
            (End::OutputLimit(_), _) => "output limit exceeded",
        }
    }

    /// Returns true unless the program is accepted.
    pub fn fails(&self) -> bool {
        !self.run.is_success() || self.verdict != Verdict::Accepted
    }

    /// Returns true if the program crashes or reaches a limit before it reads anything. Such a
    /// program fails on every input.
    pub fn fails_at_start(&self) -> bool {
        !self.run.has_read && !self.run.is_success()
    }

    /// Returns true if the program fails at its start, or crashes without any output. Other inputs
    /// then say no more about the program.
    pub fn says_nothing(&self) -> bool {
        let is_crash = matches!(self.run.end, End::Crashed(_));
        self.fails_at_start() || is_crash && self.run.output.is_empty()
    }

    pub fn is_presentation_error(&self) -> bool {
        self.run.is_success() && matches!(self.verdict, Verdict::PresentationError(_))
    }

    /// Returns true if the program exceeds the time limit.
    pub fn is_slow(&self) -> bool {
        matches!(self.run.end, End::TimeLimit(_))
    }

    /// Returns the behaviour to compare with known mistakes. Returns `None` if the program wrote
    /// too much, because its output is cut off.
    pub fn behaviour(&self) -> Option<Behaviour<&[u8]>> {
        match self.run.end {
            End::Success => Some(Behaviour::Answers(&self.run.output)),
            End::Crashed(_) => Some(Behaviour::Crashes),
            End::TimeLimit(_) => Some(Behaviour::OutOfBudget),
            End::OutputLimit(_) => None,
        }
    }

    /// Returns the index in `cases` of the first wrong case. Returns `None` if `cases` has none,
    /// and after a crash or a limit.
    pub fn wrong_index(&self) -> Option<usize> {
        let mismatch = self.verdict.mismatch().filter(|_| self.run.is_success());
        let index = mismatch?.case? as usize - 1;
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

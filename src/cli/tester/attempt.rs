//! What a search consists of: the program on one input, and whether it fails.

use crate::cli::error::{failed, CliError};
use crate::cli::output::encoding_hint;
use crate::cli::tester::inputs::cases;
use crate::cli::tester::program::Program;
use crate::cli::tester::run::{run, End, Run, PASSED};
use judge::workbench::checker::{Mismatch, Verdict};
use judge::workbench::memory::MemoryStream;
use judge::workbench::mistakes::Behaviour;
use std::io;
use std::mem::discriminant;
use std::process::Command;
use std::thread::{scope, Builder};
use std::time::Duration;

/// The most bytes of standard error that are kept.
const MOST_ERRORS: u64 = 1 << 24;

/// The program on an input.
#[derive(Clone)]
pub struct Attempt {
    /// The cases of the input; none if it cannot be taken apart into cases.
    pub cases: Vec<Vec<u8>>,
    /// The input.
    pub input: Vec<u8>,
    /// Our own answer.
    pub expected: Vec<u8>,
    /// What the program does.
    pub run: Run,
    /// The verdict on its output, if it has ended by itself.
    verdict: Option<Verdict>,
}

impl Attempt {
    /// Runs the program on a valid input, which consists of these cases unless there are none. So many
    /// bytes of its standard error are kept.
    fn new(
        program: &Program,
        input: Vec<u8>,
        cases: Vec<Vec<u8>>,
        errors: u64,
    ) -> Result<Self, CliError> {
        let mut stream = MemoryStream::new(&input);
        let problem = program.problem;
        let solved = problem.solve(&mut stream);
        assert!(
            solved.is_ok(),
            "inputs are solved when they are read, and tests generate valid ones"
        );
        let expected = stream.written;
        // Room for what is expected and for as much again of something else.
        let most = 2 * expected.len() as u64 + (1 << 20);
        let mut command = Command::new(&program.command[0]);
        command.args(&program.command[1..]);
        let run = run(&mut command, &input, [most, errors], program.time_limit)?;
        let verdict = matches!(run.end, End::Exited(_)).then(|| {
            if run.output == expected {
                return Verdict::Accepted;
            }
            let mut stream = MemoryStream::new(&input);
            let checked = problem.check(&mut stream, &run.output, program.whitespace);
            checked.expect("a valid input, which was solved")
        });
        Ok(Attempt {
            cases,
            input,
            expected,
            run,
            verdict,
        })
    }

    /// Runs the program on a valid input.
    pub fn of_input(program: &Program, input: &[u8]) -> Result<Self, CliError> {
        Attempt::new(program, input.into(), cases(program.problem, input), 0)
    }

    /// Runs the program on a valid input, and keeps its standard error.
    pub fn with_errors(program: &Program, input: &[u8]) -> Result<Self, CliError> {
        Attempt::new(program, input.into(), Vec::new(), MOST_ERRORS)
    }

    /// Runs the program on the input of these cases.
    pub fn of_cases(program: &Program, cases: Vec<Vec<u8>>) -> Result<Self, CliError> {
        Attempt::new(program, program.problem.format.join(&cases), cases, 0)
    }

    /// Whether the program prints a right answer, however it ends.
    pub fn is_right(&self) -> bool {
        self.verdict == Some(Verdict::Accepted)
    }

    /// Whether the program is wrong.
    pub fn fails(&self) -> bool {
        !self.is_right() || self.has_crashed()
    }

    /// Whether the program crashes, or says so by its exit status.
    pub fn has_crashed(&self) -> bool {
        matches!(self.run.end, End::Exited(_)) && !self.run.is_success()
    }

    /// Whether it fails before it reads anything: it does so on other inputs, too.
    pub fn fails_at_start(&self) -> bool {
        !self.run.has_read && !self.run.is_success()
    }

    /// Whether only whitespace is wrong.
    pub fn is_presentation_error(&self) -> bool {
        matches!(self.verdict, Some(Verdict::PresentationError(_))) && !self.has_crashed()
    }

    /// Whether the program fails in both in the same way.
    pub fn is_like(&self, other: &Self) -> bool {
        let verdicts = [self, other].map(|attempt| attempt.verdict.as_ref().map(discriminant));
        let ends = [self, other].map(|attempt| discriminant(&attempt.run.end));
        ends[0] == ends[1] && (self.has_crashed() || verdicts[0] == verdicts[1])
    }

    /// Returns how the program behaves, if that says which mistakes it may make.
    pub fn behaviour(&self) -> Option<Behaviour<'_>> {
        match self.run.end {
            _ if self.has_crashed() => Some(Behaviour::Crashes),
            End::Exited(_) => Some(Behaviour::Prints(&self.run.output)),
            End::TimeLimit(_) => Some(Behaviour::TakesLong),
            End::OutputLimit(..) => None,
        }
    }

    /// The index of the case that is wrong, if the checker knows it.
    pub fn wrong_case(&self) -> Option<usize> {
        let index = self.mismatch()?.case? as usize - 1;
        (index < self.cases.len() && !self.has_crashed()).then_some(index)
    }

    /// Where the output goes wrong, if the checker knows it.
    pub fn mismatch(&self) -> Option<&Mismatch> {
        self.verdict.as_ref()?.mismatch()
    }

    /// The verdict in a few words.
    pub fn outcome(&self) -> &'static str {
        match (self.run.end, &self.verdict) {
            _ if self.has_crashed() => "runtime error",
            (End::TimeLimit(_), _) => "time limit exceeded",
            (End::OutputLimit(..), _) => "output limit exceeded",
            (_, Some(Verdict::Accepted) | None) => "ok",
            (_, Some(verdict)) => verdict.name(),
        }
    }

    /// The verdict on a program that fails, and why.
    pub fn shown_verdict(&self) -> String {
        let run = &self.run;
        let why = match run.end {
            End::Exited(status) if self.is_right() => {
                format!("the output is right, but it ended with {status}")
            }
            End::Exited(status) => match self.mismatch().filter(|_| !self.has_crashed()) {
                Some(mismatch) => format!("{mismatch}{}", encoding_hint(&run.output)),
                None => status.to_string(),
            },
            End::TimeLimit(limit) if run.time > limit => {
                format!("{} (limit {})", seconds(run.time), seconds(limit))
            }
            End::TimeLimit(limit) => {
                let [passed, most] = [run.passed, PASSED * limit].map(seconds);
                format!("it sleeps or waits, {passed} in all (limit {most})")
            }
            End::OutputLimit(most) => format!("more than {most} bytes"),
        };
        format!("{}: {why}", self.outcome())
    }

    /// Its texts, and the endings of their files: the input, what is expected, and what was found.
    pub fn texts(&self) -> [(&'static str, &[u8]); 3] {
        [
            ("in", &self.input),
            ("expected", &self.expected),
            ("found", &self.run.output),
        ]
    }
}

/// Runs at the same time, one for each of these items.
pub fn run_together<T: Send>(
    items: impl IntoIterator<Item = T>,
    run: impl Fn(T) -> Result<Attempt, CliError> + Sync,
) -> Result<Vec<Attempt>, CliError> {
    let run = &run;
    scope(|scope| {
        let start = |item| Builder::new().spawn_scoped(scope, move || run(item));
        let runs = items.into_iter().map(start).collect::<io::Result<Vec<_>>>();
        let runs = runs.map_err(failed("cannot run the program"))?;
        let attempts = runs.into_iter().map(|run| run.join().expect("no panic"));
        attempts.collect()
    })
}

/// A time as it is shown.
pub fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}

//! The search for an input on which a program fails: first among those that have names, the sample
//! and the pitfalls or files of the user, and then in rounds.
//!
//! Each round is one run of the program on one input of many cases of one kind. The kinds take
//! turns. If the problem has sizes, the first rounds have small cases, so that a failure is small
//! from the beginning. Every other time that a kind has its turn, the cases get other whitespace
//! if the statement leaves that free. The first case is repeated at the end of its input, which
//! shows what a program forgets to reset between cases.
//!
//! A presentation error does not end the search at once: a wrong answer, if there is one as well,
//! matters more. What is found is kept in files at once, and at a terminal the command that finds
//! it again is printed before the input is made small, so that Ctrl-C loses nothing. A signal
//! cannot be handled in safe Rust without a dependency, so the search cannot print a report after
//! it.

use crate::cli::error::CliError;
use crate::cli::output::print;
use crate::cli::trial::attempt::Attempt;
use crate::cli::trial::inputs::{cases, rearranged, Named};
use crate::cli::trial::program::Program;
use judge::runtime::seen::mix;
use judge::workbench::generator::{Random, Request};
use judge::workbench::problem::Mistake;
use std::cell::Cell;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// How many more rounds there are after a presentation error.
const MORE: u64 = 10;

/// Bytes of an input after which no more cases are added.
pub const ENOUGH: usize = 1 << 16;

/// What to look for, and how.
pub struct Search {
    /// The program under test.
    pub program: Program,
    /// The inputs that are tried first.
    pub inputs: Vec<Named>,
    /// The most rounds.
    pub rounds: u64,
    /// The most time for them.
    pub time: Duration,
    /// The number of cases in a run, if it was given.
    pub cases: Option<u64>,
    /// The seed and the size of all rounds.
    pub request: Request<'static>,
    /// The kinds that take turns.
    pub kinds: Vec<&'static str>,
    /// The most time for making a failing input small.
    pub shrink_time: Duration,
    /// The folder where the files go.
    pub directory: String,
    /// The command line that tries what is kept there.
    pub again: String,
    /// Where the progress is shown.
    pub progress: Progress,
}

/// What a search finds.
#[derive(Default)]
pub struct Found {
    /// How many rounds there were.
    pub rounds: u64,
    /// The number of cases that the program was given in them.
    pub cases: u64,
    /// How long they took.
    pub time: Duration,
    /// The worst failure, if there is one.
    pub failure: Option<Attempt>,
    /// Whether there was time to make it as small as possible.
    pub is_smallest: bool,
    /// The runs on inputs that have names.
    pub attempts: Vec<Attempt>,
    /// The known mistakes that the program may make.
    pub mistakes: Vec<&'static Mistake>,
    /// What it was found by.
    pub by: String,
}

impl Search {
    /// Tries the inputs that have names and, if the program passes, runs rounds.
    pub fn run(&self) -> Result<Found, CliError> {
        let mut found = Found::default();
        self.run_inputs(&mut found)?;
        self.run_rounds(&mut found)?;
        Ok(found)
    }

    /// Tries the inputs that have names, and prints a line about each.
    fn run_inputs(&self, found: &mut Found) -> Result<(), CliError> {
        let names = self.inputs.iter().map(|(name, _)| name.chars().count());
        let width = names.max().unwrap_or(0);
        let mut passed = 0;
        let mut slowest = (Duration::ZERO, "");
        for (name, input) in &self.inputs {
            self.progress.show(|| format!("running {name}"));
            let cases = cases(self.program.problem, input);
            let attempt = Attempt::new(&self.program, input.clone(), cases)?;
            slowest = slowest.max((attempt.run.time, name));
            passed += usize::from(!attempt.fails());
            self.progress.clear();
            let (time, verdict) = (attempt.run.time.as_secs_f64(), attempt.shown_verdict());
            let _: ExitCode = print(&format!("{name:<width$}  {time:.2} s  {verdict}\n"))?;
            found.attempts.push(attempt.clone());
            self.keep_worse(found, attempt, || format!("the input {name}"));
        }
        if let (all @ 1.., (time, name)) = (self.inputs.len(), slowest) {
            let longest = format!("{name} took longest: {:.2} s", time.as_secs_f64());
            let _: ExitCode = print(&format!("{passed} of {all} inputs passed; {longest}\n"))?;
        }
        Ok(())
    }

    /// Runs rounds until one fails. After a presentation error it looks for another failure in a
    /// few rounds more.
    fn run_rounds(&self, found: &mut Found) -> Result<(), CliError> {
        let start = Instant::now();
        let more = |failure: &Attempt| {
            if failure.is_presentation_error() {
                MORE
            } else {
                0
            }
        };
        let mut left = found
            .failure
            .as_ref()
            .map_or(u64::MAX, more)
            .min(self.rounds);
        while left > 0 && start.elapsed() < self.time {
            let (round, kind) = (found.rounds, self.kind(found.rounds));
            let cases = self.cases(round)?;
            self.progress.show(|| {
                let (tried, time) = (found.cases, start.elapsed().as_secs());
                format!("{round} rounds, {tried} cases, {time} s, kind {kind}")
            });
            found.rounds += 1;
            found.cases += cases.len() as u64;
            let attempt = Attempt::of_cases(&self.program, cases)?;
            left -= 1;
            if attempt.fails() {
                left = left.min(more(&attempt));
            }
            let (round, seed) = (found.rounds, self.request.seed);
            self.keep_worse(found, attempt, || {
                format!("round {round} of seed {seed}, kind {kind}")
            });
        }
        found.time = start.elapsed();
        Ok(())
    }

    /// Keeps a failure if it is the first, or the first that is more than a presentation error.
    fn keep_worse(&self, found: &mut Found, attempt: Attempt, by: impl FnOnce() -> String) {
        let is_worse =
            |failure: &Attempt| failure.is_presentation_error() && !attempt.is_presentation_error();
        if !attempt.fails() || !found.failure.as_ref().is_none_or(is_worse) {
            return;
        }
        // The large input is there for those who do not wait for the small one. If it cannot be
        // kept, the report says so.
        let _ = attempt.keep(&self.directory);
        let (verdict, directory, again) = (attempt.shown_verdict(), &self.directory, &self.again);
        let text = format!("{verdict}\nkept in {directory}; reproduce with: {again}");
        self.progress.leave(&text);
        found.by = by();
        found.failure = Some(attempt);
    }

    /// The kind of a round.
    pub fn kind(&self, round: u64) -> &'static str {
        self.kinds[(round % self.kinds.len() as u64) as usize]
    }

    /// The cases of a round.
    fn cases(&self, round: u64) -> Result<Vec<Vec<u8>>, CliError> {
        let problem = self.program.problem;
        let level = round as usize / self.kinds.len();
        let first_size = problem.shrinker.first_sizes.get(level).copied();
        let mut request = Request {
            cases: 1,
            seed: mix(self.request.seed.wrapping_add(mix(round))),
            size: self.request.size.or(first_size),
            kind: Some(self.kind(round)),
        };
        let make = |request: &Request| problem.generate_to_vec(request).map_err(CliError::Failed);
        let most = self.cases.unwrap_or_else(|| {
            // The first case says how large the others are.
            let length = make(&request).map_or(ENOUGH, |case| case.len().max(1));
            problem.test_cases().min(1 + (ENOUGH / length) as u64)
        });
        // The first case, repeated, is one of them.
        request.cases = (most - 1).max(1);
        let input = make(&request)?;
        let cases = problem.format.split(&input).into_iter();
        let mut cases: Vec<Vec<u8>> = cases.map(<[u8]>::to_vec).collect();
        if level % 2 == 1 {
            let mut random = Random::new(request.seed);
            for case in &mut cases {
                *case = rearranged(problem, case, &mut random);
            }
        }
        if most > 1 {
            cases.push(cases[0].clone());
        }
        Ok(cases)
    }
}

/// The progress, on one line of standard error if that is a terminal. The line is removed at the
/// latest when this is dropped.
pub struct Progress {
    is_terminal: bool,
    /// When the line is printed next.
    next: Cell<Instant>,
}

/// The time between two updates of the line.
const UPDATE: Duration = Duration::from_millis(100);

impl Progress {
    /// The search begins.
    pub fn new() -> Self {
        Progress {
            is_terminal: io::stderr().is_terminal(),
            next: Cell::new(Instant::now()),
        }
    }

    /// Prints a line in place of the last one, from time to time.
    pub fn show(&self, line: impl FnOnce() -> String) {
        if self.is_terminal && Instant::now() >= self.next.get() {
            self.print(&line());
            self.next.set(Instant::now() + UPDATE);
        }
    }

    /// Removes the line, before text on standard output.
    pub fn clear(&self) {
        self.print("");
    }

    /// Prints text that stays, also only at a terminal.
    pub fn leave(&self, text: &str) {
        self.print(&format!("{text}\x1b[K\n"));
    }

    /// A terminal that has gone away needs no progress.
    fn print(&self, text: &str) {
        if self.is_terminal {
            let _ = io::stderr().write_all(format!("\r{text}\x1b[K").as_bytes());
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}

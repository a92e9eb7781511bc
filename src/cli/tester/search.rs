//! The search for an input on which a program fails: first among those that have names, the one
//! kept before, the sample and the pitfalls or files of the user, and then in rounds.
//!
//! Each round is one run of the program on one input of many cases of one kind. The kinds take turns. If the problem has sizes, the first rounds have small cases, so that
//! a failure is small from the beginning. In every other round of a kind, the cases get other
//! whitespace if the statement leaves that free. The first case is repeated at the end of its input,
//! which shows what a program forgets to reset between cases. The search goes on after its
//! time until each kind has had its rounds in each size, but not for more than three times as long.
//!
//! A presentation error does not end the search at once: a wrong answer, if there is one as well,
//! matters more. Otherwise the smallest failing input matters. A signal cannot be handled in safe
//! Rust without a dependency, so the search cannot print a report after Ctrl-C.

use crate::cli::error::CliError;
use crate::cli::output::print;
use crate::cli::tester::attempt::{seconds, Attempt};
use crate::cli::tester::inputs::{rearranged, Named};
use crate::cli::tester::program::Program;
use judge::runtime::seen::mix;
use judge::workbench::generator::{Random, Request};
use judge::workbench::problem::Problem;
use std::env;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// How many more rounds there are after a presentation error.
const MORE: u64 = 10;

/// How many rounds each kind has at least after those in the first sizes, and how many cases a
/// round has on average.
const ROUNDS_OF_KIND: u64 = 2;
const CASES_OF_ROUND: u64 = 10;

/// Bytes of an input after which no more cases are added.
const ENOUGH: usize = 1 << 16;

/// What to look for, and how.
pub struct Search {
    /// The program under test.
    pub program: Program,
    /// The inputs that are tried first.
    pub inputs: Vec<Named>,
    /// The most rounds.
    pub rounds: u64,
    /// The time for them; three times as much may pass if the program is slow.
    pub time: Duration,
    /// The number of cases in a run, if it was given.
    pub cases: Option<u64>,
    /// The seed and the size of all rounds.
    pub request: Request<'static>,
    /// The kinds that take turns.
    pub kinds: Vec<&'static str>,
    /// The most time for making a failing input small.
    pub shrink_time: Duration,
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
    /// The most memory in KiB that the program was seen to use.
    pub kibibytes: u64,
    /// The worst failure, if there is one.
    pub failure: Option<Attempt>,
    /// What it was found by.
    pub by: String,
    /// The runs on inputs that have names.
    pub attempts: Vec<Attempt>,
    /// Whether there was time to make the failure as small as possible.
    pub is_smallest: bool,
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
        let names = self.inputs.iter().map(|input| input.name.chars().count());
        let width = names.max().unwrap_or(0);
        for Named { name, text } in &self.inputs {
            show_progress(&format!("running {name}"));
            let attempt = Attempt::of_input(&self.program, text)?;
            show_progress("");
            let (time, outcome) = (seconds(attempt.run.time), attempt.outcome.name());
            let _: ExitCode = print(format!("{name:<width$}  {time}  {outcome}\n"))?;
            found.attempts.push(attempt.clone());
            found.consider(self.program.problem, attempt, format!("the input {name}"));
            if found.attempts.iter().all(Attempt::fails_at_start) {
                break;
            }
        }
        if let all @ 1.. = self.inputs.len() {
            let passed = found.attempts.iter().filter(|attempt| !attempt.fails());
            let left = match all - found.attempts.len() {
                0 => String::new(),
                left => format!(", {left} not run"),
            };
            let summary = format!("{} of {all} inputs passed{left}\n", passed.count());
            let _: ExitCode = print(&summary)?;
        }
        Ok(())
    }

    /// Runs rounds until one fails. After a presentation error it looks for another failure in a
    /// few rounds more.
    fn run_rounds(&self, found: &mut Found) -> Result<(), CliError> {
        let start = Instant::now();
        let mut last = self.rounds;
        loop {
            let more = match &found.failure {
                None => u64::MAX,
                Some(failure) if failure.is_presentation_error() => MORE,
                Some(_) => 0,
            };
            last = last.min(found.rounds.saturating_add(more));
            let time = if self.is_everything_tried(found) {
                self.time
            } else {
                self.time.saturating_mul(3)
            };
            // A program that has not run at all is not accepted.
            let has_run = found.rounds > 0 || !self.inputs.is_empty();
            if found.rounds >= last || has_run && start.elapsed() >= time {
                break;
            }
            let (kind, seed) = (self.kind(found.rounds), self.request.seed);
            let (rounds, cases, time) = (found.rounds, found.cases, start.elapsed().as_secs());
            show_progress(&format!(
                "{rounds} rounds, {cases} cases, {time} s, kind {kind}"
            ));
            let attempt = Attempt::of_cases(&self.program, self.cases(rounds)?)?;
            found.rounds += 1;
            found.cases += attempt.cases.len() as u64;
            let by = format!("round {} of seed {seed}, kind {kind}", found.rounds);
            found.consider(self.program.problem, attempt, by);
        }
        show_progress("");
        found.time = start.elapsed();
        Ok(())
    }

    /// Whether each kind has had its rounds in each size.
    pub fn is_everything_tried(&self, found: &Found) -> bool {
        let sizes = self.program.problem.first_sizes.len() as u64;
        let rounds = self.kinds.len() as u64 * (sizes + ROUNDS_OF_KIND);
        found.rounds >= rounds && found.cases >= rounds * CASES_OF_ROUND
    }

    /// The kind of a round.
    fn kind(&self, round: u64) -> &'static str {
        self.kinds[(round % self.kinds.len() as u64) as usize]
    }

    /// The cases of a round.
    pub fn cases(&self, round: u64) -> Result<Vec<Vec<u8>>, CliError> {
        let problem = self.program.problem;
        let level = round as usize / self.kinds.len();
        let size = problem.first_sizes.get(level).copied();
        let request = Request {
            seed: mix(self.request.seed.wrapping_add(mix(round))),
            size: self.request.size.or(size),
            kind: Some(self.kind(round)),
            ..self.request
        };
        let mut cases = self.cases_of(request)?;
        if level % 2 == 1 {
            let mut random = Random::new(request.seed);
            for case in &mut cases {
                *case = rearranged(problem, case, &mut random);
            }
        }
        Ok(cases)
    }

    /// How many cases of so many bytes are an input.
    pub fn most_cases(&self, length: usize) -> usize {
        let most = self.program.problem.test_cases() as usize;
        most.min(1 + ENOUGH / length.max(1))
    }

    /// Cases as requested, as many as fit into an input; the last one repeats the first.
    pub fn cases_of(&self, mut request: Request) -> Result<Vec<Vec<u8>>, CliError> {
        let problem = self.program.problem;
        request.cases = self.cases.unwrap_or(1);
        if self.cases.is_none() {
            // The first case says how large the others are.
            let first = problem.generate_to_vec(&request);
            let length = first.map_err(CliError::Failed)?.len();
            request.cases = self.most_cases(length) as u64;
        }
        let cases = problem.cases_with_repetition(&request);
        cases.map_err(CliError::Failed)
    }
}

impl Found {
    /// Remembers an attempt if it fails worse, or on a smaller input, than the one kept.
    fn consider(&mut self, problem: &dyn Problem, attempt: Attempt, by: String) {
        // Little is to be learnt from an input without cases.
        let rank = |attempt: &Attempt| {
            let cases = problem.cases(&attempt.input).unwrap_or_default();
            let (has_none, length) = (cases.is_empty(), attempt.input.len());
            (attempt.is_presentation_error(), has_none, length)
        };
        let is_worse = |failure: &Attempt| rank(&attempt) < rank(failure);
        self.kibibytes = self.kibibytes.max(attempt.run.kibibytes);
        if attempt.fails() && self.failure.as_ref().is_none_or(is_worse) {
            self.failure = Some(attempt);
            self.by = by;
        }
    }
}

/// Shows the progress on a line of a terminal. It takes the place of the last one, and an empty line
/// makes room for other output. Errors of writing it are ignored.
pub fn show_progress(line: &str) {
    let mut errors = io::stderr();
    let is_dumb = env::var_os("TERM").is_some_and(|name| name == "dumb");
    if errors.is_terminal() && !is_dumb {
        let _ = write!(errors, "\r{}\x1b[K", line.replace('\n', "\x1b[K\n"));
    }
}

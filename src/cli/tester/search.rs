//! The search for an input on which a program fails. It tries named inputs first, then rounds.
//! Named inputs are the input that the last test kept, the sample and the pitfalls, or the user's
//! files.
//!
//! A round is one run of the program on one generated input, with many cases of one kind. The kinds
//! take turns. If small cases of a problem are simpler, the first rounds have small cases, because
//! a small failing input is easier to study. In every other round of a kind, some whitespace is
//! replaced if the statement allows that. The last of several cases repeats the first. This reveals
//! state that a program does not reset between cases. If the program is slow, the time may be over
//! before each kind has had its rounds in each size. The search then continues until they are done,
//! for at most three times the given time.
//!
//! After a presentation error the search continues for a few rounds, because a wrong answer matters
//! more. If several inputs fail, the smallest is kept, except that any other failure is kept rather
//! than a presentation error. A program that is twice too slow is tried on nothing more.

use crate::cli::prelude::*;
use crate::cli::tester::attempt::{format_seconds, Attempt};
use crate::cli::tester::inputs::{split_cases, with_other_whitespace, NamedInput};
use crate::cli::tester::program::Program;
use judge::runtime::seen::mix;
use judge::workbench::generator::{Random, Request};
use std::env;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// The maximum number of rounds after a presentation error.
const MAX_EXTRA_ROUNDS: u64 = 10;

/// The minimum number of rounds of each kind after its rounds with small cases: one with the usual
/// whitespace, and one with other whitespace.
const MIN_ROUNDS: u64 = 2;

/// The maximum number of cases in a round, even if judges allow more. A plain program in Java needs
/// half of the time limit for as many positions of Number Game.
const MAX_CASES: u64 = 32;

/// The target length of an input in bytes. An input gets cases until it is at least this long.
const TARGET_LENGTH: usize = 1 << 16;

/// The factor by which the time may be extended until the minimum number of rounds is reached.
const TIME_EXTENSION: u32 = 3;

/// The settings of a search.
pub struct Search {
    pub program: Program,
    pub inputs: Vec<NamedInput>,
    pub max_rounds: u64,
    /// The time for the rounds. It is extended if the program is slow.
    pub time: Duration,
    /// The fixed number of cases in each round; `None` for as many as fit.
    pub cases_per_round: Option<u64>,
    /// The seed, and the size and the kind if the user chose them.
    pub request: Request<'static>,
    /// The kinds of cases that take turns in the rounds.
    pub kinds: Vec<&'static str>,
    pub shrink_time: Duration,
}

/// After this number of runs that are too slow, no further named inputs are tried, because each
/// could take as long.
const MAX_SLOW_RUNS: usize = 2;

/// A function that is called with each failure that is to be reported unless a better one follows.
pub type OnFailure<'a> = &'a mut dyn FnMut(&Findings, &Attempt);

/// The result of a search.
#[derive(Default)]
pub struct Findings {
    pub round_count: u64,
    /// The number of cases in all rounds.
    pub case_count: u64,
    /// The elapsed time of all rounds.
    pub time: Duration,
    pub peak_kibibytes: u64,
    /// The failure to report.
    pub failure: Option<Attempt>,
    /// The origin of the failing input, such as "the input sample".
    pub origin: String,
    /// The runs on named inputs.
    pub attempts: Vec<Attempt>,
    /// True if shrinking was completed or not necessary.
    pub is_smallest: bool,
}

impl Search {
    /// Tries the named inputs, and prints a line about each. Stops after the first input if the
    /// program crashes without any output or fails at its start, and after a few runs that are too
    /// slow.
    pub fn run_inputs(&self, findings: &mut Findings, on_failure: OnFailure) -> Result<()> {
        let lengths = self.inputs.iter().map(|(name, _)| name.chars().count());
        let width = lengths.max().unwrap_or(0);
        let mut failed = Vec::new();
        for (name, text) in &self.inputs {
            show_progress(&format!("running {name}"));
            let cases = split_cases(self.program.problem, text);
            let attempt = Attempt::new(&self.program, text.clone(), cases)?;
            show_progress("");
            let (time, outcome) = (format_seconds(attempt.run.time), attempt.outcome());
            let _ = print(format!("{name:<width$}  {time}  {outcome}\n"))?;
            failed.extend(attempt.fails().then_some(&name[..]));
            findings.attempts.push(attempt.clone());
            findings.record(attempt, format!("the input {name}"), on_failure);
            let attempts = || findings.attempts.iter();
            let slow_runs = attempts().filter(|attempt| attempt.is_slow());
            if attempts().all(Attempt::says_nothing) || slow_runs.count() >= MAX_SLOW_RUNS {
                break;
            }
        }
        let (count, tried) = (self.inputs.len(), findings.attempts.len());
        let mut summary = format!("{} of {count} inputs passed", tried - failed.len());
        if tried < count {
            summary += &format!(", {} not run", count - tried);
        }
        if !failed.is_empty() {
            summary += &format!("; failed: {}", failed.join(", "));
        }
        if count > 0 {
            let _ = print(summary + "\n")?;
        }
        Ok(())
    }

    /// Runs rounds until one fails, the time is over, or the maximum number is reached. Runs a few
    /// after a presentation error, and none after any other failure.
    pub fn run_rounds(&self, findings: &mut Findings, on_failure: OnFailure) -> Result<()> {
        let start = Instant::now();
        let mut max_rounds = self.max_rounds;
        let sizes = self.program.problem.first_sizes.len() as u64;
        let min_rounds = self.kinds.len() as u64 * (sizes + MIN_ROUNDS);
        loop {
            let (round, case_count) = (findings.round_count, findings.case_count);
            if let Some(failure) = &findings.failure {
                let extra_rounds = MAX_EXTRA_ROUNDS * u64::from(failure.is_presentation_error());
                max_rounds = max_rounds.min(round + extra_rounds);
            }
            let max_time = match round < min_rounds {
                true => self.time.saturating_mul(TIME_EXTENSION),
                false => self.time,
            };
            // Without named inputs, at least one round runs.
            let has_run = round > 0 || !self.inputs.is_empty();
            if round >= max_rounds || has_run && start.elapsed() >= max_time {
                break;
            }
            let (kind, seed) = (self.kind_of(round), self.request.seed);
            let elapsed = start.elapsed().as_secs();
            let progress = format!("{round} rounds, {case_count} cases, {elapsed} s, kind {kind}");
            show_progress(&progress);
            let attempt = Attempt::on_cases(&self.program, self.generate_round(round)?)?;
            findings.round_count += 1;
            findings.case_count += attempt.cases.len() as u64;
            let origin = format!("round {} of seed {seed}, kind {kind}", findings.round_count);
            findings.record(attempt, origin, on_failure);
        }
        show_progress("");
        findings.time = start.elapsed();
        Ok(())
    }

    /// Returns the kind of the cases in a round, which is numbered from 0.
    fn kind_of(&self, round: u64) -> &'static str {
        self.kinds[(round % self.kinds.len() as u64) as usize]
    }

    /// Generates the cases of a round.
    pub fn generate_round(&self, round: u64) -> Result<Vec<Vec<u8>>> {
        let problem = self.program.problem;
        let earlier_rounds_of_kind = round as usize / self.kinds.len();
        let size = problem.first_sizes.get(earlier_rounds_of_kind).copied();
        let request = Request {
            seed: mix(self.request.seed.wrapping_add(mix(round))),
            size: self.request.size.or(size),
            kind: Some(self.kind_of(round)),
            ..self.request
        };
        let mut cases = self.generate_cases(request)?;
        if earlier_rounds_of_kind % 2 == 1 {
            let mut random = Random::new(request.seed);
            for case in &mut cases {
                *case = with_other_whitespace(problem, case, &mut random);
            }
        }
        Ok(cases)
    }

    /// Generates the cases of an input, as many as the user requested or as fit. The last of
    /// several cases repeats the first.
    pub fn generate_cases(&self, mut request: Request) -> Result<Vec<Vec<u8>>> {
        let problem = self.program.problem;
        let generate =
            |request: &Request| problem.generate_to_vec(request).map_err(CliError::Failed);
        request.cases = 1;
        let first_case = generate(&request)?;
        // The length of the first case is an estimate for the others.
        let fitting = 1 + (TARGET_LENGTH / first_case.len().max(1)) as u64;
        let most = fitting.min(problem.format.max_cases).min(MAX_CASES);
        request.cases = self.cases_per_round.unwrap_or(most);
        let input = generate(&request)?;
        let mut cases = problem.cases(&input).expect("a valid generated input");
        let mut length_before = 0;
        cases.retain(|case| {
            let fits = length_before < TARGET_LENGTH || self.cases_per_round.is_some();
            length_before += case.len();
            fits
        });
        // A program that keeps state between cases often answers the repetition differently.
        if let [first, .., last] = &mut cases[..] {
            last.clone_from(first);
        }
        Ok(cases)
    }
}

impl Findings {
    /// Records the peak memory of an attempt. Keeps the attempt if it fails and ranks before the
    /// failure kept so far. A presentation error ranks after any other failure, and a large input
    /// after a small one.
    fn record(&mut self, attempt: Attempt, origin: String, on_failure: OnFailure) {
        // Of presentation errors, and of other failures, those on an input without cases rank last:
        // they say little about the program.
        let rank = |attempt: &Attempt| {
            let (has_no_case, length) = (attempt.answer.is_empty(), attempt.input.len());
            (attempt.is_presentation_error(), has_no_case, length)
        };
        let ranks_before = |failure: &Attempt| rank(&attempt) < rank(failure);
        self.peak_kibibytes = self.peak_kibibytes.max(attempt.run.peak_kibibytes);
        if attempt.fails() && self.failure.as_ref().is_none_or(ranks_before) {
            self.origin = origin;
            on_failure(self, &attempt);
            self.failure = Some(attempt);
        }
    }
}

/// Shows `line` on the terminal in place of the previous progress line. An empty string clears it.
/// A line that ends with a newline stays. Ignores write errors.
pub fn show_progress(line: &str) {
    let mut stderr = io::stderr();
    let is_dumb = env::var_os("TERM").is_some_and(|name| name == "dumb");
    if stderr.is_terminal() && !is_dumb {
        let _ = write!(stderr, "\r{}\x1b[K", line.replace('\n', "\x1b[K\n"));
    }
}

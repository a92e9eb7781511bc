//! The search for an input on which a program fails: first among named inputs, which are the one
//! kept before, the sample and the pitfalls, or files of the user; then in rounds.
//!
//! A round is one run of the program on one generated input, with many cases of one kind. The kinds
//! take turns. If the cases of a problem have sizes, the first rounds have small ones, so that the
//! first failing input is small. In every other round of a kind, some whitespace is replaced if the
//! statement allows that. The last case of an input repeats the first, which shows state that a
//! program does not reset between cases. When its time is over, the search goes on until each kind
//! has had its rounds in each size, but at most until three times the time has elapsed.
//!
//! After a presentation error the search goes on for a few rounds, because a wrong answer matters
//! more. Of several failing inputs, the smallest is kept. The search prints no report after Ctrl-C:
//! safe Rust cannot handle a signal without a dependency.

use crate::cli::error::CliError;
use crate::cli::output::print;
use crate::cli::tester::attempt::{seconds, Attempt};
use crate::cli::tester::inputs::{with_other_whitespace, NamedInput};
use crate::cli::tester::program::Program;
use judge::runtime::seen::mix;
use judge::workbench::generator::{Random, Request};
use judge::workbench::problem::Problem;
use std::env;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The maximum number of rounds after a presentation error.
const EXTRA_ROUNDS: u64 = 10;

/// The minimum number of rounds of each kind after those in the first sizes, and of cases in a
/// round on average, until everything counts as tried.
const MIN_ROUNDS: u64 = 2;
const MIN_CASES: u64 = 10;

/// The length of an input after which no more cases are added.
const INPUT_LENGTH: usize = 1 << 16;

/// The settings of a search.
pub struct Search {
    pub program: Program,
    pub inputs: Vec<NamedInput>,
    pub max_rounds: u64,
    /// The time for the rounds; up to three times as much if the program is slow.
    pub time: Duration,
    /// The number of cases in a round, if it is fixed.
    pub cases: Option<u64>,
    /// The seed and the size of all rounds.
    pub request: Request<'static>,
    /// The kinds that take turns.
    pub kinds: Vec<&'static str>,
    pub shrink_time: Duration,
}

/// The result of a search.
#[derive(Default)]
pub struct Findings {
    /// The number of rounds, of cases in them, and their time.
    pub rounds: u64,
    pub cases: u64,
    pub time: Duration,
    /// The maximum memory of the program.
    pub kibibytes: u64,
    /// The worst failure.
    pub failure: Option<Attempt>,
    /// The source of the failing input: `the input sample`, or a round.
    pub source: String,
    /// The runs on named inputs.
    pub attempts: Vec<Attempt>,
    /// True if shrinking the failing input was completed, or not necessary.
    pub is_smallest: bool,
}

impl Search {
    /// Tries the named inputs and, if the program passes, runs rounds.
    pub fn run(&self) -> Result<Findings, CliError> {
        let mut findings = Findings::default();
        self.run_inputs(&mut findings)?;
        self.run_rounds(&mut findings)?;
        Ok(findings)
    }

    /// Tries the named inputs, and prints a line about each.
    fn run_inputs(&self, findings: &mut Findings) -> Result<(), CliError> {
        let names = self.inputs.iter().map(|input| input.name.chars().count());
        let width = names.max().unwrap_or(0);
        for NamedInput { name, text } in &self.inputs {
            show_progress(&format!("running {name}"));
            let attempt = Attempt::of_input(&self.program, text)?;
            show_progress("");
            let (time, outcome) = (seconds(attempt.run.time), attempt.outcome.name());
            let _: ExitCode = print(format!("{name:<width$}  {time}  {outcome}\n"))?;
            findings.attempts.push(attempt.clone());
            findings.consider(self.program.problem, attempt, format!("the input {name}"));
            if findings.attempts.iter().all(Attempt::fails_at_start) {
                break;
            }
        }
        if let count @ 1.. = self.inputs.len() {
            let passed = findings.attempts.iter().filter(|attempt| !attempt.fails());
            let skipped = match count - findings.attempts.len() {
                0 => String::new(),
                skipped => format!(", {skipped} not run"),
            };
            let summary = format!("{} of {count} inputs passed{skipped}\n", passed.count());
            let _: ExitCode = print(&summary)?;
        }
        Ok(())
    }

    /// Runs rounds until one fails or the time is over, and a few more after a presentation error.
    fn run_rounds(&self, findings: &mut Findings) -> Result<(), CliError> {
        let start = Instant::now();
        let mut max_rounds = self.max_rounds;
        loop {
            let Findings { rounds, cases, .. } = *findings;
            let extra_rounds = match &findings.failure {
                None => u64::MAX,
                Some(failure) if failure.is_presentation_error() => EXTRA_ROUNDS,
                Some(_) => 0,
            };
            max_rounds = max_rounds.min(rounds.saturating_add(extra_rounds));
            let has_tried_all = self.has_tried_everything(findings);
            let time = self.time.saturating_mul(if has_tried_all { 1 } else { 3 });
            // Runs at least one round without named inputs, since nothing else would test the
            // program.
            let has_run = rounds > 0 || !self.inputs.is_empty();
            if rounds >= max_rounds || has_run && start.elapsed() >= time {
                break;
            }
            let (kind, seed) = (self.kind(rounds), self.request.seed);
            let time = start.elapsed().as_secs();
            let progress = format!("{rounds} rounds, {cases} cases, {time} s, kind {kind}");
            show_progress(&progress);
            let attempt = Attempt::of_cases(&self.program, self.cases(rounds)?)?;
            findings.rounds += 1;
            findings.cases += attempt.cases.len() as u64;
            let source = format!("round {} of seed {seed}, kind {kind}", findings.rounds);
            findings.consider(self.program.problem, attempt, source);
        }
        show_progress("");
        findings.time = start.elapsed();
        Ok(())
    }

    /// Returns true if each kind has had its rounds in each size, with enough cases.
    pub fn has_tried_everything(&self, findings: &Findings) -> bool {
        let sizes = self.program.problem.first_sizes.len() as u64;
        let rounds = self.kinds.len() as u64 * (sizes + MIN_ROUNDS);
        findings.rounds >= rounds && findings.cases >= rounds * MIN_CASES
    }

    fn kind(&self, round: u64) -> &'static str {
        self.kinds[(round % self.kinds.len() as u64) as usize]
    }

    /// Generates the cases of a round.
    pub fn cases(&self, round: u64) -> Result<Vec<Vec<u8>>, CliError> {
        let problem = self.program.problem;
        let turn = round as usize / self.kinds.len();
        let size = problem.first_sizes.get(turn).copied();
        let request = Request {
            seed: mix(self.request.seed.wrapping_add(mix(round))),
            size: self.request.size.or(size),
            kind: Some(self.kind(round)),
            ..self.request
        };
        let mut cases = self.generate(request)?;
        if turn % 2 == 1 {
            let mut random = Random::new(request.seed);
            for case in &mut cases {
                *case = with_other_whitespace(problem, case, &mut random);
            }
        }
        Ok(cases)
    }

    /// Returns the maximum number of cases of this length in an input.
    pub fn max_cases(&self, length: usize) -> usize {
        let limit = self.program.problem.test_cases() as usize;
        limit.min(1 + INPUT_LENGTH / length.max(1))
    }

    /// Generates as many of the requested cases as fit into an input; the last one repeats the
    /// first.
    pub fn generate(&self, mut request: Request) -> Result<Vec<Vec<u8>>, CliError> {
        let problem = self.program.problem;
        request.cases = self.cases.unwrap_or(1);
        if self.cases.is_none() {
            // The length of the first case is an estimate for the others.
            let first = problem.generate_to_vec(&request);
            let length = first.map_err(CliError::Failed)?.len();
            request.cases = self.max_cases(length) as u64;
        }
        let cases = problem.cases_with_repetition(&request);
        cases.map_err(CliError::Failed)
    }
}

impl Findings {
    /// Keeps an attempt if it fails worse, or on a smaller input, than the one kept before.
    fn consider(&mut self, problem: &dyn Problem, attempt: Attempt, source: String) {
        // An input without cases says least about a failure.
        let rank = |attempt: &Attempt| {
            let cases = problem.cases(&attempt.input).unwrap_or_default();
            let (has_no_case, length) = (cases.is_empty(), attempt.input.len());
            (attempt.is_presentation_error(), has_no_case, length)
        };
        let is_worse = |failure: &Attempt| rank(&attempt) < rank(failure);
        self.kibibytes = self.kibibytes.max(attempt.run.kibibytes);
        if attempt.fails() && self.failure.as_ref().is_none_or(is_worse) {
            self.failure = Some(attempt);
            self.source = source;
        }
    }
}

/// Shows the progress on a line of a terminal, in place of the previous line. An empty one clears
/// the line. Errors are ignored.
pub fn show_progress(line: &str) {
    let mut errors = io::stderr();
    let is_dumb = env::var_os("TERM").is_some_and(|name| name == "dumb");
    if errors.is_terminal() && !is_dumb {
        let _ = write!(errors, "\r{}\x1b[K", line.replace('\n', "\x1b[K\n"));
    }
}

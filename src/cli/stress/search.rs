//! The search for an input on which a program fails.
//!
//! Each round is one run of the program on one input of many cases of one kind. The kinds take
//! turns. If the problem has sizes, the first rounds have small cases, so that a failure is small
//! from the beginning. The first case is repeated at the end of its input, which shows what a
//! program forgets to reset between cases.
//!
//! A presentation error does not end the search: a wrong answer, if there is one as well, matters
//! more. What is found is kept in files at once, and at a terminal the command that finds it again
//! is printed before the input is made small, so that Ctrl-C loses nothing. A signal cannot be
//! handled in safe Rust without a dependency, so the search cannot print a report after it.

use crate::cli::arguments::Arguments;
use crate::cli::error::CliError;
use crate::cli::output::shown;
use crate::cli::stress::counterexample::Counterexample;
use crate::cli::stress::program::Program;
use crate::cli::stress::progress::Progress;
use judge::runtime::message::is_printable;
use judge::runtime::seen::mix;
use judge::workbench::generator::Request;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// The number of rounds by default.
pub const ROUNDS: u64 = 100;

/// Bytes of an input after which no more cases are added.
pub const ENOUGH: usize = 1 << 16;

/// What to look for, and how.
pub struct Search {
    /// The program under test.
    pub program: Program,
    /// The most rounds.
    pub rounds: u64,
    /// The number of cases in a run, if it was given.
    pub cases: Option<u64>,
    /// The seed and the size of all rounds.
    pub request: Request<'static>,
    /// The kinds that take turns.
    pub kinds: Vec<&'static str>,
    /// The most time for making a failing input small.
    pub shrink_time: Duration,
    /// Where the files go.
    pub directory: PathBuf,
    /// The arguments as they were given.
    pub arguments: Arguments,
}

/// What a search finds.
pub struct Found {
    /// The number of cases that the program was given in all rounds.
    pub cases: u64,
    /// How long the rounds took.
    pub time: Duration,
    /// The worst failure, if there is one.
    pub failure: Option<Counterexample>,
}

impl Search {
    /// Runs rounds until one fails. After a presentation error it looks for another failure.
    pub fn run(&self, progress: &mut Progress) -> Result<Found, CliError> {
        let start = Instant::now();
        let mut tried = 0;
        let mut failure: Option<Counterexample> = None;
        for round in 0..self.rounds {
            let cases = self.cases(round)?;
            progress.show(|| {
                let (rounds, kind) = (self.rounds, self.kind(round));
                let time = start.elapsed().as_secs();
                format!("{round} of {rounds} rounds, {tried} cases, {time} s, kind {kind}")
            });
            tried += cases.len() as u64;
            let Some(found) = Counterexample::find(&self.program, cases, round)? else {
                continue;
            };
            let is_presentation_error = found.is_presentation_error();
            if is_presentation_error && failure.is_some() {
                continue;
            }
            // The large input is there for those who do not wait for the small one. If it cannot
            // be kept, the report says so.
            let _ = found.keep(&self.directory);
            let (directory, again) = (shown(&self.directory), self.again(round));
            progress.leave(&format!(
                "{}\nkept in {directory}; reproduce with: {again}",
                found.run
            ));
            failure = Some(found);
            if !is_presentation_error {
                break;
            }
        }
        Ok(Found {
            cases: tried,
            time: start.elapsed(),
            failure,
        })
    }

    /// The command line that finds the failure of a round again.
    pub fn again(&self, round: u64) -> String {
        let (name, seed) = (self.program.problem.name(), self.request.seed);
        let mut words = format!("judge stress {name} --seed {seed}");
        for (option, value) in self.arguments.options() {
            if option != "--seed" && option != "--rounds" {
                words += &format!(" {option} {}", quoted(value));
            }
        }
        if round >= ROUNDS {
            words += &format!(" --rounds {}", round + 1);
        }
        let command = self.program.command.iter().map(|word| quoted(word));
        format!("{words} -- {}", command.collect::<Vec<_>>().join(" "))
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
        let most = self.cases.unwrap_or(problem.stress_cases());
        let enough = self.cases.map_or(ENOUGH, |_| usize::MAX);
        let is_repeated = most > 1;
        // The repeated case is one of them.
        let most = most - u64::from(is_repeated);
        let mut request = Request {
            cases: 1,
            seed: mix(self.request.seed.wrapping_add(mix(round))),
            size: self.request.size.or(first_size),
            kind: Some(self.kind(round)),
        };
        let make = |request: &Request| problem.generate_to_vec(request).map_err(CliError::Failed);
        let mut input = make(&request)?;
        // The first cases are the same however many are requested.
        while input.len() < enough && request.cases < most {
            request.cases = (request.cases * 10).min(most);
            input = make(&request)?;
        }
        let all = problem.framing.split(&input).into_iter();
        let mut cases = one_input(all.map(<[u8]>::to_vec), most, enough);
        if is_repeated {
            cases.push(cases[0].clone());
        }
        Ok(cases)
    }
}

/// The next of `cases`, until there are enough bytes, but at most `most`.
pub fn one_input(
    mut cases: impl Iterator<Item = Vec<u8>>,
    most: u64,
    enough: usize,
) -> Vec<Vec<u8>> {
    let mut input = Vec::new();
    let mut length = 0;
    while length < enough && (input.len() as u64) < most {
        let Some(case) = cases.next() else {
            break;
        };
        length += case.len();
        input.push(case);
    }
    input
}

/// A word of a command line, quoted where a shell needs it. What is not printable takes `$'...'`, as
/// in bash.
pub fn quoted(word: &OsStr) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./,:=+@%".contains(c);
    let printable = word.to_str().filter(|word| word.chars().all(is_printable));
    match printable {
        None => format!("$'{}'", word.as_encoded_bytes().escape_ascii()),
        Some(word) if !word.is_empty() && word.chars().all(is_plain) => word.into(),
        Some(word) => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

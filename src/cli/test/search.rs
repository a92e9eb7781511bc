//! The search for an input on which a program fails: first among those that have names, the sample,
//! the traps and files of the user, and then in rounds.
//!
//! Each round is one run of the program on one input of many cases of one kind. The kinds take
//! turns. If the problem has sizes, the first rounds have small cases, so that a failure is small
//! from the beginning. Every other time that a kind has its turn, the cases get other white space
//! if the statement leaves that free. The first case is repeated at the end of its input, which
//! shows what a program forgets to reset between cases.
//!
//! A presentation error does not end the search at once: a wrong answer, if there is one as well,
//! matters more. What is found is kept in files at once, and at a terminal the command that finds
//! it again is printed before the input is made small, so that Ctrl-C loses nothing. A signal
//! cannot be handled in safe Rust without a dependency, so the search cannot print a report after
//! it.

use crate::cli::arguments::Arguments;
use crate::cli::error::CliError;
use crate::cli::options::Opt;
use crate::cli::output::{print, quoted, shown};
use crate::cli::test::inputs::{cases, rearranged, Named};
use crate::cli::test::program::Program;
use crate::cli::test::progress::Progress;
use crate::cli::test::trial::Trial;
use judge::runtime::seen::mix;
use judge::workbench::generator::{Random, Request};
use judge::workbench::problem::Mistake;
use std::ffi::OsString;
use std::path::PathBuf;
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
    /// The command as it was given: it may be a source file.
    pub command: Vec<OsString>,
    /// The inputs that are tried first.
    pub inputs: Vec<Named>,
    /// The verb: `judge test` tries all of them, and prints a line about each.
    pub verb: &'static str,
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
    /// Where the files go.
    pub directory: PathBuf,
    /// Where the progress is shown.
    pub progress: Progress,
    /// The arguments as they were given.
    pub arguments: Arguments,
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
    pub failure: Option<Trial>,
    /// Whether there was time to make it as small as possible.
    pub is_smallest: bool,
    /// The runs on inputs that have names.
    pub trials: Vec<Trial>,
    /// The known mistakes that the program may make.
    pub mistakes: Vec<&'static Mistake>,
    /// What it was found by.
    pub by: String,
    /// The command line that finds it again.
    pub again: String,
}

impl Search {
    /// Tries the inputs that have names and, if the program passes, runs rounds.
    pub fn run(&self) -> Result<Found, CliError> {
        let mut found = Found::default();
        self.run_inputs(&mut found)?;
        let failure = found.failure.as_ref();
        if failure.is_none_or(Trial::is_presentation_error) {
            self.run_rounds(&mut found)?;
        }
        Ok(found)
    }

    /// Tries the inputs that have names.
    fn run_inputs(&self, found: &mut Found) -> Result<(), CliError> {
        let names = self.inputs.iter().map(|(name, _)| name.chars().count());
        let width = names.max().unwrap_or(0);
        let mut passed = 0;
        let mut slowest = (Duration::ZERO, "");
        let shows_inputs = self.verb == "test";
        for (name, input) in &self.inputs {
            self.progress.show(|| format!("running {name}"));
            let cases = cases(self.program.problem, input);
            let trial = Trial::new(&self.program, input.clone(), cases)?;
            slowest = slowest.max((trial.run.time, name));
            passed += usize::from(!trial.fails());
            if shows_inputs {
                self.progress.clear();
                let (time, verdict) = (trial.run.time.as_secs_f64(), trial.verdict());
                let _: ExitCode = print(&format!("{name:<width$}  {time:.2} s  {verdict}\n"))?;
            }
            let is_last = trial.fails() && !shows_inputs && !trial.is_presentation_error();
            if trial.fails() {
                let by = format!("found by the input {name}");
                self.add_failure(found, trial.clone(), by, None);
            }
            found.trials.push(trial);
            if is_last {
                return Ok(());
            }
        }
        if shows_inputs && !self.inputs.is_empty() {
            let (all, (time, name)) = (self.inputs.len(), slowest);
            let longest = format!("{name} took longest: {:.2} s", time.as_secs_f64());
            let _: ExitCode = print(&format!("{passed} of {all} inputs passed; {longest}\n"))?;
        }
        Ok(())
    }

    /// Runs rounds until one fails. After a presentation error it looks for another failure in a
    /// few rounds more.
    fn run_rounds(&self, found: &mut Found) -> Result<(), CliError> {
        let start = Instant::now();
        let mut last = match found.failure {
            Some(_) => self.rounds.min(MORE),
            None => self.rounds,
        };
        while found.rounds < last && start.elapsed() < self.time {
            let round = found.rounds;
            let cases = self.cases(round)?;
            self.progress.show(|| {
                let (tried, kind) = (found.cases, self.kind(round));
                let time = start.elapsed().as_secs();
                format!("{round} rounds, {tried} cases, {time} s, kind {kind}")
            });
            found.rounds += 1;
            found.cases += cases.len() as u64;
            let trial = Trial::of_cases(&self.program, cases)?;
            if trial.fails() {
                last = match trial.is_presentation_error() {
                    true => last.min(found.rounds + MORE),
                    false => found.rounds,
                };
                let by = format!("found in round {}, kind {}", found.rounds, self.kind(round));
                self.add_failure(found, trial, by, Some(round));
            }
        }
        found.time = start.elapsed();
        Ok(())
    }

    /// Keeps a failure if it is the first, or the first that is more than a presentation error. It
    /// was found in this round, or by an input that has a name.
    fn add_failure(&self, found: &mut Found, trial: Trial, by: String, round: Option<u64>) {
        let is_worse =
            |failure: &Trial| failure.is_presentation_error() && !trial.is_presentation_error();
        if !found.failure.as_ref().is_none_or(is_worse) {
            return;
        }
        // The large input is there for those who do not wait for the small one. If it cannot be
        // kept, the report says so.
        let _ = trial.keep(&self.directory);
        (found.by, found.again) = (by, self.again(round));
        let (run, directory, again) = (&trial.run, shown(&self.directory), &found.again);
        self.progress.leave(&format!(
            "{run}\nkept in {directory}; reproduce with: {again}"
        ));
        found.failure = Some(trial);
    }

    /// The command line that finds a failure again.
    fn again(&self, round: Option<u64>) -> String {
        let name = self.program.problem.name();
        let mut words = match round {
            Some(round) => {
                let (seed, rounds) = (self.request.seed, round + 1);
                format!("judge stress {name} --seed {seed} --rounds {rounds}")
            }
            None => format!("judge {} {name}", self.verb),
        };
        for (Opt { name, .. }, value) in &self.arguments.options {
            let is_of_rounds = ["--seed", "--rounds"].contains(name);
            let is_of_inputs = ["--samples", "--search", "--input"].contains(name);
            if is_of_rounds || is_of_inputs && round.is_some() {
                continue;
            }
            words += &format!(" {name}");
            if !value.is_empty() {
                words += &format!(" {}", quoted(value));
            }
        }
        if !self.command.is_empty() {
            words += " --";
        }
        for word in &self.command {
            words += &format!(" {}", quoted(word));
        }
        words
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
        if level % 2 == 1 {
            let mut random = Random::new(request.seed);
            for case in &mut cases {
                *case = rearranged(problem, case, &mut random);
            }
        }
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

//! What is found out about a program that fails: whether it does the same again, which files it
//! writes, where its source crashes, and which known mistake it makes.
//!
//! The plain solution answers the same inputs with each of its mistakes, in a process of its own,
//! since a mistake may crash or never end.

use crate::cli::error::CliError;
use crate::cli::output::escaped;
use crate::cli::tester::attempt::{Attempt, Outcome};
use crate::cli::tester::program::Program;
use crate::cli::tester::run::{run, Run};
use crate::cli::tester::search::Search;
use judge::workbench::entry::Mistake;
use judge::workbench::explanation::{Headline, ProgramTrace};
use judge::workbench::mistakes::{self, few, fits, BUDGET};
use judge::workbench::trace::{self, Divergence};
use judge::Problem;
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;
use std::time::{Duration, Instant, SystemTime};

/// The most generated inputs, and the most time, that decide between several mistakes.
const DECIDING_INPUTS: u64 = 20;
const FEW_INPUTS: u64 = 3;
const DECIDING_TIME: Duration = Duration::from_secs(2);

/// The most bytes of standard error that are kept.
const MOST_ERRORS: u64 = 1 << 24;

/// What is known about a program that fails.
#[derive(Default)]
pub struct Diagnosis {
    /// Whether another run on the same input does something else.
    pub is_random: bool,
    /// The files of this directory that it writes.
    pub files: Vec<String>,
    /// The number of the failing case, if it is answered right when it is alone.
    pub right_alone: Option<usize>,
    /// The line of the source where it crashes, and its number.
    pub crash: Option<(usize, String)>,
    /// The known mistakes that it may make.
    pub mistakes: Vec<&'static Mistake>,
    /// Its standard error, without its steps.
    pub errors: Vec<u8>,
    /// The steps that it printed.
    pub steps: Vec<String>,
    /// What the steps that it printed, or else these mistakes, say of it; nothing without either.
    pub program: Option<ProgramTrace>,
    /// The step of the rules where it diverges, if it does.
    pub reason: Option<Headline>,
    /// The step of the rules with an event of a kind that it never printed, if there is one before.
    pub missing: Option<Headline>,
}

/// Finds out what it can about the program, which fails like this and was tried on `others`.
pub fn diagnose(
    search: &Search,
    failure: &Attempt,
    others: &[Attempt],
) -> Result<Diagnosis, CliError> {
    let mut diagnosis = Diagnosis::default();
    // A program that waits does so for long, and the next time, too.
    let waits = matches!(failure.outcome, Outcome::TimeLimit(limit) if failure.run.time <= limit);
    if !waits {
        let before = files();
        let (input, answer) = (&failure.input, failure.answer.len());
        let again = search.program.run(input, answer, MOST_ERRORS)?;
        let written = files().into_iter().filter(|file| !before.contains(file));
        diagnosis.files = written.map(|(name, _)| name).collect();
        diagnosis.is_random = differs(failure, &again);
        (diagnosis.steps, diagnosis.errors) = trace::steps(&again.errors);
    }
    // What a program does that does not look at its input says nothing about its mistakes.
    if !diagnosis.is_random && failure.run.has_read {
        diagnosis.right_alone = right_alone(&search.program, failure)?;
        diagnosis.mistakes = mistakes(&search.program, failure, others);
        decide(search, &mut diagnosis.mistakes)?;
        diagnosis.find_step(search.program.problem, failure);
    }
    diagnosis.crash = crash(&search.program, failure);
    Ok(diagnosis)
}

impl Diagnosis {
    /// Finds the step at which the program diverges from the rules: by the steps that it printed or, if
    /// it printed none, by the mistakes that it may make.
    fn find_step(&mut self, problem: &dyn Problem, failure: &Attempt) {
        let Ok(input) = problem.canonical(&failure.input) else {
            return;
        };
        let program = if !self.steps.is_empty() {
            problem.trace_of_steps(&input, &self.steps)
        } else if !self.mistakes.is_empty() {
            let case = failure.wrong_case().map(|index| index as u64 + 1);
            ProgramTrace {
                is_guess: true,
                ..mistakes::program(problem, &input, case, &self.mistakes)
            }
        } else {
            return;
        };
        let place = program.divergence.as_ref().and_then(Divergence::place);
        self.reason = place.and_then(|place| problem.reason(&failure.input, place));
        let missing = program.missing.as_ref();
        self.missing = missing.and_then(|place| problem.reason(&failure.input, place));
        self.program = Some(program);
    }
}

/// Returns true if another run of the program on the same input does something else. A program that is
/// too slow takes too long to try.
pub fn is_random(program: &Program, failure: &Attempt) -> Result<bool, CliError> {
    if failure.is_slow() {
        return Ok(false);
    }
    let again = program.run(&failure.input, failure.answer.len(), 0)?;
    Ok(differs(failure, &again))
}

/// Returns true if another run on the same input ends or answers differently, as far as both end.
fn differs(failure: &Attempt, again: &Run) -> bool {
    let [one, other] = [&failure.run, again].map(|run| (run.end, &run.output));
    !failure.is_slow() && one != other
}

/// The files of this directory, and when they changed.
fn files() -> BTreeSet<(String, Option<SystemTime>)> {
    let entries = fs::read_dir(".").into_iter().flatten().flatten();
    let files = entries.filter_map(|entry| {
        let data = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        Some((escaped(entry.file_name()), data.modified().ok()))
    });
    files.collect()
}

/// The number of the case on which a program fails, the last one if it crashes, provided that others
/// precede it and that it does not fail alone.
fn right_alone(program: &Program, failure: &Attempt) -> Result<Option<usize>, CliError> {
    let index = failure.wrong_case().or(failure.cases.len().checked_sub(1));
    let Some(index @ 1..) = index.filter(|_| !failure.is_slow()) else {
        return Ok(None);
    };
    let alone = Attempt::of_cases(program, vec![failure.cases[index].clone()])?;
    Ok((!alone.fails()).then_some(index + 1))
}

/// The line of the source where a program crashes, and its number, if it is in C or C++ and the
/// compiler has sanitizers.
fn crash(program: &Program, failure: &Attempt) -> Option<(usize, String)> {
    let compiled = program.compiled.as_ref()?;
    if !matches!(failure.outcome, Outcome::Crashed(..)) {
        return None;
    }
    let mut command = Command::new(compiled.sanitize()?);
    command.args(&program.command[1..]);
    let most = [MOST_ERRORS; 2];
    let again = run(&mut command, &failure.input, most, program.time_limit).ok()?;
    let errors = String::from_utf8_lossy(&again.errors);
    let file = compiled.source.file_name()?.to_str()?;
    let (_, rest) = errors.split_once(&format!("{file}:"))?;
    let number = rest.split(|c: char| !c.is_ascii_digit()).next()?;
    let number: usize = number.parse().ok()?;
    let source = fs::read(&compiled.source).ok()?;
    let source = String::from_utf8_lossy(&source);
    let line = source.lines().nth(number.checked_sub(1)?)?;
    Some((number, line.trim().into()))
}

/// Returns the mistakes that fail like the program on these inputs, and are right where it is right.
fn mistakes(program: &Program, failure: &Attempt, others: &[Attempt]) -> Vec<&'static Mistake> {
    let problem = program.problem;
    // How a program that is too slow would have answered is not known.
    let others = others.iter().filter(|attempt| !attempt.is_slow());
    // Most mistakes already differ in the input on which the program fails.
    let attempts = [failure].into_iter().chain(others);
    let behaviours = attempts.filter_map(|attempt| {
        let behaviour = attempt.behaviour()?;
        Some((problem.canonical(&attempt.input).ok()?, behaviour))
    });
    let (behaviours, whitespace): (Vec<_>, _) = (behaviours.collect(), program.whitespace);
    let known = problem.tests.mistakes.iter();
    let fitting = known.filter(|mistake| {
        let mut behaviours = behaviours.iter();
        behaviours.all(|(input, how)| fits(problem, mistake, input, BUDGET, *how, whitespace))
    });
    few(fitting.collect())
}

/// Drops the mistakes that behave in another way than the program on generated inputs: on a few of them
/// or, of several mistakes, on those on which they differ.
fn decide(search: &Search, mistakes: &mut Vec<&'static Mistake>) -> Result<(), CliError> {
    let (problem, whitespace) = (search.program.problem, search.program.whitespace);
    let start = Instant::now();
    for round in 0..DECIDING_INPUTS {
        let is_decided = mistakes.len() < 2 && round >= FEW_INPUTS;
        if mistakes.is_empty() || is_decided || start.elapsed() > DECIDING_TIME {
            break;
        }
        let cases = search.cases(round)?;
        let input = String::from_utf8_lossy(&problem.format.join(&cases)).into_owned();
        let mut played = mistakes
            .iter()
            .map(|mistake| problem.play(&input, mistake.name, BUDGET));
        let first = played.next();
        if round >= FEW_INPUTS && played.all(|other| Some(other) == first) {
            continue;
        }
        let attempt = Attempt::of_cases(&search.program, cases)?;
        if let Some(behaviour) = attempt.behaviour() {
            mistakes
                .retain(|mistake| fits(problem, mistake, &input, BUDGET, behaviour, whitespace));
        }
    }
    Ok(())
}

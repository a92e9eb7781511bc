//! The diagnosis of a program that fails: whether it is deterministic, which files it writes, where
//! its source crashes, which known mistake it may make, and where it diverges from the rules.
//!
//! To find the mistake, the plain solution imitates each one on the inputs on which the program
//! ran. A mistake fits if it behaves like the program on all of them.

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

/// The limits of generated inputs and of time for the choice between mistakes that fit.
const MIN_INPUTS: u64 = 3;
const MAX_INPUTS: u64 = 20;
const MAX_TIME: Duration = Duration::from_secs(2);

/// The maximum number of bytes of standard error that are kept.
const MAX_ERRORS: u64 = 1 << 24;

/// The diagnosis of a program that fails.
#[derive(Default)]
pub struct Diagnosis {
    /// True if another run on the same input ended or answered differently.
    pub is_random: bool,
    /// The names of the files in the current directory that the program changed.
    pub files: Vec<String>,
    /// The number of the failing case, if the program answers this case correctly when it is alone.
    pub right_alone: Option<usize>,
    /// The number and the text of the source line where the program crashes.
    pub crash: Option<(usize, String)>,
    /// The known mistakes that fit.
    pub mistakes: Vec<&'static Mistake>,
    /// The standard error of the program, without its steps.
    pub errors: Vec<u8>,
    pub steps: Vec<String>,
    /// The trace of the program, from its steps or, if there are none, from the mistakes that fit.
    pub program: Option<ProgramTrace>,
    /// The step of the rules at which the program diverges.
    pub reason: Option<Headline>,
    /// An earlier step of the rules with an event of a kind that the program never printed.
    pub missing: Option<Headline>,
}

/// Diagnoses the program, which fails in `failure` and also ran in the other attempts.
pub fn diagnose(
    search: &Search,
    failure: &Attempt,
    attempts: &[Attempt],
) -> Result<Diagnosis, CliError> {
    let mut diagnosis = Diagnosis::default();
    // A program that sleeps or waits would take as long again.
    let is_waiting =
        matches!(failure.outcome, Outcome::TimeLimit(limit) if failure.run.time <= limit);
    if !is_waiting {
        let files_before = files();
        let answer_len = failure.answer.len();
        let rerun = search.program.run(&failure.input, answer_len, MAX_ERRORS)?;
        let changed = &files() - &files_before;
        diagnosis.files = changed.into_iter().map(|(name, _)| name).collect();
        diagnosis.is_random = differs(failure, &rerun);
        (diagnosis.steps, diagnosis.errors) = trace::steps(&rerun.errors);
    }
    // The behaviour of a program that reads no input does not tell mistakes apart.
    if !diagnosis.is_random && failure.run.has_read {
        diagnosis.right_alone = right_alone(&search.program, failure)?;
        diagnosis.mistakes = fitting(&search.program, failure, attempts);
        drop_unfit(search, &mut diagnosis.mistakes)?;
        diagnosis.find_step(search.program.problem, failure);
    }
    diagnosis.crash = crash(&search.program, failure);
    Ok(diagnosis)
}

impl Diagnosis {
    /// Finds the step at which the program diverges from the rules: by the steps that it printed
    /// or, if there are none, by the mistakes that fit.
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
                ..mistakes::trace_of_mistakes(problem, &input, case, &self.mistakes)
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

/// Returns true if another run of the program on the same input ends or answers differently. A
/// program that is too slow is not run again.
pub fn is_random(program: &Program, failure: &Attempt) -> Result<bool, CliError> {
    if failure.is_slow() {
        return Ok(false);
    }
    let rerun = program.run(&failure.input, failure.answer.len(), 0)?;
    Ok(differs(failure, &rerun))
}

/// Returns true if two runs on the same input end or answer differently. Returns false if the first
/// one exceeded the time limit, because its output may be incomplete.
fn differs(failure: &Attempt, rerun: &Run) -> bool {
    let [first, second] = [&failure.run, rerun].map(|run| (run.end, &run.output));
    !failure.is_slow() && first != second
}

/// Returns the files of the current directory with the times of their last changes.
fn files() -> BTreeSet<(String, Option<SystemTime>)> {
    let entries = fs::read_dir(".").into_iter().flatten().flatten();
    let files = entries.filter_map(|entry| {
        let data = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        Some((escaped(entry.file_name()), data.modified().ok()))
    });
    files.collect()
}

/// Returns the number of the wrong case, or of the last one after a crash, if other cases precede
/// it and the program answers it correctly when it is alone.
fn right_alone(program: &Program, failure: &Attempt) -> Result<Option<usize>, CliError> {
    let index = failure.wrong_case().or(failure.cases.len().checked_sub(1));
    let Some(index @ 1..) = index.filter(|_| !failure.is_slow()) else {
        return Ok(None);
    };
    let alone = Attempt::of_cases(program, vec![failure.cases[index].clone()])?;
    Ok((!alone.fails()).then_some(index + 1))
}

/// Returns the number and the text of the source line where a program in C or C++ crashes, if the
/// compiler has sanitizers.
fn crash(program: &Program, failure: &Attempt) -> Option<(usize, String)> {
    let compiled = program.compiled.as_ref()?;
    if !matches!(failure.outcome, Outcome::Crashed(..)) {
        return None;
    }
    let mut command = Command::new(compiled.sanitize()?);
    command.args(&program.command[1..]);
    let limits = [MAX_ERRORS; 2];
    let rerun = run(&mut command, &failure.input, limits, program.time_limit).ok()?;
    let errors = String::from_utf8_lossy(&rerun.errors);
    let file = compiled.source.file_name()?.to_str()?;
    let (_, rest) = errors.split_once(&format!("{file}:"))?;
    let number = rest.split(|letter: char| !letter.is_ascii_digit()).next()?;
    let number: usize = number.parse().ok()?;
    let source = fs::read(&compiled.source).ok()?;
    let source = String::from_utf8_lossy(&source);
    let line = source.lines().nth(number.checked_sub(1)?)?;
    Some((number, line.trim().into()))
}

/// Returns the mistakes that behave like the program in all these attempts.
fn fitting(program: &Program, failure: &Attempt, attempts: &[Attempt]) -> Vec<&'static Mistake> {
    let problem = program.problem;
    // The answer of a program that is too slow is not known.
    let attempts = attempts.iter().filter(|attempt| !attempt.is_slow());
    // The failure comes first, because it excludes most mistakes.
    let attempts = [failure].into_iter().chain(attempts);
    let behaviours = attempts.filter_map(|attempt| {
        let behaviour = attempt.behaviour()?;
        Some((problem.canonical(&attempt.input).ok()?, behaviour))
    });
    let (behaviours, whitespace): (Vec<_>, _) = (behaviours.collect(), program.whitespace);
    let known = problem.tests.mistakes.iter();
    let fitting = known.filter(|mistake| {
        let mut behaviours = behaviours.iter();
        behaviours
            .all(|(input, behaviour)| fits(problem, mistake, input, BUDGET, *behaviour, whitespace))
    });
    few(fitting.collect())
}

/// Drops the mistakes that do not behave like the program on generated inputs: on the first few
/// and, while several mistakes fit, on those on which they differ.
fn drop_unfit(search: &Search, mistakes: &mut Vec<&'static Mistake>) -> Result<(), CliError> {
    let (problem, whitespace) = (search.program.problem, search.program.whitespace);
    let start = Instant::now();
    for round in 0..MAX_INPUTS {
        let is_decided = mistakes.len() < 2 && round >= MIN_INPUTS;
        if mistakes.is_empty() || is_decided || start.elapsed() > MAX_TIME {
            break;
        }
        let cases = search.cases(round)?;
        let input = String::from_utf8_lossy(&problem.format.join(&cases)).into_owned();
        let play = |mistake: &&Mistake| problem.play(&input, mistake.name, BUDGET);
        let mut played = mistakes.iter().map(play);
        let first = played.next();
        if round >= MIN_INPUTS && played.all(|played| Some(played) == first) {
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

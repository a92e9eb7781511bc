//! What is found out about a program that fails: whether it does the same again, which files it
//! writes, where its source crashes, and which known mistake it makes.
//!
//! The plain solution answers the same inputs with each of its mistakes, in a process of its own,
//! since a mistake may crash or never end.

use crate::cli::error::{failed, CliError};
use crate::cli::output::shown;
use crate::cli::tester::attempt::Attempt;
use crate::cli::tester::program::Program;
use crate::cli::tester::run::End;
use crate::cli::tester::search::Search;
use judge::workbench::checker::Verdict;
use judge::workbench::explanation::departure::Departure;
use judge::workbench::problem::Mistake;
use judge::Problem;
use std::collections::BTreeSet;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::time::{Duration, SystemTime};

/// The most processor time that a mistake gets for an input, and the most for all of them.
const TIME_LIMIT: Duration = Duration::from_secs(3);
const MOST_TIME: Duration = Duration::from_secs(10);

/// The most mistakes that are named.
const MOST_MISTAKES: usize = 3;

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
    /// Where a program with that mistake leaves the game, if it is the only one.
    pub departure: Option<Departure>,
}

/// Finds out what it can about the program, which fails like this and was tried on `others`.
pub fn diagnose(
    search: &Search,
    failure: &Attempt,
    others: &[Attempt],
) -> Result<Diagnosis, CliError> {
    let mut diagnosis = Diagnosis::default();
    if !matches!(failure.run.end, End::TimeLimit(_)) {
        let before = files();
        diagnosis.is_random = is_random(&search.program, failure)?;
        let written = files().into_iter().filter(|file| !before.contains(file));
        diagnosis.files = written.map(|(name, _)| name).collect();
    }
    // What a program does that does not look at its input says nothing about its mistakes.
    if !diagnosis.is_random && failure.run.has_read {
        diagnosis.right_alone = right_alone(&search.program, failure)?;
        diagnosis.mistakes = mistakes(&search.program, failure, others)?;
        if let [mistake] = diagnosis.mistakes[..] {
            let case = failure.wrong_case().map(|index| index as u64 + 1);
            let problem = search.program.problem;
            diagnosis.departure = problem.mistaken(mistake, &failure.input, case).departure;
        }
    }
    diagnosis.crash = crash(&search.program, failure);
    Ok(diagnosis)
}

/// Whether another run on the same input does something else. That of a program that is too slow
/// takes too long.
pub fn is_random(program: &Program, failure: &Attempt) -> Result<bool, CliError> {
    if let End::TimeLimit(_) = failure.run.end {
        return Ok(false);
    }
    let again = Attempt::of_input(program, &failure.input)?.run;
    Ok(again.end != failure.run.end || again.output != failure.run.output)
}

/// The files of this directory, and when they changed.
fn files() -> BTreeSet<(String, Option<SystemTime>)> {
    let entries = fs::read_dir(".").into_iter().flatten().flatten();
    let files = entries.filter_map(|entry| {
        let data = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        Some((shown(entry.file_name()), data.modified().ok()))
    });
    files.collect()
}

/// The number of the case on which a program fails, the last one if it crashes, provided that others
/// precede it and that it does not fail alone.
fn right_alone(program: &Program, failure: &Attempt) -> Result<Option<usize>, CliError> {
    let index = failure.wrong_case().or(failure.cases.len().checked_sub(1));
    let Some(index @ 1..) = index.filter(|_| !matches!(failure.run.end, End::TimeLimit(_))) else {
        return Ok(None);
    };
    let alone = Attempt::of_cases(program, vec![failure.cases[index].clone()])?;
    Ok((!alone.fails()).then_some(index + 1))
}

/// The line of the source where a program crashes, and its number, if it is in C or C++ and the
/// compiler has sanitizers.
fn crash(program: &Program, failure: &Attempt) -> Option<(usize, String)> {
    let compiled = program.compiled.as_ref()?;
    if !failure.has_crashed() {
        return None;
    }
    let mut command = program.command.clone();
    command[0] = compiled.sanitize()?;
    let program = program.with(command, program.time_limit);
    let again = Attempt::of_input(&program, &failure.input).ok()?;
    let errors = String::from_utf8_lossy(&again.run.errors);
    let file = compiled.source.file_name()?.to_str()?;
    let (_, rest) = errors.split_once(&format!("{file}:"))?;
    let number = rest.split(|c: char| !c.is_ascii_digit()).next()?;
    let number: usize = number.parse().ok()?;
    let source = fs::read(&compiled.source).ok()?;
    let source = String::from_utf8_lossy(&source);
    let line = source.lines().nth(number.checked_sub(1)?)?;
    Some((number, line.trim().into()))
}

/// The command that answers like a program with a mistake.
pub fn mistaken(problem: &Problem, mistake: &Mistake) -> Result<Vec<OsString>, CliError> {
    let judge = env::current_exe().map_err(failed("cannot find this program"))?;
    let words = [problem.name(), "--mistake", mistake.name].map(OsString::from);
    Ok([judge.into()].into_iter().chain(words).collect())
}

/// The mistakes that fail like the program on these inputs, and are right where it is right.
fn mistakes(
    program: &Program,
    failure: &Attempt,
    others: &[Attempt],
) -> Result<Vec<&'static Mistake>, CliError> {
    // How a program that is too slow would have answered is not known.
    let is_slow = |attempt: &&Attempt| matches!(attempt.run.end, End::TimeLimit(_));
    // Most mistakes already differ in the input on which the program fails.
    let attempts = [failure].into_iter();
    let attempts = attempts.chain(others.iter().filter(|attempt| !is_slow(attempt)));
    let inputs = attempts.map(|attempt| (&attempt.input[..], attempt));
    fitting(program, inputs, |one, other| one.answers_like(other))
}

/// The first mistake with which the plain solution gives this output for a valid input. None where
/// no process can be started.
pub fn likeliest_mistake(
    problem: &'static Problem,
    input: &[u8],
    output: &[u8],
) -> Option<&'static Mistake> {
    let whitespace = problem.judging.whitespace;
    let program = Program {
        problem,
        command: Vec::new(),
        time_limit: TIME_LIMIT,
        whitespace,
        compiled: None,
    };
    let format = problem.answer_format(whitespace);
    let inputs = [(input, ())].into_iter();
    let found = fitting(&program, inputs, |(), Attempt { run, .. }| {
        run.is_success() && format.verdict(&run.output, output) == Verdict::Accepted
    });
    found.ok()?.first().copied()
}

/// The mistakes that fit what is known about each input. None if they are many, or if there is no
/// time to find out.
fn fitting<'a, T>(
    program: &Program,
    inputs: impl Iterator<Item = (&'a [u8], T)> + Clone,
    fits: impl Fn(&T, &Attempt) -> bool,
) -> Result<Vec<&'static Mistake>, CliError> {
    let mut used = Duration::ZERO;
    let mut found = Vec::new();
    'mistakes: for mistake in program.problem.tests.mistakes {
        let command = mistaken(program.problem, mistake)?;
        let wrong = program.with(command, TIME_LIMIT.min(program.time_limit));
        for (input, known) in inputs.clone() {
            if used > MOST_TIME {
                return Ok(Vec::new());
            }
            let other = Attempt::of_input(&wrong, input)?;
            used += other.run.time;
            if !fits(&known, &other) {
                continue 'mistakes;
            }
        }
        found.push(mistake);
    }
    if found.len() > MOST_MISTAKES {
        found.clear();
    }
    Ok(found)
}

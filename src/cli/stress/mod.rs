//! `judge stress PROBLEM -- COMMAND`: looks for an input on which a program fails.

mod counterexample;
mod processes;
mod program;
mod progress;
mod report;
mod search;
mod shrink;

use crate::cli::arguments::Arguments;
use crate::cli::error::{usage, CliError};
use crate::cli::generate::request;
use crate::cli::stress::program::Program;
use crate::cli::stress::progress::Progress;
use crate::cli::stress::report::report;
use crate::cli::stress::search::{Search, ROUNDS};
use crate::cli::stress::shrink::{shrink, SHRINK_TIME};
use crate::cli::verb::Verb;
use judge::workbench::generator::Kind;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// `judge stress`
pub const VERB: Verb = Verb {
    name: "stress",
    operands: "PROBLEM [OPTION ...] [--] COMMAND ...",
    summary: "look for an input on which a program fails",
    text: include_str!("stress.txt"),
    help: |text, _| text.into(),
    run,
};

/// The time limit by default.
const TIME_LIMIT: Duration = Duration::from_secs(2);

/// The longest time that can be given.
const LONGEST_TIME: Duration = Duration::from_secs(86400);

/// The most cases that can be requested for a run.
const MOST_CASES: u64 = 100_000;

fn run(arguments: Arguments) -> Result<ExitCode, CliError> {
    let search = search(arguments)?;
    let mut progress = Progress::new();
    let mut found = search.run(&mut progress)?;
    let is_smallest = match &mut found.failure {
        Some(failure) => shrink(&search, failure, &mut progress)?,
        None => true,
    };
    drop(progress);
    report(&search, &found, is_smallest)
}

/// The search that the command line asks for.
fn search(mut arguments: Arguments) -> Result<Search, CliError> {
    let problem = arguments.problem()?;
    let command = std::mem::take(&mut arguments.command);
    if command.is_empty() {
        return usage("expected COMMAND, the program to test");
    }
    arguments.finish()?;
    let rounds = arguments.number("--rounds")?.unwrap_or(ROUNDS);
    if rounds == 0 {
        return Err(arguments.invalid("--rounds", "1 or more"));
    }
    let cases = arguments.number("--cases")?;
    if cases.is_some_and(|cases| cases == 0 || cases > MOST_CASES) {
        return Err(arguments.invalid("--cases", &format!("1 to {MOST_CASES}")));
    }
    let request = request(problem, &arguments)?;
    let takes_turns = |kind: &&Kind| {
        request
            .kind
            .map_or(kind.by_default, |name| name == kind.name)
    };
    let kinds = problem.generator.kinds.iter().filter(takes_turns);
    let directory = arguments.value("--keep").map(PathBuf::from);
    Ok(Search {
        program: Program {
            problem,
            command,
            time_limit: seconds(&arguments, "--time-limit", TIME_LIMIT)?,
            white_space: arguments.choice("--white-space")?,
        },
        rounds,
        cases,
        request,
        kinds: kinds.map(|kind| kind.name).collect(),
        shrink_time: seconds(&arguments, "--shrink-time", SHRINK_TIME)?,
        directory: directory.unwrap_or_else(|| format!("stress-{}", problem.name()).into()),
        arguments,
    })
}

/// The time that an option gives in seconds.
fn seconds(arguments: &Arguments, name: &str, default: Duration) -> Result<Duration, CliError> {
    let Some(value) = arguments.value(name) else {
        return Ok(default);
    };
    let seconds = value.to_string_lossy().parse().unwrap_or(f64::NAN);
    match Duration::try_from_secs_f64(seconds) {
        // Less than a nanosecond is rounded to zero.
        Ok(time) if !time.is_zero() && time <= LONGEST_TIME => Ok(time),
        _ => Err(arguments.invalid(name, "more than 0, at most 86400 seconds")),
    }
}

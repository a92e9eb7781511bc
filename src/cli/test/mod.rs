//! `judge test PROBLEM PROGRAM`: the sample, the known traps, and then a search for an input on
//! which a program fails. `judge stress` is the search with its options.

mod diagnosis;
mod inputs;
mod processes;
mod program;
mod progress;
mod report;
mod search;
mod shrink;
mod source;
mod trial;

use crate::cli::arguments::Arguments;
use crate::cli::error::{usage, CliError};
use crate::cli::generate::request;
use crate::cli::options::{options, COMMAND};
use crate::cli::output::{say, shown};
use crate::cli::test::diagnosis::diagnose;
use crate::cli::test::processes::hear_of_ended_children;
use crate::cli::test::program::Program;
use crate::cli::test::progress::Progress;
use crate::cli::test::report::report;
use crate::cli::test::search::Search;
use crate::cli::test::shrink::{shrink, SHRINK_TIME};
use crate::cli::test::source::Runnable;
use crate::cli::verb::Verb;
use judge::workbench::generator::Kind;
use judge::Problem;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// `judge test`
pub const TEST: Verb = Verb {
    name: "test",
    operands: &["PROBLEM", COMMAND],
    summary: "test a program: the sample, known traps, and a search",
    options: options! {
        "--samples" "" "only the sample of the statement";
        "--search" "SECONDS" "how long to search; 10 by default";
        "--input" "FILE|DIR"
            "your own input, too, or all .in files of a directory; a .out or .ans file beside one \
             must be a right answer";
        "--write" "DIR"
            "write sample and traps to DIR, as .in and .out files for other tools; COMMAND is not \
             needed";
        "--time-limit" "SECONDS" "the most processor time for an input; 2 by default";
        "--white-space" "exact|tokens"
            "exact, the default; or only the words count, as at judges that compare tokens";
        "--mistake" "NAME"
            "in place of COMMAND, the plain solution with this mistake; `judge show PROBLEM \
             --mistakes` lists them";
        "--seed" "S" "the same seed gives the same search";
        "--shrink-time" "SECONDS" "the most time for making a failing input small; 60 by default";
        "--keep" "DIR"
            "where failing.in, failing.expected and failing.out go; test-PROBLEM by default";
    },
    text: include_str!("test.txt"),
    help: |text, _| text,
    run: |arguments| run(arguments, &TEST),
};

/// `judge stress`
pub const STRESS: Verb = Verb {
    name: "stress",
    operands: &["PROBLEM", COMMAND],
    summary: "look for an input on which a program fails",
    options: options! {
        "--rounds" "N"
            "run COMMAND on at most N generated inputs; 100 by default, 2000 if an input has only \
             one case";
        "--cases" "N" "give COMMAND N cases in each run; up to 100 by default";
        "--time-limit" "SECONDS" "the most processor time of a run; 2 by default";
        "--white-space" "exact|tokens"
            "exact, the default; or only the words count, as at judges that compare tokens";
        "--mistake" "NAME" "in place of COMMAND, the plain solution with this mistake";
        "--seed" "S" "the same seed gives the same rounds";
        "--size" "K" "the size of each case, as for `judge generate`";
        "--kind" "KIND" "the kind of each case, as for `judge generate`";
        "--shrink-time" "SECONDS" "the most time for making a failing input small; 60 by default";
        "--keep" "DIR"
            "where failing.in, failing.expected and failing.out go; stress-PROBLEM by default";
    },
    text: include_str!("stress.txt"),
    help: |text, _| text,
    run: |arguments| run(arguments, &STRESS),
};

/// How long `judge test` searches by default.
const SEARCH_TIME: Duration = Duration::from_secs(10);

/// How many rounds `judge stress` has by default, and how many if a round has only one case.
const ROUNDS: u64 = 100;
const ROUNDS_OF_ONE_CASE: u64 = 2000;

/// The time limit by default.
const TIME_LIMIT: Duration = Duration::from_secs(2);

/// The shortest time limit that can be given.
const SHORTEST_TIME_LIMIT: Duration = Duration::from_nanos(1);

/// The longest time that can be given.
const LONGEST_TIME: Duration = Duration::from_secs(86400);

/// The most cases that can be requested for a run.
const MOST_CASES: u64 = 100_000;

fn run(arguments: Arguments, verb: &Verb) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    if let Some(directory) = arguments.value("--write") {
        inputs::write(problem, Path::new(directory))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mistake = arguments.mistake(problem)?;
    let command = arguments.command.clone();
    if command.is_empty() && mistake.is_none() {
        return usage("expected COMMAND, the program to test, or its source file");
    }
    if let (Some(mistake), Some(word)) = (mistake, command.first()) {
        let word = shown(word);
        return usage(format!(
            "expected COMMAND or --mistake {}, not both: {word}",
            mistake.name
        ));
    }
    if !arguments.has_separator {
        let is_option = |word: &&_| verb.options.iter().any(|option| *word == option.name);
        if let Some(word) = command.iter().skip(1).find(is_option) {
            let (word, program, call) = (shown(word), shown(&command[0]), verb.call());
            say(&format!(
                "{word} is passed on to {program}; options of `{call}` come before it"
            ));
        }
    }
    hear_of_ended_children()?;
    let mut search = search(problem, arguments, command, verb)?;
    let runnable = match mistake {
        None => Runnable::new(&search.command)?,
        Some(mistake) => Runnable::plain(problem, mistake)?,
    };
    search.program.command.clone_from(&runnable.command);
    let mut found = search.run()?;
    if let Some(failure) = &mut found.failure {
        found.is_smallest = shrink(&search, failure)?;
    }
    if let Some(failure) = &found.failure {
        found.mistakes = diagnose(&search.program, failure, &found.trials)?;
    }
    search.progress.clear();
    report(&search, &found)
}

/// The search that the command line asks for. `command` may still have to be compiled.
fn search(
    problem: &'static Problem,
    arguments: Arguments,
    command: Vec<OsString>,
    verb: &Verb,
) -> Result<Search, CliError> {
    let is_test = verb.name == TEST.name;
    let rounds = match arguments.number("--rounds")? {
        Some(0) => return Err(arguments.invalid("--rounds", "1 or more")),
        Some(rounds) => rounds,
        None if arguments.has("--samples") => 0,
        None if is_test => u64::MAX,
        None if *problem.framing.range().end() == 1 => ROUNDS_OF_ONE_CASE,
        None => ROUNDS,
    };
    let cases = arguments.number("--cases")?;
    if cases.is_some_and(|cases| cases == 0 || cases > MOST_CASES) {
        return Err(arguments.invalid("--cases", &format!("1 to {MOST_CASES}")));
    }
    let request = request(problem, &arguments)?;
    let takes_turns = |kind: &&Kind| match request.kind {
        Some(name) => name == kind.name,
        None => kind.by_default,
    };
    let kinds = problem.generator.kinds.iter().filter(takes_turns);
    let mut inputs = inputs::of_problem(problem);
    if arguments.has("--samples") {
        inputs.truncate(1);
    }
    if arguments.has("--cases") || arguments.has("--size") || arguments.has("--kind") {
        // Certain cases are asked for.
        inputs.clear();
    }
    if let Some(path) = arguments.value("--input") {
        inputs.extend(inputs::of_user(problem, Path::new(path))?);
    }
    let time = if is_test { SEARCH_TIME } else { Duration::MAX };
    let directory = format!("{}-{}", verb.name, problem.name());
    Ok(Search {
        program: Program {
            problem,
            command: Vec::new(),
            time_limit: seconds(&arguments, "--time-limit", TIME_LIMIT, SHORTEST_TIME_LIMIT)?,
            white_space: arguments.choice("--white-space")?,
        },
        command,
        inputs,
        verb: verb.name,
        rounds,
        time: seconds(&arguments, "--search", time, Duration::ZERO)?,
        cases,
        request,
        kinds: kinds.map(|kind| kind.name).collect(),
        shrink_time: seconds(&arguments, "--shrink-time", SHRINK_TIME, Duration::ZERO)?,
        directory: arguments
            .value("--keep")
            .map_or(directory.into(), PathBuf::from),
        progress: Progress::new(),
        arguments,
    })
}

/// The time, at least `least`, that an option gives in seconds.
fn seconds(
    arguments: &Arguments,
    name: &str,
    default: Duration,
    least: Duration,
) -> Result<Duration, CliError> {
    let Some(value) = arguments.value(name) else {
        return Ok(default);
    };
    let seconds = value.to_string_lossy().parse().unwrap_or(f64::NAN);
    match Duration::try_from_secs_f64(seconds) {
        Ok(time) if (least..=LONGEST_TIME).contains(&time) => Ok(time),
        _ if least.is_zero() => Err(arguments.invalid(name, "0 to 86400 seconds")),
        _ => Err(arguments.invalid(name, "more than 0, at most 86400 seconds")),
    }
}

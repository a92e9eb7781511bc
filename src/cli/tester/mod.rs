//! `judge test PROBLEM COMMAND`: tries a program on the sample, the known pitfalls, and generated
//! inputs until it fails, and makes the failing input small.

mod attempt;
pub mod diagnosis;
mod group;
mod inputs;
mod kept;
pub mod program;
mod report;
mod run;
mod search;
mod shrink;

use crate::cli::check::whitespace;
use crate::cli::error::{failed, usage, CliError};
use crate::cli::generate::request;
use crate::cli::options::{options, COMMAND};
use crate::cli::output::{escaped, print, print_message};
use crate::cli::subcommand::{Arguments, Subcommand};
use crate::cli::tester::diagnosis::{diagnose, is_random};
use crate::cli::tester::program::{compile, Program};
use crate::cli::tester::report::{accepted, rejected};
use crate::cli::tester::search::{show_progress, Search};
use crate::cli::tester::shrink::shrink;
use judge::Problem;
use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

/// `judge test`
pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "test",
    operands: &["PROBLEM", COMMAND],
    summary: "test a program: the sample, pitfalls, and a search",
    options: options! {
        "--input", Text("FILE|DIR"),
            "only your own input, or all .in files of a directory";
        "--kind", Kind, "the kind of each case, as for `judge generate`";
        "--size", Number("K", 0..=u32::MAX as u64), "the size of each case, as for `judge generate`";
        "--cases", Number("N", 1..=100_000), "N cases in each run; up to 100 by default";
        "--rounds", Number("N", 1..=u64::MAX), "at most N runs on generated inputs, however long they take";
        "--seed", Number("S", 0..=u64::MAX), "the same seed gives the same generated inputs";
        "--search", Seconds(0.0),
            "how long to search, and then to shrink what was found; 10 by default";
        "--time-limit", Seconds(0.001),
            "the most processor time for an input; by default that of the judge, or 2";
        "--whitespace", OneOf(&["exact", "tokens"]),
            "all whitespace counts, or only the words do; as at the judge by default";
        "--mistake", Mistake,
            "in place of COMMAND, the plain solution with this mistake; `judge show PROBLEM \
             --mistakes` lists them";
        "--write", Text("DIR"),
            "write sample and pitfalls to DIR, as .in and .out files for other tools; COMMAND is \
             not needed";
    },
    text: include_str!("help.txt"),
    help: |text, _| text,
    run: test,
};

/// The options with which the program runs on generated inputs only.
const OF_SEARCH: [&str; 4] = ["--rounds", "--cases", "--size", "--kind"];

/// How long the search takes by default, and how long shrinking may take after it.
const TIME: Duration = Duration::from_secs(10);

/// The time limit in seconds if that of the judge is not known.
const TIME_LIMIT: u32 = 2;

fn test(mut arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    if let Some(directory) = arguments.value("--write") {
        if arguments.has("--mistake") || !arguments.command.is_empty() {
            return usage("expected --write or a program to test, not both");
        }
        inputs::write(problem, Path::new(directory))?;
        return Ok(ExitCode::SUCCESS);
    }
    if cfg!(target_family = "wasm") {
        // What follows is not part of the page, which becomes smaller so.
        return Err(CliError::Failed("programs cannot be started here".into()));
    }
    let command = std::mem::take(&mut arguments.command);
    let command = match (arguments.mistake(problem), command.first().map(escaped)) {
        (Some(mistake), None) => {
            let judge = env::current_exe().map_err(failed("cannot find this program"))?;
            let words = [problem.name(), "--mistake", mistake.name].map(OsString::from);
            [judge.into()].into_iter().chain(words).collect()
        }
        (None, Some(_)) => command,
        (None, None) => return usage("expected COMMAND, the program to test, or its source file"),
        (Some(_), Some(word)) => {
            return usage(format!("expected COMMAND or --mistake, not both: {word}"));
        }
    };
    let search = search(problem, &arguments, command)?;
    let mut found = search.run()?;
    let Some(mut failure) = found.failure.take() else {
        return print(accepted(&search, &found));
    };
    // The large input is kept in case the user does not wait for the small one. If it cannot be
    // kept, the report says so.
    if kept::keep(problem, &failure, &[]).is_ok() {
        let (outcome, file) = (failure.outcome.name(), kept::file(problem, "in"));
        show_progress(&format!("{outcome}; kept in {file}\n"));
    }
    // A presentation error on an input with a name is clear as it is, and a program that does not
    // get as far as the input fails on any.
    let is_named = found.rounds == 0;
    found.is_smallest = is_named && failure.is_presentation_error() || failure.fails_at_start();
    if !found.is_smallest && !is_random(&search.program, &failure)? {
        found.is_smallest = shrink(&search, &mut failure)?;
    }
    let diagnosis = diagnose(&search, &failure, &found.attempts)?;
    show_progress("");
    let kept = kept::keep(problem, &failure, &diagnosis.steps);
    let report = rejected(&search, &found, &failure, &diagnosis, kept.is_ok());
    let _: ExitCode = print(&report)?;
    if let Err(error) = kept {
        let folder = kept::folder(problem);
        print_message(&format!("cannot keep the files in {folder}: {error}"));
    }
    Ok(ExitCode::FAILURE)
}

/// The search that the command line asks for. `command` may still have to be compiled.
fn search(
    problem: &'static dyn Problem,
    arguments: &Arguments,
    mut command: Vec<OsString>,
) -> Result<Search, CliError> {
    let rounds = arguments.number("--rounds");
    let time = arguments.seconds("--search").unwrap_or(TIME);
    let time_limit = arguments.seconds("--time-limit").unwrap_or_else(|| {
        let seconds = problem.judging.seconds.unwrap_or(TIME_LIMIT);
        Duration::from_secs(seconds.into())
    });
    let request = request(problem, arguments)?;
    let of_search = OF_SEARCH.iter().find(|name| arguments.has(name));
    let kept = kept::input(problem).into_iter();
    let (inputs, most_rounds) = match (arguments.value("--input"), of_search) {
        (Some(_), Some(other)) => {
            return usage(format!("expected --input or {other}, not both"));
        }
        (Some(path), None) => (inputs::of_user(problem, Path::new(path))?, 0),
        (None, Some(_)) => (kept.collect(), u64::MAX),
        (None, None) => (kept.chain(inputs::of_problem(problem)).collect(), u64::MAX),
    };
    Ok(Search {
        program: Program {
            problem,
            time_limit,
            whitespace: whitespace(arguments, problem),
            compiled: compile(&mut command, &problem.judging)?,
            command,
        },
        inputs,
        // With `--rounds` but without `--search`, only the rounds count.
        time: match rounds {
            Some(_) if !arguments.has("--search") => Duration::MAX,
            _ => time,
        },
        rounds: rounds.unwrap_or(most_rounds),
        cases: arguments.number("--cases"),
        kinds: problem.generator.requested_kinds(request.kind),
        request,
        shrink_time: time,
    })
}

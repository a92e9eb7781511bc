//! `judge test PROBLEM COMMAND`: runs a program on the sample and the pitfalls, and then on
//! generated inputs until it fails. Shrinks the failing input.

mod attempt;
pub mod diagnosis;
mod inputs;
pub mod program;
mod report;
mod run;
mod search;
mod shrink;

use crate::cli::check::requested_whitespace;
use crate::cli::generate::parse_request;
use crate::cli::options::{Opt, COMMAND};
use crate::cli::prelude::*;
use crate::cli::tester::attempt::Attempt;
use crate::cli::tester::diagnosis::{diagnose, Symptoms};
use crate::cli::tester::inputs::kept_path;
use crate::cli::tester::program::{prepare, Program};
use crate::cli::tester::report::{acceptance_report, failure_report};
use crate::cli::tester::run::ShellOnExit;
use crate::cli::tester::search::{show_progress, Findings, Search};
use crate::cli::tester::shrink::shrink;
use std::env;
use std::ffi::OsString;
use std::mem;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

options! {
    INPUT = "--input", Text("FILE|DIR"),
        "only your own input, or all .in files of a directory";
    KIND = "--kind", Kind, "the kind of each case, as for `judge generate`";
    SIZE = "--size", Number("K", 0..=u32::MAX as u64),
        "the size of each case, as for `judge generate`";
    CASES = "--cases", Number("N", 1..=100_000), "N cases in each run; up to 32 by default";
    ROUNDS = "--rounds", Number("N", 1..=u64::MAX),
        "at most N runs on generated inputs, however long they take";
    SEED = "--seed", Number("S", 0..=u64::MAX), "the same seed gives the same generated inputs";
    SEARCH = "--search", Seconds(0.0),
        "the time for the search, and again for shrinking; 10 by default";
    TIME_LIMIT = "--time-limit", Seconds(0.001),
        "the processor time limit for an input; by default that of the judge, or 2";
    WHITESPACE = "--whitespace", OneOf(&["exact", "tokens"]),
        "all whitespace counts, or only the words do; as at the judge by default";
    MISTAKE = "--mistake", Mistake,
        "in place of COMMAND, the plain solution with this mistake; `judge show PROBLEM \
         --mistakes` lists them";
    WRITE = "--write", Text("DIR"),
        "write sample and pitfalls to DIR, as .in and .out files for other tools, and replace \
         no other file; COMMAND is not needed";
}

pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "test",
    operands: &["PROBLEM", COMMAND],
    summary: "test a program: the sample, pitfalls, and a search",
    options: OPTIONS,
    help_text: include_str!("help.txt"),
    error_statuses: [NOT_JUDGED, WRONG_USAGE],
    run: test,
    ..Subcommand::DEFAULT
};

/// With any of these options, only the kept input and generated inputs are tried.
const SEARCH_OPTIONS: [Opt; 4] = [ROUNDS, CASES, SIZE, KIND];

/// The default time for the search in seconds, and again for shrinking.
const DEFAULT_TIME: f64 = 10.0;

/// The default time limit in seconds if the time limit of the judge is unknown.
const DEFAULT_TIME_LIMIT: u32 = 2;

fn test(mut arguments: Arguments) -> Result {
    let problem = arguments.problem()?;
    if let Some(directory) = arguments.value(&WRITE) {
        if arguments.has(&MISTAKE) || arguments.operands.len() > 1 {
            return misuse("expected --write or a program to test, not both");
        }
        return inputs::write_built_in(problem, Path::new(directory));
    }
    if cfg!(target_family = "wasm") {
        // This return keeps the code below out of `judge.html`, which cannot start programs.
        return Err(CliError::Failed("programs cannot be started here".into()));
    }
    let mut command = arguments.operands.split_off(1);
    match (arguments.mistake(&MISTAKE)?, command.first()) {
        (None, Some(_)) => {}
        (Some(mistake), None) => {
            let judge = env::current_exe().map_err(failed("cannot find this program"))?;
            let words = [problem.name, MISTAKE.names, mistake.name].map(OsString::from);
            command = [vec![judge.into()], words.into()].concat();
        }
        (None, None) => return misuse("expected COMMAND, the program to test, or its source file"),
        (Some(_), Some(name)) => {
            let name = escaped(name);
            return misuse(format!("expected COMMAND or --mistake, not both: {name}"));
        }
    }
    let search = search_for(problem, &arguments, command)?;
    let mut findings = Findings::default();
    // Prints a report if this process is killed.
    let mut guard = ShellOnExit::default();
    let mut secure = |findings: &Findings, failure: &Attempt| {
        let report = failure_report(&search, findings, failure, &Symptoms::default());
        let new_guard = ShellOnExit::new("echo; printf %s \"$0\"", report, Stdio::inherit());
        mem::replace(&mut guard, new_guard).cancel();
    };
    search.run_inputs(&mut findings, &mut secure)?;
    search.run_rounds(&mut findings, &mut secure)?;
    let Some(mut failure) = findings.failure.take() else {
        return print(acceptance_report(&search, &findings));
    };
    let (outcome, path) = (failure.outcome(), kept_path(problem, "in"));
    show_progress(&format!("{outcome}; kept in {path}\n"));
    // If the program fails at its start, it fails on every input, and shrinking does not help.
    let on_smaller = &mut |failure: &Attempt| secure(&findings, failure);
    let is_smallest = failure.fails_at_start() || shrink(&search, &mut failure, on_smaller)?;
    findings.is_smallest = is_smallest;
    let symptoms = diagnose(&search, &failure, &findings.attempts)?;
    show_progress("");
    guard.cancel();
    let _ = print(failure_report(&search, &findings, &failure, &symptoms))?;
    Ok(ExitCode::FAILURE)
}

/// Returns the search that the arguments describe. Compiles the program if `command` begins with a
/// source file.
fn search_for(
    problem: &'static dyn Problem,
    arguments: &Arguments,
    mut command: Vec<OsString>,
) -> Result<Search> {
    let requested_rounds = arguments.number(&ROUNDS);
    let time = Duration::from_secs_f64(arguments.number(&SEARCH).unwrap_or(DEFAULT_TIME));
    let default_limit = problem.judging.time_limit_s.unwrap_or(DEFAULT_TIME_LIMIT);
    let time_limit = arguments.number(&TIME_LIMIT);
    let request = parse_request(problem, arguments)?;
    let search_option = SEARCH_OPTIONS.iter().find(|name| arguments.has(name));
    let kept = inputs::read_kept(problem).into_iter();
    // The sample and the pitfalls, except the pitfalls on which accepted programs disagree.
    let built_in = problem.inputs.iter();
    let built_in = built_in.map(|&(name, text)| (name.into(), text.into()));
    let (inputs, max_rounds) = match (arguments.value(&INPUT), search_option) {
        (Some(_), Some(option)) => {
            let name = option.long_name();
            return misuse(format!("expected --input or {name}, not both"));
        }
        (Some(path), None) => (inputs::read_path(problem, Path::new(path))?, 0),
        (None, Some(_)) => (kept.collect(), u64::MAX),
        (None, None) => (kept.chain(built_in).collect(), u64::MAX),
    };
    Ok(Search {
        program: Program {
            problem,
            time_limit: Duration::from_secs_f64(time_limit.unwrap_or(default_limit.into())),
            whitespace: requested_whitespace(arguments, problem),
            compiled_file: prepare(&mut command, &problem.judging)?,
            command,
        },
        inputs,
        // Without `--search`, `--rounds` alone limits the search.
        time: match requested_rounds {
            Some(_) if !arguments.has(&SEARCH) => Duration::MAX,
            _ => time,
        },
        max_rounds: requested_rounds.unwrap_or(max_rounds),
        cases_per_round: arguments.number(&CASES),
        kinds: problem.generator.requested_kinds(request.kind),
        request,
        shrink_time: time,
    })
}

//! The command line: the first argument selects a verb, or a problem to solve.
//!
//! The verbs and their options are one table, from which parsing, help, suggestions and completions
//! are made.

mod arguments;
mod check;
mod complete;
mod error;
mod explain;
mod export;
mod generate;
mod list;
mod names;
mod options;
mod output;
mod package;
mod show;
mod solve;
mod stream;
mod trial;
mod validate;
mod verb;

use crate::cli::arguments::{is_help, is_option, Arguments};
use crate::cli::error::{usage, CliError};
use crate::cli::options::options;
use crate::cli::output::{print, say};
use crate::cli::verb::Verb;
use judge::PROBLEMS;
use std::ffi::OsString;
use std::process::ExitCode;

/// The verbs in the order of `judge --help`.
const VERBS: &[&Verb] = &[
    &list::VERB,
    &show::VERB,
    &explain::VERB,
    &generate::VERB,
    &validate::VERB,
    &check::VERB,
    &trial::VERB,
    &export::VERB,
    &package::VERB,
];

/// The program itself, without a verb.
const JUDGE: Verb = Verb {
    name: "",
    operands: &["[VERB]", "PROBLEM", "[FILE]"],
    summary: "solve classic contest problems and test programs that do",
    options: options! {
        "--help" "" "print this; after a verb or a problem, how to use it";
        "--version" "" "print the version";
        "--completions" "bash|zsh|fish" "print completions for a shell";
    },
    text: include_str!("help.txt"),
    help: |text, _| text.replace("[verbs]\n", &verbs_and_problems()),
    run: answer,
};

/// The message if there is nothing to do.
const NOTHING: &str = "expected a problem; `judge --help` shows how to begin";

/// Does what the command line says, prints the message of an error, and returns the exit status.
pub fn run(arguments: &[OsString]) -> ExitCode {
    let (status, message) = match dispatch(arguments) {
        Ok(status) => return status,
        Err(CliError::Failed(message)) => (1, message),
        Err(CliError::Usage(message)) => (2, message),
    };
    say(&message);
    match arguments.first() {
        Some(verb) if verb == check::VERB.name => check::NOT_CHECKED.into(),
        _ => status.into(),
    }
}

/// Runs a verb, solves a problem, or answers a question about the program itself.
fn dispatch(arguments: &[OsString]) -> Result<ExitCode, CliError> {
    let Some((first, rest)) = arguments.split_first() else {
        return usage(NOTHING);
    };
    if is_help(first) || first == "help" {
        return match rest.first() {
            Some(word) if !is_option(word) => dispatch(&[rest, &["--help".into()]].concat()),
            _ => print(&JUDGE.help(None)),
        };
    }
    if first == complete::VERB {
        return print(&complete::lines(rest, &JUDGE, &solve::VERB, VERBS));
    }
    if first == "-V" {
        return dispatch(&["--version".into()]);
    }
    if is_option(first) {
        return run_verb(&JUDGE, arguments);
    }
    if let Some(verb) = VERBS.iter().find(|verb| first == verb.name) {
        return run_verb(verb, rest);
    }
    if names::find(first).is_some() {
        return run_verb(&solve::VERB, arguments);
    }
    if first == "stress" {
        return usage("`judge stress` is now `judge test PROBLEM --kind KIND COMMAND ...`");
    }
    let verbs: Vec<&str> = VERBS.iter().map(|verb| verb.name).collect();
    Err(names::unknown("problem or verb", first, &verbs))
}

/// Runs a verb, or prints its help.
fn run_verb(verb: &Verb, arguments: &[OsString]) -> Result<ExitCode, CliError> {
    let arguments = Arguments::parse(arguments, &verb.call(), verb.operands, verb.options)?;
    if !arguments.help {
        return (verb.run)(arguments);
    }
    let is_about_problem = !arguments.operands.is_empty();
    let problem = is_about_problem.then(|| arguments.problem()).transpose()?;
    print(&verb.help(problem))
}

/// Answers a question about the program itself.
fn answer(arguments: Arguments) -> Result<ExitCode, CliError> {
    if !arguments.operands.is_empty() {
        return usage(NOTHING);
    }
    if arguments.has("--version") {
        return print(concat!("judge ", env!("CARGO_PKG_VERSION"), "\n"));
    }
    match arguments.choice("--completions")? {
        None => usage(NOTHING),
        Some(shell) => print(complete::script(shell)),
    }
}

fn verbs_and_problems() -> String {
    let mut list = String::new();
    let mut add = |call: String, what: &str| list += &format!("  {call:<24} {what}\n");
    add("judge PROBLEM [FILE]".into(), solve::VERB.summary);
    for verb in VERBS {
        add(format!("{} ...", verb.call()), verb.summary);
    }
    list += "\nProblems, also by any of their other names:\n";
    for problem in PROBLEMS {
        let (title, judges) = (problem.names.title, problem.names.judges);
        list += &format!("  {:<14} {title} ({judges})\n", problem.name());
    }
    list
}

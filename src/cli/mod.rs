//! The command line: the first argument selects a verb, or a problem to solve.
//!
//! The files import each other in this order only: error; files, names; options; terminal, verb;
//! the verbs, of which stress imports generate; this one.

mod check;
mod error;
mod explain;
mod export;
mod files;
mod generate;
mod list;
mod names;
mod options;
mod show;
mod solve;
mod stress;
mod terminal;
mod validate;
mod verb;

use crate::cli::error::{usage, CliError};
use crate::cli::files::{print, say};
use crate::cli::options::{is_option, split_at_dashes, Options};
use crate::cli::verb::Verb;
use judge::PROBLEMS;
use std::ffi::{OsStr, OsString};
use std::process::ExitCode;

/// The verbs in the order of `judge --help`.
const VERBS: &[&Verb] = &[
    &list::VERB,
    &show::VERB,
    &explain::VERB,
    &generate::VERB,
    &validate::VERB,
    &check::VERB,
    &stress::VERB,
    &export::VERB,
];

/// The usual exit status after each of the errors.
const FAILED: u8 = 1;
const WRONG_COMMAND_LINE: u8 = 2;

/// Does what the command line says, prints the message of an error, and returns the exit status.
pub fn run(arguments: &[OsString]) -> ExitCode {
    let (status, message) = match dispatch(arguments) {
        Ok(status) => return status,
        Err(CliError::Failed(message)) => (FAILED, message),
        Err(CliError::Usage(message)) => (WRONG_COMMAND_LINE, message),
    };
    say(&message);
    let verb = arguments.first().and_then(|first| verb(first));
    ExitCode::from(verb.and_then(|verb| verb.error_status).unwrap_or(status))
}

/// Runs a verb, solves a problem, or answers a question about the program itself.
fn dispatch(arguments: &[OsString]) -> Result<ExitCode, CliError> {
    let Some((first, rest)) = arguments.split_first() else {
        return usage("expected a problem; `judge --help` shows how to begin");
    };
    if let Some(verb) = verb(first) {
        return run_verb(verb, rest);
    }
    match &*first.to_string_lossy() {
        "--help" | "-h" | "help" => match rest.first() {
            Some(word) if !is_option(word) => dispatch(&[word.clone(), "--help".into()]),
            _ => print(&help()),
        },
        "--version" | "-V" => print(concat!("judge ", env!("CARGO_PKG_VERSION"), "\n")),
        word if names::find(word).is_some() => run_verb(&solve::VERB, arguments),
        _ => {
            let verbs = VERBS.iter().map(|verb| verb.name);
            Err(names::unknown_first_word(arguments, verbs))
        }
    }
}

fn verb(word: &OsStr) -> Option<&'static Verb> {
    VERBS.iter().copied().find(|verb| word == verb.name)
}

/// Runs a verb, or prints its help.
fn run_verb(verb: &Verb, arguments: &[OsString]) -> Result<ExitCode, CliError> {
    let (before_dashes, _) = split_at_dashes(arguments);
    let is_help = |word: &&OsString| *word == "--help" || *word == "-h";
    if !before_dashes.iter().any(|word| is_help(&word)) {
        return (verb.run)(Options::parse(arguments, verb.options)?);
    }
    let word = before_dashes.iter().find(|word| !is_help(word));
    let word = word.filter(|word| !is_option(word));
    let problem = word.map(|word| names::problem(word)).transpose()?;
    print(&(verb.help)(problem))
}

fn help() -> String {
    let mut help =
        String::from("Solves classic contest problems exactly as their online judges expect.\n\n");
    for verb in [&solve::VERB].iter().chain(VERBS) {
        help += &format!("judge {:<18} {}\n", verb.name, verb.summary);
    }
    help += "judge VERB --help        how to use one of these\njudge --version\n\nProblems:\n";
    for problem in PROBLEMS {
        help += &format!("  {:<14} {}\n", problem.name(), problem.names.title);
    }
    help + include_str!("help.txt")
}

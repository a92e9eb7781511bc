//! The command line: the first argument selects a verb, or a problem to solve.
//!
//! The verbs and their options are one table, from which parsing, help, suggestions, completions
//! and the man page are made.
//!
//! The files import each other in this order only: error, form; files, names; options; terminal,
//! verb; complete, man and the verbs, of which stress imports check and generate; this one.

mod check;
mod complete;
mod convention;
mod error;
mod explain;
mod export;
mod files;
mod generate;
mod list;
mod man;
mod names;
mod options;
mod package;
mod show;
mod solve;
mod stress;
mod terminal;
mod validate;
mod verb;

use crate::cli::error::{usage, CliError};
use crate::cli::files::{print, say};
use crate::cli::options::{is_help, is_option, Opt, Options, Values};
use crate::cli::verb::{Verb, OPTIONS};
use judge::PROBLEMS;
use std::ffi::{OsStr, OsString};
use std::io::{self, IsTerminal, Write};
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
    &package::VERB,
];

/// The program itself, without a verb.
const JUDGE: Verb = Verb {
    name: "",
    operands: "[VERB] PROBLEM [FILE ...] [OPTION ...]",
    summary: "solve classic contest problems and test programs that do",
    options: &[
        Opt::new(
            "--help",
            Values::Any,
            "print this; after a verb or a problem, print how to use it",
        ),
        Opt::new("--version", Values::Any, "print the version"),
        Opt::new(
            "--generate WHAT",
            Values::OneOf(&[
                "man",
                "complete-bash",
                "complete-zsh",
                "complete-fish",
                "complete-powershell",
            ]),
            "print the man page, or completions for a shell: man, complete-bash, complete-zsh, \
             complete-fish or complete-powershell",
        ),
    ],
    help: |_| help(),
    run: answer,
    error_status: None,
};

/// The usual exit status after each of the errors.
const FAILED: u8 = 1;
const WRONG_COMMAND_LINE: u8 = 2;

/// Does what the command line says, prints the message of an error, and returns the exit status.
pub fn run(arguments: &[OsString]) -> ExitCode {
    let (status, message) = match dispatch(arguments) {
        Ok(status) => return status,
        Err(CliError::Failed(message)) => (FAILED, message),
        Err(CliError::Usage(message) | CliError::Option(message)) => (WRONG_COMMAND_LINE, message),
    };
    say(&message);
    let verb = arguments.first().and_then(|first| verb(first));
    ExitCode::from(verb.and_then(|verb| verb.error_status).unwrap_or(status))
}

/// Runs a verb, solves a problem, or answers a question about the program itself.
fn dispatch(arguments: &[OsString]) -> Result<ExitCode, CliError> {
    let Some((first, rest)) = arguments.split_first() else {
        return nothing();
    };
    if let Some(verb) = verb(first) {
        return run_verb(verb, rest);
    }
    if is_help(first) || first == "help" {
        return match rest.first() {
            Some(word) if !is_option(word) => dispatch(&[rest, &["--help".into()]].concat()),
            _ => print(&JUDGE.help(None)),
        };
    }
    if first == "-V" {
        return dispatch(&["--version".into()]);
    }
    if first == complete::VERB {
        return print(&complete::lines(rest, &JUDGE, &solve::VERB, VERBS));
    }
    if is_option(first) {
        return run_verb(&JUDGE, arguments);
    }
    if names::find(arguments).is_some() {
        return run_verb(&solve::VERB, arguments);
    }
    let verbs = VERBS.iter().map(|verb| verb.name);
    Err(names::unknown_first_word(first, verbs))
}

/// The command line is empty. At a terminal, that asks for help.
fn nothing() -> Result<ExitCode, CliError> {
    let mut terminal = io::stderr();
    if !terminal.is_terminal() {
        return usage("expected a problem; `judge --help` shows how to begin");
    }
    // A terminal that has gone away needs no help.
    let _ = terminal.write_all(JUDGE.help(None).as_bytes());
    Ok(ExitCode::from(WRONG_COMMAND_LINE))
}

fn verb(word: &OsStr) -> Option<&'static Verb> {
    VERBS.iter().copied().find(|verb| word == verb.name)
}

/// Runs a verb, or prints its help.
fn run_verb(verb: &Verb, arguments: &[OsString]) -> Result<ExitCode, CliError> {
    match Options::parse(arguments, verb.options, verb.takes_command()) {
        Ok(mut options) if options.help => print(&verb.help(options.problem_of_help()?)),
        Ok(options) => (verb.run)(options),
        Err(CliError::Option(message)) => {
            let see = if message.ends_with('?') {
                " See"
            } else {
                "; see"
            };
            usage(format!("{message}{see} `{} --help`", verb.call()))
        }
        Err(error) => Err(error),
    }
}

/// Answers a question about the program itself.
fn answer(mut options: Options) -> Result<ExitCode, CliError> {
    options.finish()?;
    if options.value("--version").is_some() {
        return print(concat!("judge ", env!("CARGO_PKG_VERSION"), "\n"));
    }
    match options.choice("--generate")? {
        None => usage("expected a problem; `judge --help` shows how to begin"),
        Some("man") => print(&man::page(&JUDGE, &solve::VERB, VERBS)),
        Some(shell) => print(complete::script(shell)),
    }
}

fn help() -> String {
    let mut help =
        String::from("Solves classic contest problems exactly as their online judges expect.\n\n");
    help += &format!("  {:<24} {}\n", solve::VERB.usage(), solve::VERB.summary);
    for verb in VERBS {
        help += &format!(
            "  {:<24} {}\n",
            format!("{} ...", verb.call()),
            verb.summary
        );
    }
    help += "\nProblems, also by any of their other names:\n";
    for problem in PROBLEMS {
        let (title, judges) = (problem.names.title, problem.names.judges);
        help += &format!("  {:<14} {title} ({judges})\n", problem.name());
    }
    help + "\n" + OPTIONS + include_str!("help.txt")
}

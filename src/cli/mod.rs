//! The command line: dispatch by the first argument, to a verb or to the solution of a problem.

mod check;
mod error;
mod explain;
mod export;
mod files;
mod generate;
mod list;
mod names;
mod options;
mod solve;
mod stress;
mod validate;
mod verb;

use error::CliError;
use files::{print, say};
use judge::PROBLEMS;
use std::ffi::OsString;
use std::process::ExitCode;
use verb::Verb;

/// The verbs in the order of `judge --help`.
const VERBS: &[&Verb] = &[
    &list::VERB,
    &explain::VERB,
    &generate::VERB,
    &validate::VERB,
    &check::VERB,
    &stress::VERB,
    &export::VERB,
];

/// The exit status for bad input, and for a wrong command line.
const BAD_INPUT: u8 = 1;
const WRONG_COMMAND_LINE: u8 = 2;

/// Does what the command line says and returns the exit status.
pub fn run(arguments: &[OsString]) -> ExitCode {
    let verb = arguments.first().and_then(|first| verb(first));
    let result = match (verb, arguments) {
        (Some(verb), [_, rest @ ..]) => run_verb(verb, rest),
        _ => run_other(arguments),
    };
    let (reported, usage) = match verb {
        Some(Verb {
            failure: Some(failure),
            ..
        }) => (*failure, *failure),
        _ => (BAD_INPUT, WRONG_COMMAND_LINE),
    };
    match result {
        Ok(status) => status,
        Err(CliError::Reported) => ExitCode::from(reported),
        Err(CliError::Usage(message)) => {
            say(&format!("judge: {message}"));
            ExitCode::from(usage)
        }
    }
}

fn verb(word: &OsString) -> Option<&'static Verb> {
    VERBS.iter().copied().find(|verb| *word == *verb.name)
}

/// Does what a verb does, or prints its help.
fn run_verb(verb: &Verb, arguments: &[OsString]) -> Result<ExitCode, CliError> {
    let ours = arguments.iter().take_while(|argument| *argument != "--");
    let (help, others): (Vec<&OsString>, Vec<&OsString>) =
        ours.partition(|argument| *argument == "--help" || *argument == "-h");
    if help.is_empty() {
        return (verb.run)(arguments);
    }
    print("", &(verb.help)(others.first().copied())?)
}

/// Solves a problem, or does what concerns the program itself.
fn run_other(arguments: &[OsString]) -> Result<ExitCode, CliError> {
    let Some((first, rest)) = arguments.split_first() else {
        let message = "expected a problem; `judge --help` shows how to begin";
        return Err(CliError::Usage(message.into()));
    };
    let word = first.to_string_lossy();
    match &*word {
        "--help" | "-h" | "help" => help_with(rest.first()),
        "--version" | "-V" => print("", concat!("judge ", env!("CARGO_PKG_VERSION"), "\n")),
        _ => match names::find(&word) {
            Some(problem) => solve::run(problem, rest),
            None => {
                let verbs = VERBS.iter().map(|verb| verb.name);
                let message = names::unknown_first_word(&word, rest.first(), verbs);
                Err(CliError::Usage(message))
            }
        },
    }
}

/// `judge help WORD` is `judge WORD --help`; without a word it is `judge --help`.
fn help_with(word: Option<&OsString>) -> Result<ExitCode, CliError> {
    let Some(word) = word.filter(|word| !word.to_string_lossy().starts_with('-')) else {
        return print("", &help());
    };
    match verb(word) {
        Some(verb) => print("", &(verb.help)(None)?),
        None => run_other(&[word.clone(), "--help".into()]),
    }
}

fn help() -> String {
    let mut help = String::from(
        "Six classic contest problems, solved exactly as their online judges want them.\n\n\
         judge PROBLEM [FILE]     answer FILE, or standard input, on standard output\n",
    );
    for verb in VERBS {
        help += &format!("judge {:<18} {}\n", verb.name, verb.summary);
    }
    help += "judge VERB --help        how to use one of these\njudge --version\n\nProblems:\n";
    for problem in PROBLEMS {
        help += &format!("  {:<14} {}\n", problem.name(), problem.names.title);
    }
    help += "\nExamples:\n  judge spot game.in > game.out\n  judge uva246 < decks.txt | head\n\n\
             Exit status: 0 done, 1 bad input, 2 wrong command line;\n\
             `judge check` has its own, see `judge check --help`.\n";
    help
}

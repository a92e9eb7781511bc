//! The command line: the first argument selects a subcommand, or a problem to solve.
//!
//! Parsing, help, suggestions and completions use the same table of subcommands and options.

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
mod show;
mod solve;
mod stream;
mod subcommand;
mod tester;
mod validate;

use crate::cli::error::{misuse, CliError, FAILED, NOT_JUDGED, WRONG_USAGE};
use crate::cli::options::{options, Opt};
use crate::cli::output::{print, print_message};
use crate::cli::subcommand::{is_help, is_option, Arguments, Subcommand};
use judge::{Problem, PROBLEMS};
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

/// The subcommands in the order of `judge --help`.
const SUBCOMMANDS: &[&Subcommand] = &[
    &list::SUBCOMMAND,
    &show::SUBCOMMAND,
    &explain::SUBCOMMAND,
    &generate::SUBCOMMAND,
    &validate::SUBCOMMAND,
    &check::SUBCOMMAND,
    &tester::SUBCOMMAND,
    &export::SUBCOMMAND,
];

/// The command line without a subcommand or a problem, such as `judge --version`.
const JUDGE: Subcommand = Subcommand {
    name: "",
    operands: &["[SUBCOMMAND]", "PROBLEM", "[FILE]"],
    summary: "solve classic contest problems and test programs that do",
    options: options! {
        "-h, --help", Flag, "print this; after a subcommand or a problem, its help";
        "-V, --version", Flag, "print the version";
        "--completions", OneOf(&["bash", "zsh", "fish"]), "print completions for a shell";
    },
    help_text: include_str!("help.txt"),
    run: run_judge,
};

/// The line of `help.txt` that the list of subcommands and problems replaces.
const LIST_PLACEHOLDER: &str = "[list]\n";

/// Runs the command line and returns the exit status. Prints the message of an error.
pub fn run(arguments: &[OsString]) -> ExitCode {
    let error = match dispatch(arguments) {
        Ok(status) => return status,
        Err(error) => error,
    };
    let first_argument = arguments.first().and_then(|first| first.to_str());
    let (status, message) = match (error, first_argument) {
        (CliError::Failed(message), Some("validate" | "check" | "test")) => (NOT_JUDGED, message),
        (CliError::Failed(message), _) => (FAILED, message),
        (CliError::Usage(message), Some("check")) => (NOT_JUDGED, message),
        (CliError::Usage(message), _) => (WRONG_USAGE, message),
    };
    print_message(&message);
    status.into()
}

/// Runs the subcommand that the first argument names. If the argument names a problem, solves it.
fn dispatch(arguments: &[OsString]) -> Result<ExitCode, CliError> {
    let Some((word, rest)) = arguments.split_first() else {
        let text = JUDGE.help_text.split(LIST_PLACEHOLDER).next();
        let (usage, text) = (JUDGE.usage(), text.unwrap_or_default());
        // A write error is ignored, because there is no other stream for messages.
        let _ = writeln!(io::stderr(), "{usage}\n\n{text}`judge --help` shows more.");
        return Ok(WRONG_USAGE.into());
    };
    if is_help(word) || word == "help" {
        return match rest.first() {
            Some(topic) if !is_option(topic) => dispatch(&[rest, &["--help".into()]].concat()),
            _ => print(help(&JUDGE, None)),
        };
    }
    if word == complete::HIDDEN_SUBCOMMAND {
        let lines = complete::complete_last_word(rest, &JUDGE, &solve::SUBCOMMAND, SUBCOMMANDS);
        return print(&lines);
    }
    if is_option(word) {
        return run_subcommand(&JUDGE, &JUDGE.invocation(), arguments);
    }
    let mut subcommands = SUBCOMMANDS.iter();
    if let Some(subcommand) = subcommands.find(|subcommand| word == subcommand.name) {
        return run_subcommand(subcommand, &subcommand.invocation(), rest);
    }
    if let Some(problem) = names::find(word) {
        let invocation = format!("judge {}", problem.name);
        return run_subcommand(&solve::SUBCOMMAND, &invocation, arguments);
    }
    if word == "solve" {
        return misuse("`solve` is not needed: `judge PROBLEM [FILE]` solves a problem");
    }
    let names = names::all().chain(SUBCOMMANDS.iter().map(|subcommand| subcommand.name));
    let thing = "problem or subcommand";
    Err(names::unknown(thing, word, names, "judge"))
}

/// Runs a subcommand or prints its help. Messages call the subcommand `invocation`, such as
/// `judge test`.
fn run_subcommand(
    subcommand: &Subcommand,
    invocation: &str,
    arguments: &[OsString],
) -> Result<ExitCode, CliError> {
    let arguments = Arguments::parse(arguments, invocation, subcommand)?;
    if !arguments.has_help {
        return (subcommand.run)(arguments);
    }
    let has_problem = !arguments.operands.is_empty();
    let problem = has_problem.then(|| arguments.problem()).transpose()?;
    print(help(subcommand, problem))
}

/// Runs `judge` without a subcommand: prints the version or completions.
fn run_judge(arguments: Arguments) -> Result<ExitCode, CliError> {
    match arguments.only_one_of(&["--version", "--completions"])? {
        None => misuse("expected a problem; `judge --help` shows how to begin"),
        Some("--version") => print(concat!("judge ", env!("CARGO_PKG_VERSION"), "\n")),
        Some(_) => print(complete::script(
            arguments.choice("--completions").unwrap_or_default(),
        )),
    }
}

/// Returns the help of a subcommand, with details of the problem if the command line names one.
fn help(subcommand: &Subcommand, problem: Option<&'static dyn Problem>) -> String {
    let options: String = subcommand.options.iter().map(Opt::description).collect();
    let text = subcommand.help_text.replace("[options]\n", &options);
    let text = match (subcommand.name, problem) {
        ("", _) => text.replace(LIST_PLACEHOLDER, &subcommands_and_problems()),
        ("explain", Some(problem)) => {
            let rules = problem.section("Rules");
            format!("{rules}\n`judge explain --help` describes the options.\n")
        }
        ("generate", Some(problem)) => text + &generate::input_description(problem),
        ("generate", None) => {
            text + "`judge generate PROBLEM --help` describes the sizes and the kinds.\n"
        }
        ("validate", Some(problem)) => text + &generate::format_description(problem),
        ("validate", None) => text + "`judge validate PROBLEM --help` describes the format.\n",
        _ => text,
    };
    let help = format!("{}\n\n{text}", subcommand.usage());
    let name_or = |default| problem.map_or(default, |problem| problem.name);
    let help = help.replace("EXAMPLE", name_or("spot"));
    help.replace("PROBLEM", name_or("PROBLEM"))
}

/// Returns the list of subcommands and problems in `judge --help`.
fn subcommands_and_problems() -> String {
    let mut list = String::new();
    let mut add = |usage: String, summary: &str| list += &format!("  {usage:<24} {summary}\n");
    add("judge PROBLEM [FILE]".into(), solve::SUBCOMMAND.summary);
    for subcommand in SUBCOMMANDS {
        let usage = format!("{} ...", subcommand.invocation());
        add(usage, subcommand.summary);
    }
    list += "\nProblems, also by any of their other names:\n";
    for &problem in PROBLEMS {
        let (title, judges) = (problem.title, problem.judges);
        list += &format!("  {:<14} {title} ({judges})\n", problem.name);
    }
    list
}

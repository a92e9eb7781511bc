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
mod prelude;
mod show;
mod solve;
mod stream;
mod subcommand;
mod tester;
mod validate;

use crate::cli::prelude::*;
use crate::cli::subcommand::is_option;
use std::ffi::OsString;

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

options! {
    HELP = "-h, --help", Flag, "print this; after a subcommand or a problem, its help";
    VERSION = "-V, --version", Flag, "print the version";
    COMPLETIONS = "--completions", OneOf(&["bash", "zsh", "fish"]), "print completions for a shell";
}

/// The command line without a subcommand or a problem, such as `judge --version`.
const JUDGE: Subcommand = Subcommand {
    operands: &["[SUBCOMMAND]", "PROBLEM", "[FILE]"],
    summary: "solve classic contest problems and test programs that do",
    options: OPTIONS,
    help_text: include_str!("help.txt"),
    details: |_| subcommands_and_problems(),
    run: run_judge,
    ..Subcommand::DEFAULT
};

/// Runs the subcommand that the first argument names, and returns the exit status. If the argument
/// names a problem, solves it.
pub fn run(arguments: &[OsString]) -> ExitCode {
    let Some((word, rest)) = arguments.split_first() else {
        return JUDGE.start(arguments);
    };
    if word == "help" {
        return JUDGE.start(&["--help".into()]);
    }
    if word == complete::HIDDEN_SUBCOMMAND {
        let lines = complete::complete_last_word(rest, &JUDGE, &solve::SUBCOMMAND, SUBCOMMANDS);
        return JUDGE.exit_code(print(&lines));
    }
    let mut subcommands = SUBCOMMANDS.iter();
    if let Some(subcommand) = subcommands.find(|subcommand| word == subcommand.name) {
        return subcommand.start(rest);
    }
    if is_option(word) {
        return JUDGE.start(arguments);
    }
    if names::find(word).is_some() {
        return solve::SUBCOMMAND.start(arguments);
    }
    if word == "solve" {
        let message = "`solve` is not needed: `judge PROBLEM [FILE]` solves a problem";
        return JUDGE.exit_code(misuse(message));
    }
    let names = names::all().chain(SUBCOMMANDS.iter().map(|subcommand| subcommand.name));
    let thing = "problem or subcommand";
    JUDGE.exit_code(Err(names::unknown(thing, word, names, "judge")))
}

/// Runs `judge` without a subcommand: prints the version or completions.
fn run_judge(arguments: Arguments) -> Result {
    let shell = arguments.choice(&COMPLETIONS);
    match arguments.only_one_of(&[(&VERSION, None), (&COMPLETIONS, shell)])? {
        None => misuse("expected a problem; `judge --help` shows how to begin"),
        Some(None) => print(concat!("judge ", env!("CARGO_PKG_VERSION"), "\n")),
        Some(Some(shell)) => print(complete::script(shell)),
    }
}

/// Returns the list of subcommands and problems in `judge --help`.
fn subcommands_and_problems() -> String {
    let mut list = format!("  judge PROBLEM [FILE]     {}\n", solve::SUBCOMMAND.summary);
    for subcommand in SUBCOMMANDS {
        let usage = format!("{} ...", subcommand.invocation());
        list += &format!("  {usage:<24} {}\n", subcommand.summary);
    }
    list += "\nProblems, also by any of their other names:\n";
    for &problem in PROBLEMS {
        let (title, judges) = (problem.title, problem.judges);
        list += &format!("  {:<14} {title} ({judges})\n", problem.name);
    }
    list
}

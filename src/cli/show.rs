//! `judge show PROBLEM`: the statement of a problem.

use crate::cli::arguments::Arguments;
use crate::cli::error::CliError;
use crate::cli::options::options;
use crate::cli::output::print;
use crate::cli::verb::Verb;
use judge::workbench::problem::Mistake;
use std::process::ExitCode;

/// `judge show`
pub const VERB: Verb = Verb {
    name: "show",
    operands: &["PROBLEM"],
    summary: "show the statement of a problem",
    options: options! {
        "--mistakes" "" "list typical mistakes instead, each with a sentence";
    },
    text: include_str!("show.txt"),
    help: |text, _| text,
    run: show,
};

fn show(arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    if !arguments.has("--mistakes") {
        return print(&problem.statement());
    }
    let mistakes = problem.package.mistakes.iter();
    let lines = mistakes.map(|Mistake { name, sentence, .. }| format!("{name:<36}{sentence}\n"));
    print(&lines.collect::<String>())
}

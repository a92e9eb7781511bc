//! `judge show PROBLEM`: the statement of a problem.

use crate::cli::arguments::Arguments;
use crate::cli::error::CliError;
use crate::cli::output::print;
use crate::cli::verb::Verb;
use judge::workbench::problem::Mistake;
use std::process::ExitCode;

/// `judge show`
pub const VERB: Verb = Verb {
    name: "show",
    operands: "PROBLEM [OPTION]",
    summary: "show the statement of a problem",
    text: include_str!("show.txt"),
    help: |text, _| text.into(),
    run: show,
};

fn show(mut arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    arguments.operands(0)?;
    if !arguments.has("--mistakes") {
        return print(&problem.statement());
    }
    let mistakes = problem.package.mistakes.iter();
    let lines = mistakes.map(|Mistake { name, sentence, .. }| format!("{name:<36}{sentence}\n"));
    print(&lines.collect::<String>())
}

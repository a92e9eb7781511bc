//! `judge show PROBLEM`: the statement of a problem.

use crate::cli::arguments::Arguments;
use crate::cli::error::CliError;
use crate::cli::output::print;
use crate::cli::verb::Verb;
use std::process::ExitCode;

/// `judge show`
pub const VERB: Verb = Verb {
    name: "show",
    operands: "PROBLEM",
    summary: "show the statement of a problem",
    text: include_str!("show.txt"),
    help: |text, _| text.into(),
    run: show,
};

fn show(mut arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    arguments.operands(0)?;
    print(&problem.statement())
}

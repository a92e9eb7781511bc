//! `judge show PROBLEM`: the statement of a problem.

use crate::cli::error::CliError;
use crate::cli::files::print;
use crate::cli::options::Options;
use crate::cli::verb::Verb;
use std::process::ExitCode;

/// `judge show`
pub const VERB: Verb = Verb {
    name: "show",
    operands: "PROBLEM",
    summary: "show the statement of a problem",
    options: &[],
    help: |_| include_str!("show.txt").into(),
    run: show,
    error_status: None,
};

fn show(mut options: Options) -> Result<ExitCode, CliError> {
    let problem = options.problem()?;
    options.finish()?;
    print(problem.statement)
}

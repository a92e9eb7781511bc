//! `judge validate PROBLEM [FILE]`: checks that input follows the statement.

use crate::cli::error::CliError;
use crate::cli::options::options;
use crate::cli::output::print;
use crate::cli::stream::FileStream;
use crate::cli::subcommand::{Arguments, Subcommand};
use std::process::ExitCode;

pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "validate",
    operands: &["PROBLEM", "[FILE]"],
    summary: "check that input follows the statement to the letter",
    options: options! {
        "--no-limits", Flag, "lift the judges' limits, which are marked (*) in the format";
    },
    help_text: include_str!("validate.txt"),
    run: validate,
};

fn validate(arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let mut stream = FileStream::open(problem, arguments.path(1), None)?;
    let input = stream.read_all()?;
    let Err((place, message)) = problem.validate(&input, !arguments.has("--no-limits")) else {
        return Ok(ExitCode::SUCCESS);
    };
    let _ = print(stream.message_at(place, &message) + "\n")?;
    Ok(ExitCode::FAILURE)
}

//! `judge validate PROBLEM [FILE]`: checks that input follows the statement.

use crate::cli::generate::format_description;
use crate::cli::prelude::*;

options! {
    NO_LIMITS = "--no-limits", Flag, "lift the judges' limits, which are marked (*) in the format";
}

pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "validate",
    operands: &["PROBLEM", "[FILE]"],
    summary: "check that input follows the statement to the letter",
    options: OPTIONS,
    help_text: include_str!("validate.txt"),
    details: |problem| match problem {
        Some(problem) => format_description(problem),
        None => "`judge validate PROBLEM --help` describes the format.\n".into(),
    },
    error_statuses: [NOT_JUDGED, WRONG_USAGE],
    run: validate,
};

fn validate(arguments: Arguments) -> Result {
    let problem = arguments.problem()?;
    let mut stream = FileStream::open(problem, arguments.path(1), None)?;
    let input = stream.read_all()?;
    let Err((place, message)) = problem.validate(&input, !arguments.has(&NO_LIMITS)) else {
        return Ok(ExitCode::SUCCESS);
    };
    let _ = print(stream.message_at(place, &message) + "\n")?;
    Ok(ExitCode::FAILURE)
}

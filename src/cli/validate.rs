//! `judge validate PROBLEM [FILE]`: whether a file is valid input by the statement of a problem.

use crate::cli::error::CliError;
use crate::cli::files::{name_mark, written, Files};
use crate::cli::options::{Opt, Options, Values};
use crate::cli::verb::{row, Verb};
use judge::runtime::scanner::Place;
use judge::{Error, PROBLEMS};
use std::io::{self, Write};
use std::process::ExitCode;

/// `judge validate`
pub const VERB: Verb = Verb {
    name: "validate",
    operands: "PROBLEM [FILE] [OPTION ...]",
    summary: "check input against the statement, to the letter",
    options: &[
        Opt::new(
            "--max N",
            Values::Any,
            "show at most N violations, then how many more there are; 20 by default",
        ),
        Opt::new(
            "--no-limits",
            Values::Any,
            "lift the judges' limits, marked (*) below",
        ),
    ],
    help: |_| {
        let mut help = String::from(include_str!("validate.txt"));
        for problem in PROBLEMS {
            let name = format!("  {}", problem.name());
            help += &row(&name, 16, problem.validator.format.split(' '));
        }
        help
    },
    run: validate,
    error_status: None,
};

/// How many violations are shown by default.
const SHOWN: u64 = 20;

fn validate(mut options: Options) -> Result<ExitCode, CliError> {
    let problem = options.problem()?;
    let file = options.last_operand()?;
    let shown = options.number("--max")?.unwrap_or(SHOWN);
    let mut files = Files::open(problem, file.as_deref())?;
    let name = files.name.clone();
    let mut violations = 0_u64;
    let mut output = Ok(());
    let mut report = |place: Place, message: &str| {
        violations += 1;
        if violations <= shown && output.is_ok() {
            let (line, column) = (place.line, place.column);
            output = writeln!(
                io::stdout(),
                "{name}:{line}:{column}: {}",
                name_mark(message)
            );
        }
    };
    let limits = options.value("--no-limits").is_none();
    let read = problem.validate(&mut files, limits, &mut report);
    if violations > shown && output.is_ok() {
        output = writeln!(io::stdout(), "and {} more", violations - shown);
    }
    if output.is_err() {
        return written(output);
    }
    if let Some(other_form) = (violations > 0).then(|| files.other_form()).flatten() {
        let message = format!("{}: {name}: {other_form}", problem.name());
        return Err(CliError::Failed(message));
    }
    files.finish(read.map_err(Error::from))?;
    Ok(ExitCode::from(u8::from(violations > 0)))
}

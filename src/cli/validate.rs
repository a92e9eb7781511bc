//! `judge validate PROBLEM [FILE]`: whether a file is valid input by the statement of a problem.

use crate::cli::arguments::Arguments;
use crate::cli::error::CliError;
use crate::cli::options::options;
use crate::cli::output::Output;
use crate::cli::stream::{located, FileStream};
use crate::cli::verb::Verb;
use judge::runtime::scanner::Place;
use judge::workbench::explanation::{wrap, WIDTH};
use judge::Error;
use std::process::ExitCode;

/// `judge validate`
pub const VERB: Verb = Verb {
    name: "validate",
    operands: &["PROBLEM", "[FILE]"],
    summary: "check that input follows the statement to the letter",
    options: options! {
        "--max" "N" "show at most N violations, then how many more there are; 20 by default";
        "--no-limits" "" "lift the judges' limits, which are marked (*) in the format";
    },
    text: include_str!("validate.txt"),
    help: |text, problem| match problem {
        Some(problem) => text + &wrap("  format: ", problem.format.description, 10, WIDTH),
        None => text + "`judge validate PROBLEM --help` describes the format.\n",
    },
    run: validate,
};

/// How many violations are shown by default.
const SHOWN: u64 = 20;

fn validate(arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let most = arguments.number("--max")?.unwrap_or(SHOWN);
    let limits = !arguments.has("--no-limits");
    let mut stream = FileStream::open(problem, arguments.file(1), None)?;
    let (name, variant) = (stream.name.clone(), stream.variant);
    let mut violations = 0_u64;
    let mut output = Output::Standard;
    let mut written = Ok(());
    let mut show = |line: &str| {
        if written.is_ok() {
            written = output.write(format!("{line}\n").as_bytes());
        }
    };
    let mut report = |place: Place, message: &str| {
        violations += 1;
        if violations <= most {
            // Input of another variant differs in its first line.
            let is_first = violations == 1 && place.line == 1;
            let variant = variant.filter(|_| is_first);
            show(&located(&name, place, message, variant));
        }
    };
    let read = problem.validate(&mut stream, limits, &mut report);
    if violations > most {
        show(&format!("and {} more", violations - most));
    }
    if let Err(error) = written {
        return output.end(error);
    }
    let status = stream.finish(read.map_err(Error::from))?;
    match violations {
        0 => Ok(status),
        _ => Ok(ExitCode::FAILURE),
    }
}

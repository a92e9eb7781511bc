//! `judge validate PROBLEM [FILE]`: whether a file is valid input by the statement of a problem.

use crate::cli::convention::{convention, FOR};
use crate::cli::error::CliError;
use crate::cli::files::{name_mark, say, written, Files};
use crate::cli::options::{Opt, Options, Values};
use crate::cli::verb::{row, Verb};
use judge::export::parts::Convention;
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
        FOR,
        // What Polygon passes to a validator.
        Opt::new("--testset NAME", Values::Any, "for testlib, without effect"),
        Opt::new("--group NAME", Values::Any, "for testlib, without effect"),
        Opt::new(
            "--testOverviewLogFileName FILE",
            Values::File,
            "for testlib, without effect",
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
    let convention = convention(&options)?;
    let is_testlib = convention == Some(Convention::Testlib);
    let mut files = Files::open(problem, file.as_deref())?;
    if convention.is_some() {
        // Whatever the input is, it is valid or not.
        files.accept_any_bytes();
    }
    let name = files.name.clone();
    let mut violations = 0_u64;
    let mut output = Ok(());
    let mut show = |line: String| {
        if output.is_ok() {
            output = match is_testlib {
                true => io::stderr().write_all(line.as_bytes()),
                false => io::stdout().write_all(line.as_bytes()),
            };
        }
    };
    let mut report = |place: Place, message: &str| {
        violations += 1;
        if violations <= shown {
            let Place { line, column, .. } = place;
            // Input of another form differs in its first line.
            let sibling = problem.sibling.filter(|_| violations == 1 && line == 1);
            let advice = sibling.map_or_else(String::new, |sibling| format!("; {sibling}"));
            let message = name_mark(message);
            show(format!("{name}:{line}:{column}: {message}{advice}\n"));
        }
    };
    let limits = options.value("--no-limits").is_none();
    let read = problem.validate(&mut files, limits, &mut report);
    if violations > shown {
        show(format!("and {} more\n", violations - shown));
    }
    let statuses = convention.map_or([0, 1, 1], Convention::validator_statuses);
    if convention.is_none() && output.is_err() {
        return written(output);
    }
    if let Err(CliError::Failed(message)) = files.finish(read.map_err(Error::from)) {
        say(&message);
        return Ok(ExitCode::from(statuses[2]));
    }
    Ok(ExitCode::from(statuses[usize::from(violations > 0)]))
}

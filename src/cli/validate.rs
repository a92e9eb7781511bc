//! `judge validate`: is a file what the statement of a problem says the input is?

use super::error::CliError;
use super::files::{finish_output, Files};
use super::options::Options;
use super::verb::Verb;
use judge::runtime::scanner::Place;
use judge::workbench::validator::Inspection;
use judge::{Error, PROBLEMS};
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

/// `judge validate`
pub const VERB: Verb = Verb {
    name: "validate",
    summary: "is input valid, to the letter of the statement?",
    help: |_| Ok(help()),
    run: validate,
    failure: None,
};

/// Violations that are shown where no number is given.
const SHOWN: u64 = 20;

fn validate(arguments: &[OsString]) -> Result<ExitCode, CliError> {
    let mut options = Options::new(arguments, &["max"], &["no-limits"])?;
    let problem = options.problem()?;
    let file = options.operand();
    options.finish()?;
    let most = options.number("max")?.unwrap_or(SHOWN);
    let mut files = Files::open(file.as_deref(), problem.name())?;
    let name = files.source.name.clone();
    let mut violations = 0_u64;
    let mut result = Ok(());
    let mut report = |place: Place, message: &str| {
        violations += 1;
        if violations <= most && result.is_ok() {
            let (line, column) = (place.line, place.column);
            result = writeln!(io::stdout(), "{name}:{line}:{column}: {message}");
        }
    };
    let inspection = Inspection {
        limits: !options.flag("no-limits"),
        report: &mut report,
    };
    let read = (problem.validator.validate)(&mut files, inspection);
    if violations > most && result.is_ok() {
        result = writeln!(io::stdout(), "and {} more", violations - most);
    }
    if result.is_err() {
        return finish_output(problem.name(), result);
    }
    let status = files.finish(problem.name(), read.map_err(Error::from))?;
    if violations > 0 {
        return Err(CliError::Reported);
    }
    Ok(status)
}

fn help() -> String {
    let mut help = String::from(
        "judge validate PROBLEM [FILE] [--max N] [--no-limits]\n\n\
         Holds FILE, or standard input, against the statement, to the letter: values, layout (LF,\n\
         single blanks, no leading zeros, a line end behind the last line and nothing more) and\n\
         promises. Prints a line for each violation, FILE:LINE:COLUMN: CASE: RULE, N at most (20\n\
         where it is not given), and then how many more there are. Nothing is printed for a valid\n\
         file. --no-limits lifts the judges' limits marked (*).\n\n",
    );
    for problem in PROBLEMS {
        let mut line = format!("{:<14}", problem.name());
        for word in problem.validator.format.split(' ') {
            if line.chars().count() + 1 + word.chars().count() > 90 {
                help += &line;
                help += "\n";
                line = " ".repeat(14);
            }
            line += " ";
            line += word;
        }
        help += &line;
        help += "\n";
    }
    help += "\nExamples:\n  judge validate spot game.in\n  \
             judge generate cheat --cases 5000 | judge validate cheat --no-limits\n\n\
             Exit status: 0 valid, 1 not valid, 2 wrong command line.\n";
    help
}

//! `judge validate`: is a file what the statement of a problem says the input is?

use super::{print, Verb};
use crate::files::{written, Files};
use crate::options::Options;
use crate::Outcome;
use judge::layout::Inspection;
use judge::{Failure, PROBLEMS};
use std::io::{self, Write};

/// `judge validate`
pub const VERB: Verb = Verb {
    name: "validate",
    summary: "is input valid, to the letter of the statement?",
    help: "",
    run: |arguments| validate(arguments).unwrap_or_else(|outcome| outcome),
};

/// Violations that are shown where no number is given.
const SHOWN: u64 = 20;

fn validate(arguments: &[std::ffi::OsString]) -> Result<Outcome, Outcome> {
    let mut options = Options::new(arguments, &["max"], &["no-limits", "help"])?;
    if options.flag("help") {
        return Ok(print(&help()));
    }
    let problem = options.problem()?;
    let file = options.operand();
    options.finish()?;
    let most = options.number("max")?.unwrap_or(SHOWN);
    let mut files = Files::open(file.as_deref(), problem.name)?;
    let name = files.source.name.clone();
    let mut violations = 0_u64;
    let mut result = Ok(());
    let mut report = |place: judge::scanner::Place, message: &str| {
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
    let read = (problem.validate)(&mut files, inspection);
    if violations > most && result.is_ok() {
        result = writeln!(io::stdout(), "and {} more", violations - most);
    }
    let read = files.finish(problem.name, read.map_err(|_| Failure::Stream));
    if let Err(error) = result {
        return Ok(written(problem.name, &error));
    }
    Ok(match read {
        Outcome::Done if violations > 0 => Outcome::Bad,
        outcome => outcome,
    })
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
        let mut line = format!("{:<14}", problem.name);
        for word in problem.layout.split(' ') {
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

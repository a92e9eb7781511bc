//! `judge check PROBLEM INPUT OUTPUT`: a verdict on an output.

use crate::cli::arguments::Arguments;
use crate::cli::error::{failed, usage, CliError};
use crate::cli::options::options;
use crate::cli::output::{encoding_hint, print};
use crate::cli::stream::FileStream;
use crate::cli::verb::Verb;
use judge::workbench::checker::{Verdict, Whitespace};
use judge::workbench::memory::{read_all, LONGEST_TEXT};
use judge::Problem;
use std::process::ExitCode;

/// `judge check`
pub const VERB: Verb = Verb {
    name: "check",
    operands: &["PROBLEM", "INPUT", "OUTPUT"],
    summary: "check the output of a program for an input",
    options: options! {
        "--white-space" "exact|tokens"
            "all whitespace counts, or only the words do; as at the judge by default";
    },
    text: include_str!("check.txt"),
    help: |text, _| text,
    run: check,
};

/// The exit status of every error: the others are verdicts.
pub const NOT_CHECKED: u8 = 3;

/// The whitespace that counts: as the option says, or else as at the judge.
pub fn whitespace(arguments: &Arguments, problem: &Problem) -> Result<Whitespace, CliError> {
    Ok(match arguments.choice("--white-space")? {
        Some("exact") => Whitespace::Exact,
        Some(_) => Whitespace::Tokens,
        None => problem.judging.whitespace,
    })
}

fn check(arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let whitespace = whitespace(&arguments, problem)?;
    let (Some(input), Some(output)) = (arguments.file(1), arguments.file(2)) else {
        return usage("expected PROBLEM INPUT OUTPUT");
    };
    if input == "-" && output == "-" {
        return usage("only one of the files can be standard input");
    }
    let mut input = FileStream::open(problem, Some(input), None)?;
    let mut file = FileStream::open(problem, Some(output), None)?;
    let output = match read_all(&mut file) {
        Ok(output) if output.len() > LONGEST_TEXT => {
            let message = format!("{}: more than {LONGEST_TEXT} bytes", file.name);
            return Err(failed(problem.name())(message));
        }
        Ok(output) => output,
        Err(error) => return file.finish(Err(error.into())),
    };
    let verdict = match problem.check(&mut input, &[&output], whitespace) {
        Ok(mut verdicts) => verdicts.remove(0),
        Err(error) => return input.finish(Err(error)),
    };
    let hint = encoding_hint(&output);
    let (status, hint) = match verdict {
        Verdict::Accepted => (0, ""),
        Verdict::WrongAnswer(_) => (1, hint),
        Verdict::PresentationError(_) => (2, hint),
    };
    print(&format!("{verdict}{hint}\n"))?;
    Ok(ExitCode::from(status))
}

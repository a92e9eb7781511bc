//! `judge check PROBLEM INPUT OUTPUT`: a verdict on an output.

use crate::cli::arguments::Arguments;
use crate::cli::error::{usage, CliError};
use crate::cli::options::options;
use crate::cli::output::{encoding_hint, print};
use crate::cli::stream::FileStream;
use crate::cli::subcommand::Subcommand;
use judge::workbench::checker::{Comparison, Mismatch, Verdict, Whitespace};
use judge::workbench::json::{Json, Object};
use judge::{Error, Problem};
use std::ffi::OsStr;
use std::process::ExitCode;

/// `judge check`
pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "check",
    operands: &["PROBLEM", "INPUT", "OUTPUT"],
    summary: "check the output of a program for an input",
    options: options! {
        "--whitespace", OneOf(&["exact", "tokens"]),
            "all whitespace counts, or only the words do; as at the judge by default";
        "--json", Flag, "print the verdict and all lines, case by case, as JSON";
    },
    text: include_str!("check.txt"),
    help: |text, _| text,
    run: check,
};

/// The whitespace that counts: as the option says, or else as at the judge.
pub fn whitespace(arguments: &Arguments, problem: &Problem) -> Result<Whitespace, CliError> {
    Ok(match arguments.choice("--whitespace")? {
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
    let output = read_output(problem, output, Some(input), None)?;
    let mut input = FileStream::open(problem, Some(input), None)?;
    if arguments.has("--json") {
        let text = input.read_all()?;
        return match json(problem, &text, &output, whitespace) {
            Ok((report, status)) => print(&report).map(|_| status),
            Err(error) => input.finish(Err(error)),
        };
    }
    let verdict = match problem.check(&mut input, &output, whitespace) {
        Ok(verdict) => verdict,
        Err(error) => return input.finish(Err(error)),
    };
    let hint = verdict.mismatch().map_or("", |_| encoding_hint(&output));
    let _ = print(&format!("{verdict}{hint}\n"))?;
    Ok(status(&verdict))
}

fn status(verdict: &Verdict) -> ExitCode {
    ExitCode::from(match verdict {
        Verdict::Accepted => 0,
        Verdict::WrongAnswer(_) => 1,
        Verdict::PresentationError(_) => 2,
    })
}

/// The output of a program in the file `path`, for the input in another file. Our own output goes
/// to `target`.
pub fn read_output(
    problem: &'static Problem,
    path: &OsStr,
    input: Option<&OsStr>,
    target: Option<&OsStr>,
) -> Result<Vec<u8>, CliError> {
    if path == "-" && input.is_none_or(|input| input == "-") {
        return usage("only one of the files can be standard input");
    }
    FileStream::open(problem, Some(path), target)?.read_all()
}

/// The verdict as JSON, and the exit status.
fn json(
    problem: &Problem,
    input: &[u8],
    output: &[u8],
    whitespace: Whitespace,
) -> Result<(String, ExitCode), Error<String>> {
    let Comparison { verdict, cases } = problem.compare(input, output, whitespace)?;
    let mismatch = verdict.mismatch();
    let case = mismatch.and_then(|mismatch| mismatch.case);
    let line = mismatch.map(|mismatch| mismatch.line);
    // The lines in question, if the output has one and one line alone is right.
    let compared = case.and_then(|case| cases.get(case as usize - 1));
    let index = compared.map_or(0, |case| {
        line.unwrap_or(0).saturating_sub(case.line) as usize
    });
    let has_one_answer = problem.has_one_answer();
    let expected = compared.filter(|_| has_one_answer);
    let expected = expected.and_then(|case| case.expected.get(index).cloned());
    let found = compared.and_then(|case| case.found.get(index).cloned());
    let hint = Some(encoding_hint(output).trim()).filter(|hint| !hint.is_empty());
    let report = Object(&[
        ("verdict", &verdict.name()),
        ("case", &case),
        ("line", &line),
        ("message", &mismatch.map(Mismatch::message)),
        ("expected", &expected),
        ("found", &found),
        ("hint", &hint),
        ("has_one_answer", &has_one_answer),
        ("cases", &cases),
    ])
    .text();
    Ok((report + "\n", status(&verdict)))
}

//! `judge check PROBLEM INPUT OUTPUT`: prints the verdict on an output.

use crate::cli::output::encoding_hint;
use crate::cli::prelude::*;
use judge::runtime::scanner::Place;
use judge::workbench::checker::{Mismatch, Verdict, Whitespace};
use judge::workbench::json::{Json, Object, Raw};
use judge::workbench::report::Report;
use judge::Error;
use std::ffi::OsStr;

options! {
    WHITESPACE = "--whitespace", OneOf(&["exact", "tokens"]),
        "exact: all whitespace counts; tokens: only the words do; by default, as at the online judge";
    JSON = "--json", Flag,
        "print the verdict as JSON: whether the input is valid, and which cases are right";
}

pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "check",
    operands: &["PROBLEM", "INPUT", "OUTPUT"],
    summary: "check the output of a program for an input",
    options: OPTIONS,
    help_text: include_str!("check.txt"),
    error_statuses: [NOT_JUDGED; 2],
    run: check,
    ..Subcommand::DEFAULT
};

/// Returns the whitespace that counts: the value of `--whitespace` or, by default, the whitespace
/// that counts at the online judge.
pub fn requested_whitespace(arguments: &Arguments, problem: &dyn Problem) -> Whitespace {
    match arguments.choice(&WHITESPACE) {
        Some("exact") => Whitespace::Exact,
        Some(_) => Whitespace::Tokens,
        None => problem.judging.whitespace,
    }
}

fn check(arguments: Arguments) -> Result {
    let problem = arguments.problem()?;
    let (Some(input_path), Some(output_path)) = (arguments.path(1), arguments.path(2)) else {
        return misuse("expected PROBLEM INPUT OUTPUT");
    };
    let output = read_output(problem, output_path, Some(input_path), None)?;
    let mut stream = FileStream::open(problem, Some(input_path), None)?;
    let input = stream.read_all()?;
    let whitespace = requested_whitespace(&arguments, problem);
    let report = problem.judge(&input, &output, whitespace);
    let report = match report {
        Ok(report) => report,
        Err(Error::Input { place, error }) if arguments.has(&JSON) => {
            let error = message_json(place, &error, stream.fitting_problem());
            let _ = print(Object(&[("error", &error)]).text() + "\n")?;
            return Ok(NOT_JUDGED.into());
        }
        Err(mut error) => {
            let is_swapped = problem.validate(&output, false).is_ok();
            if let (Error::Input { error, .. }, true) = (&mut error, is_swapped) {
                *error += "; OUTPUT is valid input: are the files swapped?";
            }
            return Err(stream.error(error));
        }
    };
    let has_no_case = report.verdict == Verdict::Accepted && report.answer.ends.is_empty();
    let text = match arguments.has(&JSON) {
        true => report_json(problem, &input, &report),
        false if has_no_case => format!("{}: the input has no case", report.verdict),
        false => format!("{}{}", report.verdict, encoding_hint(&output)),
    };
    let _ = print(text + "\n")?;
    // `judge --help` describes these statuses.
    Ok(ExitCode::from(match report.verdict {
        Verdict::Accepted => 0,
        Verdict::WrongAnswer(_) => 1,
        Verdict::PresentationError(_) => 2,
    }))
}

/// Reads the output of a program from the file `path`. Fails if this file and the input are both
/// standard input, or if this file is `target`, to which `judge` writes. If `input_path` is `None`,
/// the input is standard input.
pub fn read_output(
    problem: &'static dyn Problem,
    path: &OsStr,
    input_path: Option<&OsStr>,
    target: Option<&OsStr>,
) -> Result<Vec<u8>> {
    if path == "-" && input_path.is_none_or(|input| input == "-") {
        return misuse("only one of the files can be standard input");
    }
    FileStream::open(problem, Some(path), target)?.read_all()
}

/// Returns a report as JSON.
fn report_json(problem: &dyn Problem, input: &[u8], report: &Report) -> String {
    let violation = problem.validate(input, true).err();
    let violation = violation.map(|(place, message)| message_json(place, &message, None));
    let mismatch = report.verdict.mismatch();
    let hint = Some(encoding_hint(report.output).trim()).filter(|hint| !hint.is_empty());
    // If lines follow the last case, the report has an entry for them, which is left out.
    let cases = &report.cases[..report.answer.ends.len()];
    let are_right: Vec<bool> = cases.iter().map(|case| report.is_right(case)).collect();
    Object(&[
        ("error", &None::<u8>),
        ("violation", &violation),
        ("verdict", &report.verdict.name()),
        ("case", &mismatch.and_then(|mismatch| mismatch.case)),
        ("line", &mismatch.map(|mismatch| mismatch.line)),
        ("message", &mismatch.map(Mismatch::message)),
        ("hint", &hint),
        ("cases", &are_right),
    ])
    .text()
}

/// Returns the JSON object of a message about a place in the input. `fitting` is the problem for
/// which the input is valid.
fn message_json(place: Place, message: &str, fitting: Option<&dyn Problem>) -> Raw {
    Raw(Object(&[
        ("line", &place.line),
        ("column", &place.column),
        ("message", &message),
        ("problem", &fitting.map(|problem| problem.name)),
    ])
    .text())
}

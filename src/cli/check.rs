//! `judge check PROBLEM INPUT OUTPUT`: a verdict on an output.

use crate::cli::arguments::Arguments;
use crate::cli::error::{usage, CliError, NOT_JUDGED};
use crate::cli::output::{encoding_hint, print};
use crate::cli::stream::FileStream;
use crate::cli::subcommand::{options, Subcommand};
use judge::runtime::scanner::Place;
use judge::workbench::checker::{Mismatch, Verdict, Whitespace};
use judge::workbench::entry::Variant;
use judge::workbench::json::{Json, Object};
use judge::workbench::memory::MemoryStream;
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
        "--json", Flag,
            "print the report as JSON: whether the input is valid, the answer, and each line";
    },
    text: include_str!("check.txt"),
    help: |text, _| text,
    run: check,
};

/// The whitespace that counts: as the option says, or else as at the judge.
pub fn whitespace(arguments: &Arguments, problem: &dyn Problem) -> Whitespace {
    match arguments.choice("--whitespace") {
        Some("exact") => Whitespace::Exact,
        Some(_) => Whitespace::Tokens,
        None => problem.judging.whitespace,
    }
}

fn check(arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let whitespace = whitespace(&arguments, problem);
    let (Some(input), Some(output)) = (arguments.file(1), arguments.file(2)) else {
        return usage("expected PROBLEM INPUT OUTPUT");
    };
    let output = read_output(problem, output, Some(input), None)?;
    let mut input = FileStream::open(problem, Some(input), None)?;
    if arguments.has("--json") {
        let text = input.read_all()?;
        let (json, status) = json(problem, &text, &output, whitespace, input.variant);
        return print(&json).map(|_| status);
    }
    let verdict = match problem.judge(&mut input, &output, whitespace) {
        Ok(report) => report.verdict,
        Err(error) => return input.finish(Err(error)),
    };
    let hint = verdict.mismatch().map_or("", |_| encoding_hint(&output));
    let _ = print(format!("{verdict}{hint}\n"))?;
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
    problem: &'static dyn Problem,
    path: &OsStr,
    input: Option<&OsStr>,
    target: Option<&OsStr>,
) -> Result<Vec<u8>, CliError> {
    if path == "-" && input.is_none_or(|input| input == "-") {
        return usage("only one of the files can be standard input");
    }
    FileStream::open(problem, Some(path), target)?.read_all()
}

/// The report as JSON, and the exit status; for bad input the error alone.
fn json(
    problem: &dyn Problem,
    input: &[u8],
    output: &[u8],
    whitespace: Whitespace,
    variant: Option<&Variant>,
) -> (Vec<u8>, ExitCode) {
    let mut json = Vec::new();
    let report = match problem.judge(&mut MemoryStream::new(input), output, whitespace) {
        Ok(report) => report,
        Err(Error::Input { place, error }) => {
            let variant = variant.filter(|_| place.case <= 1);
            let variant = variant.map(|variant| variant.name);
            Object(&[("error", &Located(place, error, variant))]).write(&mut json);
            json.push(b'\n');
            return (json, NOT_JUDGED.into());
        }
        Err(Error::Stream) => unreachable!("memory does not fail"),
    };
    let violation = problem.validate(input, true).err();
    let violation = violation.map(|(place, rule)| Located(place, rule, None));
    let mismatch = report.mismatch();
    let hint = Some(encoding_hint(output).trim()).filter(|hint| !hint.is_empty());
    let cases: Vec<_> = report.cases.iter().map(|case| (&report, case)).collect();
    let answer = String::from_utf8_lossy(&report.answer.text);
    Object(&[
        ("error", &None::<u8>),
        ("violation", &violation),
        ("verdict", &report.verdict.name()),
        ("case", &mismatch.and_then(|mismatch| mismatch.case)),
        ("line", &mismatch.map(|mismatch| mismatch.line)),
        ("message", &mismatch.map(Mismatch::message)),
        ("hint", &hint),
        ("has_one_answer", &problem.has_one_answer()),
        ("answer", &&*answer),
        ("cases", &cases),
    ])
    .write(&mut json);
    json.push(b'\n');
    (json, status(&report.verdict))
}

/// A place of the input, what is wrong there, and the variant of the problem that it may be for.
struct Located(Place, String, Option<&'static str>);

impl Json for Located {
    fn write(&self, output: &mut Vec<u8>) {
        let Located(place, message, variant) = self;
        Object(&[
            ("line", &place.line),
            ("column", &place.column),
            ("message", message),
            ("variant", variant),
        ])
        .write(output);
    }
}

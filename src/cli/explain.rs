//! `judge explain PROBLEM [FILE]`: what happens in each case, step by step, as text or as a page.

use crate::cli::arguments::Arguments;
use crate::cli::check::read_output;
use crate::cli::error::{usage, CliError};
use crate::cli::options::options;
use crate::cli::stream::FileStream;
use crate::cli::verb::Verb;
use judge::workbench::explanation::{Given, Options, Page, LEAST_WIDTH, WIDTH};
use judge::workbench::memory::{read_all, MemoryStream};
use judge::{Error, Problem};
use std::env;
use std::io::Cursor;
use std::process::ExitCode;

/// `judge explain`
pub const VERB: Verb = Verb {
    name: "explain",
    operands: &["PROBLEM", "[FILE]"],
    summary: "explain what happens in each case, step by step",
    options: options! {
        "--html" ""
            "write a page for a browser instead of text; after 10 MB it names the first case that \
             it does not show";
        "-o" "FILE" "write to FILE, not to standard output";
        "--output" "FILE"
            "explain the first case that is wrong in FILE, an output, and what decides it";
        "--case" "N" "explain only case N; those before it are read and checked";
        "--from" "N" "begin with move, card or round N of each case, as it is shown";
        "--to" "N" "end with move, card or round N of each case";
    },
    text: include_str!("explain.txt"),
    help: |text, problem| match problem {
        Some(problem) => {
            let rules = problem.rules();
            format!("{rules}\n`judge explain --help` describes the options.\n")
        }
        None => text,
    },
    run: explain,
};

fn explain(arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let mut options = options(&arguments, problem)?;
    let mut stream = FileStream::open(problem, arguments.file(1), arguments.value("-o"))?;
    if let Some(path) = arguments.value("--output") {
        let output = read_output(problem, path)?;
        let input = match read_all(&mut stream) {
            Ok(input) => input,
            Err(error) => return stream.finish(Err(error.into())),
        };
        match given(problem, &input, &output, options.case) {
            Ok((case, given)) => (options.case, options.given) = (Some(case), Some(given)),
            Err(error) => return stream.finish(Err(error)),
        }
        let name = core::mem::take(&mut stream.name);
        let mut again = FileStream::new(problem, name, Cursor::new(input));
        again.output = stream.output;
        stream = again;
    }
    let result = (problem.explainer)(&mut stream, &options);
    stream.finish(result)
}

/// The case to look at, which is the first one that is wrong unless one is selected, and the answer
/// that an output gives to it.
fn given(
    problem: &Problem,
    input: &[u8],
    output: &[u8],
    selected: Option<u64>,
) -> Result<(u64, Given), Error<String>> {
    let whitespace = problem.judging.whitespace;
    let verdict = problem.check(&mut MemoryStream::new(input), output, whitespace)?;
    let mut cases = problem.side_by_side(input, output)?;
    let mismatch = verdict.mismatch();
    let right = cases.iter().filter(|case| !case.expected.is_empty());
    let last = right.count() as u64;
    let wrong = mismatch.map(|mismatch| mismatch.case.unwrap_or(last));
    let case = selected.or(wrong).unwrap_or(1);
    let mut given = Given::default();
    // An output after the last case may belong to none.
    let index = (case as usize).wrapping_sub(1);
    if index >= cases.len() {
        return Ok((case, given));
    }
    let compared = cases.swap_remove(index);
    given.lines = compared.found;
    match mismatch.filter(|_| wrong == Some(case)) {
        Some(mismatch) => {
            given.line = mismatch.line.saturating_sub(compared.line) as usize;
            given.mismatch = mismatch.what.clone();
        }
        None => {
            let pairs = given.lines.iter().zip(&compared.expected);
            given.line = pairs
                .take_while(|(found, expected)| found == expected)
                .count();
        }
    }
    if given.line >= given.lines.len().max(compared.expected.len()) {
        given.line = 0;
    }
    if given.line == given.lines.len() {
        given.lines.push("(missing)".into());
    }
    Ok((case, given))
}

/// What to explain, and how.
fn options(arguments: &Arguments, problem: &'static Problem) -> Result<Options, CliError> {
    let page = arguments.has("--html").then_some(Page {
        title: problem.names.title,
        rules: problem.rules(),
    });
    let case = arguments.number("--case")?;
    if case == Some(0) {
        return Err(arguments.invalid("--case", "a case number, counted from 1"));
    }
    let from = arguments.number("--from")?.unwrap_or(0);
    let to = arguments.number("--to")?.unwrap_or(u64::MAX);
    if from > to {
        return usage(format!("--from {from} is after --to {to}"));
    }
    Ok(Options {
        case,
        steps: from..=to,
        width: width(),
        page,
        given: None,
    })
}

/// The columns of the terminal if it says so.
fn width() -> usize {
    let columns = env::var("COLUMNS").unwrap_or_default();
    match columns.trim().parse() {
        Ok(columns) if columns > 0 => LEAST_WIDTH.max(columns),
        _ => WIDTH,
    }
}

//! `judge explain PROBLEM [FILE]`: what happens in each case, step by step, as text or as a page.

use crate::cli::arguments::Arguments;
use crate::cli::error::{usage, CliError};
use crate::cli::options::options;
use crate::cli::stream::FileStream;
use crate::cli::verb::Verb;
use judge::workbench::explanation::{Options, Page, LEAST_WIDTH, WIDTH};
use judge::Problem;
use std::env;
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
        "--case" "N" "explain only case N; those before it are read and checked";
        "--from" "N" "begin with move, card or round N of each case, as it is shown";
        "--to" "N" "end with move, card or round N of each case";
    },
    text: include_str!("explain.txt"),
    help: |text, problem| match problem {
        Some(problem) => {
            let (rules, as_text) = (problem.rules(), problem.explainer.as_text);
            format!("{rules}\n{as_text}`judge explain --help` describes the options.\n")
        }
        None => text,
    },
    run: explain,
};

fn explain(arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let options = options(&arguments, problem)?;
    let mut stream = FileStream::open(problem, arguments.file(1), arguments.value("-o"))?;
    let result = (problem.explainer.explain)(&mut stream, &options);
    stream.finish(result)
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

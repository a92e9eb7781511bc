//! `judge explain PROBLEM [FILE]`: what happens in each case, step by step, as text or as a page.

use crate::cli::arguments::Arguments;
use crate::cli::check::read_output;
use crate::cli::error::{usage, CliError};
use crate::cli::options::options;
use crate::cli::output::Output;
use crate::cli::stream::FileStream;
use crate::cli::subcommand::Subcommand;
use crate::cli::tester::diagnosis::likeliest_mistake;
use judge::workbench::explanation::{Given, Options, Page, LEAST_WIDTH, WIDTH};
use judge::workbench::memory::{read_all, MemoryStream};
use judge::workbench::problem::Mistake;
use judge::{Error, Problem};
use std::env;
use std::process::ExitCode;

/// `judge explain`
pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "explain",
    operands: &["PROBLEM", "[FILE]"],
    summary: "explain what happens in each case, step by step",
    options: options! {
        "--html" ""
            "write a page for a browser instead of text; it stops at 10 MB and names the first case \
             left out";
        "-o, --output" "FILE" "write to FILE, not to standard output";
        "--found" "FILE"
            "compare with your program's output in FILE and explain the first wrong case, and where \
             it leaves the game, if it makes a known mistake";
        "--mistake" "MISTAKE"
            "show where a program with this mistake leaves the game; `judge show PROBLEM \
             --mistakes` lists them";
        "--case" "N" "explain only case N; those before it are read and checked";
        "--from" "N" "start each case at step N (move, card or round)";
        "--to" "N" "end each case at step N";
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
    let options = options(&arguments, problem)?;
    let (input, target) = (arguments.file(1), arguments.value("--output"));
    let found = arguments.value("--found");
    let found = found
        .map(|path| read_output(problem, path, input, target))
        .transpose()?;
    let mistake = arguments.mistake(problem)?;
    let mut stream = FileStream::open(problem, input, target)?;
    stream.output = Output::open(problem, target)?;
    let result = explain_stream(problem, &mut stream, options, found, mistake);
    stream.finish(result)
}

/// Explains the cases of a stream, or the one of them that decides about an output or a mistake.
fn explain_stream(
    problem: &'static Problem,
    stream: &mut FileStream,
    mut options: Options,
    found: Option<Vec<u8>>,
    mut mistake: Option<&'static Mistake>,
) -> Result<(), Error<String>> {
    if found.is_none() && mistake.is_none() {
        return problem.explain(stream, &options);
    }
    let input = read_all(stream)?;
    problem.solve(&mut MemoryStream::new(&input))?;
    if let Some(found) = found {
        let (case, given) = given(problem, &input, &found, options.case)?;
        if mistake.is_none() && !given.mismatch.is_empty() {
            mistake = likeliest_mistake(problem, &input, &found);
        }
        (options.case, options.given) = (Some(case), Some(given));
    }
    let mistaken = mistake.map(|mistake| problem.mistaken(mistake, &input, options.case));
    let departure = mistaken.as_ref().and_then(|it| it.departure.as_ref());
    options.case = options.case.or(departure.map(|departure| departure.case));
    options.mistaken = mistaken;
    stream.replay(input);
    problem.explain(stream, &options)
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
    let cases = problem.side_by_side(input, output)?;
    let right = cases.iter().filter(|case| !case.expected.is_empty());
    let last = right.count() as u64;
    let wrong = verdict.mismatch().map(|wrong| wrong.case.unwrap_or(last));
    // An output for an input without cases belongs to none: to case 0.
    let case = selected.or(wrong).unwrap_or(1);
    let Some(compared) = cases.into_iter().nth((case as usize).wrapping_sub(1)) else {
        return Ok((case, Given::default()));
    };
    let (mut lines, expected) = (compared.found, compared.expected);
    let pairs = lines.iter().zip(&expected);
    let mut line = pairs.take_while(|(one, other)| one == other).count();
    let mut mismatch = String::new();
    if let Some(first) = verdict.mismatch().filter(|_| wrong == Some(case)) {
        line = first.line.saturating_sub(compared.line) as usize;
        mismatch.clone_from(&first.what);
    }
    if line >= lines.len().max(expected.len()) {
        line = 0;
    }
    if line == lines.len() {
        lines.push("(missing)".into());
    }
    let given = Given {
        lines,
        line,
        mismatch,
        has_one_answer: problem.has_one_answer(),
    };
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
        mistaken: None,
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

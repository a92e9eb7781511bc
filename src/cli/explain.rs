//! `judge explain PROBLEM [FILE]`: what happens in each case, step by step, as text or as a page.

use crate::cli::arguments::Arguments;
use crate::cli::check::read_output;
use crate::cli::error::{usage, CliError};
use crate::cli::options::options;
use crate::cli::output::Output;
use crate::cli::stream::FileStream;
use crate::cli::subcommand::Subcommand;
use crate::cli::tester::diagnosis::likeliest_mistake;
use judge::workbench::checker::{Comparison, Mismatch};
use judge::workbench::explanation::{Given, Options, Page, LEAST_WIDTH, WIDTH};
use judge::workbench::memory::MemoryStream;
use judge::Problem;
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
    let mut options = options(&arguments, problem)?;
    let (input, target) = (arguments.file(1), arguments.value("--output"));
    let found = arguments.value("--found");
    let found = found
        .map(|path| read_output(problem, path, input, target))
        .transpose()?;
    let mut mistake = arguments.mistake(problem)?;
    let mut stream = FileStream::open(problem, input, target)?;
    if found.is_some() || mistake.is_some() {
        let input = stream.read_all()?;
        if let Err(error) = problem.solve(&mut MemoryStream::new(&input)) {
            return stream.finish(Err(error));
        }
        if let Some(found) = found {
            match problem.compare(&input, &found, problem.judging.whitespace) {
                Ok(compared) => give(problem, compared, &mut options),
                Err(error) => return stream.finish(Err(error)),
            }
            let given = options.given.as_ref();
            if mistake.is_none() && given.is_some_and(|given| !given.mismatch.is_empty()) {
                mistake = likeliest_mistake(problem, &input, &found);
            }
        }
        let mistaken = mistake.map(|mistake| problem.mistaken(mistake, &input, options.case));
        let departure = mistaken.as_ref().and_then(|it| it.departure.as_ref());
        options.case = options.case.or(departure.map(|departure| departure.case));
        options.mistaken = mistaken;
        stream.replay(input);
    }
    stream.output = Output::open(problem, target)?;
    let result = problem.explain(&mut stream, &options);
    stream.finish(result)
}

/// Selects the case to look at, which is the first one that is wrong unless one is selected, and
/// the answer that an output gives to it.
fn give(problem: &Problem, compared: Comparison, options: &mut Options) {
    let Comparison { verdict, cases } = compared;
    let last = cases
        .iter()
        .filter(|case| !case.expected.is_empty())
        .count() as u64;
    let wrong = verdict.mismatch().map(|wrong| wrong.case.unwrap_or(last));
    let number = options.case.unwrap_or(wrong.unwrap_or(1).min(last));
    // Without cases there is nothing to select.
    options.case = Some(number).filter(|&number| number > 0);
    let Some(case) = cases
        .into_iter()
        .zip(1..)
        .find(|(_, other)| *other == number)
    else {
        return;
    };
    let (mut lines, expected) = (case.0.found, case.0.expected);
    if case.0.right == Some(true) && problem.has_one_answer() {
        // Whitespace that does not count is not shown.
        lines.clone_from(&expected);
    }
    let first = verdict.mismatch().filter(|_| wrong == Some(number));
    let line = match first {
        Some(first) => first.line.saturating_sub(case.0.line) as usize,
        None if lines == expected => 0,
        None => lines
            .iter()
            .zip(&expected)
            .take_while(|(one, other)| one == other)
            .count(),
    };
    if line >= lines.len() {
        lines.push("(missing)".into());
    }
    options.given = Some(Given {
        line: line.min(lines.len() - 1),
        lines,
        mismatch: first.map_or_else(String::new, Mismatch::message),
        has_one_answer: problem.has_one_answer(),
    });
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

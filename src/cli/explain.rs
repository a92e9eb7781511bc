//! `judge explain PROBLEM [FILE]`: what happens in each case, step by step, as text or as a page.

use crate::cli::error::{usage, CliError};
use crate::cli::files::Files;
use crate::cli::options::{Opt, Options, Values};
use crate::cli::terminal::{has_colour, width, COLOR, WIDTH};
use crate::cli::verb::Verb;
use judge::workbench::explanation::{self, Page};
use judge::Problem;
use std::process::ExitCode;

/// `judge explain`
pub const VERB: Verb = Verb {
    name: "explain",
    operands: "PROBLEM [FILE] [OPTION ...]",
    summary: "explain what happens in each case, step by step",
    options: &[
        Opt::new(
            "--html",
            Values::Any,
            "write a page for a browser instead of text",
        ),
        Opt::new(
            "-o FILE",
            Values::File,
            "write to FILE, not to standard output",
        )
        .elsewhere(&["--output", "--out"]),
        Opt::new(
            "--case N",
            Values::Any,
            "explain only case N; those before it are read and checked",
        ),
        Opt::new("--from N", Values::Any, "begin with step N of each case"),
        Opt::new("--to N", Values::Any, "end with step N of each case"),
        Opt::new("--brief", Values::Any, "one line per step"),
        WIDTH,
        COLOR,
        Opt::new("--ascii", Values::Any, "use only ASCII characters"),
        Opt::new(
            "--depth N",
            Values::Any,
            "number-game: for a winning move, follow N pairs of replies and answers; 1 by default",
        ),
    ],
    help: |problem| problem.map_or_else(|| include_str!("explain.txt").into(), help),
    run: explain,
    error_status: None,
};

/// Options of text that a page does not have.
const TEXT_ONLY: [&str; 4] = ["--ascii", "--brief", "--color", "--width"];

fn explain(mut options: Options) -> Result<ExitCode, CliError> {
    let problem = options.problem()?;
    let file = options.last_operand()?;
    let requested = requested(&options, problem)?;
    let mut files = Files::open(problem, file.as_deref())?;
    if let Some(path) = options.value("-o") {
        files.write_to(path)?;
    }
    let result = (problem.explainer.explain)(&mut files, &requested);
    files.finish(result)
}

/// What to explain, and how.
fn requested(options: &Options, problem: &Problem) -> Result<explanation::Options, CliError> {
    let page = options.value("--html").map(|_| Page {
        title: problem.names.title,
        rules: problem.explainer.rules,
    });
    let given = |name: &&str| options.value(name).is_some();
    if let (Some(_), Some(name)) = (&page, TEXT_ONLY.iter().find(|name| given(name))) {
        return usage(format!("{name} is for text, not for --html"));
    }
    let depth = options.number("--depth")?;
    if depth.is_some() && !problem.explainer.has_depth {
        return usage(format!(
            "--depth is for number-game, not for {}",
            problem.name()
        ));
    }
    let case = position(options, "--case", "a case number, counted from 1")?;
    let from = position(options, "--from", "a step, counted from 1")?.unwrap_or(1);
    let to = position(options, "--to", "a step, counted from 1")?.unwrap_or(u64::MAX);
    if from > to {
        return usage(format!("--from {from} is after --to {to}"));
    }
    let usual = explanation::Options::default();
    Ok(explanation::Options {
        case,
        steps: from..=to,
        depth: depth.unwrap_or(usual.depth),
        width: width(options)?,
        brief: options.value("--brief").is_some(),
        colour: has_colour(options)?,
        ascii: options.value("--ascii").is_some(),
        page,
    })
}

/// The value of an option that counts from 1.
fn position(options: &Options, name: &str, expected: &str) -> Result<Option<u64>, CliError> {
    match options.number(name)? {
        Some(0) => Err(options.invalid(name, expected)),
        number => Ok(number),
    }
}

fn help(problem: &Problem) -> String {
    let rules = problem.explainer.rules;
    format!("{rules}\n`judge explain --help` describes the options.\n")
}

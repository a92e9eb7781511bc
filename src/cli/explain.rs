//! `judge explain PROBLEM [FILE]`: what happens in each case, step by step.

use crate::cli::error::{usage, CliError};
use crate::cli::files::Files;
use crate::cli::options::Options;
use crate::cli::verb::Verb;
use judge::workbench::explanation;
use judge::Problem;
use std::env;
use std::io::{self, IsTerminal};
use std::process::ExitCode;

/// `judge explain`
pub const VERB: Verb = Verb {
    name: "explain",
    summary: "explain what happens in each case, step by step",
    options: &["--case N", "--color WHEN", "--depth N", "--ascii"],
    help: |problem| problem.map_or_else(|| include_str!("explain.txt").into(), help),
    run: explain,
    error_status: None,
};

/// The problem that `--depth` is for.
const DEEP: &str = "number-game";

fn explain(mut options: Options) -> Result<ExitCode, CliError> {
    let problem = options.problem()?;
    let file = options.last_operand()?;
    let requested = requested(&options, problem)?;
    let mut files = Files::open(problem.name(), file.as_deref())?;
    let result = (problem.explainer.explain)(&mut files, &requested);
    files.finish(result)
}

/// What to explain, and how.
fn requested(options: &Options, problem: &Problem) -> Result<explanation::Options, CliError> {
    let case = options.number("--case")?;
    if case == Some(0) {
        return Err(options.invalid("--case", "a case number, counted from 1"));
    }
    let depth = options.number("--depth")?;
    if depth.is_some() && problem.name() != DEEP {
        return usage(format!("--depth is for {DEEP}, not for {}", problem.name()));
    }
    let colour = match options.text("--color").as_deref() {
        None | Some("auto") => terminal_has_colour(),
        Some("always") => true,
        Some("never") => false,
        Some(_) => return Err(options.invalid("--color", "always, never or auto")),
    };
    Ok(explanation::Options {
        case,
        depth: depth.unwrap_or(explanation::Options::default().depth),
        colour,
        ascii: options.value("--ascii").is_some(),
    })
}

/// Whether standard output is a terminal with colours, and the environment does not forbid them.
fn terminal_has_colour() -> bool {
    io::stdout().is_terminal()
        && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
        && env::var_os("TERM").is_none_or(|value| value != "dumb")
}

fn help(problem: &Problem) -> String {
    let (name, rules) = (problem.name(), problem.explainer.rules);
    let depth = if name == DEEP { " [--depth N]" } else { "" };
    format!(
        "judge explain {name} [FILE] [--case N]{depth} [--color WHEN] [--ascii]\n\n\
         {rules}\n`judge explain --help` describes the options.\n"
    )
}

//! `judge PROBLEM [FILE]`: solves a problem.

use crate::cli::arguments::Arguments;
use crate::cli::error::CliError;
use crate::cli::files::Files;
use crate::cli::output::Output;
use crate::cli::verb::Verb;
use std::io::{self, IsTerminal};
use std::process::ExitCode;

/// `judge PROBLEM`: the verb is not typed.
pub const VERB: Verb = Verb {
    name: "PROBLEM",
    operands: "[FILE]",
    summary: "solve FILE, or standard input, to standard output",
    text: include_str!("solve.txt"),
    help: |text, _| text.into(),
    run: solve,
};

fn solve(mut arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let file = arguments.operands(1)?.pop();
    let mut files = Files::open(problem, file.as_deref(), None)?;
    if io::stdout().is_terminal() {
        // Answers repeat names of the input.
        files.output = Output::Terminal;
    }
    let result = problem.solve(&mut files);
    files.finish(result)
}

//! `judge PROBLEM [FILE]`: solves a problem.

use crate::cli::arguments::Arguments;
use crate::cli::error::CliError;
use crate::cli::files::Files;
use crate::cli::output::Output;
use crate::cli::verb::Verb;
use judge::Problem;
use std::io::{self, IsTerminal};
use std::process::ExitCode;

/// `judge PROBLEM`: the verb is not typed.
pub const VERB: Verb = Verb {
    name: "PROBLEM",
    operands: "[FILE]",
    summary: "solve FILE, or standard input, to standard output",
    options: &[],
    help: |problem| {
        let name = problem.map_or("PROBLEM", Problem::name);
        include_str!("solve.txt").replace("PROBLEM", name)
    },
    run: solve,
    error_status: None,
};

fn solve(mut arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let file = arguments.last_operand()?;
    let mut files = Files::open(problem, file.as_deref())?;
    if io::stdout().is_terminal() {
        // Answers repeat names of the input.
        files.output = Output::Terminal;
    }
    let result = problem.solve(&mut files);
    files.finish(result)
}

//! `judge PROBLEM [FILE]`: solves a problem.

use crate::cli::arguments::Arguments;
use crate::cli::error::CliError;
use crate::cli::files::Files;
use crate::cli::output::Output;
use crate::cli::verb::Verb;
use judge::runtime::scanner::{Stream, StreamError};
use judge::workbench::problem::Mistake;
use judge::{Error, Problem};
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
    let mistake = arguments.mistake(problem)?;
    let mut files = Files::open(problem, file.as_deref(), None)?;
    if io::stdout().is_terminal() {
        // Answers repeat names of the input.
        files.output = Output::Terminal;
    }
    let result = match mistake {
        None => problem.solve(&mut files),
        Some(mistake) => answer(problem, mistake, &mut files).map_err(Error::from),
    };
    files.finish(result)
}

/// Answers the whole input with the plain solution, which makes a mistake.
fn answer(problem: &Problem, mistake: &Mistake, files: &mut Files) -> Result<(), StreamError> {
    let mut input = Vec::new();
    let mut chunk = [0; 1 << 16];
    loop {
        match files.read(&mut chunk)? {
            0 => break,
            read => input.extend_from_slice(&chunk[..read]),
        }
    }
    let input = String::from_utf8_lossy(&input);
    let output = (problem.package.plain.answer)(&input, mistake.name);
    files.write(output.as_bytes())
}

//! `judge show PROBLEM`: the statement of a problem.

use crate::cli::error::CliError;
use crate::cli::files::print;
use crate::cli::options::Options;
use crate::cli::terminal::{has_colour, width, COLOR, WIDTH};
use crate::cli::verb::Verb;
use judge::workbench::explanation;
use judge::workbench::statement::{parse, view};
use std::process::ExitCode;

/// `judge show`
pub const VERB: Verb = Verb {
    name: "show",
    operands: "PROBLEM [OPTION ...]",
    summary: "show the statement of a problem",
    options: &[WIDTH, COLOR],
    help: |_| include_str!("show.txt").into(),
    run: show,
    error_status: None,
};

fn show(mut options: Options) -> Result<ExitCode, CliError> {
    let problem = options.problem()?;
    options.finish()?;
    let options = explanation::Options {
        colour: has_colour(&options)?,
        width: width(&options)?,
        ..Default::default()
    };
    let blocks = parse(problem.statement).expect("a test parses all statements");
    print(&String::from_utf8_lossy(&view(&blocks, &options)))
}

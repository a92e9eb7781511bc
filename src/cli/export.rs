//! `judge export PROBLEM`: a solution as one file to submit, or a validator or checker as one file.

use crate::cli::convention::{convention, FOR};
use crate::cli::error::{failed, usage, CliError};
use crate::cli::files::{cannot_write, print};
use crate::cli::options::{Opt, Options, Values};
use crate::cli::verb::Verb;
use judge::export::parts::{Convention, Part};
use judge::export::solution;
use judge::Problem;
use std::fs;
use std::process::ExitCode;

/// `judge export`
pub const VERB: Verb = Verb {
    name: "export",
    operands: "PROBLEM [OPTION ...]",
    summary: "export a solution, validator or checker as one file",
    options: &[
        Opt::new(
            "--part PART",
            Values::OneOf(&["solution", "validator", "checker"]),
            "solution (the default), validator or checker",
        ),
        Opt::new(
            "--lang LANGUAGE",
            Values::OneOf(&["rust", "c"]),
            "rust (the default for a solution) or c",
        )
        .elsewhere(&["-l", "--language"]),
        FOR,
        Opt::new(
            "-o FILE",
            Values::File,
            "write to FILE, not to standard output",
        )
        .elsewhere(&["--output", "--out"]),
    ],
    help: |_| include_str!("export.txt").into(),
    run: export_problem,
    error_status: None,
};

fn export_problem(mut options: Options) -> Result<ExitCode, CliError> {
    let problem = options.problem()?;
    options.finish()?;
    let text = text(&options, problem)?;
    let Some(file) = options.value("-o").filter(|file| *file != "-") else {
        return print(&text);
    };
    let what = cannot_write(problem, file);
    fs::write(file, text).map_err(failed(what))?;
    Ok(ExitCode::SUCCESS)
}

/// The text of the file.
fn text(options: &Options, problem: &Problem) -> Result<String, CliError> {
    let language = options.choice("--lang")?;
    let convention = convention(options)?;
    let part = match options.choice("--part")? {
        Some("validator") => Part::Validator,
        Some("checker") => Part::Checker,
        _ if convention.is_some() => return usage("--for is for a validator or a checker"),
        _ if language == Some("c") => return Ok(problem.export.c.into()),
        _ => return Ok(solution::rust(problem)),
    };
    if language == Some("rust") {
        return usage("--lang rust: a validator or a checker is in C");
    }
    let name = problem.name();
    let program = part.program(problem, convention.unwrap_or(Convention::Kattis));
    program.ok_or_else(|| {
        CliError::Usage(format!(
            "{name} has one right answer for each input, so its outputs are compared and it has no \
             checker"
        ))
    })
}

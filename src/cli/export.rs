//! `judge export PROBLEM`: a problem as one file to submit.

use crate::cli::error::{failed, CliError};
use crate::cli::files::print;
use crate::cli::options::{Opt, Options, Values};
use crate::cli::verb::Verb;
use judge::export;
use std::fs;
use std::process::ExitCode;

/// `judge export`
pub const VERB: Verb = Verb {
    name: "export",
    operands: "PROBLEM [OPTION ...]",
    summary: "export a solution as one file to submit, in Rust or C",
    options: &[
        Opt::new(
            "--lang LANGUAGE",
            Values::OneOf(&["rust", "c"]),
            "rust (the default) or c",
        )
        .elsewhere(&["-l", "--language"]),
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
    let text = match options.choice("--lang")? {
        Some("c") => problem.export.c.into(),
        _ => export::rust(problem),
    };
    let Some(file) = options.value("-o").filter(|file| *file != "-") else {
        return print(&text);
    };
    let what = format!("{}: {}: cannot write", problem.name(), file.display());
    fs::write(file, text).map_err(failed(what))?;
    Ok(ExitCode::SUCCESS)
}

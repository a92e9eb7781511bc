//! `judge export PROBLEM`: a problem as one file to submit.

use crate::cli::error::{failed, CliError};
use crate::cli::files::print;
use crate::cli::options::Options;
use crate::cli::verb::Verb;
use judge::export;
use std::fs;
use std::process::ExitCode;

/// `judge export`
pub const VERB: Verb = Verb {
    name: "export",
    summary: "export a solution as one file to submit, in Rust or C",
    options: &["--lang LANGUAGE", "-o FILE"],
    help: |_| include_str!("export.txt").into(),
    run: export_problem,
    error_status: None,
};

fn export_problem(mut options: Options) -> Result<ExitCode, CliError> {
    let problem = options.problem()?;
    options.finish()?;
    let text = match options.text("--lang").as_deref() {
        None | Some("rust") => export::rust(problem),
        Some("c") => problem.export.c.into(),
        Some(_) => return Err(options.invalid("--lang", "rust or c")),
    };
    let Some(file) = options.value("-o").filter(|file| *file != "-") else {
        return print(&text);
    };
    let what = format!("{}: {}: cannot write", problem.name(), file.display());
    fs::write(file, text).map_err(failed(what))?;
    Ok(ExitCode::SUCCESS)
}

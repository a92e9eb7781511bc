//! `judge export PROBLEM`: a solution as one file to submit.

use crate::cli::arguments::Arguments;
use crate::cli::error::CliError;
use crate::cli::options::options;
use crate::cli::output::Output;
use crate::cli::verb::Verb;
use judge::export::solution;
use std::ffi::OsStr;
use std::path::Path;
use std::process::ExitCode;

/// `judge export`
pub const VERB: Verb = Verb {
    name: "export",
    operands: &["PROBLEM"],
    summary: "export a solution as one file",
    options: options! {
        "--lang" "rust|c" "rust, the default, or c; without it, the extension of FILE decides";
        "-o" "FILE" "write to FILE, not to standard output";
    },
    text: include_str!("export.txt"),
    help: |text, _| text,
    run: export_problem,
};

fn export_problem(arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let text = match language(&arguments)? {
        Some("c") => problem.export.c.into(),
        _ => solution::rust(problem),
    };
    Output::open(problem, arguments.value("-o"))?.print(&text)
}

/// The language that `--lang` names, or else that of the file extension.
fn language(arguments: &Arguments) -> Result<Option<&'static str>, CliError> {
    let path = Path::new(arguments.value("-o").unwrap_or_default());
    let ending = path.extension().and_then(OsStr::to_str);
    let is_c = matches!(ending, Some("c" | "cc" | "cpp" | "cxx"));
    Ok(arguments.choice("--lang")?.or(is_c.then_some("c")))
}

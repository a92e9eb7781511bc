//! `judge export PROBLEM`: a solution as one file to submit.

use crate::cli::arguments::Arguments;
use crate::cli::error::{usage, CliError};
use crate::cli::options::options;
use crate::cli::output::{shown, Output};
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
        "--lang" "rust|c" "rust, the default, or c; without it, the ending of FILE decides";
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

/// The language that `--lang` names or the ending of the file says.
fn language(arguments: &Arguments) -> Result<Option<&'static str>, CliError> {
    let named = arguments.choice("--lang")?;
    let path = arguments.value("-o").unwrap_or_default();
    let ending = Path::new(path).extension().and_then(OsStr::to_str);
    let meant = match ending {
        Some("c" | "cc" | "cpp" | "cxx") => Some("c"),
        Some("rs") => Some("rust"),
        _ => None,
    };
    match (named, meant) {
        (Some(named), Some(meant)) if named != meant => usage(format!(
            "--lang {named}: {} is not such a file",
            shown(path)
        )),
        _ => Ok(named.or(meant)),
    }
}

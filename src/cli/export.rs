//! `judge export PROBLEM`: exports a solution as one file to submit.

use crate::cli::error::CliError;
use crate::cli::options::options;
use crate::cli::output::Output;
use crate::cli::subcommand::{Arguments, Subcommand};
use judge::export::solution;
use std::ffi::OsStr;
use std::path::Path;
use std::process::ExitCode;

pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "export",
    operands: &["PROBLEM"],
    summary: "export a solution as one file",
    options: options! {
        "--lang", OneOf(&["rust", "c"]),
            "rust or c; by default, the language that the extension of FILE names, or else rust";
        "-o, --output", Text("FILE"), "write to FILE, not to standard output";
    },
    help_text: include_str!("export.txt"),
    run: export_solution,
};

fn export_solution(arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let text = match language(&arguments)? {
        "c" => problem.files.c_solution.into(),
        _ => solution::rust_program(problem),
    };
    Output::open(problem, arguments.value("--output"))?.print(&text)
}

/// Returns the value of `--lang` or, without it, the language that the extension of FILE implies.
/// Without FILE or an extension, this is Rust.
fn language(arguments: &Arguments) -> Result<&'static str, CliError> {
    if let Some(language) = arguments.choice("--lang") {
        return Ok(language);
    }
    let path = Path::new(arguments.value("--output").unwrap_or_default());
    match path.extension().map(OsStr::as_encoded_bytes) {
        None | Some(b"rs") => Ok("rust"),
        Some(b"c" | b"cc" | b"cpp" | b"cxx") => Ok("c"),
        _ => Err(arguments.bad_value("--output", "--lang, or a name that ends in .rs, .c or .cpp")),
    }
}

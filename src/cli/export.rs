//! `judge export PROBLEM`: exports a solution as one file to submit.

use crate::cli::output::{keep_other_content, Output};
use crate::cli::prelude::*;
use judge::export::solution::rust_program;
use std::ffi::OsStr;
use std::path::Path;

options! {
    LANG = "--lang", OneOf(&["rust", "c"]),
        "rust or c; by default, the language that the extension of FILE names, or else rust";
    OUTPUT = "-o, --output", Text("FILE"),
        "write to FILE, not to standard output; replaces an earlier export, and no other file";
}

pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "export",
    summary: "export a solution as one file",
    options: OPTIONS,
    help_text: include_str!("export.txt"),
    run: export_solution,
    ..Subcommand::DEFAULT
};

/// An earlier export begins with this many bytes of an export: the name of a problem is among them.
const BEGINNING: usize = 32;

fn export_solution(arguments: Arguments) -> Result {
    let problem = arguments.problem()?;
    let text = match language(&arguments)? {
        "c" => problem.files.c_solution.into(),
        _ => rust_program(problem),
    };
    let target = arguments.value(&OUTPUT);
    if let Some(path) = target.filter(|path| *path != "-") {
        keep_other_content(problem, Path::new(path), is_export)?;
    }
    Output::open(problem, target)?.print(&text)
}

/// Returns true if a file begins like an exported solution.
fn is_export(content: &[u8]) -> bool {
    PROBLEMS.iter().any(|problem| {
        let exports = [rust_program(*problem), problem.files.c_solution.into()];
        let mut exports = exports.iter().map(String::as_bytes);
        exports.any(|export| content.starts_with(&export[..BEGINNING]))
    })
}

/// Returns the value of `--lang` or, without it, the language that the extension of FILE implies,
/// which is Rust if it implies none.
fn language(arguments: &Arguments) -> Result<&'static str> {
    let path = Path::new(arguments.value(&OUTPUT).unwrap_or_default());
    let implied = match path.extension().map(OsStr::as_encoded_bytes) {
        Some(b"rs") => Some("rust"),
        Some(b"c" | b"cc" | b"cpp" | b"cxx") => Some("c"),
        _ => None,
    };
    match (arguments.choice(&LANG), implied) {
        (Some(chosen), Some(implied)) if chosen != implied => {
            let name = escaped(path);
            misuse(format!("expected --lang {chosen} or {name}, not both"))
        }
        (chosen, implied) => Ok(chosen.or(implied).unwrap_or("rust")),
    }
}

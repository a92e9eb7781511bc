//! `judge export PROBLEM`: exports a solution as one file to submit.

use crate::cli::output::{context_of_writing, keep_other_content, Output};
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

fn export_solution(arguments: Arguments) -> Result {
    let problem = arguments.problem()?;
    let text = match language(&arguments)? {
        "c" => problem.files.c_solution.into(),
        _ => rust_program(problem),
    };
    let target = arguments.value(&OUTPUT);
    if let Some(path) = target.filter(|path| *path != "-") {
        let result = keep_other_content(Path::new(path), is_export);
        result.map_err(failed(context_of_writing(problem, path)))?;
    }
    Output::open(problem, target)?.print(&text)
}

/// Returns true if a file begins like an exported solution.
fn is_export(content: &[u8]) -> bool {
    let exports = PROBLEMS.iter().flat_map(|problem| {
        let files = &problem.files;
        [rust_program(*problem), files.c_solution.to_string()]
    });
    let first_lines = |text: &[u8]| -> Vec<u8> {
        let lines = text.split_inclusive(|&byte| byte == b'\n');
        lines.take(2).flatten().copied().collect()
    };
    let beginning = first_lines(content);
    exports
        .map(|export| first_lines(export.as_bytes()))
        .any(|own| own == beginning)
}

/// Returns the value of `--lang` or, without it, the language that the extension of FILE implies.
/// Without FILE or an extension, this is Rust.
fn language(arguments: &Arguments) -> Result<&'static str> {
    let path = Path::new(arguments.value(&OUTPUT).unwrap_or_default());
    let extension = path.extension().map(OsStr::as_encoded_bytes);
    let implied = match extension {
        Some(b"rs") => Some("rust"),
        Some(b"c" | b"cc" | b"cpp" | b"cxx") => Some("c"),
        _ => None,
    };
    match (arguments.choice(&LANG), implied) {
        (Some(chosen), Some(implied)) if chosen != implied => misuse(format!(
            "expected --lang {chosen} or {}, not both",
            escaped(path)
        )),
        (Some(language), _) | (None, Some(language)) => Ok(language),
        (None, None) if extension.is_none() => Ok("rust"),
        _ => Err(arguments.bad_value(&OUTPUT, "--lang, or a name that ends in .rs, .c or .cpp")),
    }
}

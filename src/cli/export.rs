//! `judge export PROBLEM`: a problem as one file to be submitted.

use super::error::CliError;
use super::files::{print, say};
use super::options::Options;
use super::verb::Verb;
use judge::{export, Problem};
use std::ffi::{OsStr, OsString};
use std::process::ExitCode;

/// `judge export PROBLEM [--lang LANGUAGE] [-o FILE]`
pub const VERB: Verb = Verb {
    name: "export",
    summary: "a problem as one source file to submit, in Rust or C",
    help: |_| Ok(HELP.into()),
    run: export_problem,
    failure: None,
};

const HELP: &str = "judge export PROBLEM [--lang rust|c] [-o FILE]\n\n\
           Prints a program in one file that solves the problem, to be submitted to its judge:\n\
           in Rust, or in C for the judges that take no Rust. The C is made from the Rust; it is\n\
           C90 plus long long, and C++ of any year too. On bad input the C answers what comes\n\
           before it, says nothing and ends with 0.\n\n\
           --lang LANGUAGE   rust (if nothing is said) or c\n\
           -o FILE           write to FILE, not to standard output\n\n\
           Examples:\n  \
             judge export gomoku --lang c -o gomoku.c\n  \
             judge export spot --lang c | gcc -x c -ansi -O2 - -lm -o spot\n";

/// What is exported.
type Export = fn(&Problem) -> String;

const LANGUAGES: [(&str, Export); 2] = [
    ("rust", export::rust),
    ("c", |problem| problem.export.c.into()),
];

fn export_problem(arguments: &[OsString]) -> Result<ExitCode, CliError> {
    let mut options = Options::new(arguments, &["lang", "o"], &[])?;
    let problem = options.problem()?;
    options.finish()?;
    let language = language(options.text("lang"))?;
    deliver(problem, &language(problem), options.text("o"))
}

/// What `--lang` asks for.
fn language(name: Option<&OsStr>) -> Result<Export, CliError> {
    let Some(name) = name else {
        return Ok(LANGUAGES[0].1);
    };
    match LANGUAGES.iter().find(|(language, _)| name == *language) {
        Some((_, export)) => Ok(*export),
        None => Err(CliError::Usage(format!(
            "--lang {}: expected rust or c",
            name.to_string_lossy().escape_debug()
        ))),
    }
}

/// Writes `text` to `file`, or to standard output where there is none.
fn deliver(problem: &Problem, text: &str, file: Option<&OsStr>) -> Result<ExitCode, CliError> {
    let Some(file) = file.filter(|file| *file != "-") else {
        return print(problem.name(), text);
    };
    match std::fs::write(file, text) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) => {
            let name = file.to_string_lossy();
            say(&format!(
                "judge: {}: {name}: cannot write: {error}",
                problem.name()
            ));
            Err(CliError::Reported)
        }
    }
}

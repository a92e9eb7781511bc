//! `judge export PROBLEM`: a problem as one file to be submitted.

use super::{print, surplus, Verb};
use crate::files::say;
use crate::Outcome;
use judge::{submission, Problem};
use std::ffi::{OsStr, OsString};

/// `judge export PROBLEM [--lang LANGUAGE] [-o FILE]`
pub const VERB: Verb = Verb {
    name: "export",
    summary: "a problem as one source file to submit, in Rust or C",
    help: "judge export PROBLEM [--lang rust|c] [-o FILE]\n\n\
           Prints a program in one file that solves the problem, to be submitted to its judge:\n\
           in Rust, or in C for the judges that take no Rust. The C is made from the Rust; it is\n\
           ANSI C, and C++ of any year too.\n\n\
           --lang LANGUAGE   rust (if nothing is said) or c\n\
           -o FILE           write to FILE, not to standard output\n\n\
           Examples:\n  \
             judge export gomoku --lang c -o gomoku.c\n  \
             judge export spot --lang c | gcc -x c -ansi -O2 - -lm -o spot\n",
    run,
};

/// What is exported.
type Export = fn(&Problem) -> String;

const LANGUAGES: [(&str, Export); 2] = [
    ("rust", submission::rust),
    ("c", |problem| problem.in_c.into()),
];

fn run(arguments: &[OsString]) -> Outcome {
    let mut problem = None;
    let mut export = LANGUAGES[0].1;
    let mut file = None;
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        if argument == "--lang" {
            export = match language(arguments.next()) {
                Ok(export) => export,
                Err(outcome) => return outcome,
            };
        } else if argument == "-o" {
            let Some(path) = arguments.next() else {
                return Outcome::Usage("-o: expected the name of a file".into());
            };
            file = Some(path);
        } else if problem.is_some() || argument.to_string_lossy().starts_with('-') {
            return surplus(argument);
        } else {
            problem = Some(argument);
        }
    }
    match super::problem(problem) {
        Ok(problem) => deliver(&export(problem), file.map(OsString::as_os_str)),
        Err(outcome) => outcome,
    }
}

/// What `--lang` asks for.
fn language(name: Option<&OsString>) -> Result<Export, Outcome> {
    let Some(name) = name else {
        return Err(Outcome::Usage("--lang: expected rust or c".into()));
    };
    match LANGUAGES.iter().find(|(language, _)| name == language) {
        Some((_, export)) => Ok(*export),
        None => {
            let name = name.to_string_lossy();
            let complaint = format!(
                "--lang: found \"{}\", expected rust or c",
                name.escape_debug()
            );
            Err(Outcome::Usage(complaint))
        }
    }
}

/// Writes `text` to `file`, or to standard output where there is none.
fn deliver(text: &str, file: Option<&OsStr>) -> Outcome {
    let Some(file) = file.filter(|file| *file != "-") else {
        return print(text);
    };
    match std::fs::write(file, text) {
        Ok(()) => Outcome::Done,
        Err(error) => {
            let name = file.to_string_lossy();
            say(&format!("judge: export: {name}: cannot write: {error}"));
            Outcome::Bad
        }
    }
}

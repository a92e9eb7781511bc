//! `judge export PROBLEM`: a solution as one file to submit, or a validator or checker as one file.

use crate::cli::arguments::Arguments;
use crate::cli::error::{usage, CliError};
use crate::cli::options::options;
use crate::cli::output::{shown, Output};
use crate::cli::verb::Verb;
use judge::export::parts::{Convention, Part};
use judge::export::solution;
use judge::Problem;
use std::ffi::OsStr;
use std::path::Path;
use std::process::ExitCode;

/// `judge export`
pub const VERB: Verb = Verb {
    name: "export",
    operands: &["PROBLEM"],
    summary: "export a solution, validator or checker as one file",
    options: options! {
        "--part" "solution|validator|checker" "a solution by default";
        "--lang" "rust|c"
            "rust, the default for a solution, or c; without it, the ending of FILE decides";
        "--for" "kattis|testlib"
            "follow the conventions of kattis (the default; DOMjudge and BAPCtools, too) or \
             testlib (Polygon)";
        "-o" "FILE" "write to FILE, not to standard output";
    },
    text: include_str!("export.txt"),
    help: |text, _| text,
    run: export_problem,
};

fn export_problem(arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let text = text(&arguments, problem)?;
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

/// The text of the file.
fn text(arguments: &Arguments, problem: &Problem) -> Result<String, CliError> {
    let language = language(arguments)?;
    let convention = match arguments.choice("--for")? {
        Some("testlib") => Convention::Testlib,
        _ => Convention::Kattis,
    };
    let part = match arguments.choice("--part")? {
        Some("validator") => Part::Validator,
        Some("checker") => Part::Checker,
        _ => Part::Solution,
    };
    match (part, language) {
        (Part::Solution, _) if arguments.has("--for") => {
            return usage("--for needs --part validator or --part checker");
        }
        (Part::Solution, None | Some("rust")) => return Ok(solution::rust(problem)),
        (_, Some("rust")) => return usage("--lang rust: a validator or a checker is in C"),
        _ => {}
    }
    let name = problem.name();
    part.program(problem, convention).ok_or_else(|| {
        CliError::Usage(format!(
            "{name} has one right answer for each input, so its outputs are compared and it has no \
             checker"
        ))
    })
}

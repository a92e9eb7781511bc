//! `judge PROBLEM [FILE]`: the main job.

use super::{print, surplus};
use crate::files::Files;
use crate::Outcome;
use judge::Problem;
use std::ffi::OsString;

/// Answers a file or standard input on standard output.
pub fn run(problem: &Problem, arguments: &[OsString]) -> Outcome {
    let mut file = None;
    for argument in arguments {
        if argument == "--help" || argument == "-h" {
            return print(&help(problem));
        }
        if file.is_some() || is_option(argument) {
            return surplus(argument);
        }
        file = Some(argument.as_os_str());
    }
    match Files::open(file, problem.name) {
        Ok(mut files) => {
            let result = (problem.solve)(&mut files);
            files.finish(problem.name, result)
        }
        Err(outcome) => outcome,
    }
}

fn is_option(argument: &OsString) -> bool {
    argument != "-" && argument.to_string_lossy().starts_with('-')
}

fn help(problem: &Problem) -> String {
    let Problem {
        name,
        title,
        judges,
        ..
    } = problem;
    format!(
        "judge {name} [FILE]\n\n{title} ({judges}): answers FILE, or standard input, on standard \
         output.\nFILE may be `-` for standard input, and `./-x` for a file whose name begins \
         with a dash.\n"
    )
}

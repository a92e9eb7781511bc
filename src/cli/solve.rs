//! `judge PROBLEM [FILE]`: the main job.

use super::error::CliError;
use super::files::{print, Files};
use super::options::Options;
use judge::workbench::problem::Names;
use judge::Problem;
use std::ffi::OsString;
use std::process::ExitCode;

/// Answers a file or standard input on standard output.
pub fn run(problem: &Problem, arguments: &[OsString]) -> Result<ExitCode, CliError> {
    let mut options = Options::new(arguments, &[], &["help"])?;
    if options.flag("help") {
        return print("", &help(problem));
    }
    let file = options.operand();
    options.finish()?;
    let mut files = Files::open(file.as_deref(), problem.name())?;
    let result = (problem.solve)(&mut files);
    files.finish(problem.name(), result)
}

fn help(problem: &Problem) -> String {
    let Names {
        name,
        title,
        judges,
        ..
    } = problem.names;
    format!(
        "judge {name} [FILE]\n\n{title} ({judges}): answers FILE, or standard input, on standard \
         output.\nFILE may be `-` for standard input; after `--` it may begin with a dash.\n"
    )
}

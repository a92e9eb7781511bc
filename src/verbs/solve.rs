//! `judge PROBLEM [FILE]`: the main job.

use super::print;
use crate::files::Files;
use crate::options::Options;
use crate::Outcome;
use judge::Problem;
use std::ffi::OsString;

/// Answers a file or standard input on standard output.
pub fn run(problem: &Problem, arguments: &[OsString]) -> Outcome {
    solve(problem, arguments).unwrap_or_else(|outcome| outcome)
}

fn solve(problem: &Problem, arguments: &[OsString]) -> Result<Outcome, Outcome> {
    let mut options = Options::new(arguments, &[], &["help"])?;
    if options.flag("help") {
        return Ok(print(&help(problem)));
    }
    let file = options.operand();
    options.finish()?;
    let mut files = Files::open(file.as_deref(), problem.name)?;
    let result = (problem.solve)(&mut files);
    Ok(files.finish(problem.name, result))
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
         output.\nFILE may be `-` for standard input; behind `--` it may begin with a dash.\n"
    )
}

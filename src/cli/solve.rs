//! `judge PROBLEM [FILE]`: solves a problem.

use crate::cli::error::CliError;
use crate::cli::files::Files;
use crate::cli::options::Options;
use crate::cli::verb::Verb;
use judge::Problem;
use std::process::ExitCode;

/// `judge PROBLEM`: the verb is not typed.
pub const VERB: Verb = Verb {
    name: "PROBLEM",
    operands: "[FILE]",
    summary: "solve FILE, or standard input, to standard output",
    options: &[],
    help,
    run: solve,
    error_status: None,
};

fn solve(mut options: Options) -> Result<ExitCode, CliError> {
    let problem = options.problem()?;
    let file = options.last_operand()?;
    let mut files = Files::open(problem, file.as_deref())?;
    files.escape_at_a_terminal();
    let result = problem.solve(&mut files);
    files.finish(result)
}

fn help(problem: Option<&'static Problem>) -> String {
    let name = problem.map_or("PROBLEM", Problem::name);
    let title = problem.map_or_else(String::new, |problem| {
        let (title, judges) = (problem.names.title, problem.names.judges);
        format!("{title} ({judges}): ")
    });
    format!(
        "{title}solves FILE, or standard input, to standard output.\n\
         FILE may be `-` for standard input; after `--` it may begin with a dash.\n\n\
         White space is free: CRLF, blank lines and a missing last line end do no harm. A\n\
         byte-order mark (UTF-8) at the start is skipped, and the end of the input may\n\
         stand in place of a final 0. Each case is answered before more input is awaited.\n\
         The first error ends the program: the cases before it are answered, the message\n\
         names its place, and the exit status is 1.\n\n\
         `judge show {name}` shows the statement of the problem.\n"
    )
}

//! Which known mistake a program makes: the plain solution answers the same inputs with each of
//! them, in a process of its own, since a mistake may crash or never end.

use crate::cli::error::{failed, CliError};
use crate::cli::trial::attempt::Attempt;
use crate::cli::trial::program::Program;
use crate::cli::trial::run::End;
use judge::workbench::problem::Mistake;
use judge::Problem;
use std::env;
use std::ffi::OsString;
use std::time::Duration;

/// The most processor time that a mistake gets for an input, and the most for all of them.
const TIME_LIMIT: Duration = Duration::from_secs(1);
const MOST_TIME: Duration = Duration::from_secs(3);

/// The most mistakes that are named.
const MOST_MISTAKES: usize = 3;

/// The command that answers like a program with a mistake.
pub fn mistaken(problem: &Problem, mistake: &Mistake) -> Result<Vec<OsString>, CliError> {
    let judge = env::current_exe().map_err(failed("cannot find this program"))?;
    let words = [problem.name(), "--mistake", mistake.name].map(OsString::from);
    Ok([judge.into()].into_iter().chain(words).collect())
}

/// The mistakes that fail like the program on these inputs, and are right where it is right. None
/// if they are many, or if there is no time to find out.
pub fn diagnose(
    program: &Program,
    failure: &Attempt,
    others: &[Attempt],
) -> Result<Vec<&'static Mistake>, CliError> {
    let mut used = Duration::ZERO;
    // How a program that is too slow would have answered is not known.
    let is_slow = |attempt: &&Attempt| matches!(attempt.run.end, End::TimeLimit(_));
    // Most mistakes already differ in the input on which the program fails.
    let attempts = [failure].into_iter();
    let attempts = attempts.chain(others.iter().filter(|attempt| !is_slow(attempt)));
    let mut found = Vec::new();
    for mistake in program.problem.package.mistakes {
        let command = mistaken(program.problem, mistake)?;
        let wrong = program.with(command, TIME_LIMIT.min(program.time_limit));
        let mut agrees = true;
        for attempt in attempts.clone() {
            if used > MOST_TIME {
                return Ok(Vec::new());
            }
            let other = Attempt::new(&wrong, attempt.input.clone(), Vec::new())?;
            used += other.run.time;
            agrees = attempt.answers_like(&other);
            if !agrees {
                break;
            }
        }
        if agrees {
            found.push(mistake);
        }
    }
    if found.len() > MOST_MISTAKES {
        found.clear();
    }
    Ok(found)
}

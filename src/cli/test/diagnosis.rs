//! Which known mistake a program makes: the plain solution answers the same inputs with each of
//! them, in a process of its own, since a mistake may crash or never end.

use crate::cli::error::{failed, CliError};
use crate::cli::test::program::{Outcome, Program};
use crate::cli::test::trial::Trial;
use judge::workbench::checker::Verdict;
use judge::workbench::problem::Mistake;
use std::env;
use std::ffi::OsString;
use std::time::{Duration, Instant};

/// The most processor time that a mistake gets for an input, and the most time for all of them.
const TIME_LIMIT: Duration = Duration::from_secs(1);
const MOST_TIME: Duration = Duration::from_secs(3);

/// The most mistakes that are named.
const MOST_MISTAKES: usize = 3;

/// The command that answers like a program with a mistake.
pub fn command(problem: &str, mistake: &Mistake) -> Result<Vec<OsString>, CliError> {
    let judge = env::current_exe().map_err(failed("cannot find this program"))?;
    let words = [
        judge.into(),
        problem.into(),
        "--mistake".into(),
        mistake.name.into(),
    ];
    Ok(words.into())
}

/// The mistakes that fail like the program on these inputs, and are right where it is right. None
/// if they are many, or if there is no time to find out.
pub fn diagnose(
    program: &Program,
    failure: &Trial,
    others: &[Trial],
) -> Result<Vec<&'static Mistake>, CliError> {
    let start = Instant::now();
    // How a program that is too slow would have answered is not known.
    let is_slow = |trial: &&Trial| matches!(trial.run.outcome, Outcome::TimeLimit(_));
    let others = others.iter().filter(|trial| !is_slow(trial));
    let mut found = Vec::new();
    for mistake in program.problem.package.mistakes {
        let mistaken = Program {
            command: command(program.problem.name(), mistake)?,
            time_limit: TIME_LIMIT.min(program.time_limit),
            ..*program
        };
        let mut agrees = true;
        // Most mistakes differ in the first input, which the program fails.
        for trial in [failure].into_iter().chain(others.clone()) {
            if start.elapsed() > MOST_TIME {
                return Ok(Vec::new());
            }
            let run = mistaken.run(&trial.input, &trial.expected)?;
            agrees = trial.is_like(&run.outcome)
                && match &run.outcome {
                    Outcome::Checked(Verdict::PresentationError(_)) => {
                        run.output == trial.run.output
                    }
                    Outcome::Checked(_) => words(&run.output).eq(words(&trial.run.output)),
                    _ => true,
                };
            if !agrees {
                break;
            }
        }
        if agrees {
            found.push(mistake);
        }
    }
    found.truncate(if found.len() > MOST_MISTAKES {
        0
    } else {
        found.len()
    });
    Ok(found)
}

fn words(output: &[u8]) -> impl Iterator<Item = &[u8]> {
    let words = output.split(u8::is_ascii_whitespace);
    words.filter(|word| !word.is_empty())
}

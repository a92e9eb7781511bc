//! `judge check PROBLEM INPUT OUTPUT [ANSWER]`: a verdict on an output.

use crate::cli::error::{usage, CliError};
use crate::cli::files::{name_mark, print, Files};
use crate::cli::options::{Opt, Options, Values};
use crate::cli::verb::Verb;
use judge::runtime::scanner::Stream;
use judge::workbench::checker::{CheckError, Verdict};
use judge::Error;
use std::process::ExitCode;

/// `judge check`
pub const VERB: Verb = Verb {
    name: "check",
    operands: "PROBLEM INPUT OUTPUT [ANSWER] [OPTION ...]",
    summary: "check the output of a program for an input",
    options: &[WHITE_SPACE],
    help: |_| include_str!("check.txt").into(),
    run: check,
    error_status: Some(3),
};

/// How white space counts, for `judge stress` as well.
pub const WHITE_SPACE: Opt = Opt::new(
    "--white-space HOW",
    Values::OneOf(&["exact", "tokens"]),
    "exact (the default), or tokens: only the words count, as at judges that compare tokens",
);

/// The verdict on white space that counts as the options say.
pub fn weighed(verdict: Verdict, white_space: Option<&str>) -> Verdict {
    match verdict {
        Verdict::PresentationError(_) if white_space == Some("tokens") => Verdict::Accepted,
        verdict => verdict,
    }
}

fn check(mut options: Options) -> Result<ExitCode, CliError> {
    let problem = options.problem()?;
    let white_space = options.choice("--white-space")?;
    let mut paths = Vec::new();
    for name in ["INPUT", "OUTPUT"] {
        let missing = format!("{name} is missing: expected PROBLEM INPUT OUTPUT [ANSWER]");
        paths.push(options.operand().ok_or(CliError::Usage(missing))?);
    }
    paths.extend(options.last_operand()?);
    if paths.iter().filter(|path| *path == "-").count() > 1 {
        return usage("only one of the files can be standard input");
    }
    let files = paths.iter().map(|path| Files::open(problem, Some(path)));
    let mut files = files.collect::<Result<Vec<_>, _>>()?;
    let (input, outputs) = files.split_at_mut(1);
    outputs.iter_mut().for_each(Files::accept_any_bytes);
    let outputs = outputs.iter_mut().map(|output| output as &mut dyn Stream);
    let result = problem.check(&mut input[0], &mut outputs.collect::<Vec<_>>());
    let mut verdicts = match result {
        Ok(verdicts) => verdicts,
        Err(CheckError::Input(error)) => return files.swap_remove(0).finish(Err(error)),
        Err(CheckError::Output(index)) => {
            return files.swap_remove(1 + index).finish(Err(Error::Stream));
        }
    };
    if let Some(Verdict::WrongAnswer(mismatch)) = verdicts.get(1) {
        let (who, name) = (problem.name(), &files[2].name);
        let message = format!("{who}: {name} is not the answer: {mismatch}");
        return Err(CliError::Failed(message));
    }
    files.swap_remove(0).finish(Ok(()))?;
    let verdict = weighed(verdicts.swap_remove(0), white_space);
    print(&format!("{}\n", name_mark(&verdict.to_string())))?;
    Ok(ExitCode::from(match verdict {
        Verdict::Accepted => 0,
        Verdict::WrongAnswer(_) => 1,
        Verdict::PresentationError(_) => 2,
    }))
}

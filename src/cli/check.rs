//! `judge check PROBLEM INPUT OUTPUT [ANSWER]`: a verdict on an output.

use crate::cli::arguments::Arguments;
use crate::cli::error::{usage, CliError};
use crate::cli::files::Files;
use crate::cli::output::{print, with_hint};
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
    text: include_str!("check.txt"),
    help: |text, _| text.into(),
    run: check,
};

/// The exit status of every error: the others are verdicts.
pub const NOT_CHECKED: u8 = 3;

/// The verdict if white space counts as the option says.
pub fn apply_white_space(verdict: Verdict, white_space: Option<&str>) -> Verdict {
    match verdict {
        Verdict::PresentationError(_) if white_space == Some("tokens") => Verdict::Accepted,
        verdict => verdict,
    }
}

fn check(mut arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let white_space = arguments.choice("--white-space")?;
    let paths = arguments.operands(3)?;
    if let Some(name) = ["INPUT", "OUTPUT"].get(paths.len()) {
        return usage(format!(
            "{name} is missing: expected PROBLEM INPUT OUTPUT [ANSWER]"
        ));
    }
    if paths.iter().filter(|path| *path == "-").count() > 1 {
        return usage("only one of the files can be standard input");
    }
    let files = paths.iter().map(|path| Files::open(problem, Some(path)));
    let mut files = files.collect::<Result<Vec<_>, _>>()?;
    let (input, outputs) = files.split_at_mut(1);
    let outputs = outputs.iter_mut().map(|output| output as &mut dyn Stream);
    let mut outputs: Vec<_> = outputs.collect();
    let mut verdicts = match problem.check(&mut input[0], &mut outputs) {
        Ok(verdicts) => verdicts,
        Err(CheckError::Input(error)) => return files.swap_remove(0).finish(Err(error)),
        Err(CheckError::Output(index)) => {
            return files.swap_remove(1 + index).finish(Err(Error::Stream));
        }
    };
    if let Some(Verdict::WrongAnswer(mismatch)) = verdicts.get(1) {
        let (problem, name) = (problem.name(), &files[2].name);
        let message = format!("{problem}: {name} is not the answer: {mismatch}");
        return Err(CliError::Failed(message));
    }
    let verdict = apply_white_space(verdicts.swap_remove(0), white_space);
    let _: ExitCode = print(&format!("{}\n", with_hint(&verdict.to_string())))?;
    Ok(ExitCode::from(match verdict {
        Verdict::Accepted => 0,
        Verdict::WrongAnswer(_) => 1,
        Verdict::PresentationError(_) => 2,
    }))
}

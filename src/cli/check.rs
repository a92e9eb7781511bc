//! `judge check PROBLEM INPUT OUTPUT [ANSWER]`: a verdict on an output.

use crate::cli::error::{usage, CliError};
use crate::cli::files::{print, Files};
use crate::cli::options::Options;
use crate::cli::verb::Verb;
use judge::runtime::scanner::Stream;
use judge::workbench::checker::{CheckError, Verdict};
use judge::Error;
use std::process::ExitCode;

/// `judge check`
pub const VERB: Verb = Verb {
    name: "check",
    operands: "PROBLEM INPUT OUTPUT [ANSWER]",
    summary: "check the output of a program for an input",
    options: &[],
    help: |_| include_str!("check.txt").into(),
    run: check,
    error_status: Some(3),
};

fn check(mut options: Options) -> Result<ExitCode, CliError> {
    let problem = options.problem()?;
    let mut paths = Vec::new();
    for name in ["INPUT", "OUTPUT"] {
        let missing = format!("{name} is missing: expected PROBLEM INPUT OUTPUT [ANSWER]");
        paths.push(options.operand().ok_or(CliError::Usage(missing))?);
    }
    paths.extend(options.last_operand()?);
    if paths.iter().filter(|path| *path == "-").count() > 1 {
        return usage("only one of the files can be standard input");
    }
    let files = paths
        .iter()
        .map(|path| Files::open(problem.name(), Some(path)));
    let mut files = files.collect::<Result<Vec<_>, _>>()?;
    let (input, outputs) = files.split_at_mut(1);
    outputs.iter_mut().for_each(Files::accept_any_bytes);
    let outputs = outputs.iter_mut().map(|output| output as &mut dyn Stream);
    let result = problem.check(&mut input[0], &mut outputs.collect::<Vec<_>>());
    let verdicts = match result {
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
    print(&format!("{}\n", verdicts[0]))?;
    Ok(ExitCode::from(match verdicts[0] {
        Verdict::Accepted => 0,
        Verdict::WrongAnswer(_) => 1,
        Verdict::PresentationError(_) => 2,
    }))
}

//! `judge check PROBLEM INPUT OUTPUT [ANSWER]`: a verdict on an output.

use crate::cli::arguments::Arguments;
use crate::cli::error::{failed, usage, CliError};
use crate::cli::files::Files;
use crate::cli::output::{print, with_hint};
use crate::cli::verb::Verb;
use judge::workbench::checker::Verdict;
use judge::workbench::memory::{read_all, LONGEST_TEXT};
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
    let mut input = Files::open(problem, Some(&paths[0]), None)?;
    let mut names = Vec::new();
    let mut outputs = Vec::new();
    for path in &paths[1..] {
        let mut file = Files::open(problem, Some(path), None)?;
        match read_all(&mut file) {
            Ok(output) if output.len() > LONGEST_TEXT => {
                let message = format!("{}: more than {LONGEST_TEXT} bytes", file.name);
                return Err(failed(problem.name())(message));
            }
            Ok(output) => outputs.push(output),
            Err(error) => return file.finish(Err(error.into())),
        }
        names.push(file.name);
    }
    let outputs: Vec<&[u8]> = outputs.iter().map(|output| &**output).collect();
    let mut verdicts = match problem.check(&mut input, &outputs) {
        Ok(verdicts) => verdicts,
        Err(error) => return input.finish(Err(error)),
    };
    if let Some(Verdict::WrongAnswer(mismatch)) = verdicts.get(1) {
        let (problem, name) = (problem.name(), &names[1]);
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

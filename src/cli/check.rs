//! `judge check PROBLEM INPUT OUTPUT [ANSWER]`: a verdict on an output.

use crate::cli::convention::{convention, FOR};
use crate::cli::error::{usage, CliError};
use crate::cli::files::{name_mark, print, Files};
use crate::cli::options::{Opt, Options, Values};
use crate::cli::verb::Verb;
use judge::export::parts::{Convention, SPACE_SENSITIVE};
use judge::runtime::scanner::Stream;
use judge::workbench::checker::{CheckError, Verdict};
use judge::Error;
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

/// `judge check`
pub const VERB: Verb = Verb {
    name: "check",
    operands: "PROBLEM INPUT OUTPUT [ANSWER] [OPTION ...]",
    summary: "check the output of a program for an input",
    options: &[WHITE_SPACE, FOR],
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

/// The verdict if white space counts as the option says.
pub fn apply_white_space(verdict: Verdict, white_space: Option<&str>) -> Verdict {
    match verdict {
        Verdict::PresentationError(_) if white_space == Some("tokens") => Verdict::Accepted,
        verdict => verdict,
    }
}

fn check(mut options: Options) -> Result<ExitCode, CliError> {
    let problem = options.problem()?;
    let white_space = options.choice("--white-space")?;
    let convention = convention(&options)?;
    let Called {
        paths,
        message,
        flags,
    } = Called::new(&mut options, convention)?;
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
    let _: ExitCode = files.swap_remove(0).finish(Ok(()))?;
    let verdict = apply_white_space(verdicts.swap_remove(0), white_space);
    message.write(&format!("{}\n", name_mark(&verdict.to_string())))?;
    let mut statuses = convention.map_or([0, 1, 2, 3], Convention::checker_statuses);
    if flags.iter().any(|flag| flag == SPACE_SENSITIVE) {
        statuses[2] = statuses[1];
    }
    Ok(ExitCode::from(match verdict {
        Verdict::Accepted => statuses[0],
        Verdict::WrongAnswer(_) => statuses[1],
        Verdict::PresentationError(_) => statuses[2],
    }))
}

/// How a checker is called: the paths of the input, the output and perhaps the right answer, where
/// the message goes, and flags.
struct Called {
    paths: Vec<OsString>,
    message: Message,
    flags: Vec<OsString>,
}

/// Where the message on an output goes.
enum Message {
    StandardOutput,
    StandardError,
    /// Into this file, which is written anew.
    Report(OsString),
    /// Into `judgemessage.txt` in this directory, after what is there.
    Feedback(OsString),
}

impl Called {
    /// Reads the operands.
    fn new(options: &mut Options, convention: Option<Convention>) -> Result<Called, CliError> {
        let expected = match convention {
            None => &["INPUT", "OUTPUT"][..],
            Some(Convention::Kattis) => &["INPUT", "ANSWER", "FEEDBACK_DIR"],
            Some(Convention::Testlib) => &["INPUT", "OUTPUT", "ANSWER"],
        };
        let last = match convention {
            None => " [ANSWER]",
            Some(Convention::Kattis) => " [FLAG ...] < OUTPUT",
            Some(Convention::Testlib) => " [REPORT]",
        };
        let mut paths = Vec::new();
        for name in expected {
            let all = format!("PROBLEM {}{last}", expected.join(" "));
            let missing = format!("{name} is missing: expected {all}");
            paths.push(options.operand().ok_or(CliError::Usage(missing))?);
        }
        let mut flags = Vec::new();
        let message = match convention {
            None => {
                paths.extend(options.last_operand()?);
                Message::StandardOutput
            }
            Some(Convention::Kattis) => {
                flags.extend(std::iter::from_fn(|| options.operand()));
                let directory = paths.remove(2);
                paths.insert(1, "-".into());
                Message::Feedback(directory)
            }
            Some(Convention::Testlib) => {
                let report = options.last_operand()?;
                report.map_or(Message::StandardError, Message::Report)
            }
        };
        Ok(Called {
            paths,
            message,
            flags,
        })
    }
}

impl Message {
    /// Writes the message. Where tools read the exit status, it counts even if this fails.
    fn write(&self, text: &str) -> Result<(), CliError> {
        let _ = match self {
            Message::StandardOutput => return print(text).map(drop),
            Message::StandardError => std::io::stderr().write_all(text.as_bytes()),
            Message::Report(file) => fs::write(file, text),
            Message::Feedback(directory) => {
                let file = Path::new(directory).join("judgemessage.txt");
                let file = fs::OpenOptions::new().append(true).create(true).open(file);
                file.and_then(|mut file| file.write_all(text.as_bytes()))
            }
        };
        Ok(())
    }
}

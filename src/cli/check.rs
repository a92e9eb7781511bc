//! `judge check PROBLEM INPUT OUTPUT [ANSWER]`: a verdict on an output.

use super::error::CliError;
use super::files::{print, say, Source};
use super::options::Options;
use super::verb::Verb;
use judge::runtime::scanner::Stream;
use judge::workbench::checker::{CheckError, Verdict};
use judge::{Error, Problem};
use std::ffi::OsString;
use std::process::ExitCode;

/// `judge check`
pub const VERB: Verb = Verb {
    name: "check",
    summary: "a verdict on somebody's output for an input",
    help: |_| Ok(HELP.into()),
    run: check,
    failure: Some(3),
};

const HELP: &str = "judge check PROBLEM INPUT OUTPUT [ANSWER]\n\n\
           Says whether the file OUTPUT is right for the file INPUT, and if not, where it is wrong\n\
           first. Any right schedule is right for game-schedule; the other problems have one right\n\
           answer. The files may be of any size; one of them may be `-`, standard input.\n\n\
           \x20 accepted             right, byte for byte\n\
           \x20 presentation error   only the white space is wrong (a blank at the end of a line is\n\
           \x20                      none for cheat, whose judge ignores it)\n\
           \x20 wrong answer         anything else\n\n\
           ANSWER, if it is given, is checked too. Our own answer is the measure of both; if ANSWER\n\
           is a wrong answer by it, that is an error of its own. White space is forgiven there.\n\n\
           Examples:\n\
           \x20 ./mine < game.in > game.out; judge check spot game.in game.out\n\
           \x20 ./mine < game.in | judge check spot game.in -\n\
           \x20 oj test -c ./mine --judge-command \"judge check spot\"\n\n\
           Exit status: 0 accepted, 1 wrong answer, 2 presentation error, 3 the check could not be\n\
           done: bad INPUT, wrong ANSWER, a file that cannot be read, wrong command line.\n";

/// The operands.
const EXPECTED: &str = "expected PROBLEM INPUT OUTPUT [ANSWER]";

fn check(arguments: &[OsString]) -> Result<ExitCode, CliError> {
    let mut options = Options::new(arguments, &[], &[])?;
    let problem = options.problem()?;
    let mut names = Vec::new();
    for what in ["INPUT", "OUTPUT"] {
        let missing = || CliError::Usage(format!("{what} is missing: {EXPECTED}"));
        names.push(options.operand().ok_or_else(missing)?);
    }
    names.extend(options.operand());
    options.finish()?;
    if names.iter().filter(|name| *name == "-").count() > 1 {
        let complaint = "only one of the files can be standard input";
        return Err(CliError::Usage(complaint.into()));
    }
    let open = |name: &OsString| Source::open(Some(name), problem.name());
    let mut files = names.iter().map(open).collect::<Result<Vec<_>, _>>()?;
    let (input, outputs) = files.split_at_mut(1);
    let mut streams: Vec<&mut dyn Stream> = Vec::new();
    for output in outputs {
        streams.push(output);
    }
    let result = problem.check(&mut input[0], &mut streams);
    match result {
        Ok(verdicts) => conclude(problem, &verdicts, &files),
        Err(CheckError::Input(error)) => Err(files[0].report(problem.name(), &error)),
        Err(CheckError::Output(index)) => {
            Err(files[1 + index].report(problem.name(), &Error::Stream))
        }
    }
}

/// Prints the verdict on the first output, unless the second, the ANSWER, is wrong.
fn conclude(
    problem: &Problem,
    verdicts: &[Verdict],
    files: &[Source],
) -> Result<ExitCode, CliError> {
    if let Some(Verdict::WrongAnswer(mismatch)) = verdicts.get(1) {
        let name = &files[2].name;
        let who = problem.name();
        say(&format!(
            "judge: {who}: {name} is not the answer: {mismatch}"
        ));
        return Err(CliError::Reported);
    }
    print(problem.name(), &format!("{}\n", verdicts[0]))?;
    Ok(ExitCode::from(match verdicts[0] {
        Verdict::Accepted => 0,
        Verdict::WrongAnswer(_) => 1,
        Verdict::PresentationError(_) => 2,
    }))
}

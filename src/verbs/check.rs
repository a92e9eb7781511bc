//! `judge check PROBLEM INPUT OUTPUT [ANSWER]`: a verdict on an output.

use super::{problem, surplus, Verb};
use crate::files::say;
use crate::Outcome;
use judge::check::{Trouble, Verdict};
use judge::scanner::{Broken, Stream};
use judge::Failure;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, ErrorKind, Read};

/// `judge check`
pub const VERB: Verb = Verb {
    name: "check",
    summary: "a verdict on somebody's output for an input",
    help: "judge check PROBLEM INPUT OUTPUT [ANSWER]\n\n\
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
           done: bad INPUT, wrong ANSWER, a file that cannot be read, wrong command line.\n",
    run,
};

/// The check could not be done.
const NOT_DONE: Outcome = Outcome::Status(3);

fn run(arguments: &[OsString]) -> Outcome {
    match check(arguments) {
        Outcome::Usage(complaint) => {
            say(&format!("judge: check: {complaint}"));
            NOT_DONE
        }
        outcome => outcome,
    }
}

fn check(arguments: &[OsString]) -> Outcome {
    let problem = match problem(arguments.first()) {
        Ok(problem) => problem,
        Err(outcome) => return outcome,
    };
    let names = &arguments[1..];
    if names.len() < 2 {
        return Outcome::Usage("expected PROBLEM INPUT OUTPUT [ANSWER]".into());
    }
    if names.len() > 3 {
        return surplus(&names[3]);
    }
    if names.iter().filter(|name| *name == "-").count() > 1 {
        return Outcome::Usage("only one of the files can be standard input".into());
    }
    let mut files = Vec::new();
    for name in names {
        match Source::open(name) {
            Ok(file) => files.push(file),
            Err(outcome) => return outcome,
        }
    }
    let (input, outputs) = files.split_at_mut(1);
    let mut streams: Vec<&mut dyn Stream> = Vec::new();
    for output in outputs {
        streams.push(output);
    }
    match (problem.check)(&mut input[0], &mut streams) {
        Ok(verdicts) => conclude(&verdicts, &files),
        Err(Trouble::Input(Failure::Input { place, message })) => {
            let name = &files[0].name;
            let (line, column) = (place.line, place.column);
            say(&format!("judge: check: {name}:{line}:{column}: {message}"));
            NOT_DONE
        }
        Err(Trouble::Input(Failure::Stream)) => files[0].unreadable(),
        Err(Trouble::Output(index)) => files[1 + index].unreadable(),
    }
}

/// Prints the verdict on the first output, unless the second, the ANSWER, is wrong.
fn conclude(verdicts: &[Verdict], files: &[Source]) -> Outcome {
    if let Some(Verdict::WrongAnswer(remark)) = verdicts.get(1) {
        let name = &files[2].name;
        say(&format!("judge: check: {name} is not the answer: {remark}"));
        return NOT_DONE;
    }
    match super::print(&format!("{}\n", verdicts[0])) {
        Outcome::Done => Outcome::Status(status(&verdicts[0])),
        _ => NOT_DONE,
    }
}

/// The exit status that goes with a verdict, as with testlib's checkers.
fn status(verdict: &Verdict) -> u8 {
    match verdict {
        Verdict::Accepted => 0,
        Verdict::WrongAnswer(_) => 1,
        Verdict::PresentationError(_) => 2,
    }
}

/// A file that is only read.
struct Source {
    name: String,
    file: Box<dyn Read>,
    trouble: Option<io::Error>,
}

impl Source {
    fn open(path: &OsStr) -> Result<Self, Outcome> {
        let name = path.to_string_lossy().into_owned();
        if path == "-" {
            return Ok(Source::of("<stdin>".into(), Box::new(io::stdin())));
        }
        match File::open(path) {
            Ok(file) => Ok(Source::of(name, Box::new(file))),
            Err(error) => {
                say(&format!("judge: check: {name}: cannot open: {error}"));
                Err(NOT_DONE)
            }
        }
    }

    fn of(name: String, file: Box<dyn Read>) -> Self {
        Source {
            name,
            file,
            trouble: None,
        }
    }

    fn unreadable(&self) -> Outcome {
        if let Some(error) = &self.trouble {
            say(&format!(
                "judge: check: {}: cannot read: {error}",
                self.name
            ));
        }
        NOT_DONE
    }
}

impl Stream for Source {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, Broken> {
        loop {
            match self.file.read(chunk) {
                Ok(read) => return Ok(read),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.trouble = Some(error);
                    return Err(Broken);
                }
            }
        }
    }

    /// Nobody writes to what is being checked.
    fn write(&mut self, _: &[u8]) -> Result<(), Broken> {
        Err(Broken)
    }
}

//! One trial: an input, a run of the program on it, and a verdict.

use super::super::error::CliError;
use super::super::files::say;
use super::run::{self, run, Ending, Run, MOST_ERRORS};
use judge::workbench::checker::{CheckError, Mismatch, Verdict};
use judge::workbench::memory::MemoryStream;
use judge::{Error, Problem};
use std::env;
use std::ffi::OsString;
use std::fmt::{Display, Formatter};
use std::io::Read;
use std::mem::discriminant;
use std::process::ExitStatus;
use std::time::Duration;

/// Bytes of an input after which no more cases are added.
pub const ENOUGH: usize = 1 << 16;

/// The program under test.
pub struct Program {
    /// What it should solve.
    pub problem: &'static Problem,
    /// How it is started.
    pub command: Vec<OsString>,
    /// How long it may take for an input.
    pub time: Duration,
}

/// What comes of an input.
pub enum Trial {
    /// The program is right.
    Passed,
    /// The program fails.
    Failed(Failed),
    /// The input is none; it was not tried.
    BadInput(String),
}

/// An input on which the program fails.
pub struct Failed {
    /// How it fails.
    pub failing: Failing,
    /// The input.
    pub input: Vec<u8>,
    /// Our own answer.
    pub expected: Vec<u8>,
    /// What the program printed.
    pub found: Vec<u8>,
    /// What it printed last on standard error.
    pub errors: String,
}

/// How a program fails.
pub enum Failing {
    /// Its answer is wrong.
    Wrong(Mismatch),
    /// Its white space is wrong.
    Presentation(Mismatch),
    /// It ended with a status other than 0, or by a signal.
    Runtime(ExitStatus),
    /// It took longer than this.
    Time(Duration),
    /// It printed more than this many bytes.
    Output(u64),
    /// It printed more than this many bytes on standard error.
    Errors(u64),
}

impl Failing {
    /// Whether the two are failures of the same sort.
    pub fn is_like(&self, other: &Failing) -> bool {
        discriminant(self) == discriminant(other)
    }

    /// The case that fails, from 0, if that is known.
    pub fn case(&self) -> Option<usize> {
        match self {
            Failing::Wrong(mismatch) | Failing::Presentation(mismatch) => {
                mismatch.case.map(|case| case as usize - 1)
            }
            _ => None,
        }
    }
}

impl Display for Failing {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            Failing::Wrong(mismatch) => write!(f, "wrong answer: {mismatch}"),
            Failing::Presentation(mismatch) => write!(f, "presentation error: {mismatch}"),
            Failing::Runtime(status) => write!(f, "runtime error: {status}"),
            Failing::Time(time) => {
                write!(f, "time limit exceeded: {} s", time.as_secs_f64())
            }
            Failing::Output(most) => write!(f, "output limit exceeded: {most} bytes"),
            Failing::Errors(most) => write!(f, "standard error flooded: over {most} bytes"),
        }
    }
}

impl Program {
    /// Tries the program on an input of these cases.
    pub fn try_cases(&self, cases: &[impl AsRef<[u8]>]) -> Result<Trial, CliError> {
        let input = self.problem.framing.join(cases);
        let mut text = MemoryStream::new(&input);
        if let Err(Error::Input { error: message, .. }) = (self.problem.solve)(&mut text) {
            return Ok(Trial::BadInput(message));
        }
        let expected = text.written;
        // Room for all that is said to be expected and for as much again of something else.
        let most = 2 * expected.len() as u64 + (1 << 20);
        let run = run(&self.command, &input, self.time, most);
        let mut run = run.map_err(|trouble| self.not_run(trouble))?;
        let mut found = Vec::new();
        run.output
            .by_ref()
            .take(most)
            .read_to_end(&mut found)
            .map_err(|error| self.not_run(error.into()))?;
        let Some(failing) = self.failing(&run, &input, (&expected, &found), most)? else {
            return Ok(Trial::Passed);
        };
        Ok(Trial::Failed(Failed {
            failing,
            input,
            expected,
            found,
            errors: run.errors,
        }))
    }

    /// What it comes to when the program could not be run.
    fn not_run(&self, trouble: run::Trouble) -> CliError {
        let command = self.command[0].to_string_lossy();
        let complaint = match trouble {
            run::Trouble::Start(error) => {
                return CliError::Usage(format!("stress: cannot run {command}: {error}"));
            }
            run::Trouble::Guard(error) => format!("cannot run /bin/sh: {error}"),
            run::Trouble::Watch(error) => format!("cannot wait for {command}: {error}"),
            run::Trouble::Files(error) => {
                let directory = env::temp_dir();
                let directory = directory.display();
                format!("{directory}: cannot keep temporary files there: {error}")
            }
        };
        say(&format!("judge: stress: {complaint}"));
        CliError::Reported
    }

    /// How the program failed, if it did.
    fn failing(
        &self,
        run: &Run,
        input: &[u8],
        (expected, found): (&[u8], &[u8]),
        most: u64,
    ) -> Result<Option<Failing>, CliError> {
        Ok(match run.ending {
            Ending::TimeLimit => Some(Failing::Time(self.time)),
            Ending::OutputLimit => Some(Failing::Output(most)),
            Ending::ErrorLimit => Some(Failing::Errors(MOST_ERRORS)),
            Ending::Exited(status) if !status.success() => Some(Failing::Runtime(status)),
            // The checker would answer the input once more.
            Ending::Exited(_) if found == expected => None,
            Ending::Exited(_) => match verdict(self.problem, input, found)? {
                Verdict::WrongAnswer(mismatch) => Some(Failing::Wrong(mismatch)),
                Verdict::PresentationError(mismatch) => Some(Failing::Presentation(mismatch)),
                Verdict::Accepted => None,
            },
        })
    }
}

/// The verdict on an output for an input that is known to be good.
fn verdict(problem: &Problem, input: &[u8], found: &[u8]) -> Result<Verdict, CliError> {
    let mut found = MemoryStream::new(found);
    let verdicts = problem.check(&mut MemoryStream::new(input), &mut [&mut found]);
    let why = match verdicts.map(|mut verdicts| verdicts.pop()) {
        Ok(Some(verdict)) => return Ok(verdict),
        Ok(None) => "it says nothing".into(),
        Err(CheckError::Input(Error::Input { error: message, .. })) => message,
        Err(CheckError::Input(Error::Stream)) => "it cannot read the input".into(),
        Err(CheckError::Output(_)) => "it cannot read the output".into(),
    };
    say(&format!("judge: stress: the checker failed: {why}"));
    Err(CliError::Reported)
}

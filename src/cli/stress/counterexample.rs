//! What `judge stress` finds: an input on which a program fails, and how it fails.

use judge::workbench::checker;
use std::fmt::{Display, Formatter};
use std::fs;
use std::io;
use std::mem::discriminant;
use std::path::Path;
use std::process::ExitStatus;
use std::time::Duration;

/// How long a run took.
pub struct Times {
    /// The processor time of the program and of the processes that it started; `None` if it is
    /// unknown.
    pub processor: Option<Duration>,
    /// The time that passed.
    pub passed: Duration,
}

/// The time limit is one of processor time; this many times as much may pass, for programs that
/// sleep and for busy machines.
const PASSED: u32 = 10;

impl Times {
    /// Whether a time limit is exceeded.
    pub fn exceed(&self, limit: Duration) -> bool {
        self.processor.unwrap_or(self.passed) > limit || self.passed > Times::most(limit)
    }

    /// The most time that may pass.
    pub fn most(limit: Duration) -> Duration {
        PASSED * limit
    }
}

/// The verdict on a run of a program.
pub enum Verdict {
    /// It exited with status 0; this is the verdict on its output.
    Exited(checker::Verdict),
    /// It exited with another status, or a signal ended it.
    RuntimeError(ExitStatus),
    /// It took longer than the limit.
    TimeLimit(Times, Duration),
    /// It wrote more bytes than this to the named stream.
    OutputLimit(u64, &'static str),
}

impl Verdict {
    /// Whether both are the same kind of failure, a crash with the same status.
    pub fn is_like(&self, other: &Verdict) -> bool {
        match (self, other) {
            (Verdict::Exited(one), Verdict::Exited(two)) => discriminant(one) == discriminant(two),
            (Verdict::RuntimeError(one), Verdict::RuntimeError(two)) => one == two,
            (Verdict::OutputLimit(_, one), Verdict::OutputLimit(_, two)) => one == two,
            _ => discriminant(self) == discriminant(other),
        }
    }

    /// The case that fails, from 0, if that is known.
    pub fn case(&self) -> Option<usize> {
        use checker::Verdict::{PresentationError, WrongAnswer};
        match self {
            Verdict::Exited(PresentationError(mismatch) | WrongAnswer(mismatch)) => {
                mismatch.case.map(|case| case as usize - 1)
            }
            _ => None,
        }
    }
}

impl Display for Verdict {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            Verdict::Exited(verdict) => verdict.fmt(f),
            Verdict::RuntimeError(status) => write!(f, "runtime error: {status}"),
            Verdict::TimeLimit(Times { processor, passed }, limit) => {
                let most = Times::most(*limit).as_secs_f64();
                let (limit, passed) = (limit.as_secs_f64(), passed.as_secs_f64());
                match processor.map(|time| time.as_secs_f64()) {
                    None => write!(f, "time limit exceeded: {passed:.2} s (limit {limit} s)"),
                    Some(processor) => write!(
                        f,
                        "time limit exceeded: {processor:.2} s of processor time (limit {limit} s), \
                         {passed:.2} s in all (limit {most} s)"
                    ),
                }
            }
            Verdict::OutputLimit(most, stream) => {
                write!(
                    f,
                    "output limit exceeded: more than {most} bytes on {stream}"
                )
            }
        }
    }
}

/// An input on which a program fails.
pub struct Counterexample {
    /// How it fails.
    pub verdict: Verdict,
    /// The input.
    pub input: Vec<u8>,
    /// Our own answer.
    pub expected: Vec<u8>,
    /// What the program wrote to standard output.
    pub found: Vec<u8>,
    /// The beginning and the end of what it wrote to standard error.
    pub errors: String,
}

/// The files that a counterexample is kept in.
pub const INPUT: &str = "failing.in";
const EXPECTED: &str = "failing.expected";
const FOUND: &str = "failing.out";

impl Counterexample {
    /// Its texts: what each is, and the name of its file.
    pub fn texts(&self) -> [(&'static str, &'static str, &[u8]); 3] {
        [
            ("input", INPUT, &self.input),
            ("expected", EXPECTED, &self.expected),
            ("found", FOUND, &self.found),
        ]
    }

    /// Writes its files.
    pub fn keep(&self, directory: &Path) -> io::Result<()> {
        fs::create_dir_all(directory)?;
        for (_, file, text) in self.texts() {
            fs::write(directory.join(file), text)?;
        }
        Ok(())
    }
}

//! Files, standard input and standard output as the judges see them, and standard error.

use judge::scanner::{Broken, Stream};
use judge::Failure;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, ErrorKind, IsTerminal, Read, Write};

use crate::Outcome;

/// Reads from a file or standard input and writes to standard output.
pub struct Files {
    input: Box<dyn Read>,
    /// The input's name in messages.
    pub name: String,
    output: io::StdoutLock<'static>,
    /// What became of the last reading or writing that failed.
    trouble: Option<Trouble>,
}

enum Trouble {
    Reading(io::Error),
    Writing(io::Error),
}

impl Files {
    /// Opens `path`, or standard input where there is none or it is `-`. At a terminal, says that
    /// `who` waits for input.
    pub fn open(path: Option<&OsStr>, who: &str) -> Result<Files, Outcome> {
        let path = path.filter(|path| *path != "-");
        let (input, name): (Box<dyn Read>, String) = match path {
            None => {
                if io::stdin().is_terminal() {
                    say(&format!(
                        "judge: {who}: waiting for input; end it with Ctrl-D (judge --help)"
                    ));
                }
                (standard_input(), "<stdin>".to_string())
            }
            Some(path) => match File::open(path) {
                Ok(file) => (Box::new(file), path.to_string_lossy().into_owned()),
                Err(error) => {
                    let name = path.to_string_lossy();
                    say(&format!("judge: {who}: {name}: cannot open: {error}"));
                    return Err(Outcome::Bad);
                }
            },
        };
        Ok(Files {
            input,
            name,
            output: io::stdout().lock(),
            trouble: None,
        })
    }

    /// Standard output alone, with nothing to read.
    pub fn without_input() -> Files {
        Files {
            input: Box::new(io::empty()),
            name: String::new(),
            output: io::stdout().lock(),
            trouble: None,
        }
    }

    /// What `result`, of work on these files, comes to; bad input is said on standard error.
    pub fn finish(mut self, who: &str, result: Result<(), Failure>) -> Outcome {
        let result = match result {
            Ok(()) => match self.output.flush() {
                Ok(()) => return Outcome::Done,
                Err(error) => Some(Trouble::Writing(error)),
            },
            Err(Failure::Input { place, message }) => {
                let (name, line, column) = (&self.name, place.line, place.column);
                say(&format!("judge: {who}: {name}:{line}:{column}: {message}"));
                return Outcome::Bad;
            }
            Err(Failure::Stream) => self.trouble,
        };
        match result {
            Some(Trouble::Writing(error)) => written(who, &error),
            Some(Trouble::Reading(error)) => {
                say(&format!(
                    "judge: {who}: {}: cannot read: {error}",
                    self.name
                ));
                Outcome::Bad
            }
            None => Outcome::Bad,
        }
    }
}

/// What a failure to write to standard output comes to: nobody reads on, and that is fine, or it
/// is said on standard error.
pub fn written(who: &str, error: &io::Error) -> Outcome {
    if error.kind() == ErrorKind::BrokenPipe {
        return Outcome::Done;
    }
    say(&format!("judge: {who}: cannot write the output: {error}"));
    Outcome::Bad
}

impl Stream for Files {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, Broken> {
        loop {
            match self.input.read(chunk) {
                Ok(read) => return Ok(read),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.trouble = Some(Trouble::Reading(error));
                    return Err(Broken);
                }
            }
        }
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Broken> {
        let written = self
            .output
            .write_all(bytes)
            .and_then(|()| self.output.flush());
        written.map_err(|error| {
            self.trouble = Some(Trouble::Writing(error));
            Broken
        })
    }
}

/// Standard input without a buffer of its own: chunks are large enough.
fn standard_input() -> Box<dyn Read> {
    #[cfg(unix)]
    {
        use std::os::fd::AsFd;
        if let Ok(descriptor) = io::stdin().as_fd().try_clone_to_owned() {
            return Box::new(File::from(descriptor));
        }
    }
    Box::new(io::stdin())
}

/// Prints a line on standard error. Where that is closed, nobody can be told.
pub fn say(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

//! Files, standard input and standard output as the judges see them, and standard error.

use judge::scanner::{Broken, Stream};
use judge::Failure;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, ErrorKind, IsTerminal, Read, Write};

use crate::Outcome;

/// A file or standard input, which is only read.
pub struct Source {
    /// Its name in messages.
    pub name: String,
    file: Box<dyn Read>,
    /// Why the last reading failed.
    trouble: Option<io::Error>,
}

impl Source {
    /// Opens `path`, or standard input where there is none or it is `-`. At a terminal, says that
    /// `who` waits for input.
    pub fn open(path: Option<&OsStr>, who: &str) -> Result<Source, Outcome> {
        let Some(path) = path.filter(|path| *path != "-") else {
            if io::stdin().is_terminal() {
                say(&format!(
                    "judge: {who}: waiting for input; end it with Ctrl-D (judge --help)"
                ));
            }
            return Ok(Source::new("<stdin>".into(), standard_input()));
        };
        let name = path.to_string_lossy().into_owned();
        match File::open(path) {
            Ok(file) => Ok(Source::new(name, Box::new(file))),
            Err(error) => {
                say(&format!("judge: {who}: {name}: cannot open: {error}"));
                Err(Outcome::Bad)
            }
        }
    }

    fn new(name: String, file: Box<dyn Read>) -> Source {
        Source {
            name,
            file,
            trouble: None,
        }
    }

    /// Says where the input is bad, or why it could not be read.
    pub fn complain(&self, who: &str, failure: &Failure) {
        let name = &self.name;
        match (failure, &self.trouble) {
            (Failure::Input { place, message }, _) => {
                let (line, column) = (place.line, place.column);
                say(&format!("judge: {who}: {name}:{line}:{column}: {message}"));
            }
            (Failure::Stream, Some(error)) => {
                say(&format!("judge: {who}: {name}: cannot read: {error}"));
            }
            (Failure::Stream, None) => {}
        }
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

    /// Nobody writes to what is only read.
    fn write(&mut self, _: &[u8]) -> Result<(), Broken> {
        Err(Broken)
    }
}

/// Reads from a file or standard input and writes to standard output.
pub struct Files {
    /// The input.
    pub source: Source,
    output: io::StdoutLock<'static>,
    /// Why the last writing failed.
    trouble: Option<io::Error>,
}

impl Files {
    /// Opens `path` as [`Source::open`] does.
    pub fn open(path: Option<&OsStr>, who: &str) -> Result<Files, Outcome> {
        Source::open(path, who).map(Files::new)
    }

    /// Standard output alone, with nothing to read.
    pub fn without_input() -> Files {
        Files::new(Source::new(String::new(), Box::new(io::empty())))
    }

    fn new(source: Source) -> Files {
        Files {
            source,
            output: io::stdout().lock(),
            trouble: None,
        }
    }

    /// What `result`, of work on these files, comes to; bad input is said on standard error.
    pub fn finish(mut self, who: &str, result: Result<(), Failure>) -> Outcome {
        let Err(failure) = result else {
            return match self.output.flush() {
                Ok(()) => Outcome::Done,
                Err(error) => written(who, &error),
            };
        };
        if let (Failure::Stream, Some(error)) = (&failure, &self.trouble) {
            return written(who, error);
        }
        self.source.complain(who, &failure);
        Outcome::Bad
    }
}

/// What a failure to write to standard output comes to: nobody reads on, and that is fine, or it
/// is said on standard error. Where `who` is nobody, the program itself speaks.
pub fn written(who: &str, error: &io::Error) -> Outcome {
    if error.kind() == ErrorKind::BrokenPipe {
        return Outcome::Done;
    }
    let colon = if who.is_empty() { "" } else { ": " };
    say(&format!(
        "judge: {who}{colon}cannot write the output: {error}"
    ));
    Outcome::Bad
}

impl Stream for Files {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, Broken> {
        self.source.read(chunk)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Broken> {
        let written = self
            .output
            .write_all(bytes)
            .and_then(|()| self.output.flush());
        written.map_err(|error| {
            self.trouble = Some(error);
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

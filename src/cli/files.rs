//! Files, standard input and standard output as streams, and standard error.

use super::error::CliError;
use judge::runtime::scanner::{Stream, StreamError};
use judge::Error;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, ErrorKind, IsTerminal, Read, Write};
use std::process::ExitCode;

/// A file or standard input, which is only read.
pub struct Source {
    /// Its name in messages.
    pub name: String,
    file: Box<dyn Read>,
    /// Why the last reading failed.
    failure: Option<io::Error>,
}

impl Source {
    /// Opens `path`, or standard input where there is none or it is `-`. At a terminal, says that
    /// `who` waits for input.
    pub fn open(path: Option<&OsStr>, who: &str) -> Result<Source, CliError> {
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
                Err(CliError::Reported)
            }
        }
    }

    fn new(name: String, file: Box<dyn Read>) -> Source {
        Source {
            name,
            file,
            failure: None,
        }
    }

    /// Reports where the input is bad, or why it could not be read.
    pub fn report(&self, who: &str, error: &Error<String>) -> CliError {
        let name = &self.name;
        match (error, &self.failure) {
            (Error::Input { place, error }, _) => {
                let (line, column) = (place.line, place.column);
                say(&format!("judge: {who}: {name}:{line}:{column}: {error}"));
            }
            (Error::Stream, Some(error)) => {
                say(&format!("judge: {who}: {name}: cannot read: {error}"));
            }
            (Error::Stream, None) => {}
        }
        CliError::Reported
    }
}

impl Stream for Source {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        loop {
            match self.file.read(chunk) {
                Ok(read) => return Ok(read),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.failure = Some(error);
                    return Err(StreamError);
                }
            }
        }
    }

    /// Fails: a source is only read.
    fn write(&mut self, _: &[u8]) -> Result<(), StreamError> {
        Err(StreamError)
    }
}

/// Reads from a file or standard input and writes to standard output.
pub struct Files {
    /// The input.
    pub source: Source,
    output: io::StdoutLock<'static>,
    /// Why the last writing failed.
    failure: Option<io::Error>,
}

impl Files {
    /// Opens `path` as [`Source::open`] does.
    pub fn open(path: Option<&OsStr>, who: &str) -> Result<Files, CliError> {
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
            failure: None,
        }
    }

    /// The exit status of work on these files that ended with `result`; errors are reported.
    pub fn finish(
        mut self,
        who: &str,
        result: Result<(), Error<String>>,
    ) -> Result<ExitCode, CliError> {
        let Err(error) = result else {
            return finish_output(who, self.output.flush());
        };
        match (&error, self.failure) {
            (Error::Stream, Some(failure)) => finish_output(who, Err(failure)),
            _ => Err(self.source.report(who, &error)),
        }
    }
}

/// The exit status after output was `written`. A closed pipe is success; any other failure is
/// reported. An empty `who` stands for the program itself.
pub fn finish_output(who: &str, written: io::Result<()>) -> Result<ExitCode, CliError> {
    let Err(error) = written else {
        return Ok(ExitCode::SUCCESS);
    };
    if error.kind() == ErrorKind::BrokenPipe {
        return Ok(ExitCode::SUCCESS);
    }
    let colon = if who.is_empty() { "" } else { ": " };
    say(&format!(
        "judge: {who}{colon}cannot write the output: {error}"
    ));
    Err(CliError::Reported)
}

/// Prints `text` on standard output. `who`, a problem or a verb, is named where that fails.
pub fn print(who: &str, text: &str) -> Result<ExitCode, CliError> {
    let mut output = io::stdout();
    let written = output.write_all(text.as_bytes());
    finish_output(who, written.and_then(|()| output.flush()))
}

impl Stream for Files {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        self.source.read(chunk)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        let written = self
            .output
            .write_all(bytes)
            .and_then(|()| self.output.flush());
        written.map_err(|error| {
            self.failure = Some(error);
            StreamError
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

/// Prints a line on standard error. If that is closed, there is nowhere to report it.
pub fn say(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

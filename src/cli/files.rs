//! Files and standard input as streams, standard output, and standard error.
//!
//! An error of a stream says only that it failed; [`Files`] keeps the reason until the end.

use crate::cli::error::{failed, CliError};
use judge::runtime::message::printable;
use judge::runtime::scanner::{Place, Stream, StreamError};
use judge::workbench::explanation::Options;
use judge::{Error, Problem};
use std::ffi::OsStr;
use std::fs::File;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, ErrorKind, IsTerminal, Read, Write};
use std::process::ExitCode;

/// An input and a file or standard output as one stream.
pub struct Files {
    /// The problem, whose name comes first in messages.
    problem: &'static Problem,
    /// The name of the input in messages.
    pub name: String,
    input: Box<dyn Read>,
    /// The file to write to, if it is not standard output, and the message if that fails.
    output: Option<(File, String)>,
    /// What is not printable is escaped in the output, for a terminal.
    is_escaped: bool,
    hash_key: u64,
    /// Whether the input may be only text, and nothing of it has been read.
    may_be_utf16: bool,
    /// Success until the stream fails, and then what the program ends with.
    status: Result<ExitCode, CliError>,
}

impl Files {
    /// Opens `path`, or standard input if there is none or it is `-`. At a terminal, says that
    /// input is expected.
    pub fn open(problem: &'static Problem, path: Option<&OsStr>) -> Result<Files, CliError> {
        let Some(path) = path.filter(|path| *path != "-") else {
            if io::stdin().is_terminal() {
                let problem = problem.name();
                say(&format!(
                    "{problem}: waiting for input; end it with Ctrl-D (judge --help)"
                ));
            }
            return Ok(Files::new(problem, "<stdin>", io::stdin()));
        };
        let name = shown(path);
        match File::open(path) {
            Ok(file) => Ok(Files::new(problem, &name, file)),
            Err(error) => {
                let message = format!("{}: {name}: cannot open: {error}", problem.name());
                Err(CliError::Failed(message))
            }
        }
    }

    /// An open input, called `name` in messages.
    pub fn new(problem: &'static Problem, name: &str, input: impl Read + 'static) -> Files {
        Files {
            problem,
            name: name.into(),
            input: Box::new(input),
            output: None,
            is_escaped: false,
            hash_key: RandomState::new().build_hasher().finish(),
            may_be_utf16: true,
            status: Ok(ExitCode::SUCCESS),
        }
    }

    /// Creates the file `path` and writes to it, or to standard output if it is `-`.
    pub fn write_to(&mut self, path: &OsStr) -> Result<(), CliError> {
        if path == "-" {
            return Ok(());
        }
        let what = cannot_write(self.problem, path);
        let file = File::create(path).map_err(failed(&what))?;
        self.output = Some((file, what));
        Ok(())
    }

    /// Escapes answers that are for a terminal: names of the input are repeated in them.
    pub fn escape_at_a_terminal(&mut self) {
        self.is_escaped = io::stdout().is_terminal();
    }

    /// Accepts any bytes, as the output of a program may be.
    pub fn accept_any_bytes(&mut self) {
        self.may_be_utf16 = false;
    }

    /// The exit status of work on these files that ended with `result`.
    pub fn finish(self, result: Result<(), Error<String>>) -> Result<ExitCode, CliError> {
        let Err(Error::Input { place, error }) = result else {
            return self.status;
        };
        let (problem, name, error) = (self.problem.name(), &self.name, name_mark(&error));
        let sibling = self.problem.sibling.filter(|_| place.case <= 1);
        let advice = sibling.map_or_else(String::new, |sibling| format!("; {sibling}"));
        let Place { line, column, .. } = place;
        let message = format!("{problem}: {name}:{line}:{column}: {error}{advice}");
        Err(CliError::Failed(message))
    }

    /// Reads the beginning of the input. A byte-order mark in UTF-16 is an error.
    fn read_first(&mut self, chunk: &mut [u8]) -> io::Result<usize> {
        let mut read = self.input.read(chunk)?;
        self.may_be_utf16 = false;
        if read == 1 && chunk.len() > 1 && chunk[0] >= 0xFE {
            read += self.input.read(&mut chunk[1..])?;
        }
        if chunk[..read].starts_with(b"\xFF\xFE") || chunk[..read].starts_with(b"\xFE\xFF") {
            return Err(io::Error::other("it is UTF-16, expected ASCII or UTF-8"));
        }
        Ok(read)
    }
}

/// The beginning of the message if `path` cannot be written.
pub fn cannot_write(problem: &Problem, path: &OsStr) -> String {
    format!("{}: {}: cannot write", problem.name(), shown(path))
}

/// A path or another word of the command line in messages.
pub fn shown(word: impl AsRef<OsStr>) -> String {
    printable(word.as_ref().as_encoded_bytes())
}

/// Names a byte-order mark in a message.
pub fn name_mark(message: &str) -> String {
    if [r#"found "\xff\xfe"#, r#"found "\xfe\xff"#]
        .iter()
        .any(|mark| message.contains(mark))
    {
        return format!("{message} (this is UTF-16, expected ASCII or UTF-8)");
    }
    if message.contains("\\u{feff}") {
        return format!("{message} (a byte-order mark, which does not belong here)");
    }
    message.into()
}

impl Stream for Files {
    /// Nobody who makes an input knows the key, so none can be made that crowds the hashes.
    fn hash_key(&self) -> u64 {
        self.hash_key
    }

    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        loop {
            let read = match self.may_be_utf16 {
                true => self.read_first(chunk),
                false => self.input.read(chunk),
            };
            match read {
                Ok(read) => return Ok(read),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    let (problem, name) = (self.problem.name(), &self.name);
                    let message = format!("{problem}: {name}: cannot read: {error}");
                    self.status = Err(CliError::Failed(message));
                    return Err(StreamError);
                }
            }
        }
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        let result = match &mut self.output {
            Some((file, _)) => file.write_all(bytes),
            None if self.is_escaped => write(Options::default().printable_lines(bytes).as_bytes()),
            None => write(bytes),
        };
        result.map_err(|error| {
            self.status = match &self.output {
                Some((_, what)) => Err(failed(what)(error)),
                None => written(Err(error)),
            };
            StreamError
        })
    }
}

/// Writes to standard output.
pub fn write(bytes: &[u8]) -> io::Result<()> {
    let mut output = io::stdout();
    output.write_all(bytes)?;
    output.flush()
}

/// The exit status after `result` of writing to standard output. A closed pipe is success.
pub fn written(result: io::Result<()>) -> Result<ExitCode, CliError> {
    match result {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            let message = format!("cannot write the output: {error}");
            Err(CliError::Failed(message))
        }
        _ => Ok(ExitCode::SUCCESS),
    }
}

/// Prints `text` on standard output.
pub fn print(text: &str) -> Result<ExitCode, CliError> {
    written(write(text.as_bytes()))
}

/// Prints a message on standard error. If that is closed, there is nowhere to report it.
pub fn say(message: &str) {
    let line = format!("judge: {}\n", printable(message.as_bytes()));
    let _ = io::stderr().write_all(line.as_bytes());
}

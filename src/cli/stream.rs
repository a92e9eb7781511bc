//! The input and the output of a subcommand, as one stream.
//!
//! A [`StreamError`] has no message. [`FileStream`] keeps the error that it stands for.

use crate::cli::error::{failed, CliError, Result};
use crate::cli::output::{escaped, is_utf_16, print_message, Output};
use judge::runtime::scanner::{Place, Stream, StreamError};
use judge::{Error, Problem, PROBLEMS};
use std::ffi::OsStr;
use std::fs::{self, File};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, BufReader, ErrorKind, IsTerminal, Read};
use std::path::PathBuf;

/// The maximum number of bytes that are read at once.
const BUFFER_SIZE: usize = 1 << 16;

/// The maximum number of bytes in an accepted text. Real inputs and outputs are much shorter.
const MAX_TEXT: usize = 1 << 28;

/// An input and an output as one stream.
pub struct FileStream {
    pub problem: &'static dyn Problem,
    /// The name of the input in messages: its path or `<stdin>`.
    pub name: String,
    /// The first [`BUFFER_SIZE`] bytes of the input.
    start: Vec<u8>,
    pub input: Box<dyn Read>,
    pub output: Output,
    /// The error of the read or write that has failed, if one has.
    error: Option<CliError>,
}

impl FileStream {
    /// Opens the input `path`. Without a path, or if it is `-`, reads standard input. At a
    /// terminal, a message then says that input is expected.
    ///
    /// `target` is the path of the output. Without it, or if it is `-`, the output is standard
    /// output. Fails if input and output are the same file.
    pub fn open(
        problem: &'static dyn Problem,
        path: Option<&OsStr>,
        target: Option<&OsStr>,
    ) -> Result<FileStream> {
        let path = path.filter(|path| *path != "-");
        let target = target.filter(|path| *path != "-");
        let input = identity(path, "/dev/stdin");
        if input.is_some() && input == identity(target, "/dev/stdout") {
            let name = escaped(target.unwrap_or("<stdout>".as_ref()));
            let context = format!("{}: {name}", problem.name);
            return Err(failed(context)("input and output are the same file"));
        }
        let Some(path) = path else {
            if io::stdin().is_terminal() {
                let prompt = "waiting for input; end it with Ctrl-D (judge --help)";
                print_message(&format!("{}: {prompt}", problem.name));
            }
            return Ok(FileStream::new(problem, "<stdin>".into(), io::stdin()));
        };
        let name = escaped(path);
        let context = format!("{}: {name}: cannot open", problem.name);
        let file = File::open(path).map_err(failed(context))?;
        Ok(FileStream::new(problem, name, file))
    }

    /// Returns a stream that reads `input` and writes to standard output. `name` is the name of the
    /// input in messages.
    pub fn new(
        problem: &'static dyn Problem,
        mut name: String,
        input: impl Read + 'static,
    ) -> Self {
        let mut input = BufReader::with_capacity(BUFFER_SIZE, input);
        // A read error is ignored here, because it occurs again when the input is read.
        let start = input.fill_buf().unwrap_or_default().to_vec();
        if is_utf_16(&start) {
            name += " (UTF-16, expected ASCII or UTF-8)";
        }
        FileStream {
            problem,
            name,
            start,
            input: Box::new(input),
            output: Output::Standard,
            error: None,
        }
    }

    /// Reads the rest of the input. Returns an error if it is longer than [`MAX_TEXT`].
    pub fn read_all(&mut self) -> Result<Vec<u8>> {
        let mut text = Vec::new();
        let mut reader = self.input.by_ref().take(MAX_TEXT as u64 + 1);
        let result = reader.read_to_end(&mut text);
        result.map_err(|error| self.read_error(error))?;
        if text.len() > MAX_TEXT {
            let message = format!("{}: more than {MAX_TEXT} bytes", self.name);
            return Err(failed(self.problem.name)(message));
        }
        Ok(text)
    }

    fn read_error(&self, error: io::Error) -> CliError {
        let (problem, name) = (self.problem.name, &self.name);
        failed(format!("{problem}: {name}: cannot read"))(error)
    }

    /// Returns the result of the subcommand, and finishes the output if nothing has failed.
    /// `result` is the result of the reads and writes.
    pub fn finish(mut self, result: Result<(), Error<String>>) -> Result {
        result.map_err(|error| self.error(error))?;
        self.output.finish()
    }

    /// Returns the error that ended the reads and writes. An error in the input gets a message with
    /// its place.
    pub fn error(&mut self, error: Error<String>) -> CliError {
        match error {
            Error::Stream => self.error.take().expect("an error of the stream"),
            Error::Input { place, error } => {
                failed(self.problem.name)(self.message_at(place, &error))
            }
        }
    }

    /// Returns the message for an error in the input, with its place.
    pub fn message_at(&self, place: Place, error: &str) -> String {
        let (name, Place { line, column, .. }) = (&self.name, place);
        let problem = self.fitting_problem();
        let hint = problem.map(|problem| format!("; this is valid input for {}", problem.name));
        let hint = hint.unwrap_or_default();
        format!("{name}:{line}:{column}: {error}{hint}")
    }

    /// Returns the other problem for which the input is valid to the letter, if exactly one is. An
    /// input of [`BUFFER_SIZE`] bytes or more is not tried.
    pub fn fitting_problem(&self) -> Option<&'static dyn Problem> {
        if self.start.len() == BUFFER_SIZE {
            return None;
        }
        let problems = PROBLEMS.iter();
        let others = problems.filter(|other| other.name != self.problem.name);
        let mut fitting = others.filter(|other| other.validate(&self.start, false).is_ok());
        fitting.next().copied().filter(|_| fitting.next().is_none())
    }

    /// Keeps the error that the error returned stands for.
    fn keep(&mut self, error: CliError) -> StreamError {
        self.error = Some(error);
        StreamError
    }
}

/// Returns the path of a regular file without links. Without a path, returns that of the file that
/// is open as `device`, such as `/dev/stdin`, if it is a file and the system knows its path.
fn identity(path: Option<&OsStr>, device: &str) -> Option<PathBuf> {
    let path = fs::canonicalize(path.unwrap_or(device.as_ref())).ok()?;
    path.is_file().then_some(path)
}

impl Stream for FileStream {
    /// Returns a random key, so that no input can be prepared for it.
    fn hash_key(&self) -> u64 {
        RandomState::new().hash_one(0)
    }

    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        loop {
            match self.input.read(chunk) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                result => return result.map_err(|error| self.keep(self.read_error(error))),
            }
        }
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        let result = self.output.write(bytes);
        result.map_err(|error| self.keep(error))
    }
}

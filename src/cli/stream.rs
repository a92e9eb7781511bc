//! The input and the output of a subcommand, as one stream.
//!
//! An error of a stream says only that it failed; [`FileStream`] keeps the reason until the end.

use crate::cli::error::{failed, CliError};
use crate::cli::output::{is_utf_16, say, shown, Output};
use judge::runtime::scanner::{Place, Stream, StreamError};
use judge::workbench::entry::Variant;
use judge::workbench::format::Framing;
use judge::workbench::memory::{read_all, LONGEST_TEXT};
use judge::{Error, Problem};
use std::ffi::OsStr;
use std::fs::{self, File};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, BufReader, Cursor, ErrorKind, IsTerminal, Read};
use std::mem::replace;
use std::process::ExitCode;

/// An input and an output as one stream.
pub struct FileStream {
    /// Its name comes first in messages.
    pub problem: &'static dyn Problem,
    /// The name of the input in messages.
    pub name: String,
    /// The other variant of the problem, if the first line says that the input may be one for it.
    variant: Option<&'static Variant>,
    input: Box<dyn Read>,
    /// Where the answers go.
    pub output: Output,
    /// Success until the stream fails, and then what the program ends with.
    pub status: Result<ExitCode, CliError>,
}

impl FileStream {
    /// Opens the input `path`, or standard input if there is none or it is `-`. At a terminal, says
    /// that input is expected. It must not be the file `target` or, if that is none or `-`, the file
    /// that standard output goes to.
    pub fn open(
        problem: &'static dyn Problem,
        path: Option<&OsStr>,
        target: Option<&OsStr>,
    ) -> Result<FileStream, CliError> {
        let path = path.filter(|path| *path != "-");
        let target = target.filter(|path| *path != "-");
        let input = identity(path, "/dev/stdin");
        if input.is_some() && input == identity(target, "/dev/stdout") {
            let name = shown(target.unwrap_or("<stdout>".as_ref()));
            let what = format!("{}: {name}", problem.name());
            return Err(failed(what)("input and output are the same file"));
        }
        Ok(match path {
            Some(path) => {
                let name = shown(path);
                let what = format!("{}: {name}: cannot open", problem.name());
                let file = File::open(path).map_err(failed(what))?;
                FileStream::new(problem, name, file)
            }
            None => {
                if io::stdin().is_terminal() {
                    let end = "waiting for input; end it with Ctrl-D (judge --help)";
                    say(&format!("{}: {end}", problem.name()));
                }
                FileStream::new(problem, "<stdin>".into(), io::stdin())
            }
        })
    }

    /// An open input, called `name` in messages, and standard output.
    pub fn new(
        problem: &'static dyn Problem,
        mut name: String,
        input: impl Read + 'static,
    ) -> Self {
        let mut input = BufReader::new(input);
        // An error comes again when the input is read.
        let start = input.fill_buf().unwrap_or_default();
        if is_utf_16(start) {
            name += " (UTF-16, expected ASCII or UTF-8)";
        }
        let mut lines = start.trim_ascii_start().split(|&byte| byte == b'\n');
        let line = lines.next().unwrap_or_default().trim_ascii_end();
        let is_word = !line.iter().any(u8::is_ascii_whitespace);
        let is_counted = matches!(problem.format.framing, Framing::Counted);
        let variant = problem.variant.as_ref().filter(|_| is_counted != is_word);
        FileStream {
            problem,
            name,
            variant,
            input: Box::new(input),
            output: Output::Standard,
            status: Ok(ExitCode::SUCCESS),
        }
    }

    /// Gives this input from now on.
    pub fn replay(&mut self, input: Vec<u8>) {
        self.input = Box::new(Cursor::new(input));
    }

    /// All of the input, unless it is too long for us to keep.
    pub fn read_all(&mut self) -> Result<Vec<u8>, CliError> {
        match read_all(self) {
            Ok(text) if text.len() > LONGEST_TEXT => {
                let message = format!("{}: more than {LONGEST_TEXT} bytes", self.name);
                Err(failed(self.problem.name())(message))
            }
            Ok(text) => Ok(text),
            Err(StreamError) => {
                let status = replace(&mut self.status, Ok(ExitCode::SUCCESS));
                Err(status.expect_err("the stream knows why it failed"))
            }
        }
    }

    /// The exit status of work on this stream that ended with `result`.
    pub fn finish(self, result: Result<(), Error<String>>) -> Result<ExitCode, CliError> {
        let Err(Error::Input { place, error }) = result else {
            return self.status;
        };
        Err(failed(self.problem.name())(self.located(place, &error)))
    }

    /// Says what is wrong at a place, and what such an input may be for.
    pub fn located(&self, place: Place, error: &str) -> String {
        let (name, Place { line, column, .. }) = (&self.name, place);
        let variant = self.variant(place);
        let advice = variant.map_or_else(String::new, |variant| format!("; {variant}"));
        format!("{name}:{line}:{column}: {error}{advice}")
    }

    /// The other variant of the problem, if this place in the input is wrong because it is for that.
    pub fn variant(&self, place: Place) -> Option<&'static Variant> {
        self.variant.filter(|_| place.case <= 1)
    }
}

/// What two paths share if and only if they lead to the same regular file. Without a path, that of
/// `standard`, the path of a standard stream.
#[cfg(unix)]
fn identity(path: Option<&OsStr>, standard: &str) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    let data = fs::metadata(path.unwrap_or(standard.as_ref())).ok()?;
    data.is_file().then(|| (data.dev(), data.ino()))
}

#[cfg(not(unix))]
fn identity(path: Option<&OsStr>, _: &str) -> Option<std::path::PathBuf> {
    fs::canonicalize(path?).ok()
}

impl Stream for FileStream {
    /// The key is random, so nobody can write an input that crowds the hashes.
    fn hash_key(&self) -> u64 {
        RandomState::new().hash_one(0)
    }

    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        loop {
            match self.input.read(chunk) {
                Ok(read) => return Ok(read),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    let what = format!("{}: {}: cannot read", self.problem.name(), self.name);
                    self.status = Err(failed(what)(error));
                    return Err(StreamError);
                }
            }
        }
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        self.output.write(bytes).map_err(|status| {
            self.status = status;
            StreamError
        })
    }
}

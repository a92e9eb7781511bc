//! Writes to files, standard output and standard error, and prepares text for messages.

use crate::cli::error::{failed, CliError, Result};
use judge::runtime::message::printable;
use judge::workbench::text::{counted, printable_lines};
use judge::Problem;
use std::ffi::OsStr;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The destination of the output of a subcommand.
pub enum Output {
    Standard,
    /// A file, and the beginning of the message for a write error.
    File(NewFile, String),
}

impl Output {
    /// Opens the file `path`. Without a path, or if it is `-`, returns standard output.
    pub fn open(problem: &dyn Problem, path: Option<&OsStr>) -> Result<Output> {
        let Some(path) = path.filter(|path| *path != "-") else {
            return Ok(Output::Standard);
        };
        let context = context_of_writing(problem, path);
        let file = NewFile::open(path.as_ref()).map_err(failed(&context))?;
        Ok(Output::File(file, context))
    }

    /// Writes and flushes `bytes`.
    ///
    /// At a terminal, unprintable characters are escaped. Answers may repeat names from the input,
    /// and a name could contain control sequences.
    pub fn write(&mut self, bytes: &[u8]) -> Result<()> {
        if let Output::File(new, context) = self {
            return new.file.write_all(bytes).map_err(failed(context));
        }
        let mut stdout = io::stdout();
        let result = match stdout.is_terminal() {
            true => stdout.write_all(printable_lines(bytes).as_bytes()),
            false => stdout.write_all(bytes),
        };
        let result = result.and_then(|()| stdout.flush());
        result.map_err(|error| match error.kind() {
            ErrorKind::BrokenPipe => CliError::ClosedPipe,
            _ => failed("cannot write the output")(error),
        })
    }

    /// Ends the output. Only now does it replace an existing file.
    pub fn finish(self) -> Result {
        if let Output::File(new, context) = self {
            new.finish().map_err(failed(context))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Writes `text` and returns the exit status. A closed pipe is a success.
    pub fn print(mut self, text: impl AsRef<[u8]>) -> Result {
        match self.write(text.as_ref()) {
            Err(CliError::ClosedPipe) => Ok(ExitCode::SUCCESS),
            result => result.and_then(|()| self.finish()),
        }
    }
}

/// A file that is being written. It gets its name when it is finished. If it never is, the file
/// that had the name before remains.
pub struct NewFile {
    pub file: File,
    /// The temporary path and the final one; `None` if the file is written in place.
    paths: Option<[PathBuf; 2]>,
}

impl NewFile {
    /// Opens `path` for writing. Devices and pipes are written in place. So are files in `/dev` and
    /// `/proc`, because a name such as `/dev/stdout` stands for a file that is open. Any other file
    /// is replaced, also through a symbolic link, and its permissions are kept.
    pub fn open(path: &Path) -> io::Result<NewFile> {
        let is_open = path.starts_with("/dev") || path.starts_with("/proc");
        match fs::metadata(path) {
            Ok(old) if old.is_file() && !is_open => {
                // A file that must not be written is not replaced either.
                OpenOptions::new().write(true).open(path)?;
                let new = NewFile::replacing(&fs::canonicalize(path)?)?;
                new.file.set_permissions(old.permissions())?;
                Ok(new)
            }
            Err(_) if !path.is_symlink() => NewFile::replacing(path),
            _ => File::create(path).map(|file| NewFile { file, paths: None }),
        }
    }

    /// Creates a file that replaces whatever has this path, if anything has.
    pub fn replacing(path: &Path) -> io::Result<NewFile> {
        let temporary = |number| path.with_file_name(format!(".judge-{number}"));
        let (file, temporary) = create_numbered(temporary)?;
        let paths = Some([temporary, path.into()]);
        Ok(NewFile { file, paths })
    }

    /// Writes `bytes` and finishes the file.
    pub fn write(mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)?;
        self.finish()
    }

    fn finish(mut self) -> io::Result<()> {
        if let Some([temporary, path]) = &self.paths {
            fs::rename(temporary, path)?;
            self.paths = None;
        }
        Ok(())
    }
}

impl Drop for NewFile {
    /// Removes the temporary file, unless the file is finished.
    fn drop(&mut self) {
        if let Some([temporary, _]) = &self.paths {
            let _ = fs::remove_file(temporary);
        }
    }
}

/// Creates a file at the first of these numbered paths that is not in use: a file may belong to
/// another process, or be left by one that was killed.
pub fn create_numbered(path: impl Fn(u64) -> PathBuf) -> io::Result<(File, PathBuf)> {
    let mut number = 0;
    loop {
        let path = path(number);
        match File::create_new(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            result => return result.map(|file| (file, path)),
        }
    }
}

/// Returns an error if `path` is a file with content that `is_own` does not recognize.
pub fn keep_other_content(
    problem: &dyn Problem,
    path: &Path,
    is_own: impl Fn(&[u8]) -> bool,
) -> Result<()> {
    let is_replaced = |content: Vec<u8>| content.is_empty() || is_own(&content);
    if path.is_file() && !fs::read(path).is_ok_and(is_replaced) {
        let error = failed(context_of_writing(problem, path));
        return Err(error("the file has other content, and is kept"));
    }
    Ok(())
}

/// Prints `text` on standard output.
pub fn print(text: impl AsRef<[u8]>) -> Result {
    Output::Standard.print(text)
}

/// Prints a message on standard error. Ignores write errors, because there is no other stream for
/// messages.
pub fn print_message(message: &str) {
    let line = format!("judge: {}\n", printable(message.as_bytes()));
    let _ = io::stderr().write_all(line.as_bytes());
}

/// Returns the beginning of the message for a file that cannot be written.
pub fn context_of_writing(problem: &dyn Problem, path: impl AsRef<OsStr>) -> String {
    format!("{}: {}: cannot write", problem.name, escaped(path))
}

/// Escapes a path or another word of the command line for a message. An empty word becomes `""`.
pub fn escaped(word: impl AsRef<OsStr>) -> String {
    let word = word.as_ref();
    if word.is_empty() {
        return "\"\"".into();
    }
    printable(word.as_encoded_bytes())
}

/// Returns true if a text begins with a byte-order mark of UTF-16.
pub fn is_utf_16(text: &[u8]) -> bool {
    text.starts_with(b"\xFF\xFE") || text.starts_with(b"\xFE\xFF")
}

/// Returns a hint for the message about an output that begins with a byte-order mark. Returns an
/// empty text for any other output.
pub fn encoding_hint(output: &[u8]) -> &'static str {
    match output {
        _ if is_utf_16(output) => " (this is UTF-16, expected ASCII or UTF-8)",
        _ if output.starts_with(b"\xEF\xBB\xBF") => " (the output begins with a byte-order mark)",
        _ => "",
    }
}

/// An excerpt has at most this many lines of the text, about the height of a terminal.
const MAX_EXCERPT_LINES: usize = 24;

/// An excerpt has at most this many bytes of each line.
const MAX_LINE_BYTES: usize = 200;

/// Returns the first and the last lines of a text, or all lines if there are few, with unprintable
/// characters escaped. Some tools report the main error first, others report it last. An empty text
/// becomes "nothing".
pub fn excerpt(text: &[u8]) -> String {
    if text.is_empty() {
        return "nothing\n".into();
    }
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    let lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
    let shortened = |lines: &[&[u8]]| lines.iter().copied().map(shortened_line).collect();
    let Some(omitted @ 1..) = lines.len().checked_sub(MAX_EXCERPT_LINES) else {
        return shortened(&lines);
    };
    let (start, rest) = lines.split_at(MAX_EXCERPT_LINES / 2);
    let note = format!("... {} ...\n", counted(omitted as u64, "more line"));
    shortened(start) + &note + &shortened(&rest[omitted..])
}

/// Returns a line of an excerpt, with a newline. Removes a carriage return, and replaces the end of
/// a long line with `...`.
fn shortened_line(line: &[u8]) -> String {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    match line.get(..MAX_LINE_BYTES) {
        Some(beginning) if line.len() > MAX_LINE_BYTES => printable(beginning) + "...\n",
        _ => printable(line) + "\n",
    }
}

//! Writing to standard output, to files and to standard error, and texts for messages.

use crate::cli::error::{failed, CliError};
use judge::runtime::message::printable;
use judge::workbench::text::{counted, printable_lines};
use judge::Problem;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::{self, ExitCode};

/// The destination of what a subcommand writes.
pub enum Output {
    Standard,
    /// A file, and the message for a failed write, to which the reason is added.
    File(File, String),
}

impl Output {
    /// Creates the file `path`. Without a path, or if it is `-`, returns standard output.
    pub fn open(problem: &dyn Problem, path: Option<&OsStr>) -> Result<Output, CliError> {
        let Some(path) = path.filter(|path| *path != "-") else {
            return Ok(Output::Standard);
        };
        let message = write_error_message(problem, path);
        let file = File::create(path).map_err(failed(&message))?;
        Ok(Output::File(file, message))
    }

    /// Writes all of `bytes` at once. The error is what the subcommand then returns: success for a
    /// closed pipe, otherwise an error with its message.
    ///
    /// At a terminal, unprintable characters are escaped, because answers may repeat names from
    /// the input, which could control the terminal.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), Result<ExitCode, CliError>> {
        let mut standard = io::stdout();
        let result = match self {
            Output::File(file, message) => {
                return file.write_all(bytes).map_err(failed(message)).map_err(Err);
            }
            Output::Standard if standard.is_terminal() => {
                standard.write_all(printable_lines(bytes).as_bytes())
            }
            Output::Standard => standard.write_all(bytes),
        };
        match result.and_then(|()| standard.flush()) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => Err(Ok(ExitCode::SUCCESS)),
            result => result.map_err(|error| Err(failed("cannot write the output")(error))),
        }
    }

    /// Writes `text` and returns the exit status.
    pub fn print(mut self, text: impl AsRef<[u8]>) -> Result<ExitCode, CliError> {
        let result = self.write(text.as_ref());
        result.map_or_else(|status| status, |()| Ok(ExitCode::SUCCESS))
    }
}

/// Prints `text` on standard output.
pub fn print(text: impl AsRef<[u8]>) -> Result<ExitCode, CliError> {
    Output::Standard.print(text)
}

/// Prints a message on standard error. An error is ignored: there is no other stream for messages.
pub fn print_message(message: &str) {
    let line = format!("judge: {}\n", printable(message.as_bytes()));
    let _ = io::stderr().write_all(line.as_bytes());
}

/// Returns the message for a failed write to `path`, to which the reason is added.
pub fn write_error_message(problem: &dyn Problem, path: &OsStr) -> String {
    format!("{}: {}: cannot write", problem.name(), escaped(path))
}

/// Returns a path or another word of the command line, escaped for a message.
pub fn escaped(word: impl AsRef<OsStr>) -> String {
    let word = word.as_ref();
    if word.is_empty() {
        return "\"\"".into();
    }
    printable(word.as_encoded_bytes())
}

/// Returns a path to the same file that does not begin with a dash, so no program takes it for an
/// option.
pub fn as_operand(path: &Path) -> PathBuf {
    if path.as_os_str().as_encoded_bytes().starts_with(b"-") {
        Path::new(".").join(path)
    } else {
        path.into()
    }
}

/// Makes a file or a directory atomically: `make` makes it in the same directory, under a name that
/// contains the process id, and then it is renamed to `path`. An existing file, even a pipe, is
/// replaced, not written to.
pub fn make_atomically(path: &Path, make: impl FnOnce(&Path) -> io::Result<()>) -> io::Result<()> {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}", process::id()));
    let temporary = path.with_file_name(name);
    let result = make(&temporary).and_then(|()| fs::rename(&temporary, path));
    // What existed already is not ours to remove.
    let existed = |error: &io::Error| error.kind() == ErrorKind::AlreadyExists;
    if result.as_ref().is_err_and(|error| !existed(error)) {
        // An error of the removal is ignored: the caller reports the first error.
        let _ = fs::remove_file(&temporary).or_else(|_| fs::remove_dir_all(&temporary));
    }
    result
}

/// Returns true if a text begins with a byte-order mark of UTF-16.
pub fn is_utf_16(text: &[u8]) -> bool {
    text.starts_with(b"\xFF\xFE") || text.starts_with(b"\xFE\xFF")
}

/// Returns a hint for messages about an output that begins with a byte-order mark.
pub fn encoding_hint(output: &[u8]) -> &'static str {
    match output {
        _ if is_utf_16(output) => " (this is UTF-16, expected ASCII or UTF-8)",
        _ if output.starts_with(b"\xEF\xBB\xBF") => " (the output begins with a byte-order mark)",
        _ => "",
    }
}

/// The maximum number of lines of an excerpt.
const MAX_LINES: usize = 24;

/// The maximum number of bytes of a line of an excerpt.
const MAX_LINE_BYTES: usize = 200;

/// Returns the beginning and the end of a text, because some tools report an error first, others
/// last.
pub fn excerpt(text: &[u8]) -> String {
    if text.is_empty() {
        return "nothing\n".into();
    }
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    let lines = || text.split(|&byte| byte == b'\n').map(excerpt_of_line);
    let (half, count) = (MAX_LINES / 2, lines().count());
    let left_out = count.saturating_sub(MAX_LINES);
    let mut excerpt: String = lines().take(half).collect();
    if left_out > 0 {
        excerpt += &format!("... {} ...\n", counted(left_out as u64, "more line"));
    }
    excerpt.extend(lines().skip(half + left_out));
    excerpt
}

/// Returns the beginning of a line, without a carriage return at its end, and a newline.
fn excerpt_of_line(line: &[u8]) -> String {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    match line.get(..MAX_LINE_BYTES) {
        Some(beginning) if line.len() > MAX_LINE_BYTES => printable(beginning) + "...\n",
        _ => printable(line) + "\n",
    }
}

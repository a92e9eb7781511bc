//! What is written: to standard output, to a file, and to standard error.

use crate::cli::error::{failed, CliError};
use judge::runtime::message::printable;
use judge::workbench::text::{counted, printable_lines};
use judge::Problem;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::{self, ExitCode};

/// Where a subcommand writes.
pub enum Output {
    /// To standard output.
    Standard,
    /// To a file; the text is the message if that fails.
    File(File, String),
}

impl Output {
    /// Creates the file `path`; standard output if there is none or it is `-`.
    pub fn open(problem: &dyn Problem, path: Option<&OsStr>) -> Result<Output, CliError> {
        let Some(path) = path.filter(|path| *path != "-") else {
            return Ok(Output::Standard);
        };
        let what = cannot_write(problem, path);
        let file = File::create(path).map_err(failed(&what))?;
        Ok(Output::File(file, what))
    }

    /// Writes all of `bytes` at once. An error is how the program ends: a closed pipe is success. At a
    /// terminal, what is not printable is escaped: answers repeat names of the input.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), Result<ExitCode, CliError>> {
        let mut standard = io::stdout();
        let written = match self {
            Output::File(file, what) => {
                return file.write_all(bytes).map_err(failed(what)).map_err(Err);
            }
            Output::Standard if standard.is_terminal() => {
                standard.write_all(printable_lines(bytes).as_bytes())
            }
            Output::Standard => standard.write_all(bytes),
        };
        match written.and_then(|()| standard.flush()) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => Err(Ok(ExitCode::SUCCESS)),
            written => written
                .map_err(failed("cannot write the output"))
                .map_err(Err),
        }
    }

    /// Writes `text`, which is all that is written.
    pub fn print(mut self, text: impl AsRef<[u8]>) -> Result<ExitCode, CliError> {
        let written = self.write(text.as_ref());
        written.map_or_else(|status| status, |()| Ok(ExitCode::SUCCESS))
    }
}

/// Prints `text` on standard output.
pub fn print(text: impl AsRef<[u8]>) -> Result<ExitCode, CliError> {
    Output::Standard.print(text)
}

/// Prints a message on standard error. If that is closed, there is nowhere to report it.
pub fn say(message: &str) {
    let line = format!("judge: {}\n", printable(message.as_bytes()));
    let _ = io::stderr().write_all(line.as_bytes());
}

/// The beginning of the message if `path` cannot be written.
pub fn cannot_write(problem: &dyn Problem, path: &OsStr) -> String {
    format!("{}: {}: cannot write", problem.name(), shown(path))
}

/// A path or another word of the command line in messages.
pub fn shown(word: impl AsRef<OsStr>) -> String {
    let word = word.as_ref();
    if word.is_empty() {
        return "\"\"".into();
    }
    printable(word.as_encoded_bytes())
}

/// The same file by a path that no program takes for an option.
pub fn operand(path: &Path) -> PathBuf {
    if path.as_os_str().as_encoded_bytes().starts_with(b"-") {
        Path::new(".").join(path)
    } else {
        path.into()
    }
}

/// Makes a file or a directory atomically: first under a name next to `path` that nothing has yet.
/// Whatever is at `path`, even a pipe, is replaced and not written to.
pub fn make_atomically(path: &Path, make: impl FnOnce(&Path) -> io::Result<()>) -> io::Result<()> {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}", process::id()));
    let temporary = path.with_file_name(name);
    let made = make(&temporary).and_then(|()| fs::rename(&temporary, path));
    let is_other = |error: &io::Error| error.kind() == ErrorKind::AlreadyExists;
    if made.as_ref().is_err_and(|error| !is_other(error)) {
        // What is left cannot be used, and the caller reports the reason.
        let _ = fs::remove_file(&temporary).or_else(|_| fs::remove_dir_all(&temporary));
    }
    made
}

/// Whether a text begins as UTF-16 does, with a byte-order mark.
pub fn is_utf_16(text: &[u8]) -> bool {
    text.starts_with(b"\xFF\xFE") || text.starts_with(b"\xFE\xFF")
}

/// What a message about the output of a program adds if that begins with a byte-order mark.
pub fn encoding_hint(output: &[u8]) -> &'static str {
    match output {
        _ if is_utf_16(output) => " (this is UTF-16, expected ASCII or UTF-8)",
        _ if output.starts_with(b"\xEF\xBB\xBF") => " (the output begins with a byte-order mark)",
        _ => "",
    }
}

/// How many lines of a text are shown, and how many bytes of a line.
const SHOWN_LINES: usize = 24;
const SHOWN_BYTES: usize = 200;

/// The beginning and the end of a text: some tools say first what went wrong, others say it last.
pub fn excerpt(text: &[u8]) -> String {
    if text.is_empty() {
        return "nothing\n".into();
    }
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    let lines = || text.split(|&byte| byte == b'\n').map(shown_line);
    let (half, count) = (SHOWN_LINES / 2, text.split(|&byte| byte == b'\n').count());
    let left_out = count.saturating_sub(SHOWN_LINES);
    let mut shown: String = lines().take(half).collect();
    if left_out > 0 {
        shown += &format!("... {} ...\n", counted(left_out as u64, "more line"));
    }
    shown.extend(lines().skip(half + left_out));
    shown
}

/// The beginning of a line; Windows line endings are shown as newlines.
fn shown_line(line: &[u8]) -> String {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    match line.get(..SHOWN_BYTES) {
        Some(beginning) if line.len() > SHOWN_BYTES => printable(beginning) + "...\n",
        _ => printable(line) + "\n",
    }
}

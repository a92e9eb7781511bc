//! What is written: to standard output, to a file, and to standard error.

use crate::cli::error::{failed, CliError};
use judge::runtime::message::printable;
use judge::workbench::explanation::{counted, printable_lines};
use judge::Problem;
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::{self, ExitCode};

/// Where a subcommand writes.
pub enum Output {
    /// To standard output.
    Standard,
    /// To standard output at a terminal: what is not printable is escaped.
    Terminal,
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

    /// Writes all of `bytes` at once.
    pub fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut standard = io::stdout();
        match self {
            Output::File(file, _) => return file.write_all(bytes),
            Output::Standard => standard.write_all(bytes)?,
            Output::Terminal => {
                standard.write_all(printable_lines(bytes).as_bytes())?;
            }
        }
        standard.flush()
    }

    /// How the program ends after an error of [`Output::write`]. A closed pipe is success.
    pub fn end(&self, error: io::Error) -> Result<ExitCode, CliError> {
        match self {
            Output::File(_, what) => Err(failed(what)(error)),
            _ if error.kind() == ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
            _ => Err(failed("cannot write the output")(error)),
        }
    }

    /// Writes `text`, which is all that is written.
    pub fn print(mut self, text: &str) -> Result<ExitCode, CliError> {
        let written = self.write(text.as_bytes());
        written.map_or_else(|error| self.end(error), |()| Ok(ExitCode::SUCCESS))
    }
}

/// Prints `text` on standard output.
pub fn print(text: &str) -> Result<ExitCode, CliError> {
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
/// Windows line endings are shown as newlines. The word at the index `mark` is inverted.
pub fn excerpt(text: &[u8], mark: Option<usize>) -> String {
    if text.is_empty() {
        return "nothing\n".into();
    }
    let lines = text.strip_suffix(b"\n").unwrap_or(text);
    let count = lines.iter().filter(|byte| **byte == b'\n').count() + 1;
    let left_out = count.saturating_sub(SHOWN_LINES);
    let first = SHOWN_LINES / 2;
    let mut shown = String::new();
    let mut start = 0;
    for (number, line) in lines.split(|&byte| byte == b'\n').enumerate() {
        let column = mark.and_then(|mark| mark.checked_sub(start));
        start += line.len() + 1;
        if left_out > 0 && number == first {
            shown += &format!("... {} ...\n", counted(left_out as u64, "more line"));
        }
        if (first..first + left_out).contains(&number) {
            continue;
        }
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let beginning = &line[..line.len().min(SHOWN_BYTES)];
        shown += &match column.filter(|column| *column < beginning.len()) {
            Some(column) => with_mark(beginning, column),
            None => printable(beginning),
        };
        shown += if beginning.len() < line.len() {
            "...\n"
        } else {
            "\n"
        };
    }
    shown
}

/// A line in which the word at a place is inverted.
fn with_mark(line: &[u8], column: usize) -> String {
    let is_blank = u8::is_ascii_whitespace;
    let start = line[..column].iter().rposition(is_blank);
    let (before, rest) = line.split_at(start.map_or(0, |blank| blank + 1));
    let end = rest.iter().position(is_blank).unwrap_or(rest.len());
    let (word, after) = rest.split_at(end);
    let [before, word, after] = [before, word, after].map(printable);
    format!("{before}\x1b[7m{word}\x1b[m{after}")
}

/// Whether text at a terminal is in colour, as the environment says.
pub fn usual_colour() -> bool {
    let is = |name, value: fn(&OsStr) -> bool| env::var_os(name).is_some_and(|text| value(&text));
    if is("NO_COLOR", |value| !value.is_empty()) {
        return false;
    }
    let is_forced = is("CLICOLOR_FORCE", |value| !value.is_empty() && value != "0");
    is_forced || io::stdout().is_terminal() && !is_dumb()
}

/// Whether the terminal knows no escapes.
pub fn is_dumb() -> bool {
    env::var_os("TERM").is_some_and(|name| name == "dumb")
}

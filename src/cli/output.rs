//! What is written: to standard output, to a file, and to standard error.

use crate::cli::error::{failed, CliError};
use judge::runtime::message::printable;
use judge::workbench::explanation::{counted, Options};
use judge::Problem;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// Where a verb writes.
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
    pub fn open(problem: &Problem, path: Option<&OsStr>) -> Result<Output, CliError> {
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
                standard.write_all(Options::default().printable_lines(bytes).as_bytes())?;
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
pub fn cannot_write(problem: &Problem, path: &OsStr) -> String {
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

/// A message, with what is meant if it shows a byte-order mark.
pub fn with_hint(message: &str) -> String {
    let is_found = |mark: &str| message.contains(mark);
    let hint = if is_found(r#"found "\xff\xfe"#) || is_found(r#"found "\xfe\xff"#) {
        " (this is UTF-16, expected ASCII or UTF-8)"
    } else if is_found("\\u{feff}") {
        " (a byte-order mark, which does not belong here)"
    } else {
        ""
    };
    format!("{message}{hint}")
}

/// How many lines of a text are shown, and how many bytes of a line.
const SHOWN_LINES: usize = 24;
const SHOWN_BYTES: usize = 200;

/// The beginning and the end of a text: some tools say first what went wrong, others say it last.
/// Line ends of Windows are shown as line ends.
pub fn excerpt(text: &[u8]) -> String {
    if text.is_empty() {
        return "nothing\n".into();
    }
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    let mut lines: Vec<&[u8]> = lines.map(without_line_end).collect();
    let left_out = lines.len().saturating_sub(SHOWN_LINES);
    let cut = format!("... {} ...", counted(left_out as u64, "more line"));
    if left_out > 0 {
        let start = SHOWN_LINES / 2;
        lines.splice(start..start + left_out, [cut.as_bytes()]);
    }
    let shown = lines.into_iter().map(|line| match line.get(..SHOWN_BYTES) {
        Some(beginning) => printable(beginning) + "...\n",
        None => printable(line) + "\n",
    });
    shown.collect()
}

fn without_line_end(line: &[u8]) -> &[u8] {
    let Some(line) = line.strip_suffix(b"\n") else {
        return line;
    };
    line.strip_suffix(b"\r").unwrap_or(line)
}

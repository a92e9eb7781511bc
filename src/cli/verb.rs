//! What a verb is, and what the help texts of verbs share.

use crate::cli::error::CliError;
use crate::cli::options::{Declared, Options};
use judge::Problem;
use std::process::ExitCode;

/// A verb: `judge VERB ...`.
pub struct Verb {
    /// Its name.
    pub name: &'static str,
    /// What it does, for `judge --help`.
    pub summary: &'static str,
    /// Its options.
    pub options: Declared,
    /// The text of `judge VERB [PROBLEM] --help`.
    pub help: fn(Option<&'static Problem>) -> String,
    /// Does it and returns the exit status.
    pub run: fn(Options) -> Result<ExitCode, CliError>,
    /// The exit status of every error, if it is not the usual one.
    pub error_status: Option<u8>,
}

/// Columns of a help text.
const WIDTH: usize = 80;

/// A row of a table in a help text: a name, and words broken into lines beside it.
pub fn row<W: AsRef<str>>(name: &str, words: impl Iterator<Item = W>) -> String {
    let mut row = format!("{name:<14}");
    let mut column = 14;
    for word in words {
        let word = word.as_ref();
        let width = 1 + word.chars().count();
        if column + width > WIDTH {
            row += &format!("\n{:14}", "");
            column = 14;
        }
        row += &format!(" {word}");
        column += width;
    }
    row + "\n"
}

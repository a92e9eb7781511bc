//! What a verb is: a row in the table from which parsing, help, completions and the man page are
//! made.

use crate::cli::arguments::Arguments;
use crate::cli::error::CliError;
use crate::cli::options::{options, Opt};
use judge::Problem;
use std::process::ExitCode;

/// A verb: `judge VERB ...`.
pub struct Verb {
    /// Its name.
    pub name: &'static str,
    /// What comes after its name, as help shows it. A verb that takes a command says so at the end.
    pub operands: &'static str,
    /// What it does, for `judge --help`.
    pub summary: &'static str,
    /// How to use it, with a row for each option.
    pub text: &'static str,
    /// What `judge VERB [PROBLEM] --help` says after the usage, made of the text.
    pub help: fn(&str, Option<&'static Problem>) -> String,
    /// Does it and returns the exit status.
    pub run: fn(Arguments) -> Result<ExitCode, CliError>,
}

impl Verb {
    /// How it is called: `judge VERB`.
    pub fn call(&self) -> String {
        format!("judge {}", self.name).trim_end().into()
    }

    /// Whether it takes a command with arguments of its own.
    pub fn takes_command(&self) -> bool {
        self.operands.ends_with("COMMAND ...")
    }

    /// How it is called, with its operands.
    pub fn usage(&self) -> String {
        format!("{} {}", self.call(), self.operands)
    }

    /// Its options.
    pub fn options(&self) -> Vec<Opt> {
        options(self.text)
    }

    /// What `judge VERB [PROBLEM] --help` prints.
    pub fn help(&self, problem: Option<&'static Problem>) -> String {
        let help = format!("{}\n\n{}", self.usage(), (self.help)(self.text, problem));
        help.replace("PROBLEM", problem.map_or("PROBLEM", Problem::name))
    }
}

/// Columns of a help text.
const WIDTH: usize = 80;

/// A row of a table in a help text: a name, and words broken into lines after it, from column
/// `indent` on.
pub fn row<W: AsRef<str>>(name: &str, indent: usize, words: impl Iterator<Item = W>) -> String {
    let mut row = format!("{name:<indent$}");
    let mut column = indent;
    for word in words {
        let word = word.as_ref();
        let width = 1 + word.chars().count();
        if column + width > WIDTH {
            row += &format!("\n{:indent$}", "");
            column = indent;
        }
        row += &format!(" {word}");
        column += width;
    }
    row + "\n"
}

//! What a subcommand is: an entry in the table from which parsing, help and completions are made.

use crate::cli::arguments::Arguments;
use crate::cli::error::CliError;
use crate::cli::options::{described, Opt, COMMAND};
use judge::Problem;
use std::process::ExitCode;

/// A subcommand: `judge SUBCOMMAND ...`.
pub struct Subcommand {
    /// Its name.
    pub name: &'static str,
    /// What comes after its name: `PROBLEM` first, if at all. What stands in brackets is optional.
    pub operands: &'static [&'static str],
    /// What it does, for `judge --help`.
    pub summary: &'static str,
    /// Its options.
    pub options: &'static [Opt],
    /// How to use it. The descriptions of the options replace `[options]`, and a problem replaces
    /// `EXAMPLE`.
    pub text: &'static str,
    /// What `judge SUBCOMMAND [PROBLEM] --help` says after the usage, made of the text.
    pub help: fn(String, Option<&'static dyn Problem>) -> String,
    /// Does it and returns the exit status.
    pub run: fn(Arguments) -> Result<ExitCode, CliError>,
}

impl Subcommand {
    /// How it is called: `judge SUBCOMMAND`.
    pub fn call(&self) -> String {
        format!("judge {}", self.name).trim_end().into()
    }

    /// How it is called, with its operands.
    pub fn usage(&self) -> String {
        let mut words = self.operands.to_vec();
        if !self.options.is_empty() {
            let is_command = words.last() == Some(&COMMAND);
            words.insert(words.len() - usize::from(is_command), "[OPTION ...]");
        }
        format!("{} {}", self.call(), words.join(" "))
    }

    /// What `judge SUBCOMMAND [PROBLEM] --help` prints.
    pub fn help(&self, problem: Option<&'static dyn Problem>) -> String {
        let text = self.text.replace("[options]\n", &described(self.options));
        let help = format!("{}\n\n{}", self.usage(), (self.help)(text, problem));
        let help = help.replace("EXAMPLE", problem.map_or("spot", Problem::name));
        help.replace("PROBLEM", problem.map_or("PROBLEM", Problem::name))
    }
}

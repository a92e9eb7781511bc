//! What a verb of the command line is.

use super::error::CliError;
use std::ffi::OsString;
use std::process::ExitCode;

/// A verb: `judge VERB ...`.
pub struct Verb {
    /// Its name.
    pub name: &'static str,
    /// What it does, in a line of `judge --help`.
    pub summary: &'static str,
    /// What `judge VERB [WORD] --help` prints, given the word.
    pub help: fn(Option<&OsString>) -> Result<String, CliError>,
    /// Does it, given what follows the verb.
    pub run: fn(&[OsString]) -> Result<ExitCode, CliError>,
    /// The exit status of every error, if it is not the usual one.
    pub failure: Option<u8>,
}

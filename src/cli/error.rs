//! The error that all subcommands return, and their exit statuses.

use std::fmt::Display;

/// The exit status after bad input, or if a file or a program failed.
pub const FAILED: u8 = 1;

/// The exit status after a wrong command line.
pub const WRONG_USAGE: u8 = 2;

/// The exit status of `check`, `validate` and `test` if they cannot judge.
pub const NOT_JUDGED: u8 = 3;

/// The reason why a subcommand failed, as a line without the prefix `judge: `.
pub enum CliError {
    /// The command line is wrong.
    Usage(String),
    /// The input is bad, or a file or a program failed.
    Failed(String),
}

/// Returns an error for a wrong command line.
pub fn usage<T>(message: impl Into<String>) -> Result<T, CliError> {
    Err(CliError::Usage(message.into()))
}

/// Returns a function that converts an error into a [`CliError`] with `context` before the message.
pub fn failed<E: Display>(context: impl Display) -> impl Fn(E) -> CliError {
    move |error| CliError::Failed(format!("{context}: {error}"))
}

//! The error of every subcommand.

use std::fmt::Display;

/// The exit status of a subcommand that cannot judge; `judge --help` describes the others.
pub const NOT_JUDGED: u8 = 3;

/// Why a subcommand failed: the message, in one line, without the `judge: ` that it is printed with.
pub enum CliError {
    /// The command line is wrong.
    Usage(String),
    /// The input is bad, or a file or a program failed.
    Failed(String),
}

/// The result for a wrong command line.
pub fn usage<T>(message: impl Into<String>) -> Result<T, CliError> {
    Err(CliError::Usage(message.into()))
}

/// Turns an error of the system into one that says first what failed.
pub fn failed<E: Display>(what: impl Display) -> impl Fn(E) -> CliError {
    move |error| CliError::Failed(format!("{what}: {error}"))
}

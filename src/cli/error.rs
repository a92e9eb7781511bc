//! The error type of all subcommands, and the exit statuses of errors.

use std::fmt::Display;
use std::process::ExitCode;

/// The usual exit status after [`CliError::Failed`].
pub const FAILED: u8 = 1;

/// The usual exit status after [`CliError::Usage`].
pub const WRONG_USAGE: u8 = 2;

/// The exit status of `check`, `validate` and `test` if they cannot give a verdict.
pub const NOT_JUDGED: u8 = 3;

/// The reason why a subcommand ends early. A text is a message, without the prefix `judge: `.
pub enum CliError {
    /// The command line is wrong.
    Usage(String),
    /// The input is bad, or a file or a program failed.
    Failed(String),
    /// Nobody reads the output any more: the subcommand ends without a message, as a success.
    ClosedPipe,
}

/// The result of a subcommand, by default its exit status.
pub type Result<T = ExitCode, E = CliError> = std::result::Result<T, E>;

/// Returns an error for a wrong command line.
pub fn misuse<T>(message: impl Into<String>) -> Result<T> {
    Err(CliError::Usage(message.into()))
}

/// Returns a function that makes [`CliError::Failed`] from another error: `context`, a colon and
/// the message of the error.
pub fn failed<E: Display>(context: impl Display) -> impl Fn(E) -> CliError {
    move |error| CliError::Failed(format!("{context}: {error}"))
}

//! The names that the file of each subcommand imports.

pub use crate::cli::error::{failed, misuse, CliError, Result, NOT_JUDGED, WRONG_USAGE};
pub(crate) use crate::cli::options::options;
pub use crate::cli::output::{escaped, print, print_message};
pub use crate::cli::stream::FileStream;
pub use crate::cli::subcommand::{Arguments, Subcommand};
pub use judge::{Problem, PROBLEMS};
pub use std::process::ExitCode;

//! `judge`: arguments in, exit status out.

#![forbid(unsafe_code)]

mod files;
mod names;
mod options;
mod verbs;

use std::ffi::OsString;
use std::process::ExitCode;

/// What a verb of the command line comes to.
pub enum Outcome {
    /// Everything was done.
    Done,
    /// The input or the verdict is bad; said on standard error.
    Bad,
    /// The command line is wrong: what to say about it.
    Usage(String),
    /// A verb with statuses of its own ends with this one.
    Status(u8),
}

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    match verbs::run(&arguments) {
        Outcome::Done => ExitCode::SUCCESS,
        Outcome::Bad => ExitCode::from(1),
        Outcome::Usage(complaint) => {
            files::say(&format!("judge: {complaint}"));
            ExitCode::from(2)
        }
        Outcome::Status(status) => ExitCode::from(status),
    }
}

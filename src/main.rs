//! The program `judge`: runs the command line, and exits with its status.

#![forbid(unsafe_code)]

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    cli::run(&arguments)
}

//! The program `judge`. It runs the subcommand, or solves the problem, that its first argument
//! names.

#![forbid(unsafe_code)]

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    cli::run(&arguments)
}

//! `--for`: the tools that call a validator or a checker.

use crate::cli::error::CliError;
use crate::cli::options::{Opt, Options, Values};
use judge::export::parts::Convention;

/// The option.
pub const FOR: Opt = Opt::new(
    "--for TOOLS",
    Values::OneOf(&["kattis", "testlib"]),
    "follow the conventions of kattis (DOMjudge and BAPCtools, too) or testlib (Polygon)",
);

/// The conventions that the options choose, if they do.
pub fn convention(options: &Options) -> Result<Option<Convention>, CliError> {
    let choice = options.choice(FOR.name())?;
    Ok(choice.map(|choice| match choice {
        "kattis" => Convention::Kattis,
        _ => Convention::Testlib,
    }))
}

//! What the terminal shows: how many columns there are, and whether text is in colour.

use crate::cli::arguments::Arguments;
use crate::cli::error::CliError;
use judge::workbench::explanation::{self, LEAST_WIDTH};
use std::env;
use std::ffi::OsStr;
use std::io::{self, IsTerminal};

/// The columns that `--width` requests, otherwise those that the terminal has if it says so.
pub fn width(arguments: &Arguments) -> Result<usize, CliError> {
    if let Some(width) = arguments.number::<usize>("--width")? {
        if width < LEAST_WIDTH {
            return Err(arguments.invalid("--width", &format!("{LEAST_WIDTH} or more")));
        }
        return Ok(width.min(1 << 20));
    }
    let columns = env::var("COLUMNS").ok();
    let columns = columns.and_then(|columns| columns.trim().parse::<usize>().ok());
    let columns = columns.filter(|&columns| columns > 0);
    Ok(columns.map_or(explanation::WIDTH, |columns| columns.max(LEAST_WIDTH)))
}

/// Whether text is in colour: as `--color` says, otherwise as the environment says, otherwise at a
/// terminal.
pub fn has_colour(arguments: &Arguments) -> Result<bool, CliError> {
    match arguments.choice("--color")? {
        None | Some("auto") => Ok(usual_colour()),
        choice => Ok(choice == Some("always")),
    }
}

fn usual_colour() -> bool {
    let is = |name, value: fn(&OsStr) -> bool| env::var_os(name).is_some_and(|text| value(&text));
    if is("NO_COLOR", |value| !value.is_empty()) {
        return false;
    }
    let is_forced = is("CLICOLOR_FORCE", |value| !value.is_empty() && value != "0");
    is_forced || io::stdout().is_terminal() && !is("TERM", |value| value == "dumb")
}

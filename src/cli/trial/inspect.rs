//! What else is found out about a program that fails: whether it does the same again, which files
//! it writes, and where its source crashes.

use crate::cli::error::CliError;
use crate::cli::output::shown;
use crate::cli::trial::attempt::Attempt;
use crate::cli::trial::program::Program;
use crate::cli::trial::run::End;
use std::collections::BTreeSet;
use std::fs;
use std::time::SystemTime;

/// What another run on the same input shows.
#[derive(Default)]
pub struct Again {
    /// Whether the program does something else.
    pub is_random: bool,
    /// The files of this directory that it writes.
    pub files: Vec<String>,
}

/// Runs a program again on an input on which it fails, unless it is too slow.
pub fn run_again(program: &Program, failure: &Attempt) -> Result<Again, CliError> {
    if let End::TimeLimit(_) = failure.run.end {
        return Ok(Again::default());
    }
    let before = files();
    let again = Attempt::new(program, failure.input.clone(), Vec::new())?.run;
    let is_same = again.end == failure.run.end && again.output == failure.run.output;
    let written = files().into_iter().filter(|file| !before.contains(file));
    Ok(Again {
        is_random: !is_same,
        files: written.map(|(name, _)| name).collect(),
    })
}

/// The files of this directory, and when they changed.
fn files() -> BTreeSet<(String, Option<SystemTime>)> {
    let entries = fs::read_dir(".").into_iter().flatten().flatten();
    let files = entries.filter_map(|entry| Some((entry.file_name(), entry.metadata().ok()?)));
    let files = files.filter(|(_, data)| data.is_file());
    files
        .map(|(name, data)| (shown(name), data.modified().ok()))
        .collect()
}

/// The line of the source where a program crashes, and its number, if it is in C or C++ and the
/// compiler has sanitizers.
pub fn crash(program: &Program, failure: &Attempt) -> Option<(usize, String)> {
    let compiled = program
        .compiled
        .as_ref()
        .filter(|_| failure.has_crashed())?;
    compiled.sanitize()?;
    let errors = Attempt::new(program, failure.input.clone(), Vec::new())
        .ok()?
        .run
        .errors;
    let (errors, file) = (
        String::from_utf8_lossy(&errors),
        compiled.source.file_name()?,
    );
    let (_, place) = errors.split_once(&format!("{}:", file.to_str()?))?;
    let number: usize = place
        .split(|c: char| !c.is_ascii_digit())
        .next()?
        .parse()
        .ok()?;
    let source = fs::read(&compiled.source).ok()?;
    let line = source
        .split(|&byte| byte == b'\n')
        .nth(number.checked_sub(1)?)?;
    Some((number, String::from_utf8_lossy(line).trim().into()))
}

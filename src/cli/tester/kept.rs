//! The newest failing input, which is kept in a folder with what was expected and what was found.
//! The next search tries it first.

use crate::cli::output::make_atomically;
use crate::cli::tester::attempt::Attempt;
use crate::cli::tester::inputs::{of_file, Named};
use judge::workbench::trace::STEP;
use judge::Problem;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The folder of a problem.
pub fn folder(problem: &dyn Problem) -> String {
    format!("test-{}", problem.name())
}

/// The file with this ending.
pub fn file(problem: &dyn Problem, ending: &str) -> String {
    format!("{}/failing.{ending}", folder(problem))
}

/// The input that is kept. One that is not valid has been edited, and is skipped.
pub fn input(problem: &'static dyn Problem) -> Option<Named> {
    let path = PathBuf::from(file(problem, "in"));
    // Opening a pipe would wait.
    path.is_file().then(|| of_file(problem, &path).ok())?
}

/// Keeps the failure, in place of an older or larger one.
pub fn keep(problem: &dyn Problem, failure: &Attempt) -> io::Result<()> {
    fs::create_dir_all(folder(problem))?;
    for (_, ending, text) in failure.texts() {
        write(problem, ending, text)?;
    }
    Ok(())
}

/// Keeps the steps that the program printed for this failure, in place of older ones.
pub fn keep_steps(problem: &dyn Problem, steps: &[String]) -> io::Result<()> {
    let lines: Vec<String> = steps.iter().map(|step| format!("{STEP}{step}\n")).collect();
    write(problem, "steps", lines.concat().as_bytes())
}

fn write(problem: &dyn Problem, ending: &str, text: &[u8]) -> io::Result<()> {
    let make = |path: &Path| File::create_new(path)?.write_all(text);
    make_atomically(Path::new(&file(problem, ending)), make)
}

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

/// Keeps the failure and the steps that the program printed for it, in place of an older or larger
/// one.
pub fn keep(problem: &dyn Problem, failure: &Attempt, steps: &[String]) -> io::Result<()> {
    fs::create_dir_all(folder(problem))?;
    let write = |ending, text: &[u8]| {
        let make = |path: &Path| File::create_new(path)?.write_all(text);
        make_atomically(Path::new(&file(problem, ending)), make)
    };
    for (_, ending, text) in failure.texts() {
        write(ending, text)?;
    }
    let steps: String = steps.iter().map(|step| format!("{STEP}{step}\n")).collect();
    match &*steps {
        "" => Ok(()),
        steps => write("steps", steps.as_bytes()),
    }
}

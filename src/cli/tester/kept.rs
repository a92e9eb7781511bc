//! The folder `test-PROBLEM`, which keeps the newest failing input with the answer, the output and
//! the steps. The next search tries this input first.

use crate::cli::output::make_atomically;
use crate::cli::tester::attempt::Attempt;
use crate::cli::tester::inputs::{of_file, NamedInput};
use judge::workbench::trace::STEP;
use judge::Problem;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Returns the name of the folder.
pub fn folder(problem: &dyn Problem) -> String {
    format!("test-{}", problem.name())
}

/// Returns the path of the file with this extension.
pub fn file(problem: &dyn Problem, extension: &str) -> String {
    format!("{}/failing.{extension}", folder(problem))
}

/// Returns the kept input, unless it is no longer valid because it was edited.
pub fn input(problem: &'static dyn Problem) -> Option<NamedInput> {
    let path = PathBuf::from(file(problem, "in"));
    // Opening a pipe could block.
    path.is_file().then(|| of_file(problem, &path).ok())?
}

/// Writes the files for a failure and for the steps of the program. They replace those of an
/// earlier failure.
pub fn keep(problem: &dyn Problem, failure: &Attempt, steps: &[String]) -> io::Result<()> {
    fs::create_dir_all(folder(problem))?;
    let write = |extension, text: &[u8]| {
        let write_new = |path: &Path| File::create_new(path)?.write_all(text);
        make_atomically(Path::new(&file(problem, extension)), write_new)
    };
    for (_, extension, text) in failure.texts() {
        write(extension, text)?;
    }
    let steps: String = steps.iter().map(|step| format!("{STEP}{step}\n")).collect();
    match &*steps {
        "" => Ok(()),
        steps => write("steps", steps.as_bytes()),
    }
}

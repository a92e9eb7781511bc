//! The folder `test-PROBLEM`. It keeps the last failing input, its right answer, and the output and
//! the steps of the program. The next test tries the kept input first, unless `--input` names other
//! inputs.

use crate::cli::output::NewFile;
use crate::cli::tester::attempt::Attempt;
use crate::cli::tester::inputs::{read_file, NamedInput};
use judge::workbench::trace::STEP;
use judge::Problem;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Returns the name of the folder of a problem.
pub fn folder(problem: &dyn Problem) -> String {
    format!("test-{}", problem.name)
}

/// Returns the path of the kept file with this extension.
pub fn path(problem: &dyn Problem, extension: &str) -> String {
    format!("{}/failing.{extension}", folder(problem))
}

/// Reads the kept input. Returns `None` if there is none, or if it is no longer valid: the user may
/// have edited it.
pub fn read_input(problem: &'static dyn Problem) -> Option<NamedInput> {
    let path = PathBuf::from(path(problem, "in"));
    // Only a regular file is opened, because opening a pipe could block.
    path.is_file().then(|| read_file(problem, &path).ok())?
}

/// Writes the files of a failure, and the steps if the program printed any. Replaces the files of
/// an earlier failure.
pub fn keep(problem: &dyn Problem, failure: &Attempt, steps: &[String]) -> io::Result<()> {
    fs::create_dir_all(folder(problem))?;
    // Even a pipe is replaced, because writing to it could block.
    let write = |extension, text: &[u8]| {
        NewFile::replacing(Path::new(&path(problem, extension)))?.write(text)
    };
    for (_, extension, text) in failure.texts() {
        write(extension, text)?;
    }
    if steps.is_empty() {
        // Steps of an earlier failure do not belong to this input.
        let _ = fs::remove_file(path(problem, "steps"));
        return Ok(());
    }
    let steps: String = steps.iter().map(|step| format!("{STEP}{step}\n")).collect();
    write("steps", steps.as_bytes())
}

//! Inputs that have names: the sample and the pitfalls of a problem, and files of the user.

use crate::cli::error::{failed, CliError};
use crate::cli::output::{escaped, print_message};
use crate::cli::stream::FileStream;
use judge::runtime::scanner::is_whitespace;
use judge::workbench::generator::Random;
use judge::workbench::memory::MemoryStream;
use judge::Problem;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

/// An input that is tried first.
pub struct Named {
    /// Its file, or what is special about it.
    pub name: String,
    pub text: Vec<u8>,
}

/// The sample of a problem and then its pitfalls, without those on which accepted programs
/// disagree.
pub fn of_problem(problem: &dyn Problem) -> Vec<Named> {
    let inputs = problem.tests.inputs.iter().map(|&(name, text)| Named {
        name: name.into(),
        text: text.into(),
    });
    inputs.collect()
}

/// The file `path`, or all files that end in `.in` in the directory `path`.
pub fn of_user(problem: &'static dyn Problem, path: &Path) -> Result<Vec<Named>, CliError> {
    let mut paths = vec![path.to_path_buf()];
    if path.is_dir() {
        let entries = fs::read_dir(path);
        let entries = entries.map_err(failed(format!("{}: cannot read", escaped(path))))?;
        paths = entries.flatten().map(|entry| entry.path()).collect();
        paths.retain(|path| path.extension().is_some_and(|ending| ending == "in"));
        paths.sort();
    }
    if paths.is_empty() {
        let message = format!("{}: there are no files that end in .in", escaped(path));
        return Err(CliError::Failed(message));
    }
    paths.iter().map(|path| of_file(problem, path)).collect()
}

/// The file `path`, which must be good input.
pub fn of_file(problem: &'static dyn Problem, path: &Path) -> Result<Named, CliError> {
    let mut stream = FileStream::open(problem, Some(path.as_os_str()), None)?;
    let text = stream.read_all()?;
    if let Err(error) = problem.solve(&mut MemoryStream::new(&text)) {
        let _: ExitCode = stream.finish(Err(error))?;
    }
    Ok(Named {
        name: escaped(path),
        text,
    })
}

/// The cases of a valid input. None if together they are another text, such as one with other
/// whitespace, on which the program may not fail.
pub fn cases(problem: &dyn Problem, input: &[u8]) -> Vec<Vec<u8>> {
    let cases = problem.cases(input).unwrap_or_default();
    match problem.validate(input, false) {
        Ok(()) if problem.format.join(&cases) == input => cases,
        _ => Vec::new(),
    }
}

/// The case with other whitespace: some spaces become newlines, and some newlines spaces. The case
/// as it is if the statement says what there must be.
pub fn rearranged(problem: &dyn Problem, case: &[u8], random: &mut Random) -> Vec<u8> {
    let mut other = case.to_vec();
    let end = other.len().saturating_sub(1);
    let white = other[..end].iter_mut().filter(|byte| is_whitespace(**byte));
    for byte in white {
        if random.chance(1, 8) {
            *byte = if *byte == b' ' { b'\n' } else { b' ' };
        }
    }
    match problem.validate(&problem.format.join(&[&other]), false) {
        Ok(()) => other,
        Err(_) => case.to_vec(),
    }
}

/// Writes the sample and the pitfalls into a directory: as `.in` and, with the answers, as `.out`.
pub fn write(problem: &dyn Problem, directory: &Path) -> Result<(), CliError> {
    let cannot = || failed(format!("{}: cannot write", escaped(directory)));
    fs::create_dir_all(directory).map_err(cannot())?;
    for (name, input) in problem.tests.inputs {
        let mut stream = MemoryStream::new(input.as_bytes());
        let solved = problem.solve(&mut stream);
        assert!(solved.is_ok(), "a test solves {name}");
        for (ending, text) in [("in", input.as_bytes()), ("out", &stream.written)] {
            let file = directory.join(format!("{name}.{ending}"));
            fs::write(file, text).map_err(cannot())?;
        }
    }
    let files = 2 * problem.tests.inputs.len();
    print_message(&format!("{files} files written to {}", escaped(directory)));
    Ok(())
}

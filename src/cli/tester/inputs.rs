//! Inputs with names: the sample and the pitfalls of a problem, and files of the user.

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

/// An input with a name, which is tried before generated inputs.
pub struct NamedInput {
    /// The path of the file, or the name of the pitfall.
    pub name: String,
    pub text: Vec<u8>,
}

/// Returns the sample of a problem and its pitfalls, except those on which accepted programs
/// disagree.
pub fn of_problem(problem: &dyn Problem) -> Vec<NamedInput> {
    let inputs = problem.tests.inputs.iter().map(|&(name, text)| NamedInput {
        name: name.into(),
        text: text.into(),
    });
    inputs.collect()
}

/// Reads the file `path`, or all files that end in `.in` if `path` is a directory.
pub fn of_user(problem: &'static dyn Problem, path: &Path) -> Result<Vec<NamedInput>, CliError> {
    let mut paths = vec![path.to_path_buf()];
    if path.is_dir() {
        let entries = fs::read_dir(path);
        let entries = entries.map_err(failed(format!("{}: cannot read", escaped(path))))?;
        paths = entries.flatten().map(|entry| entry.path()).collect();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "in"));
        paths.sort();
    }
    if paths.is_empty() {
        let message = format!("{}: there are no files that end in .in", escaped(path));
        return Err(CliError::Failed(message));
    }
    paths.iter().map(|path| of_file(problem, path)).collect()
}

/// Reads the file `path`, which must be good input.
pub fn of_file(problem: &'static dyn Problem, path: &Path) -> Result<NamedInput, CliError> {
    let mut stream = FileStream::open(problem, Some(path.as_os_str()), None)?;
    let text = stream.read_all()?;
    if let Err(error) = problem.solve(&mut MemoryStream::new(&text)) {
        let _: ExitCode = stream.finish(Err(error))?;
    }
    Ok(NamedInput {
        name: escaped(path),
        text,
    })
}

/// Returns the cases of a valid input. Returns none if joining them gives another text, on which
/// the program may not fail, because the input has unusual whitespace.
pub fn cases(problem: &dyn Problem, input: &[u8]) -> Vec<Vec<u8>> {
    let cases = problem.cases(input).unwrap_or_default();
    match problem.validate(input, false) {
        Ok(()) if problem.format.join(&cases) == input => cases,
        _ => Vec::new(),
    }
}

/// Replaces some spaces of a case by newlines and some newlines by spaces. Returns the case
/// unchanged if the result is not valid.
pub fn with_other_whitespace(problem: &dyn Problem, case: &[u8], random: &mut Random) -> Vec<u8> {
    let mut text = case.to_vec();
    let end = text.len().saturating_sub(1);
    let whitespace = text[..end].iter_mut().filter(|byte| is_whitespace(**byte));
    for byte in whitespace {
        if random.chance(1, 8) {
            *byte = if *byte == b' ' { b'\n' } else { b' ' };
        }
    }
    match problem.validate(&problem.format.join(&[&text]), false) {
        Ok(()) => text,
        Err(_) => case.to_vec(),
    }
}

/// Writes the sample and the pitfalls into a directory as `.in` files, and the answers as `.out`
/// files.
pub fn write(problem: &dyn Problem, directory: &Path) -> Result<(), CliError> {
    let error = || failed(format!("{}: cannot write", escaped(directory)));
    fs::create_dir_all(directory).map_err(error())?;
    for (name, input) in problem.tests.inputs {
        let mut stream = MemoryStream::new(input.as_bytes());
        let result = problem.solve(&mut stream);
        assert!(result.is_ok(), "valid input in {name}");
        for (extension, text) in [("in", input.as_bytes()), ("out", &stream.written)] {
            let file = directory.join(format!("{name}.{extension}"));
            fs::write(file, text).map_err(error())?;
        }
    }
    let files = 2 * problem.tests.inputs.len();
    print_message(&format!("{files} files written to {}", escaped(directory)));
    Ok(())
}

//! Inputs with names: the sample and the pitfalls of a problem, and files.
//!
//! The folder `test-PROBLEM` keeps the last failing input, its right answer, and the output and the
//! steps of the program. The next test tries the kept input first, unless `--input` names other
//! inputs.

use crate::cli::output::{context_of_writing, keep_other_content, NewFile, Output};
use crate::cli::prelude::*;
use crate::cli::tester::attempt::Attempt;
use judge::runtime::scanner::is_whitespace;
use judge::workbench::generator::Random;
use judge::workbench::trace::STEP;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A name and an input. The name is the path of a file, `sample`, or the name of a pitfall. Named
/// inputs are tried before generated ones.
pub type NamedInput = (String, Vec<u8>);

/// Reads the file `path`, or all files that end in `.in` if `path` is a directory. Returns an error
/// if there are no such files, or if one of them is not valid input.
pub fn read_path(problem: &'static dyn Problem, path: &Path) -> Result<Vec<NamedInput>> {
    let mut paths = vec![path.to_path_buf()];
    if path.is_dir() {
        let entries = fs::read_dir(path);
        let entries = entries.map_err(failed(format!("{}: cannot read", escaped(path))))?;
        paths = entries.flatten().map(|entry| entry.path()).collect();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "in"));
        paths.sort();
    }
    if paths.is_empty() {
        return Err(failed(escaped(path))("there are no files that end in .in"));
    }
    paths.iter().map(|path| read_file(problem, path)).collect()
}

/// Reads the file `path`, which must contain valid input.
fn read_file(problem: &'static dyn Problem, path: &Path) -> Result<NamedInput> {
    let mut stream = FileStream::open(problem, Some(path.as_os_str()), None)?;
    let text = stream.read_all()?;
    problem.answer(&text).map_err(|error| stream.error(error))?;
    Ok((escaped(path), text))
}

/// Splits a valid input into its cases. Returns no cases if the input has unusual whitespace:
/// joining the cases would give another text, and the program may pass on that text.
pub fn split_cases(problem: &dyn Problem, input: &[u8]) -> Vec<Vec<u8>> {
    let cases = problem.cases(input).unwrap_or_default();
    match problem.format.join(&cases) == input {
        true => cases,
        false => Vec::new(),
    }
}

/// Replaces one in eight spaces of a case with newlines, and one in eight newlines with spaces, on
/// average. Returns the case unchanged if the result is invalid.
pub fn with_other_whitespace(problem: &dyn Problem, case: &[u8], random: &mut Random) -> Vec<u8> {
    let mut text = case.to_vec();
    // The final newline stays.
    let end = text.len().saturating_sub(1);
    let whitespace = text[..end].iter_mut().filter(|byte| is_whitespace(**byte));
    for byte in whitespace {
        if random.chance(1, 8) {
            *byte = if *byte == b' ' { b'\n' } else { b' ' };
        }
    }
    // `false` lifts the limits of the judges.
    match problem.validate(&problem.format.join(&[&text]), false) {
        Ok(()) => text,
        Err(_) => case.to_vec(),
    }
}

/// Writes the sample and the pitfalls to a directory as `.in` files, and their answers as `.out`
/// files. Fails at the first file of this name that has other content.
pub fn write_built_in(problem: &dyn Problem, directory: &Path) -> Result {
    let context = context_of_writing(problem, directory);
    fs::create_dir_all(directory).map_err(failed(context))?;
    for (name, input) in problem.inputs {
        let answer = problem.answer(input.as_bytes()).expect(name);
        for (extension, text) in [("in", input.as_bytes()), ("out", &answer)] {
            let path = directory.join(format!("{name}.{extension}"));
            keep_other_content(problem, &path, |content| content == text)?;
            Output::open(problem, Some(path.as_os_str()))?.print(text)?;
        }
    }
    let (count, name) = (2 * problem.inputs.len(), escaped(directory));
    print_message(&format!("{count} files written to {name}"));
    Ok(ExitCode::SUCCESS)
}

/// Returns the name of the folder of a problem.
fn folder(problem: &dyn Problem) -> String {
    format!("test-{}", problem.name)
}

/// Returns the path of the kept file with this extension.
pub fn kept_path(problem: &dyn Problem, extension: &str) -> String {
    format!("{}/failing.{extension}", folder(problem))
}

/// Reads the kept input. Returns `None` if there is none, or if it is no longer valid: the user may
/// have edited it.
pub fn read_kept(problem: &'static dyn Problem) -> Option<NamedInput> {
    let path = PathBuf::from(kept_path(problem, "in"));
    // Only a regular file is opened, because opening a pipe could block.
    path.is_file().then(|| read_file(problem, &path).ok())?
}

/// Writes the files of a failure, and the steps if the program printed any. Replaces the files of
/// an earlier failure.
pub fn keep(problem: &dyn Problem, failure: &Attempt, steps: &[String]) -> io::Result<()> {
    fs::create_dir_all(folder(problem))?;
    // Even a pipe is replaced, because writing to it could block.
    let write = |extension, text: &[u8]| {
        NewFile::replacing(Path::new(&kept_path(problem, extension)))?.write(text)
    };
    for (_, extension, text) in failure.texts() {
        write(extension, text)?;
    }
    if steps.is_empty() {
        // Steps of an earlier failure do not belong to this input.
        let _ = fs::remove_file(kept_path(problem, "steps"));
        return Ok(());
    }
    let steps: String = steps.iter().map(|step| format!("{STEP}{step}\n")).collect();
    write("steps", steps.as_bytes())
}

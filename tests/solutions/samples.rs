//! Every file in `samples/` is a test: `cargo test samples/spot` picks those of a problem,
//! `cargo test samples/spot/mirrored` one.
//!
//! `samples/PROBLEM/NAME.in` is valid input, and what any accepted program prints for it is right.
//! `tests/samples/` holds input that no judge sends, or on which accepted programs differ.
//!
//! The binary has to print `NAME.out` to the byte, and the naive model as well. If other outputs
//! are right too, the rules confirm this one.

use crate::common::problems::{row, Row};
use crate::common::{judge, path, run, violations};
use libtest_mimic::{Failed, Trial};
use std::fs;
use std::path::{Path, PathBuf};

/// The tests of all samples.
pub fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for problem in judge::PROBLEMS {
        let name = problem.name();
        let inputs = add_folder(name, "samples", &mut trials);
        for input in &inputs {
            add(name, input, "/valid", &mut trials, is_valid);
        }
        trials.push(Trial::test(format!("samples/{name}"), move || {
            assert!(!inputs.is_empty(), "samples/{name} has no samples");
            Ok(())
        }));
        add_folder(name, "tests/samples", &mut trials);
    }
    trials
}

/// Adds the tests of a folder's samples, and returns the inputs.
fn add_folder(problem: &'static str, folder: &str, trials: &mut Vec<Trial>) -> Vec<PathBuf> {
    let folder = path(folder).join(problem);
    let inputs = files(&folder, "in");
    for input in &inputs {
        add(problem, input, "", trials, binary);
        add(problem, input, "/model", trials, model);
    }
    for output in files(&folder, "out") {
        let input = output.with_extension("in");
        if !inputs.contains(&input) {
            add(problem, &input, "/input", trials, binary);
        }
    }
    inputs
}

/// Adds a test of a sample.
fn add(
    problem: &'static str,
    input: &Path,
    suffix: &str,
    trials: &mut Vec<Trial>,
    test: fn(&Row, &Path) -> Result<(), Failed>,
) {
    let stem = input.file_stem().unwrap_or_default().to_string_lossy();
    let input = input.to_path_buf();
    trials.push(Trial::test(
        format!("samples/{problem}/{stem}{suffix}"),
        move || test(row(problem), &input),
    ));
}

/// The files in `folder` with this extension.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    files.sort();
    files
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// The binary prints what is expected.
fn binary(row: &Row, input: &Path) -> Result<(), Failed> {
    let file = input.to_str().expect("a path in UTF-8");
    let (status, output, errors) = run(&mut judge(&[row.name(), file]), "");
    assert_eq!((status, &*errors), (Some(0), ""));
    compare(&read(&input.with_extension("out"))?, &output)
}

/// The model says what is expected, and so do the rules.
fn model(row: &Row, input: &Path) -> Result<(), Failed> {
    let expected = read(&input.with_extension("out"))?;
    let input = read(input)?;
    if let Some(is_right) = row.special.rules {
        is_right(&input, &expected)?;
    }
    compare(&expected, &(row.model)(&input)?)
}

/// The validator accepts the input, within the judges' limits.
fn is_valid(row: &Row, input: &Path) -> Result<(), Failed> {
    let text = read(input)?;
    let violations = violations(row.problem, text.as_bytes(), true, usize::MAX);
    match &violations[..] {
        [] => Ok(()),
        _ => Err(violations.join("\n").into()),
    }
}

/// Fails with the first line in which `found` is not what was expected.
fn compare(expected: &str, found: &str) -> Result<(), Failed> {
    let (mut expected, mut found) = (expected.split('\n'), found.split('\n'));
    for line in 1.. {
        let (wanted, got) = (expected.next(), found.next());
        if wanted != got {
            let show =
                |line: Option<&str>| line.map_or("the end".into(), |line| format!("{line:?}"));
            let (wanted, got) = (show(wanted), show(got));
            return Err(format!("line {line}: expected {wanted}, found {got}").into());
        }
        if wanted.is_none() {
            break;
        }
    }
    Ok(())
}

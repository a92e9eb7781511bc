//! `judge package PROBLEM -o DIR`: a package with which a judge can host the problem.

use crate::cli::error::{failed, usage, CliError};
use crate::cli::options::options;
use crate::cli::output::{make_atomically, write_error_message};
use crate::cli::subcommand::{Arguments, Subcommand};
use judge::export::package::{self, File};
use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "package",
    operands: &["PROBLEM"],
    summary: "make a package for hosting a problem",
    options: options! {
        "-o, --output", Text("DIR"), "the directory to make; if it exists, it must be empty";
        "--seed", Number("S", 0..=u64::MAX), "the seed of the random cases; 1 by default";
    },
    text: include_str!("package.txt"),
    help: |text, _| text,
    run: make_package,
};

fn make_package(arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let seed = arguments.number("--seed").unwrap_or(1);
    let Some(directory) = arguments.value("--output").map(Path::new) else {
        return usage("expected -o DIR, the directory to make");
    };
    let name = directory.file_name().unwrap_or_default();
    let is_allowed = |byte: &u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    if name.is_empty() || !name.as_encoded_bytes().iter().all(is_allowed) {
        let expected = "a name of lower-case letters and digits only";
        return Err(arguments.invalid("--output", expected));
    }
    let message = write_error_message(problem, directory.as_os_str());
    if fs::read_dir(directory).is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(failed(message)("the directory is not empty"));
    }
    let files = package::files(problem, seed);
    let result = make_atomically(directory, |temporary| {
        write_files(temporary, &files)?;
        // Removes an empty directory. If that fails, so does the rename, which reports the reason.
        let _ = fs::remove_dir(directory);
        Ok(())
    });
    result.map_err(failed(message))?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the files into a new directory.
fn write_files(directory: &Path, files: &[File]) -> io::Result<()> {
    fs::create_dir_all(directory.parent().unwrap_or(directory))?;
    fs::create_dir(directory)?;
    for (path, contents) in files {
        let path = directory.join(path);
        fs::create_dir_all(path.parent().unwrap_or(directory))?;
        fs::write(path, contents)?;
    }
    Ok(())
}

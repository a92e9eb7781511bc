//! `judge package PROBLEM -o DIR`: makes a package with which an online judge can host a problem.

use crate::cli::error::{failed, misuse, CliError};
use crate::cli::options::options;
use crate::cli::output::context_of_writing;
use crate::cli::subcommand::{Arguments, Subcommand};
use judge::export::package;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::Path;
use std::process::{self, ExitCode};

pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "package",
    operands: &["PROBLEM"],
    summary: "make a package for hosting a problem",
    options: options! {
        "-o, --output", Text("DIR"), "the directory to make; if it exists, it must be empty";
        "--seed", Number("S", 0..=u64::MAX), "the seed of the random cases; 1 by default";
    },
    help_text: include_str!("package.txt"),
    run: make_package,
};

fn make_package(arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let seed = arguments.number("--seed").unwrap_or(1);
    let Some(directory) = arguments.value("--output").map(Path::new) else {
        return misuse("expected -o DIR, the directory to make");
    };
    let name = directory.file_name().unwrap_or_default();
    let is_allowed = |byte: &u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    if name.is_empty() || !name.as_encoded_bytes().iter().all(is_allowed) {
        let expected = "a name of lower-case letters and digits only";
        return Err(arguments.bad_value("--output", expected));
    }
    let context = context_of_writing(problem, directory.as_os_str());
    if fs::read_dir(directory).is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(failed(context)("the directory is not empty"));
    }
    let files = package::files(problem, seed);
    let mut name = OsString::from(".");
    name.push(directory.file_name().unwrap_or_default());
    name.push(format!(".{}", process::id()));
    let temporary = directory.with_file_name(name);
    let result = write_files(&temporary, &files).and_then(|()| {
        // On some systems, the new name must not exist yet. If `directory` exists, it is empty, and
        // is removed. If that fails, so does the renaming, which reports the error.
        let _ = fs::remove_dir(directory);
        fs::rename(&temporary, directory)
    });
    // A temporary directory that existed before may belong to another process.
    if result
        .as_ref()
        .is_err_and(|error| error.kind() != io::ErrorKind::AlreadyExists)
    {
        let _ = fs::remove_dir_all(&temporary);
    }
    result.map_err(failed(context))?;
    Ok(ExitCode::SUCCESS)
}

/// Creates `directory` and writes the files to it. Fails if the directory exists.
fn write_files(directory: &Path, files: &[package::File]) -> io::Result<()> {
    fs::create_dir_all(directory.parent().unwrap_or(directory))?;
    fs::create_dir(directory)?;
    for (path, contents) in files {
        let path = directory.join(path);
        fs::create_dir_all(path.parent().unwrap_or(directory))?;
        fs::write(path, contents)?;
    }
    Ok(())
}

//! The failing inputs that are kept in a folder, each with what was expected and what was found. The
//! next search tries them first. There are ten at most, and none is replaced before it passes.

use crate::cli::output::replace_file;
use crate::cli::trial::attempt::Attempt;
use crate::cli::trial::inputs::{of_file, Named};
use judge::Problem;
use std::fs;
use std::io;
use std::path::Path;

/// How many inputs are kept.
const MOST: usize = 10;

/// What is kept of a problem.
pub struct Kept {
    /// The folder.
    pub directory: String,
    /// The inputs that were there before, by their paths.
    pub inputs: Vec<Named>,
    /// The path of the failure that this search finds, without an ending.
    path: Option<String>,
}

impl Kept {
    /// What is kept of a problem. Inputs that are not valid have been edited, and are skipped.
    pub fn new(problem: &Problem) -> Self {
        let directory = format!("test-{}", problem.name());
        let paths = paths(&directory).map(|path| path + ".in");
        let inputs = paths.filter_map(|path| of_file(problem, Path::new(&path)).ok());
        Kept {
            inputs: inputs.collect(),
            directory,
            path: None,
        }
    }

    /// Chooses where a failure is kept: where the same input is, or where none is, or in place of
    /// the oldest one that has passed.
    pub fn choose(&mut self, failure: &Attempt, passed: &[String]) {
        let same = self.inputs.iter().find(|(_, text)| *text == failure.input);
        let same = same.map(|(path, _)| path.clone());
        let mut paths = paths(&self.directory).map(|path| path + ".in");
        let age = |path: &&String| fs::metadata(path).and_then(|data| data.modified()).ok();
        let chosen = same.or_else(|| paths.find(|path| !Path::new(path).is_file()));
        let chosen = chosen.or_else(|| passed.iter().min_by_key(age).cloned());
        self.path = chosen.map(|path| path.trim_end_matches(".in").into());
    }

    /// Keeps the failure, in place of a larger one.
    pub fn keep(&self, failure: &Attempt) -> io::Result<()> {
        if self.path.is_none() {
            let message = format!("it has {MOST} inputs on which the program still fails");
            return Err(io::Error::other(message));
        }
        fs::create_dir_all(&self.directory)?;
        for (ending, text) in failure.texts() {
            replace_file(Path::new(&self.file(ending)), text)?;
        }
        Ok(())
    }

    /// The path of a file of the failure.
    pub fn file(&self, ending: &str) -> String {
        format!("{}.{ending}", self.path.as_deref().unwrap_or_default())
    }
}

/// The paths of what is kept, without their endings.
fn paths(directory: &str) -> impl Iterator<Item = String> + '_ {
    let name = move |number| match number {
        1 => format!("{directory}/failing"),
        _ => format!("{directory}/failing-{number}"),
    };
    (1..=MOST).map(name)
}

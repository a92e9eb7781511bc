//! The failing inputs that are kept in a folder, each with what was expected and what was found. The
//! next search tries them first. There are ten at most, and none is replaced before it passes.

use crate::cli::output::make_atomically;
use crate::cli::trial::attempt::Attempt;
use crate::cli::trial::inputs::{of_file, Named};
use judge::Problem;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// How many inputs are kept.
const MOST: usize = 10;

/// The folder of a problem, and a place there.
pub struct Kept {
    /// The folder.
    pub directory: String,
    /// The number of the failure that this search finds.
    number: Option<usize>,
}

impl Kept {
    /// The folder of a problem. No place is chosen yet.
    pub fn new(problem: &Problem) -> Self {
        Kept {
            directory: format!("test-{}", problem.name()),
            number: None,
        }
    }

    /// The inputs that are kept. Those that are not valid have been edited, and are skipped.
    pub fn inputs(&self, problem: &Problem) -> Vec<Named> {
        let inputs = (1..=MOST).filter_map(|number| {
            let input = of_file(problem, Path::new(&self.path(number, "in"))).ok()?;
            Some(Named {
                name: file_name(number, "in"),
                kept: Some(number),
                ..input
            })
        });
        inputs.collect()
    }

    /// Chooses where a failure is kept: where the same input is, or where none is, or in place of
    /// the oldest one that has passed.
    pub fn choose(&mut self, failure: &Attempt, inputs: &[Named], passed: &[usize]) {
        let mut same = inputs.iter().filter(|input| input.text == failure.input);
        let is_free = |number: &usize| !Path::new(&self.path(*number, "in")).is_file();
        let age = |number: &usize| fs::metadata(self.path(*number, "in"))?.modified();
        let same = same.find_map(|input| input.kept);
        let chosen = same.or_else(|| (1..=MOST).find(is_free));
        let oldest = passed.iter().copied().min_by_key(|number| age(number).ok());
        self.number = chosen.or(oldest);
    }

    /// Keeps the failure, in place of a larger one.
    pub fn keep(&self, failure: &Attempt) -> io::Result<()> {
        if self.number.is_none() {
            let message = format!("it has {MOST} inputs on which the program still fails");
            return Err(io::Error::other(message));
        }
        fs::create_dir_all(&self.directory)?;
        for (ending, text) in failure.texts() {
            let make = |path: &Path| File::create_new(path)?.write_all(text);
            make_atomically(Path::new(&self.file(ending)), make)?;
        }
        Ok(())
    }

    /// The path of a file of the failure.
    pub fn file(&self, ending: &str) -> String {
        self.path(self.number.unwrap_or(1), ending)
    }

    fn path(&self, number: usize, ending: &str) -> String {
        format!("{}/{}", self.directory, file_name(number, ending))
    }
}

fn file_name(number: usize, ending: &str) -> String {
    match number {
        1 => format!("failing.{ending}"),
        _ => format!("failing-{number}.{ending}"),
    }
}

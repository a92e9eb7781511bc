//! Options. Parsing, help and completions use the same tables.

use judge::workbench::explanation::{wrap, WIDTH};
use judge::Problem;
use std::ffi::OsStr;

/// An option.
pub struct Opt {
    /// Its names, with their dashes; the last one is the long one.
    pub names: &'static str,
    /// What its value is called, or which values it has (`rust|c`); empty for a flag.
    pub value: &'static str,
    /// What it does.
    pub summary: &'static str,
}

impl Opt {
    /// Whether a word of the command line is one of its names.
    pub fn is(&self, word: &OsStr) -> bool {
        self.names.split(", ").any(|name| word == name)
    }

    /// Its long name.
    pub fn name(&self) -> &'static str {
        self.names.split(", ").last().unwrap_or_default()
    }

    /// The values that it may have for a problem, if they are known, and what each means.
    pub fn values(
        &self,
        problem: Option<&'static dyn Problem>,
    ) -> Vec<(&'static str, &'static str)> {
        let kinds = problem.map_or(&[][..], |problem| problem.generator.kinds);
        let known = problem.map_or(&[][..], |problem| problem.tests.mistakes);
        match self.value {
            "KIND" => kinds.iter().map(|kind| (kind.name, kind.summary)).collect(),
            "MISTAKE" => known.iter().map(|one| (one.name, one.sentence)).collect(),
            // A placeholder is in capitals.
            value if value.starts_with(char::is_uppercase) => Vec::new(),
            values => values.split('|').map(|one| (one, self.summary)).collect(),
        }
    }
}

/// A table of options: their names, values and summaries.
macro_rules! options {
    ($($name:literal $value:literal $summary:literal;)*) => {
        &[$($crate::cli::options::Opt { names: $name, value: $value, summary: $summary }),*]
    };
}
pub(crate) use options;

/// The operand that is the rest of the command line: a command with arguments of its own.
pub const COMMAND: &str = "[--] COMMAND ...";

/// Where the summaries of options begin in a help text.
const INDENT: usize = 24;

/// The lines of a help text that describe options.
pub fn described(options: &[Opt]) -> String {
    let lines = options.iter().map(|option| {
        let usage = format!("  {} {}", option.names, option.value);
        let summary = wrap(&" ".repeat(INDENT), option.summary, INDENT, WIDTH);
        match usage.len() < INDENT - 1 {
            true => format!("{usage:<INDENT$}{}", summary.trim_start()),
            false => format!("{usage}\n{summary}"),
        }
    });
    lines.collect()
}

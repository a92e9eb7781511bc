//! Options. Parsing, help and completions use the same tables.

use judge::workbench::explanation::{wrap, WIDTH};
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
    /// Its names.
    pub fn all_names(&self) -> impl Iterator<Item = &'static str> {
        self.names.split(", ")
    }

    /// Whether a word of the command line is one of its names.
    pub fn is(&self, word: &OsStr) -> bool {
        self.all_names().any(|name| word == name)
    }

    /// Its long name.
    pub fn name(&self) -> &'static str {
        self.all_names().last().unwrap_or_default()
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
        // A long usage has a line of its own.
        let (line, usage) = match usage.len() < INDENT - 1 {
            true => (String::new(), usage),
            false => (usage + "\n", String::new()),
        };
        line + &wrap(&format!("{usage:<INDENT$}"), option.summary, INDENT, WIDTH)
    });
    lines.collect()
}

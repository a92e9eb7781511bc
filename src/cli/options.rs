//! Options. Parsing, help and completions use the same tables.

use judge::workbench::explanation::{wrap, WIDTH};
use judge::Problem;
use std::ffi::OsStr;

/// An option.
pub struct Opt {
    /// Its names, with their dashes; the last one is the long one.
    pub names: &'static str,
    pub value: Value,
    pub summary: &'static str,
}

/// The type of the value of an option.
pub enum Value {
    /// None: the option is given or not.
    Flag,
    /// Any text, such as a number, with its name in help.
    Text(&'static str),
    OneOf(&'static [&'static str]),
    /// A kind of case of the problem.
    Kind,
    /// A mistake of the problem.
    Mistake,
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
        let mistakes = problem.map_or(&[][..], |problem| problem.tests.mistakes);
        let (kinds, mistakes) = (kinds.iter(), mistakes.iter());
        match self.value {
            Value::OneOf(words) => words.iter().map(|word| (*word, self.summary)).collect(),
            Value::Kind => kinds.map(|kind| (kind.name, kind.summary)).collect(),
            Value::Mistake => mistakes.map(|one| (one.name, one.sentence)).collect(),
            _ => Vec::new(),
        }
    }
}

/// A table of options: their names, values and summaries.
macro_rules! options {
    ($($names:literal, $value:expr, $summary:literal;)*) => {{
        use $crate::cli::options::{Opt, Value::*};
        &[$(Opt { names: $names, value: $value, summary: $summary }),*]
    }};
}
pub(crate) use options;

/// The operand that is the rest of the command line: a command with arguments of its own.
pub const COMMAND: &str = "[--] COMMAND ...";

/// Where the summaries of options begin in a help text.
const INDENT: usize = 24;

/// The lines of a help text that describe options.
pub fn described(options: &[Opt]) -> String {
    let lines = options.iter().map(|option| {
        let value = match option.value {
            Value::Flag => "",
            Value::Text(name) => name,
            Value::OneOf(words) => &words.join("|"),
            Value::Kind => "KIND",
            Value::Mistake => "MISTAKE",
        };
        let usage = format!("  {} {value}", option.names);
        let summary = wrap(&" ".repeat(INDENT), option.summary, INDENT, WIDTH);
        match usage.len() < INDENT - 1 {
            true => format!("{usage:<INDENT$}{}", summary.trim_start()),
            false => format!("{usage}\n{summary}"),
        }
    });
    lines.collect()
}

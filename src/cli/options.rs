//! The options of subcommands. Parsing, help and completions use the same tables.

use judge::workbench::entry::Mistake;
use judge::workbench::text::{wrap, WIDTH};
use judge::Problem;
use std::ffi::OsStr;
use std::ops::RangeInclusive;

/// An option of a subcommand.
pub struct Opt {
    /// The short name, if there is one, and the long name: `-o, --output`.
    pub names: &'static str,
    pub value: Value,
    pub summary: &'static str,
}

/// The type of the value of an option.
pub enum Value {
    /// No value.
    Flag,
    /// Any text. The help shows this name for it.
    Text(&'static str),
    /// A whole number in a range. The help shows this name for it.
    Number(&'static str, RangeInclusive<u64>),
    /// A time in seconds with this minimum.
    Seconds(f64),
    OneOf(&'static [&'static str]),
    /// The name of a kind of case.
    Kind,
    /// The name of a mistake.
    Mistake,
}

/// Makes a table of options from their names, values and summaries.
macro_rules! options {
    ($($names:literal, $value:expr, $summary:literal;)*) => {{
        use $crate::cli::options::{Opt, Value::*};
        &[$(Opt { names: $names, value: $value, summary: $summary }),*]
    }};
}
pub(crate) use options;

/// The operand that takes the rest of the command line: a command and its arguments.
pub const COMMAND: &str = "[--] COMMAND ...";

/// The maximum time: a day.
const MAX_SECONDS: f64 = 86400.0;

/// The column of the summaries in a help text.
const INDENT: usize = 24;

impl Opt {
    pub fn has_name(&self, word: &OsStr) -> bool {
        self.names.split(", ").any(|name| word == name)
    }

    pub fn long_name(&self) -> &'static str {
        self.names.split(", ").last().unwrap_or_default()
    }

    /// Checks that `text` is a valid value. The error describes the expected value.
    pub fn check(&self, text: &str, problem: Option<&'static dyn Problem>) -> Result<(), String> {
        let (is_valid, expected) = match &self.value {
            Value::Flag | Value::Text(_) => return Ok(()),
            Value::Number(_, range) => {
                let is_valid = text.parse().is_ok_and(|number| range.contains(&number));
                let (min, max) = (range.start(), range.end());
                let expected = match *max {
                    u64::MAX => format!("a whole number, {min} or more"),
                    max => format!("a whole number from {min} to {max}"),
                };
                (is_valid, expected)
            }
            Value::Seconds(min) => {
                let range = *min..=MAX_SECONDS;
                let is_valid = text.parse().is_ok_and(|time| range.contains(&time));
                (is_valid, format!("{min} to {MAX_SECONDS} seconds"))
            }
            _ => {
                let values = self.values(problem).into_iter();
                let names: Vec<_> = values.map(|(name, _)| name).collect();
                let is_valid = names.contains(&text);
                (is_valid, format!("one of {}", names.join(", ")))
            }
        };
        is_valid.then_some(()).ok_or(expected)
    }

    /// Returns the possible values with their meanings, or nothing if they are not a fixed set.
    pub fn values(
        &self,
        problem: Option<&'static dyn Problem>,
    ) -> Vec<(&'static str, &'static str)> {
        let kinds = problem.map_or(&[][..], |problem| problem.generator.kinds);
        let mistakes = problem.map_or(&[][..], |problem| problem.tests.mistakes);
        let name_and_sentence = |mistake: &Mistake| (mistake.name, mistake.sentence);
        match self.value {
            Value::OneOf(words) => words.iter().map(|word| (*word, self.summary)).collect(),
            Value::Kind => kinds.iter().map(|kind| (kind.name, kind.summary)).collect(),
            Value::Mistake => mistakes.iter().map(name_and_sentence).collect(),
            _ => Vec::new(),
        }
    }

    /// Returns the lines about this option in a help text.
    pub fn description(&self) -> String {
        let value = match self.value {
            Value::Flag => "",
            Value::Text(name) | Value::Number(name, _) => name,
            Value::Seconds(_) => "SECONDS",
            Value::OneOf(words) => &words.join("|"),
            Value::Kind => "KIND",
            Value::Mistake => "MISTAKE",
        };
        let usage = format!("  {} {value}", self.names);
        let summary = wrap(&" ".repeat(INDENT), self.summary, INDENT, WIDTH);
        if usage.len() < INDENT - 1 {
            return format!("{usage:<INDENT$}{}", summary.trim_start());
        }
        format!("{usage}\n{summary}")
    }
}

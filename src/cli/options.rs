//! The options of a subcommand are declared in a table. Parsing, help and completions use it.

use judge::workbench::entry::Mistake;
use judge::workbench::text::wrap;
use judge::Problem;
use std::ffi::OsStr;
use std::num::IntErrorKind::PosOverflow;
use std::ops::RangeInclusive;

/// An option of a subcommand.
pub struct Opt {
    /// The short name, if there is one, and the long name: `-o, --output`.
    pub names: &'static str,
    pub value_type: ValueType,
    pub summary: &'static str,
}

/// The type of the value of an option.
pub enum ValueType {
    /// The option has no value.
    Flag,
    /// Any text. The string stands for it in the help: `FILE`.
    Text(&'static str),
    /// A whole number in this range. The string stands for it in the help: `N`.
    Number(&'static str, RangeInclusive<u64>),
    /// A time in seconds, from this minimum to [`MAX_SECONDS`].
    Seconds(f64),
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// The name of a kind of case.
    Kind,
    /// The name of a known mistake of the problem.
    Mistake,
}

/// Declares the options of a subcommand from their names, value types and summaries: a constant for
/// each, and the table `OPTIONS`.
macro_rules! options {
    ($($option:ident = $names:literal, $value_type:expr, $summary:literal;)*) => {
        $(const $option: $crate::cli::options::Opt = {
            use $crate::cli::options::{Opt, ValueType::*};
            Opt { names: $names, value_type: $value_type, summary: $summary }
        };)*
        const OPTIONS: &[$crate::cli::options::Opt] = &[$($option),*];
    };
}
pub(crate) use options;

/// The operand that stands for the program to run and its arguments. It is always the last one, and
/// options come before it.
pub const COMMAND: &str = "[OPTION ...] [--] COMMAND ...";

/// The maximum value of [`ValueType::Seconds`]: a day.
const MAX_SECONDS: f64 = 86400.0;

/// The column at which the summaries begin in a help text.
const HELP_COLUMN: usize = 24;

impl Opt {
    pub fn has_name(&self, word: &OsStr) -> bool {
        self.names.split(", ").any(|name| word == name)
    }

    pub fn long_name(&self) -> &'static str {
        self.names.split(", ").last().unwrap_or_default()
    }

    /// Checks that `text` is a valid value, as far as this is known. The error describes the valid
    /// values.
    pub fn check(&self, text: &str, problem: Option<&'static dyn Problem>) -> Result<(), String> {
        let (is_valid, expected) = match &self.value_type {
            ValueType::Flag | ValueType::Text(_) => return Ok(()),
            ValueType::Number(_, range) => {
                let value = text.parse();
                let is_valid = value.as_ref().is_ok_and(|number| range.contains(number));
                let overflows = value.is_err_and(|error| *error.kind() == PosOverflow);
                let expected = match (range.start(), *range.end()) {
                    (min, u64::MAX) if !overflows => format!("a whole number, {min} or more"),
                    (min, max) => format!("a whole number from {min} to {max}"),
                };
                (is_valid, expected)
            }
            ValueType::Seconds(min) => {
                let range = *min..=MAX_SECONDS;
                let is_valid = text.parse().is_ok_and(|time| range.contains(&time));
                (is_valid, format!("{min} to {MAX_SECONDS} seconds"))
            }
            _ => {
                let values = self.values(problem).into_iter();
                let names: Vec<_> = values.map(|(name, _)| name).collect();
                // Without a problem, its kinds and mistakes are not known. A subcommand then fails.
                let is_valid = names.is_empty() || names.contains(&text);
                (is_valid, format!("one of {}", names.join(", ")))
            }
        };
        is_valid.then_some(()).ok_or(expected)
    }

    /// Returns the possible values with their meanings. Returns an empty list if they are not a
    /// fixed set, or if they depend on the problem and it is not known.
    pub fn values(
        &self,
        problem: Option<&'static dyn Problem>,
    ) -> Vec<(&'static str, &'static str)> {
        let problem = problem.into_iter();
        match self.value_type {
            ValueType::OneOf(words) => words.iter().map(|word| (*word, self.summary)).collect(),
            ValueType::Kind => {
                let kinds = problem.flat_map(|problem| problem.generator.kinds);
                kinds.map(|kind| (kind.name, kind.summary)).collect()
            }
            ValueType::Mistake => {
                let mistakes = problem.flat_map(|problem| problem.mistakes);
                let name_and_predicate = |mistake: &Mistake| (mistake.name, mistake.predicate);
                mistakes.map(name_and_predicate).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the description of this option in a help text.
    pub fn description(&self) -> String {
        let value = match self.value_type {
            ValueType::Flag => "",
            ValueType::Text(placeholder) | ValueType::Number(placeholder, _) => placeholder,
            ValueType::Seconds(_) => "SECONDS",
            ValueType::OneOf(words) => &words.join("|"),
            ValueType::Kind => "KIND",
            ValueType::Mistake => "MISTAKE",
        };
        let usage = format!("  {} {value}", self.names);
        let summary = wrap(&" ".repeat(HELP_COLUMN), self.summary, HELP_COLUMN);
        // The summary of a short usage begins on the same line, after at least two spaces.
        if usage.len() < HELP_COLUMN - 1 {
            return format!("{usage:<HELP_COLUMN$}{}", summary.trim_start());
        }
        format!("{usage}\n{summary}")
    }
}

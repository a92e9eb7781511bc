//! Options. Parsing, help and completions use the same tables.

use judge::workbench::entry::Mistake;
use judge::workbench::text::{wrap, WIDTH};
use judge::Problem;
use std::ffi::OsStr;
use std::ops::RangeInclusive;

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
    /// Any text, with its name in help.
    Text(&'static str),
    /// A whole number, with its name in help, from the first to the last of these.
    Number(&'static str, RangeInclusive<u64>),
    /// A time of so many seconds at least.
    Seconds(f64),
    OneOf(&'static [&'static str]),
    /// A kind of case of the problem.
    Kind,
    /// A mistake of the problem.
    Mistake,
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

/// The most seconds that can be given: a day.
const MOST_SECONDS: f64 = 86400.0;

/// Where the summaries of options begin in a help text.
const INDENT: usize = 24;

impl Opt {
    /// Returns true if a word of the command line is one of its names.
    pub fn is(&self, word: &OsStr) -> bool {
        self.names.split(", ").any(|name| word == name)
    }

    /// Its long name.
    pub fn name(&self) -> &'static str {
        self.names.split(", ").last().unwrap_or_default()
    }

    /// Returns what is expected of a value, unless it is as its type says.
    pub fn check(&self, text: &str, problem: Option<&'static dyn Problem>) -> Result<(), String> {
        let (is_good, expected) = match &self.value {
            Value::Flag | Value::Text(_) => return Ok(()),
            Value::Number(_, range) => {
                let (least, most) = (range.start(), range.end());
                let expected = match *most {
                    u64::MAX => format!("a whole number, {least} or more"),
                    most => format!("a whole number from {least} to {most}"),
                };
                (
                    text.parse().is_ok_and(|number| range.contains(&number)),
                    expected,
                )
            }
            Value::Seconds(least) => {
                let range = *least..=MOST_SECONDS;
                let expected = format!("{least} to {MOST_SECONDS} seconds");
                (
                    text.parse().is_ok_and(|time| range.contains(&time)),
                    expected,
                )
            }
            _ => {
                let values = self.values(problem).into_iter();
                let known: Vec<_> = values.map(|(name, _)| name).collect();
                (
                    known.contains(&text),
                    format!("one of {}", known.join(", ")),
                )
            }
        };
        is_good.then_some(()).ok_or(expected)
    }

    /// The values that it may have for a problem, if they are known, and what each means.
    pub fn values(
        &self,
        problem: Option<&'static dyn Problem>,
    ) -> Vec<(&'static str, &'static str)> {
        let kinds = problem.map_or(&[][..], |problem| problem.generator.kinds);
        let mistakes = problem.map_or(&[][..], |problem| problem.tests.mistakes);
        let sentence = |mistake: &Mistake| (mistake.name, mistake.sentence);
        match self.value {
            Value::OneOf(words) => words.iter().map(|word| (*word, self.summary)).collect(),
            Value::Kind => kinds.iter().map(|kind| (kind.name, kind.summary)).collect(),
            Value::Mistake => mistakes.iter().map(sentence).collect(),
            _ => Vec::new(),
        }
    }

    /// The lines of a help text that describe it.
    pub fn described(&self) -> String {
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

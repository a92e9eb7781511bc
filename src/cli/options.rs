//! The options and operands of a verb's command line.
//!
//! - `--name VALUE` or `--name=VALUE`: an option with a value. A value that stands by itself may
//!   begin with one dash, but not with two.
//! - `--name`: a flag.
//! - After `--` every argument is an operand. Before it, an argument that begins with a dash is an
//!   option, unless it is `-`, which stands for standard input.
//!
//! Each option is given at most once, anywhere before `--`. Values and operands may be any bytes.

use crate::cli::error::{usage, CliError};
use crate::cli::names;
use judge::Problem;
use std::borrow::Cow;
use std::collections::VecDeque;
use std::ffi::{OsStr, OsString};
use std::slice::Iter;
use std::str::FromStr;

/// The options of a verb as its help shows them: `--name VALUE`, or `--name` for a flag.
pub type Declared = &'static [&'static str];

/// A parsed command line.
#[derive(Default)]
pub struct Options {
    /// The options given, each with its value, which is empty for a flag.
    given: Vec<(&'static str, OsString)>,
    /// The operands before `--`.
    operands: VecDeque<OsString>,
    /// The operands after `--`.
    after_dashes: VecDeque<OsString>,
}

impl Options {
    /// Parses `arguments`.
    pub fn parse(arguments: &[OsString], declared: Declared) -> Result<Options, CliError> {
        let (before_dashes, dashes) = split_at_dashes(arguments);
        let mut options = Options::default();
        options.after_dashes.extend(dashes.iter().skip(1).cloned());
        let mut rest = before_dashes.iter();
        while let Some(argument) = rest.next() {
            if is_option(argument) {
                options.add(argument, &mut rest, declared)?;
            } else {
                options.operands.push_back(argument.clone());
            }
        }
        Ok(options)
    }

    /// Adds the option that `argument` gives; its value may be the first of the `rest`.
    fn add(
        &mut self,
        argument: &OsStr,
        rest: &mut Iter<OsString>,
        declared: Declared,
    ) -> Result<(), CliError> {
        let mut parts = argument.as_encoded_bytes().splitn(2, |&byte| byte == b'=');
        let typed = String::from_utf8_lossy(parts.next().unwrap_or_default());
        let value = parts.next().map(from_bytes);
        let Some(option) = declared.iter().find(|option| name_of(option) == typed) else {
            let names = declared.iter().map(|option| name_of(option));
            return Err(names::unknown("option", &typed, names));
        };
        let name = name_of(option);
        if self.value(name).is_some() {
            return usage(format!("{name} is given twice"));
        }
        let is_value = |next: &&OsString| !next.as_encoded_bytes().starts_with(b"--");
        let value = match (value, *option == name) {
            (None, true) => OsString::new(),
            (Some(_), true) => return usage(format!("{name} takes no value")),
            (Some(value), false) => value,
            (None, false) => match rest.next().filter(is_value) {
                Some(value) => value.clone(),
                None => return usage(format!("{name} needs a value")),
            },
        };
        self.given.push((name, value));
        Ok(())
    }

    /// The value of an option, if it was given.
    pub fn value(&self, name: &str) -> Option<&OsStr> {
        let given = self.given.iter().find(|(given, _)| *given == name);
        given.map(|(_, value)| value.as_os_str())
    }

    /// The value of an option as text.
    pub fn text(&self, name: &str) -> Option<Cow<'_, str>> {
        self.value(name).map(OsStr::to_string_lossy)
    }

    /// The value of an option that is a whole number.
    pub fn number<N: FromStr>(&self, name: &str) -> Result<Option<N>, CliError> {
        let Some(text) = self.text(name) else {
            return Ok(None);
        };
        let is_whole = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        match text.parse() {
            Ok(number) if is_whole => Ok(Some(number)),
            _ if is_whole => Err(self.invalid(name, "a smaller number")),
            _ => Err(self.invalid(name, "a whole number")),
        }
    }

    /// The error of an option whose value is not as `expected`.
    pub fn invalid(&self, name: &str, expected: &str) -> CliError {
        let value = self.text(name).unwrap_or_default();
        let value = value.escape_debug();
        CliError::Usage(format!("{name} {value}: expected {expected}"))
    }

    /// The next operand, if there is one.
    pub fn operand(&mut self) -> Option<OsString> {
        let operand = self.operands.pop_front();
        operand.or_else(|| self.after_dashes.pop_front())
    }

    /// The next operand, which names a problem.
    pub fn problem(&mut self) -> Result<&'static Problem, CliError> {
        match self.operand() {
            Some(word) => names::problem(&word),
            None => usage("expected a problem; `judge list` shows them"),
        }
    }

    /// The next operand, if there is one; it must be the last.
    pub fn last_operand(&mut self) -> Result<Option<OsString>, CliError> {
        let operand = self.operand();
        self.finish()?;
        Ok(operand)
    }

    /// The operands after `--`.
    pub fn take_after_dashes(&mut self) -> Vec<OsString> {
        std::mem::take(&mut self.after_dashes).into()
    }

    /// Checks that no operand is left.
    pub fn finish(&mut self) -> Result<(), CliError> {
        let Some(operand) = self.operand() else {
            return Ok(());
        };
        let word = operand.to_string_lossy();
        let word = word.escape_debug();
        usage(format!("unexpected argument \"{word}\""))
    }
}

/// The arguments before `--`, and it with those after it.
pub fn split_at_dashes(arguments: &[OsString]) -> (&[OsString], &[OsString]) {
    let dashes = arguments.iter().position(|argument| argument == "--");
    arguments.split_at(dashes.unwrap_or(arguments.len()))
}

/// Whether an argument before `--` is an option; `-` is not.
pub fn is_option(argument: &OsStr) -> bool {
    argument.as_encoded_bytes().starts_with(b"-") && argument != "-"
}

/// The name of a declared option, with its dashes.
fn name_of(option: &'static str) -> &'static str {
    option.split(' ').next().unwrap_or(option)
}

#[cfg(unix)]
fn from_bytes(bytes: &[u8]) -> OsString {
    std::os::unix::ffi::OsStringExt::from_vec(bytes.to_vec())
}

/// Elsewhere an argument is Unicode, or nearly.
#[cfg(not(unix))]
fn from_bytes(bytes: &[u8]) -> OsString {
    String::from_utf8_lossy(bytes).into_owned().into()
}

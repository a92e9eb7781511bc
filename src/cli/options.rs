//! The options and operands of a verb's command line.
//!
//! - `--name VALUE` or `--name=VALUE`: an option with a value. A value that stands by itself may
//!   begin with one dash, but not with two.
//! - `--name`: a flag.
//! - After `--` every argument is an operand. Before it, an argument that begins with a dash is an
//!   option, unless it is `-`, which stands for standard input.
//! - If a verb takes a command, everything from the first operand after the problem belongs to the
//!   command, as it does after `--`.
//!
//! Each option is given at most once. Values and operands may be any bytes.

use crate::cli::error::{usage, CliError};
use crate::cli::files::shown;
use crate::cli::names;
use judge::runtime::message::Word;
use judge::Problem;
use std::borrow::Cow;
use std::collections::VecDeque;
use std::ffi::{OsStr, OsString};
use std::slice::Iter;
use std::str::FromStr;

/// An option of a verb: what parsing, help, completions and the man page know about it.
pub struct Opt {
    /// `--name VALUE`, or `--name` for a flag.
    pub usage: &'static str,
    /// Which values it takes, for completions and for [`Options::choice`].
    pub values: Values,
    /// What it does.
    pub summary: &'static str,
    /// What other programs call it, to suggest this one.
    pub elsewhere: &'static [&'static str],
}

/// The values of an option.
pub enum Values {
    /// Any, or none for a flag.
    Any,
    /// A path of a file.
    File,
    /// A path of a directory.
    Directory,
    /// A kind of the problem.
    Kind,
    /// One of these.
    OneOf(&'static [&'static str]),
}

impl Opt {
    /// A row of a verb's table.
    pub const fn new(usage: &'static str, values: Values, summary: &'static str) -> Opt {
        let elsewhere = &[];
        Opt {
            usage,
            values,
            summary,
            elsewhere,
        }
    }

    /// The same row with the names that other programs use.
    pub const fn elsewhere(self, elsewhere: &'static [&'static str]) -> Opt {
        Opt { elsewhere, ..self }
    }

    /// Its name, with its dashes.
    pub fn name(&self) -> &'static str {
        self.usage.split(' ').next().unwrap_or(self.usage)
    }

    /// Whether it takes a value.
    pub fn takes_value(&self) -> bool {
        self.usage != self.name()
    }
}

/// A parsed command line.
#[derive(Default)]
pub struct Options {
    /// The options given, each with its value, which is empty for a flag.
    given: Vec<(&'static Opt, OsString)>,
    /// Whether help is asked for.
    pub help: bool,
    /// The operands before `--`, or before the command.
    operands: VecDeque<OsString>,
    /// The operands after `--`, or the command.
    after_dashes: VecDeque<OsString>,
}

impl Options {
    /// Parses `arguments` of a verb with the options `declared`, which may take a command.
    pub fn parse(
        arguments: &[OsString],
        declared: &'static [Opt],
        takes_command: bool,
    ) -> Result<Options, CliError> {
        let mut options = Options::default();
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            if argument == "--" {
                options.after_dashes.extend(rest.cloned());
                break;
            } else if is_help(argument) {
                options.help = true;
            } else if is_option(argument) {
                options.add(argument, &mut rest, declared)?;
            } else if takes_command && options.begins_command(argument) {
                options.after_dashes.push_back(argument.clone());
                options.after_dashes.extend(rest.cloned());
                break;
            } else {
                options.operands.push_back(argument.clone());
            }
        }
        Ok(options)
    }

    /// Whether an operand comes after the problem, which may be two words.
    fn begins_command(&self, operand: &OsStr) -> bool {
        match self.operands.front() {
            None => false,
            Some(first) if self.operands.len() == 1 => {
                let words = [first.clone(), operand.into()];
                names::find(&words).is_none_or(|(_, length)| length == 1)
            }
            Some(_) => true,
        }
    }

    /// Adds the option that `argument` gives; its value may be the first of the `rest`.
    fn add(
        &mut self,
        argument: &OsStr,
        rest: &mut Iter<OsString>,
        declared: &'static [Opt],
    ) -> Result<(), CliError> {
        let mut parts = argument.as_encoded_bytes().splitn(2, |&byte| byte == b'=');
        let typed = parts.next().unwrap_or_default();
        let value = parts.next().map(from_bytes);
        let Some(option) = declared
            .iter()
            .find(|option| option.name().as_bytes() == typed)
        else {
            return Err(unknown(typed, declared));
        };
        let name = option.name();
        if self.value(name).is_some() {
            return usage(format!("{name} is given twice"));
        }
        let is_value = |next: &&OsString| !next.as_encoded_bytes().starts_with(b"--");
        let value = match (value, option.takes_value()) {
            (None, false) => OsString::new(),
            (Some(_), false) => return usage(format!("{name} takes no value")),
            (Some(value), true) => value,
            (None, true) => match rest.next().filter(is_value) {
                Some(value) => value.clone(),
                None => return usage(format!("{name} needs a value")),
            },
        };
        self.given.push((option, value));
        Ok(())
    }

    /// The value of an option, if it was given.
    pub fn value(&self, name: &str) -> Option<&OsStr> {
        let mut given = self.given.iter();
        let given = given.find(|(option, _)| option.name() == name);
        given.map(|(_, value)| value.as_os_str())
    }

    /// The options given, each with its value, which is empty for a flag.
    pub fn given(&self) -> impl Iterator<Item = (&'static str, &OsStr)> {
        let given = self.given.iter();
        given.map(|(option, value)| (option.name(), value.as_os_str()))
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

    /// The value of an option that has a fixed set of them.
    pub fn choice(&self, name: &str) -> Result<Option<&'static str>, CliError> {
        let mut given = self.given.iter();
        let Some((option, value)) = given.find(|(option, _)| option.name() == name) else {
            return Ok(None);
        };
        let Values::OneOf(choices) = option.values else {
            return Ok(None);
        };
        if let Some(choice) = choices.iter().find(|choice| value == **choice) {
            return Ok(Some(choice));
        }
        let (last, others) = choices.split_last().expect("a choice");
        let or = if others.is_empty() { "" } else { " or " };
        Err(self.invalid(name, &format!("{}{or}{last}", others.join(", "))))
    }

    /// The error of an option whose value is not as `expected`.
    pub fn invalid(&self, name: &str, expected: &str) -> CliError {
        let value = shown(self.value(name).unwrap_or_default());
        CliError::Usage(format!("{name} {value}: expected {expected}"))
    }

    /// The next operand, if there is one.
    pub fn operand(&mut self) -> Option<OsString> {
        let operand = self.operands.pop_front();
        operand.or_else(|| self.after_dashes.pop_front())
    }

    /// The next operand, or the next two, which name a problem.
    pub fn problem(&mut self) -> Result<&'static Problem, CliError> {
        if self.operands.is_empty() {
            self.operands = std::mem::take(&mut self.after_dashes);
        }
        let operands = self.operands.make_contiguous();
        if operands.is_empty() {
            return usage("expected a problem; `judge list` shows them");
        }
        let (problem, length) = names::problem(operands)?;
        self.operands.drain(..length);
        Ok(problem)
    }

    /// The problem that help is asked for, if one is named.
    pub fn problem_of_help(&mut self) -> Result<Option<&'static Problem>, CliError> {
        if self.operands.is_empty() {
            return Ok(None);
        }
        self.problem().map(Some)
    }

    /// The next operand, if there is one; it must be the last.
    pub fn last_operand(&mut self) -> Result<Option<OsString>, CliError> {
        let operand = self.operand();
        self.finish()?;
        Ok(operand)
    }

    /// The operands after `--`, or the command.
    pub fn take_after_dashes(&mut self) -> Vec<OsString> {
        std::mem::take(&mut self.after_dashes).into()
    }

    /// Checks that no operand is left.
    pub fn finish(&mut self) -> Result<(), CliError> {
        let Some(operand) = self.operand() else {
            return Ok(());
        };
        let word = Word::new(operand.as_encoded_bytes());
        usage(format!("unexpected argument {word}"))
    }
}

/// Whether an argument before `--` asks for help.
pub fn is_help(argument: &OsStr) -> bool {
    argument == "--help" || argument == "-h"
}

/// Whether an argument before `--` is an option; `-` is not.
pub fn is_option(argument: &OsStr) -> bool {
    argument.as_encoded_bytes().starts_with(b"-") && argument != "-"
}

/// The error of an option that is not `declared`.
fn unknown(typed: &[u8], declared: &'static [Opt]) -> CliError {
    let shown = Word::new(typed);
    let typed = &*String::from_utf8_lossy(typed);
    let means = |option: &&Opt| option.elsewhere.contains(&typed);
    let meant = declared.iter().find(means).map(Opt::name);
    let name = names::nearest(typed, declared.iter().map(Opt::name));
    let is_output = ["-o", "--out", "--output"].contains(&typed);
    let advice = match meant.or(name) {
        Some(name) => format!("; did you mean \"{name}\"?"),
        None if is_output => {
            ": output goes to standard output, for example into a file with `> FILE`".into()
        }
        None => String::new(),
    };
    CliError::Option(format!("there is no option {shown}{advice}"))
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

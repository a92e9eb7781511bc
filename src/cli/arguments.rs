//! The arguments of a verb: options and operands.
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
use crate::cli::names;
use crate::cli::options::Opt;
use crate::cli::output::shown;
use judge::runtime::message::Word;
use judge::workbench::problem::Mistake;
use judge::Problem;
use std::ffi::{OsStr, OsString};
use std::mem;
use std::path::Path;
use std::slice::Iter;
use std::str::FromStr;

/// The arguments that a verb was given.
#[derive(Default)]
pub struct Arguments {
    /// The options, each with its value, which is empty for a flag.
    pub options: Vec<(Opt, OsString)>,
    /// Whether help is asked for.
    pub help: bool,
    pub operands: Vec<OsString>,
    /// The command, if the verb takes one.
    pub command: Vec<OsString>,
    /// Whether `--` was given.
    pub has_separator: bool,
}

impl Arguments {
    /// Parses the `arguments` of a verb with the options `declared`, which may take a command.
    /// `call` is how the verb is called.
    pub fn parse(
        arguments: &[OsString],
        call: &str,
        declared: &[Opt],
        takes_command: bool,
    ) -> Result<Arguments, CliError> {
        let mut parsed = Arguments::default();
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            if argument == "--" {
                parsed.has_separator = true;
                break;
            } else if is_help(argument) {
                parsed.help = true;
            } else if is_option(argument) {
                parsed.add_option(argument, &mut rest, call, declared)?;
            } else if takes_command && parsed.has_problem_before(argument) {
                parsed.command.push(argument.clone());
                break;
            } else {
                parsed.operands.push(argument.clone());
            }
        }
        match takes_command {
            true => parsed.command.extend(rest.cloned()),
            false => parsed.operands.extend(rest.cloned()),
        }
        Ok(parsed)
    }

    /// Whether the operands name a problem, and `next` is not the second word of its name.
    fn has_problem_before(&self, next: &OsStr) -> bool {
        let words = [&self.operands[..], &[next.into()]].concat();
        let length = names::find(&words).map_or(1, |(_, length)| length);
        words.len() > length
    }

    /// Adds the option that `argument` gives; its value may be the first of the `rest`.
    fn add_option(
        &mut self,
        argument: &OsStr,
        rest: &mut Iter<OsString>,
        call: &str,
        declared: &[Opt],
    ) -> Result<(), CliError> {
        let mut parts = argument.as_encoded_bytes().splitn(2, |&byte| byte == b'=');
        let typed = parts.next().unwrap_or_default();
        let value = parts.next().map(from_bytes);
        let is_meant = |option: &&Opt| option.name.as_bytes() == typed;
        let Some(option) = declared.iter().find(is_meant) else {
            return usage(unknown_option(typed, call, declared));
        };
        let name = option.name;
        if self.value(name).is_some() {
            return usage(format!("{name} is given twice"));
        }
        let is_value = |next: &&OsString| !next.as_encoded_bytes().starts_with(b"--");
        let value = match (value, !option.value.is_empty()) {
            (None, false) => OsString::new(),
            (Some(_), false) => return usage(format!("{name} takes no value")),
            (Some(value), true) => value,
            (None, true) => match rest.next().filter(is_value) {
                Some(value) => value.clone(),
                None => return usage(format!("{name} needs a value")),
            },
        };
        self.options.push((option.clone(), value));
        Ok(())
    }

    fn option(&self, name: &str) -> Option<&(Opt, OsString)> {
        let mut options = self.options.iter();
        options.find(|(option, _)| option.name == name)
    }

    /// Whether an option was given.
    pub fn has(&self, name: &str) -> bool {
        self.option(name).is_some()
    }

    /// The value of an option, if it was given.
    pub fn value(&self, name: &str) -> Option<&OsStr> {
        self.option(name).map(|(_, value)| value.as_os_str())
    }

    /// The value of an option that is a whole number.
    pub fn number<N: FromStr>(&self, name: &str) -> Result<Option<N>, CliError> {
        let Some(value) = self.value(name) else {
            return Ok(None);
        };
        let text = value.to_string_lossy();
        if text.is_empty() || text.bytes().any(|byte| !byte.is_ascii_digit()) {
            return Err(self.invalid(name, "a whole number"));
        }
        let number = text.parse().map(Some);
        number.map_err(|_| self.invalid(name, "a smaller number"))
    }

    /// The value of an option that has a fixed set of them.
    pub fn choice(&self, name: &str) -> Result<Option<&'static str>, CliError> {
        let Some((option, value)) = self.option(name) else {
            return Ok(None);
        };
        let choices: Vec<&str> = option.value.split('|').collect();
        if let Some(choice) = choices.iter().find(|choice| value == **choice) {
            return Ok(Some(choice));
        }
        let (last, others) = choices.split_last().expect("a part at least");
        let expected = format!("{} or {last}", others.join(", "));
        Err(self.invalid(name, &expected))
    }

    /// The error of an option whose value is not as `expected`.
    pub fn invalid(&self, name: &str, expected: &str) -> CliError {
        let value = shown(self.value(name).unwrap_or_default());
        CliError::Usage(format!("{name} {value}: expected {expected}"))
    }

    /// The problem that the next operand names, or the next two.
    pub fn problem(&mut self) -> Result<&'static Problem, CliError> {
        let Some(word) = self.operands.first() else {
            return usage("expected a problem; `judge list` shows them");
        };
        let found = names::find(&self.operands);
        let (problem, length) = found.ok_or_else(|| match Path::new(word).is_file() {
            true => CliError::Usage(format!("expected a problem before {}", shown(word))),
            false => names::unknown("problem", word, &[]),
        })?;
        self.operands.drain(..length);
        Ok(problem)
    }

    /// The mistake of the problem that `--mistake` names, if it was given.
    pub fn mistake(&self, problem: &Problem) -> Result<Option<&'static Mistake>, CliError> {
        let name = "--mistake";
        let Some(value) = self.value(name) else {
            return Ok(None);
        };
        let mistakes = problem.package.mistakes;
        if let Some(mistake) = mistakes.iter().find(|mistake| value == mistake.name) {
            return Ok(Some(mistake));
        }
        let names: Vec<&str> = mistakes.iter().map(|mistake| mistake.name).collect();
        Err(self.invalid(name, &format!("one of {}", names.join(", "))))
    }

    /// The operands that are left, which may be so many.
    pub fn operands(&mut self, most: usize) -> Result<Vec<OsString>, CliError> {
        match self.operands.get(most) {
            Some(operand) => {
                let word = Word::new(operand.as_encoded_bytes());
                let most = if most == 1 { "; expected one FILE" } else { "" };
                usage(format!("unexpected argument {word}{most}"))
            }
            None => Ok(mem::take(&mut self.operands)),
        }
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

/// Options by the names that other programs give them; the first that a verb has is meant.
const ELSEWHERE: &[(&str, &[&str])] = &[
    ("--rounds", &["-n", "--runs"]),
    ("--cases", &["-n", "-c", "--count", "--number"]),
    ("--time-limit", &["-t", "--timeout"]),
    ("--seed", &["-s"]),
    ("--version", &["-v"]),
    ("--kind", &["-k"]),
    ("--lang", &["-l"]),
    ("--keep", &["-o", "--output"]),
    ("-o", &["--output", "--out"]),
];

/// What is wrong with an option that is not `declared`.
fn unknown_option(typed: &[u8], call: &str, declared: &[Opt]) -> String {
    let shown = Word::new(typed);
    let typed = &*String::from_utf8_lossy(typed);
    let names = || declared.iter().map(|option| option.name);
    let meant = ELSEWHERE
        .iter()
        .find(|(name, others)| others.contains(&typed) && names().any(|known| known == *name));
    let meant = meant.map(|(name, _)| *name);
    let advice = match meant.or_else(|| names::nearest(typed, names())) {
        Some(name) => format!("; did you mean \"{name}\"? See"),
        None => "; see".into(),
    };
    format!("there is no option {shown}{advice} `{call} --help`")
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

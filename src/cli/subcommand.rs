//! Subcommands: entries in a table from which parsing, help and completions are made. The arguments of
//! a subcommand are options and operands:
//!
//! - `--name VALUE` or `--name=VALUE`: an option with a value. A value that stands by itself may
//!   begin with one dash, but not with two.
//! - `--name`: a flag.
//! - After `--` every argument is an operand. Before it, an argument that begins with a dash is an
//!   option, unless it is `-`, which stands for standard input.
//! - If a subcommand takes a command, everything from the first operand after the problem belongs to the
//!   command, as it does after `--`. If that operand is a source file, options may follow it.
//!
//! Each option is given at most once. Operands may be any bytes, and so may values that stand by
//! themselves.

use crate::cli::error::{usage, CliError};
use crate::cli::names;
use crate::cli::options::{Opt, Value, COMMAND};
use crate::cli::output::{say, shown};
use crate::cli::tester::program::is_source;
use judge::runtime::message::Word;
use judge::workbench::entry::Mistake;
use judge::Problem;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;

/// A subcommand: `judge SUBCOMMAND ...`.
pub struct Subcommand {
    pub name: &'static str,
    /// What comes after its name: `PROBLEM` first, if at all. What stands in brackets is optional.
    pub operands: &'static [&'static str],
    /// What it does, for `judge --help`.
    pub summary: &'static str,
    pub options: &'static [Opt],
    /// How to use it. The descriptions of the options replace `[options]`, and a problem replaces
    /// `EXAMPLE`.
    pub text: &'static str,
    /// Makes of the text what `judge SUBCOMMAND [PROBLEM] --help` says after the usage.
    pub help: fn(String, Option<&'static dyn Problem>) -> String,
    /// Does it and returns the exit status.
    pub run: fn(Arguments) -> Result<ExitCode, CliError>,
}

/// The arguments that a subcommand was given.
#[derive(Default)]
pub struct Arguments {
    /// The options, each with its value, which is as its type says, and empty for a flag.
    options: Vec<(&'static Opt, OsString)>,
    /// Whether help is asked for.
    pub help: bool,
    pub operands: Vec<OsString>,
    /// The command, if the subcommand takes one.
    pub command: Vec<OsString>,
}

impl Subcommand {
    /// How it is called: `judge SUBCOMMAND`.
    pub fn call(&self) -> String {
        format!("judge {}", self.name).trim_end().into()
    }

    /// How it is called, with its operands.
    pub fn usage(&self) -> String {
        let mut words = self.operands.to_vec();
        if !self.options.is_empty() {
            let is_command = words.last() == Some(&COMMAND);
            words.insert(words.len() - usize::from(is_command), "[OPTION ...]");
        }
        format!("{} {}", self.call(), words.join(" "))
    }

    /// What `judge SUBCOMMAND [PROBLEM] --help` prints.
    pub fn help(&self, problem: Option<&'static dyn Problem>) -> String {
        let options: String = self.options.iter().map(Opt::described).collect();
        let text = self.text.replace("[options]\n", &options);
        let help = format!("{}\n\n{}", self.usage(), (self.help)(text, problem));
        let help = help.replace("EXAMPLE", problem.map_or("spot", Problem::name));
        help.replace("PROBLEM", problem.map_or("PROBLEM", Problem::name))
    }
}

impl Arguments {
    /// Parses the `arguments` of a subcommand, which is called by `call`.
    pub fn parse(
        arguments: &[OsString],
        call: &str,
        subcommand: &Subcommand,
    ) -> Result<Arguments, CliError> {
        let (operands, options) = (subcommand.operands, subcommand.options);
        let takes_command = operands.last() == Some(&COMMAND);
        let most = operands.len() - usize::from(takes_command);
        let mut parsed = Arguments::default();
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            if argument == "--" {
                break;
            } else if is_help(argument) {
                parsed.help = true;
            } else if is_option(argument) {
                let (name, value) = split(argument);
                let Some(option) = options.iter().find(|option| option.is(name)) else {
                    return Err(unknown(name, call, options));
                };
                let name = option.name();
                if parsed.has(name) {
                    return usage(format!("{name} is given twice"));
                }
                let is_value = |next: &&OsString| !next.as_encoded_bytes().starts_with(b"--");
                let value = match (value, &option.value) {
                    (None, Value::Flag) => OsString::new(),
                    (Some(_), Value::Flag) => return usage(format!("{name} takes no value")),
                    (Some(value), _) => value.into(),
                    (None, _) => match rest.next().filter(is_value) {
                        Some(value) => value.clone(),
                        None => return usage(format!("{name} needs a value")),
                    },
                };
                parsed.options.push((option, value));
            } else if takes_command && parsed.operands.len() == most {
                parsed.command.push(argument.clone());
                if !is_source(argument) {
                    note_options(argument, rest.as_slice(), call, options);
                    break;
                }
            } else {
                parsed.operands.push(argument.clone());
            }
        }
        let operands = if takes_command {
            &mut parsed.command
        } else {
            &mut parsed.operands
        };
        operands.extend(rest.cloned());
        if let Some(operand) = parsed.operands.get(most) {
            let word = Word::new(operand.as_encoded_bytes());
            return usage(format!("unexpected argument {word}; see `{call} --help`"));
        }
        for (option, text) in parsed.options.iter().filter(|_| !parsed.help) {
            let problem = match option.value {
                Value::Kind | Value::Mistake => Some(parsed.problem()?),
                _ => None,
            };
            let checked = option.check(&text.to_string_lossy(), problem);
            checked.map_err(|expected| parsed.invalid(option.name(), &expected))?;
        }
        Ok(parsed)
    }

    fn option(&self, name: &str) -> Option<&(&'static Opt, OsString)> {
        let mut options = self.options.iter();
        options.find(|(option, _)| option.name() == name)
    }

    /// Returns true if an option was given.
    pub fn has(&self, name: &str) -> bool {
        self.option(name).is_some()
    }

    /// Returns the value of an option, if it was given.
    pub fn value(&self, name: &str) -> Option<&OsStr> {
        self.option(name).map(|(_, value)| value.as_os_str())
    }

    /// Returns the value of an option that is a number.
    pub fn number<N: FromStr>(&self, name: &str) -> Option<N> {
        self.value(name)?.to_str()?.parse().ok()
    }

    /// Returns the value of an option that is a time.
    pub fn seconds(&self, name: &str) -> Option<Duration> {
        self.number(name).map(Duration::from_secs_f64)
    }

    /// Returns the value of an option that has a fixed set of them, perhaps one for each problem.
    pub fn choice(&self, name: &str) -> Option<&'static str> {
        let (option, value) = self.option(name)?;
        let names = option.values(self.problem().ok()).into_iter();
        names.map(|(name, _)| name).find(|name| value == name)
    }

    /// Returns the mistake of the problem that `--mistake` names.
    pub fn mistake(&self, problem: &dyn Problem) -> Option<&'static Mistake> {
        let name = self.choice("--mistake")?;
        let mut mistakes = problem.tests.mistakes.iter();
        mistakes.find(|mistake| mistake.name == name)
    }

    /// The error of an option whose value is not as `expected`.
    pub fn invalid(&self, name: &str, expected: &str) -> CliError {
        let value = shown(self.value(name).unwrap_or_default());
        CliError::Usage(format!("{name} {value}: expected {expected}"))
    }

    /// The problem, which is the first operand.
    pub fn problem(&self) -> Result<&'static dyn Problem, CliError> {
        let Some(word) = self.operands.first() else {
            return usage("expected a problem; `judge list` shows them");
        };
        names::find(word).ok_or_else(|| {
            if Path::new(word).is_file() {
                CliError::Usage(format!("expected a problem before {}", shown(word)))
            } else {
                names::unknown("problem", word, &[])
            }
        })
    }

    /// The file that is operand `index`, if it was given.
    pub fn file(&self, index: usize) -> Option<&OsStr> {
        self.operands.get(index).map(OsString::as_os_str)
    }
}

/// The error of an option that `call` does not have.
fn unknown(name: &OsStr, call: &str, options: &[Opt]) -> CliError {
    let names = options.iter().flat_map(|option| option.names.split(", "));
    let help = format!("see `{call} --help`");
    let advice = names::suggestion(&name.to_string_lossy(), names, &help);
    let name = Word::new(name.as_encoded_bytes());
    CliError::Usage(format!("there is no option {name}; {advice}"))
}

/// Says so if the program that `call` tests gets an argument that could be meant for `call`.
fn note_options(program: &OsStr, arguments: &[OsString], call: &str, options: &[Opt]) {
    let mut arguments = arguments.iter().take_while(|argument| *argument != "--");
    let is_known = |argument: &&OsString| options.iter().any(|known| known.is(split(argument).0));
    if let Some(option) = arguments.find(is_known) {
        let (program, option) = (shown(program), shown(option));
        say(&format!(
            "{program} gets {option}; options of `{call}` come before it"
        ));
    }
}

/// The name of an option and, after `=`, its value.
fn split(argument: &OsStr) -> (&OsStr, Option<&str>) {
    match argument.to_str().and_then(|text| text.split_once('=')) {
        Some((name, value)) => (name.as_ref(), Some(value)),
        None => (argument, None),
    }
}

/// Returns true if an argument before `--` asks for help.
pub fn is_help(argument: &OsStr) -> bool {
    argument == "--help" || argument == "-h"
}

/// Returns true if an argument before `--` is an option; `-` is not.
pub fn is_option(argument: &OsStr) -> bool {
    argument.as_encoded_bytes().starts_with(b"-") && argument != "-"
}

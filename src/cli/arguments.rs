//! The arguments of a subcommand: options and operands.
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
use std::slice::Iter;
use std::str::FromStr;
use std::time::Duration;

/// The longest time that can be given.
const LONGEST_TIME: Duration = Duration::from_secs(86400);

/// The arguments that a subcommand was given.
#[derive(Default)]
pub struct Arguments {
    /// The options, each with its value, which is empty for a flag.
    pub options: Vec<(&'static Opt, OsString)>,
    /// Whether help is asked for.
    pub help: bool,
    pub operands: Vec<OsString>,
    /// The command, if the subcommand takes one.
    pub command: Vec<OsString>,
}

impl Arguments {
    /// Parses the `arguments` of a subcommand, which is called by `call` and has these operands and
    /// options.
    pub fn parse(
        arguments: &[OsString],
        call: &str,
        operands: &[&str],
        options: &'static [Opt],
    ) -> Result<Arguments, CliError> {
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
                parsed.add_option(argument, &mut rest, call, options)?;
            } else if takes_command && parsed.operands.len() == most {
                parsed.command.push(argument.clone());
                if !is_source(&parsed.command[0]) {
                    note_options(&parsed.command[0], rest.as_slice(), call, options);
                    break;
                }
            } else {
                parsed.operands.push(argument.clone());
            }
        }
        if takes_command {
            parsed.command.extend(rest.cloned())
        } else {
            parsed.operands.extend(rest.cloned())
        }
        if let Some(operand) = parsed.operands.get(most) {
            let word = Word::new(operand.as_encoded_bytes());
            return usage(format!("unexpected argument {word}; see `{call} --help`"));
        }
        Ok(parsed)
    }

    /// Adds the option that `argument` gives; its value may be the first of the `rest`.
    fn add_option(
        &mut self,
        argument: &OsStr,
        rest: &mut Iter<OsString>,
        call: &str,
        options: &'static [Opt],
    ) -> Result<(), CliError> {
        let text = argument.to_str().unwrap_or_default();
        let (typed, value) = match text.split_once('=') {
            Some((typed, value)) => (typed.as_ref(), Some(value)),
            None => (argument, None),
        };
        let Some(option) = options.iter().find(|option| option.is(typed)) else {
            let names = options.iter().flat_map(|option| option.names.split(", "));
            let help = format!("see `{call} --help`");
            let advice = names::suggestion(&typed.to_string_lossy(), names, &help);
            let typed = Word::new(typed.as_encoded_bytes());
            return usage(format!("there is no option {typed}; {advice}"));
        };
        let name = option.name();
        if self.has(name) {
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
        self.options.push((option, value));
        Ok(())
    }

    fn option(&self, name: &str) -> Option<&(&'static Opt, OsString)> {
        let mut options = self.options.iter();
        options.find(|(option, _)| option.name() == name)
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

    /// The time, at most a day, that an option gives in seconds.
    pub fn seconds(&self, name: &str) -> Result<Option<Duration>, CliError> {
        let Some(value) = self.value(name) else {
            return Ok(None);
        };
        let seconds = value.to_string_lossy().parse().unwrap_or(f64::NAN);
        match Duration::try_from_secs_f64(seconds) {
            Ok(time) if time <= LONGEST_TIME => Ok(Some(time)),
            _ => Err(self.invalid(name, "0 to 86400 seconds")),
        }
    }

    /// The value of an option that has a fixed set of them, perhaps one for each problem.
    pub fn choice(&self, name: &str) -> Result<Option<&'static str>, CliError> {
        let Some((option, value)) = self.option(name) else {
            return Ok(None);
        };
        let values = option.values(self.problem().ok()).into_iter();
        let names: Vec<&str> = values.map(|(name, _)| name).collect();
        match names.iter().find(|known| value == **known) {
            Some(known) => Ok(Some(known)),
            None => Err(self.invalid(name, &format!("one of {}", names.join(", ")))),
        }
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

    /// The mistake of the problem that `--mistake` names, if it was given.
    pub fn mistake(&self, problem: &dyn Problem) -> Result<Option<&'static Mistake>, CliError> {
        let mut mistakes = problem.tests.mistakes.iter();
        let name = self.choice("--mistake")?;
        Ok(mistakes.find(|mistake| name == Some(mistake.name)))
    }

    /// The file that is operand `index`, if it was given.
    pub fn file(&self, index: usize) -> Option<&OsStr> {
        self.operands.get(index).map(OsString::as_os_str)
    }
}

/// Says so if the program that `call` tests gets an argument that could be meant for `call`.
fn note_options(program: &OsStr, arguments: &[OsString], call: &str, options: &[Opt]) {
    let mut arguments = arguments.iter().take_while(|argument| *argument != "--");
    let is_known = |argument: &&OsString| {
        let text = argument.to_string_lossy();
        let name = text.split_once('=').map_or(&*text, |(name, _)| name);
        options.iter().any(|option| option.is(name.as_ref()))
    };
    if let Some(option) = arguments.find(is_known) {
        let (program, option) = (shown(program), shown(option));
        say(&format!(
            "{program} gets {option}; options of `{call}` come before it"
        ));
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

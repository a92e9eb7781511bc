//! Subcommands, and the parser for their arguments. Arguments are options and operands:
//!
//! - `--name VALUE` or `--name=VALUE` is an option with a value. A separate value may begin with
//!   one dash, but not with two.
//! - `--name` is a flag.
//! - After `--`, every argument is an operand. Before it, an argument that begins with a dash is an
//!   option, except `-`, which means standard input.
//! - `judge test` takes a command: the first operand after the problem and all arguments that
//!   follow it. If that operand is a source file, options may follow it.
//!
//! An option occurs at most once. Operands and separate values may contain any bytes.

use crate::cli::error::{misuse, CliError, Result, FAILED, WRONG_USAGE};
use crate::cli::names;
use crate::cli::options::{Opt, ValueType, COMMAND};
use crate::cli::output::{escaped, print, print_message};
use crate::cli::tester::program::is_source;
use judge::runtime::message::Word;
use judge::workbench::entry::Mistake;
use judge::Problem;
use std::ffi::{OsStr, OsString};
use std::process::ExitCode;
use std::str::FromStr;

/// A subcommand: `judge SUBCOMMAND ...`.
pub struct Subcommand {
    pub name: &'static str,
    /// The names of the operands in the help. The first operand of a subcommand, if it has any, is
    /// `PROBLEM`. Brackets mark optional operands.
    pub operands: &'static [&'static str],
    /// The description in `judge --help`.
    pub summary: &'static str,
    pub options: &'static [Opt],
    /// The help text. It may contain placeholders: `[options]` for the descriptions of the options,
    /// and `[details]`.
    pub help_text: &'static str,
    /// Returns the details in the help, given the problem that the command line names, if any.
    pub details: fn(Option<&'static dyn Problem>) -> String,
    /// The exit statuses after a failure and after wrong usage.
    pub error_statuses: [u8; 2],
    /// Runs the subcommand and returns the exit status.
    pub run: fn(Arguments) -> Result,
}

/// The parsed arguments of a subcommand.
#[derive(Default)]
pub struct Arguments {
    /// The options and their values, which are valid. The value of a flag is empty.
    options: Vec<(&'static Opt, OsString)>,
    /// True if `--help` or `-h` is among the arguments.
    pub has_help: bool,
    /// The operands; the last ones may be a command to test.
    pub operands: Vec<OsString>,
}

impl Subcommand {
    /// The values that most subcommands have in common.
    pub const DEFAULT: Subcommand = Subcommand {
        name: "",
        operands: &["PROBLEM"],
        summary: "",
        options: &[],
        help_text: "",
        details: |_| String::new(),
        error_statuses: [FAILED, WRONG_USAGE],
        run: |_| Ok(ExitCode::SUCCESS),
    };

    /// Returns `judge SUBCOMMAND`, or `judge` if the name is empty.
    pub fn invocation(&self) -> String {
        format!("judge {}", self.name).trim_end().into()
    }

    /// Returns the help, with details of the problem if the command line names one.
    fn help(&self, problem: Option<&'static dyn Problem>) -> String {
        let options: String = self.options.iter().map(Opt::description).collect();
        let text = self.help_text.replace("[options]\n", &options);
        let text = text.replace("[details]\n", &(self.details)(problem));
        let invocation = self.invocation();
        let mut usage = [&[&*invocation], self.operands].concat();
        if usage.last() != Some(&COMMAND) {
            usage.push("[OPTION ...]");
        }
        format!("{}\n\n{text}", usage.join(" "))
    }

    /// Runs this subcommand with these arguments, or prints its help.
    pub fn start(&self, words: &[OsString]) -> ExitCode {
        let arguments = Arguments::parse(words, self);
        self.exit_code(arguments.and_then(|arguments| match arguments.has_help {
            true => print(self.help(arguments.problem().ok())),
            false => (self.run)(arguments),
        }))
    }

    /// Returns the exit status for the result of a run. Prints the message of an error.
    pub fn exit_code(&self, result: Result) -> ExitCode {
        let [failed, wrong_usage] = self.error_statuses;
        let (status, message) = match result {
            Ok(status) => return status,
            Err(CliError::Failed(message)) => (failed, message),
            Err(CliError::Usage(message)) => (wrong_usage, message),
            Err(CliError::ClosedPipe) => return ExitCode::SUCCESS,
        };
        print_message(&message);
        status.into()
    }
}

impl Arguments {
    /// Parses the arguments of a subcommand.
    fn parse(words: &[OsString], subcommand: &Subcommand) -> Result<Arguments> {
        let takes_command = subcommand.operands.last() == Some(&COMMAND);
        let max_operands = subcommand.operands.len() - usize::from(takes_command);
        let mut arguments = Arguments::default();
        let mut rest = words.iter();
        while let Some(word) = rest.next().filter(|word| *word != "--") {
            if is_help(word) {
                arguments.has_help = true;
            } else if is_option(word) {
                arguments.add_option(word, &mut rest, subcommand)?;
            } else {
                arguments.operands.push(word.clone());
                let is_command = takes_command && arguments.operands.len() > max_operands;
                if is_command && !is_source(word) {
                    warn_about_options(word, rest.as_slice(), subcommand);
                    break;
                }
            }
        }
        arguments.operands.extend(rest.cloned());
        let operand = arguments.operands.get(max_operands);
        if let Some(operand) = operand.filter(|_| !takes_command) {
            let word = Word::new(operand.as_encoded_bytes());
            let advice = format!("see `{} --help`", subcommand.invocation());
            return misuse(format!("unexpected argument {word}; {advice}"));
        }
        let problem = arguments.problem().ok();
        for (option, text) in arguments.options.iter().filter(|_| !arguments.has_help) {
            if let Err(expected) = option.check(&text.to_string_lossy(), problem) {
                let (name, value) = (option.long_name(), escaped(text));
                return misuse(format!("{name} {value}: expected {expected}"));
            }
        }
        Ok(arguments)
    }

    /// Adds an option. `rest` are the words after it: the first one may be its value.
    fn add_option(
        &mut self,
        word: &OsStr,
        rest: &mut std::slice::Iter<OsString>,
        subcommand: &Subcommand,
    ) -> Result<()> {
        let (options, invocation) = (subcommand.options, subcommand.invocation());
        let (name, value) = split_option(word);
        let Some(option) = options.iter().find(|option| option.has_name(name)) else {
            let names = options.iter().flat_map(|option| option.names.split(", "));
            return Err(names::unknown("option", name, names, &invocation));
        };
        let name = option.long_name();
        if self.has(option) {
            return misuse(format!("{name} is given twice"));
        }
        let is_value = |next: &&OsString| !next.as_encoded_bytes().starts_with(b"--");
        let value = match (value, &option.value_type) {
            (None, ValueType::Flag) => OsString::new(),
            (Some(_), ValueType::Flag) => return misuse(format!("{name} takes no value")),
            (Some(value), _) => value.into(),
            (None, _) => match rest.next().filter(is_value) {
                Some(value) => value.clone(),
                None => return misuse(format!("{name} needs a value")),
            },
        };
        self.options.push((option, value));
        Ok(())
    }

    /// Returns true if an option is among the arguments.
    pub fn has(&self, option: &Opt) -> bool {
        self.value(option).is_some()
    }

    /// Returns the meaning of the only one of these options that is among the arguments. Fails if
    /// two are: they contradict each other.
    pub fn only_one_of<T: Copy>(&self, options: &[(&Opt, T)]) -> Result<Option<T>> {
        let mut given = options.iter().filter(|(option, _)| self.has(option));
        match (given.next(), given.next()) {
            (Some((one, _)), Some((two, _))) => {
                let (one, two) = (one.long_name(), two.long_name());
                misuse(format!("expected {one} or {two}, not both"))
            }
            (option, _) => Ok(option.map(|(_, meaning)| *meaning)),
        }
    }

    /// Returns the value of an option, if there is one.
    pub fn value(&self, option: &Opt) -> Option<&OsStr> {
        let mut options = self.options.iter();
        let (_, value) = options.find(|(given, _)| given.names == option.names)?;
        Some(value)
    }

    /// Returns the value of an option as a number.
    pub fn number<N: FromStr>(&self, option: &Opt) -> Option<N> {
        self.value(option)?.to_str()?.parse().ok()
    }

    /// Returns the value of an option with a fixed set of values, which may depend on the problem.
    pub fn choice(&self, option: &Opt) -> Option<&'static str> {
        let value = self.value(option)?;
        let names = option.values(self.problem().ok()).into_iter();
        names.map(|(name, _)| name).find(|name| value == *name)
    }

    /// Returns the mistake of the problem that an option names.
    pub fn mistake(&self, option: &Opt) -> Result<Option<&'static Mistake>> {
        let name = self.choice(option);
        let mut mistakes = self.problem()?.mistakes.iter();
        Ok(mistakes.find(|mistake| Some(mistake.name) == name))
    }

    /// Returns the problem that the first operand names.
    pub fn problem(&self) -> Result<&'static dyn Problem> {
        let Some(word) = self.operands.first() else {
            return misuse("expected a problem; `judge list` shows them");
        };
        let unknown = || names::unknown("problem", word, names::all(), "judge");
        names::find(word).ok_or_else(unknown)
    }

    /// Returns the operand at `index`, a path, if it is among the arguments.
    pub fn path(&self, index: usize) -> Option<&OsStr> {
        self.operands.get(index).map(OsString::as_os_str)
    }
}

/// Prints a warning if an argument of the program under test has the name of an option of the
/// subcommand. The user may have meant that option.
fn warn_about_options(program: &OsStr, arguments: &[OsString], subcommand: &Subcommand) {
    let mut words = arguments.iter().take_while(|argument| *argument != "--");
    let has_option_name = |argument: &&OsString| {
        let (name, _) = split_option(argument);
        let mut options = subcommand.options.iter();
        options.any(|option| option.has_name(name))
    };
    if let Some(argument) = words.find(has_option_name) {
        let (program, argument) = (escaped(program), escaped(argument));
        let advice = format!("options of `{}` come before it", subcommand.invocation());
        print_message(&format!("{program} gets {argument}; {advice}"));
    }
}

/// Splits an option into its name and, if there is one, the value after `=`.
fn split_option(argument: &OsStr) -> (&OsStr, Option<&str>) {
    match argument.to_str().and_then(|text| text.split_once('=')) {
        Some((name, value)) => (name.as_ref(), Some(value)),
        None => (argument, None),
    }
}

/// Returns true if an argument asks for help.
pub fn is_help(argument: &OsStr) -> bool {
    argument == "--help" || argument == "-h"
}

/// Returns true if an argument is an option. `-` is not: it means standard input.
pub fn is_option(argument: &OsStr) -> bool {
    argument.as_encoded_bytes().starts_with(b"-") && argument != "-"
}

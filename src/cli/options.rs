//! Options and operands of a verb's command line: `--name value` and `--name=value`, `--flag`, and
//! operands. An option whose name is one letter has one dash. The value after an option cannot
//! begin with two dashes: it would be the next option. After `--` everything is an operand.

use super::error::CliError;
use super::names::{problem, unexpected, unknown};
use judge::Problem;
use std::ffi::{OsStr, OsString};
use std::str::FromStr;

/// A parsed command line.
pub struct Options {
    /// The options given: their names without the dashes, and their values.
    given: Vec<(&'static str, Option<OsString>)>,
    /// The operands before `--`, in order.
    operands: std::vec::IntoIter<OsString>,
    /// What followed `--`, if there was one.
    after_dashes: Option<std::vec::IntoIter<OsString>>,
}

impl Options {
    /// Parses `arguments`: `valued` are the options that have a value, `flags` those that
    /// have none.
    pub fn new(
        arguments: &[OsString],
        valued: &[&'static str],
        flags: &[&'static str],
    ) -> Result<Options, CliError> {
        let mut given: Vec<(&'static str, Option<OsString>)> = Vec::new();
        let mut operands = Vec::new();
        let mut after_dashes = None;
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            if argument == "--" {
                after_dashes = Some(rest.as_slice().to_vec().into_iter());
                break;
            }
            let word = argument.to_string_lossy();
            if !word.starts_with('-') || word == "-" {
                operands.push(argument.clone());
                continue;
            }
            let (name, value) = match split_at_equals(argument) {
                Some((name, value)) => (name, Some(value)),
                None => (word.into_owned(), None),
            };
            let name = name.as_str();
            let name = if name == "-h" { "--help" } else { name };
            let is_meant = |known: &&&str| name == dashed(known);
            let (name, value) = if let Some(&known) = valued.iter().find(is_meant) {
                let is_value = |next: &&OsString| !next.to_string_lossy().starts_with("--");
                let value = value.or_else(|| rest.next().filter(is_value).cloned());
                let Some(value) = value else {
                    return Err(CliError::Usage(format!("{} needs a value", dashed(known))));
                };
                (known, Some(value))
            } else if let Some(&known) = flags.iter().find(is_meant) {
                if value.is_some() {
                    return Err(CliError::Usage(format!("{} has no value", dashed(known))));
                }
                (known, None)
            } else {
                let names: Vec<String> = valued
                    .iter()
                    .chain(flags)
                    .map(|name| dashed(name))
                    .collect();
                let names = names.iter().map(String::as_str);
                return Err(CliError::Usage(unknown("option", name, names)));
            };
            if given.iter().any(|(earlier, _)| *earlier == name) {
                return Err(CliError::Usage(format!("{} is given twice", dashed(name))));
            }
            given.push((name, value));
        }
        Ok(Options {
            given,
            operands: operands.into_iter(),
            after_dashes,
        })
    }

    /// The next operand, which names a problem.
    pub fn problem(&mut self) -> Result<&'static Problem, CliError> {
        problem(self.operand().as_ref())
    }

    /// The next operand, if there is one.
    pub fn operand(&mut self) -> Option<OsString> {
        let after_dashes = &mut self.after_dashes;
        self.operands
            .next()
            .or_else(|| after_dashes.as_mut()?.next())
    }

    /// What followed `--`, if there was one.
    pub fn after_dashes(&mut self) -> Option<Vec<OsString>> {
        self.after_dashes.take().map(Iterator::collect)
    }

    /// Whether the flag was given.
    pub fn flag(&self, name: &str) -> bool {
        self.given.iter().any(|(given, _)| *given == name)
    }

    /// The value of an option.
    pub fn text(&self, name: &str) -> Option<&OsStr> {
        let given = self.given.iter().find(|(given, _)| *given == name);
        given.and_then(|(_, value)| value.as_deref())
    }

    /// The value of an option that is a whole number.
    pub fn number<N: FromStr>(&self, name: &str) -> Result<Option<N>, CliError> {
        let Some(value) = self.text(name) else {
            return Ok(None);
        };
        let digits = value.to_str().filter(|text| !text.starts_with('+'));
        match digits.and_then(|digits| digits.parse().ok()) {
            Some(number) => Ok(Some(number)),
            None => Err(CliError::Usage(format!(
                "--{name} {}: expected a whole number{}",
                value.to_string_lossy().escape_debug(),
                if digits.is_some_and(is_whole) {
                    " that is not so large"
                } else {
                    ""
                }
            ))),
        }
    }

    /// Checks that no operand is left.
    pub fn finish(&mut self) -> Result<(), CliError> {
        match self.operand() {
            Some(argument) => Err(unexpected(&argument)),
            None => Ok(()),
        }
    }
}

/// The name and the value in `--name=value`, whatever bytes the value holds.
fn split_at_equals(argument: &OsStr) -> Option<(String, OsString)> {
    let bytes = argument.as_encoded_bytes();
    let place = bytes.iter().position(|&byte| byte == b'=')?;
    let name = String::from_utf8_lossy(&bytes[..place]).into_owned();
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt;
        Some((name, OsStr::from_bytes(&bytes[place + 1..]).into()))
    }
    #[cfg(not(unix))]
    {
        let word = argument.to_string_lossy();
        let (_, value) = word.split_once('=')?;
        Some((name, value.into()))
    }
}

/// The option as it is typed.
fn dashed(name: &str) -> String {
    let dashes = if name.len() == 1 { "-" } else { "--" };
    format!("{dashes}{name}")
}

fn is_whole(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

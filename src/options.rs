//! Options and operands of a verb's command line: `--name value` and `--name=value`, `--flag`, and
//! what is none of these. An option with a name of one letter has one dash. A value that follows
//! its option cannot begin with two dashes: it would be the next option. Behind `--` everything is
//! an operand.

use crate::verbs::{problem, surplus, unknown};
use crate::Outcome;
use judge::Problem;
use std::ffi::{OsStr, OsString};
use std::str::FromStr;

/// A command line, taken apart. Each option is taken out by whoever knows it, and what is left
/// over at the end is one too many.
pub struct Options {
    /// The options given: their names without the dashes, and their values.
    given: Vec<(&'static str, Option<OsString>)>,
    /// What is no option, in order, without what stood behind `--`.
    operands: std::vec::IntoIter<OsString>,
    /// What stood behind `--`, if there was one.
    behind: Option<std::vec::IntoIter<OsString>>,
}

impl Options {
    /// Takes `arguments` apart: `valued` are the options that have a value, `flags` those that
    /// have none.
    pub fn new(
        arguments: &[OsString],
        valued: &[&'static str],
        flags: &[&'static str],
    ) -> Result<Options, Outcome> {
        let mut given: Vec<(&'static str, Option<OsString>)> = Vec::new();
        let mut operands = Vec::new();
        let mut behind = None;
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            if argument == "--" {
                behind = Some(rest.as_slice().to_vec().into_iter());
                break;
            }
            let word = argument.to_string_lossy();
            if !word.starts_with('-') || word == "-" {
                operands.push(argument.clone());
                continue;
            }
            let (name, value) = match word.split_once('=') {
                Some((name, value)) => (name, Some(OsString::from(value))),
                None => (&*word, None),
            };
            let name = if name == "-h" { "--help" } else { name };
            let is_meant = |known: &&&str| name == dashed(known);
            let (name, value) = if let Some(&known) = valued.iter().find(is_meant) {
                let is_value = |next: &&OsString| !next.to_string_lossy().starts_with("--");
                let value = value.or_else(|| rest.next().filter(is_value).cloned());
                let Some(value) = value else {
                    return Err(Outcome::Usage(format!("{} needs a value", dashed(known))));
                };
                (known, Some(value))
            } else if let Some(&known) = flags.iter().find(is_meant) {
                if value.is_some() {
                    return Err(Outcome::Usage(format!("{} has no value", dashed(known))));
                }
                (known, None)
            } else {
                let names: Vec<String> = valued
                    .iter()
                    .chain(flags)
                    .map(|name| dashed(name))
                    .collect();
                let names = names.iter().map(String::as_str);
                return Err(Outcome::Usage(unknown("option", name, names)));
            };
            if given.iter().any(|(earlier, _)| *earlier == name) {
                return Err(Outcome::Usage(format!("{} is given twice", dashed(name))));
            }
            given.push((name, value));
        }
        Ok(Options {
            given,
            operands: operands.into_iter(),
            behind,
        })
    }

    /// The next operand, which names a problem.
    pub fn problem(&mut self) -> Result<&'static Problem, Outcome> {
        problem(self.operand().as_ref())
    }

    /// The next operand, if there is one.
    pub fn operand(&mut self) -> Option<OsString> {
        let behind = &mut self.behind;
        self.operands.next().or_else(|| behind.as_mut()?.next())
    }

    /// What stood behind `--`, if there was one.
    pub fn behind(&mut self) -> Option<Vec<OsString>> {
        self.behind.take().map(Iterator::collect)
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
    pub fn number<N: FromStr>(&self, name: &str) -> Result<Option<N>, Outcome> {
        let Some(value) = self.text(name) else {
            return Ok(None);
        };
        let digits = value.to_str().filter(|text| !text.starts_with('+'));
        match digits.and_then(|digits| digits.parse().ok()) {
            Some(number) => Ok(Some(number)),
            None => Err(Outcome::Usage(format!(
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

    /// Nothing more is expected but what was already asked for.
    pub fn finish(&mut self) -> Result<(), Outcome> {
        match self.operand() {
            Some(argument) => Err(surplus(&argument)),
            None => Ok(()),
        }
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

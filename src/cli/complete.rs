//! Completions. A shell gives the words of a command line to the hidden subcommand `__complete`, which
//! prints what may stand in place of the last one: a subcommand, a problem, an option or its value. A
//! script for each shell does only this; if nothing is printed, the shell completes names of files.

use crate::cli::names::{self, names_of};
use crate::cli::options::{Opt, Value};
use crate::cli::subcommand::{is_option, Subcommand};
use judge::PROBLEMS;
use std::ffi::OsString;

/// The subcommand that the scripts call; help does not show it.
pub const SUBCOMMAND: &str = "__complete";

/// The script for a shell.
pub fn script(shell: &str) -> &'static str {
    match shell {
        "bash" => include_str!("complete/bash.sh"),
        "zsh" => include_str!("complete/zsh.sh"),
        _ => include_str!("complete/fish.fish"),
    }
}

/// What may stand in place of the last of `words`, of which only the beginning may be there. A line
/// for each: the word, a tab, and what it means.
pub fn lines(
    words: &[OsString],
    judge: &Subcommand,
    solve: &Subcommand,
    subcommands: &[&Subcommand],
) -> String {
    let Some((last, before)) = words.split_last() else {
        return String::new();
    };
    let start = &*last.to_string_lossy();
    let before = before.strip_prefix(&["help".into()]).unwrap_or(before);
    let first = before.first().filter(|first| !is_option(first));
    let mut subcommand = subcommands.iter().copied();
    let known = subcommand.find(|known| first.is_some_and(|first| *first == *known.name));
    let subcommand = known.unwrap_or(if first.is_some() { solve } else { judge });
    let options = subcommand.options.iter();
    let is_last = |option: &&Opt| before.last().is_some_and(|word| option.is(word));
    let has_value = |option: &&Opt| !matches!(option.value, Value::Flag);
    let mut found = Vec::new();
    if let Some(option) = options.clone().find(is_last).filter(has_value) {
        found = option.values(before.iter().find_map(|word| names::find(word)));
    } else if start.starts_with('-') {
        found.extend(options.map(|option| (option.name(), option.summary)));
        found.extend(first.map(|_| ("--help", "how to use this")));
    } else {
        let mut operands = before.iter().skip(usize::from(known.is_some()));
        if !subcommand.operands.is_empty() && operands.all(|word| is_option(word)) {
            let names = |problem| names_of(problem).map(|name| (name, problem.names.title));
            found.extend(PROBLEMS.iter().copied().flat_map(names));
        }
        let others = subcommands.iter().filter(|_| first.is_none());
        found.extend(others.map(|known| (known.name, known.summary)));
    }
    let found = found.iter().filter(|(word, _)| word.starts_with(start));
    let lines = found.map(|(word, meaning)| format!("{word}\t{meaning}\n"));
    lines.collect()
}

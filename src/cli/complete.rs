//! Completions for shells.
//!
//! A script for each shell passes the words of the command line to the hidden subcommand
//! `__complete`. The subcommand prints the possible completions of the last word: subcommands,
//! problems, options or values of an option. If it prints nothing, the shell completes file names.

use crate::cli::names::{self, names_of};
use crate::cli::options::{Opt, ValueType};
use crate::cli::subcommand::{is_option, Subcommand};
use judge::PROBLEMS;
use std::ffi::OsString;

/// The name of the subcommand that the scripts call. `judge --help` does not list it.
pub const HIDDEN_SUBCOMMAND: &str = "__complete";

/// Returns the script for a shell.
pub fn script(shell: &str) -> &'static str {
    match shell {
        "bash" => include_str!("complete/bash.sh"),
        "zsh" => include_str!("complete/zsh.sh"),
        _ => include_str!("complete/fish.fish"),
    }
}

/// Returns the completions of the last word, one on each line: the completed word, a tab and its
/// meaning.
///
/// `judge` is the command line without a subcommand or a problem, and `solve` the one that begins
/// with a problem.
pub fn complete_last_word(
    words: &[OsString],
    judge: &Subcommand,
    solve: &Subcommand,
    subcommands: &[&Subcommand],
) -> String {
    let Some((last_word, arguments)) = words.split_last() else {
        return String::new();
    };
    let prefix = &*last_word.to_string_lossy();
    let first_word = arguments.first().filter(|word| !is_option(word));
    let is_typed = |known: &&&Subcommand| first_word.is_some_and(|word| *word == *known.name);
    let typed_subcommand = subcommands.iter().find(is_typed).copied();
    let subcommand = typed_subcommand.unwrap_or(if first_word.is_some() { solve } else { judge });
    let options = subcommand.options.iter();
    let previous_word = arguments.last();
    let is_previous_word = |option: &&Opt| previous_word.is_some_and(|word| option.has_name(word));
    let has_value = |option: &&Opt| !matches!(option.value_type, ValueType::Flag);
    let mut completions = Vec::new();
    if let Some(option) = options.clone().find(is_previous_word).filter(has_value) {
        completions = option.values(arguments.iter().find_map(|word| names::find(word)));
    } else if prefix.starts_with('-') {
        completions.extend(options.map(|option| (option.long_name(), option.summary)));
        completions.extend(first_word.map(|_| ("--help", "print the help")));
    } else {
        let mut operands = arguments[usize::from(typed_subcommand.is_some())..].iter();
        if !subcommand.operands.is_empty() && operands.all(|word| is_option(word)) {
            let titled_names = |problem| names_of(problem).map(|name| (name, problem.title));
            completions.extend(PROBLEMS.iter().copied().flat_map(titled_names));
        }
        let subcommands = subcommands.iter().filter(|_| first_word.is_none());
        completions.extend(subcommands.map(|subcommand| (subcommand.name, subcommand.summary)));
    }
    completions.retain(|(word, _)| word.starts_with(prefix));
    let to_line = |(word, meaning)| format!("{word}\t{meaning}\n");
    completions.into_iter().map(to_line).collect()
}

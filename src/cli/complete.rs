//! Completions. A shell gives the words of a command line to the hidden subcommand `__complete`, which
//! prints what may stand in place of the last one: a subcommand, a problem, an option or its value. A
//! script for each shell does only this; if nothing is printed, the shell completes names of files.

use crate::cli::arguments::is_option;
use crate::cli::names::{self, names_of};
use crate::cli::subcommand::{Opt, Subcommand, Value};
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
    let mut known = subcommands.iter().copied();
    let find = |first: &OsString| known.find(|known| *first == *known.name);
    let is_word = |first: &&OsString| *first != "help" && !is_option(first);
    let subcommand = before.first().filter(is_word).map(find);
    let takes_problem = |subcommand: &Subcommand| !subcommand.operands.is_empty();
    let options = subcommand
        .map_or(judge, |subcommand| subcommand.unwrap_or(solve))
        .options;
    let is_last = |option: &&Opt| before.last().is_some_and(|word| option.is(word));
    let option = options.iter().find(is_last);
    let option = option.filter(|option| !matches!(option.value, Value::Flag));
    let mut found = Vec::new();
    if let Some(option) = option {
        let problem = before.iter().find_map(|word| names::find(word));
        found = option.values(problem);
    } else if start.starts_with('-') {
        found.extend(options.iter().map(|option| (option.name(), option.summary)));
        found.extend(subcommand.map(|_| ("--help", "how to use this")));
    } else if subcommand.is_none_or(|subcommand| subcommand.is_some_and(takes_problem)) {
        let is_first = before.iter().skip(1).all(|word| is_option(word));
        let problems = PROBLEMS.iter().copied().filter(|_| is_first);
        let names = |problem| names_of(problem).map(|name| (name, problem.names.title));
        found.extend(problems.flat_map(names));
    }
    if subcommand.is_none() && option.is_none() {
        found.extend(subcommands.iter().map(|known| (known.name, known.summary)));
    }
    let found = found.iter().filter(|(word, _)| word.starts_with(start));
    let lines = found.map(|(word, meaning)| format!("{word}\t{meaning}\n"));
    lines.collect()
}

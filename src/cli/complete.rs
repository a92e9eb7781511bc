//! Completions. A shell gives the words of a command line to the hidden verb `__complete`, which
//! prints what may stand in place of the last one. A script for each shell does only this; if
//! nothing is printed, the shell completes the names of files.

use crate::cli::arguments::{is_option, Arguments};
use crate::cli::names::{find, names_of};
use crate::cli::options::Opt;
use crate::cli::verb::Verb;
use judge::workbench::generator::Kind;
use judge::workbench::problem::Mistake;
use judge::PROBLEMS;
use std::ffi::OsString;

/// The verb that the scripts call; help does not show it.
pub const VERB: &str = "__complete";

/// A word that may stand at a place, and what it means.
type Word = (&'static str, &'static str);

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
pub fn lines(words: &[OsString], judge: &Verb, solve: &Verb, verbs: &[&Verb]) -> String {
    let Some((last, before)) = words.split_last() else {
        return String::new();
    };
    let start = &*last.to_string_lossy();
    let found = match before.first() {
        Some(first) if first != "help" => match verbs.iter().find(|verb| first == verb.name) {
            Some(verb) => after(&before[1..], verb, start),
            None if is_option(first) => after(before, judge, start),
            None => after(before, solve, start),
        },
        _ => {
            let verbs = verbs.iter().map(|verb| (verb.name, verb.summary));
            let options = judge.options.iter().map(word);
            verbs.chain(problems()).chain(options).collect()
        }
    };
    let found = found.iter().filter(|(word, _)| word.starts_with(start));
    let lines = found.map(|(word, meaning)| format!("{word}\t{meaning}\n"));
    lines.collect()
}

/// What may stand after the words `before` of a verb, if it begins with `start`.
fn after(before: &[OsString], verb: &Verb, start: &str) -> Vec<Word> {
    let parse = |words| Arguments::parse(words, &verb.call(), verb.operands, verb.options);
    if let Some((last, before)) = before.split_last() {
        let is_last = |option: &&Opt| last == option.name && !option.value.is_empty();
        if let Some(option) = verb.options.iter().find(is_last) {
            let operands = parse(before).map(|parsed| parsed.operands);
            return values(option, operands.unwrap_or_default().first());
        }
    }
    match parse(before) {
        Ok(parsed) if parsed.has_separator || !parsed.command.is_empty() => vec![],
        Ok(_) if start.starts_with('-') => {
            let options = verb.options.iter().map(word);
            options.chain([("--help", "how to use this")]).collect()
        }
        Ok(parsed) if parsed.operands.is_empty() && !verb.operands.is_empty() => {
            problems().collect()
        }
        _ => vec![],
    }
}

/// The names of all problems.
fn problems() -> impl Iterator<Item = Word> {
    let names = |problem| names_of(problem).map(|name| (name, problem.names.title));
    PROBLEMS.iter().copied().flat_map(names)
}

fn word(option: &Opt) -> Word {
    (option.name, option.summary)
}

/// The values of an option for a problem.
fn values(option: &Opt, problem: Option<&OsString>) -> Vec<Word> {
    let of_mistake = |mistake: &Mistake| (mistake.name, mistake.sentence);
    let of_kind = |kind: &Kind| (kind.name, kind.summary);
    match (option.value, problem.and_then(|word| find(word))) {
        ("NAME", Some(problem)) => problem.package.mistakes.iter().map(of_mistake).collect(),
        ("KIND", Some(problem)) => problem.generator.kinds.iter().map(of_kind).collect(),
        (choices, _) if choices.contains('|') => {
            choices.split('|').map(|word| (word, "")).collect()
        }
        _ => vec![],
    }
}

//! Completions. A shell gives the words of a command line to the hidden verb `__complete`, which
//! prints what may stand in place of the last one. A script for each shell does only this.

use crate::cli::arguments::is_option;
use crate::cli::names::{self, names_of};
use crate::cli::options::Opt;
use crate::cli::verb::Verb;
use judge::{Problem, PROBLEMS};
use std::ffi::{OsStr, OsString};

/// The verb that the scripts call; help does not show it.
pub const VERB: &str = "__complete";

/// A word that may stand at a place, and what it means.
type Word = (&'static str, String);

/// Words that the shell has to find itself.
const FILES: &str = "<files>";
const DIRECTORIES: &str = "<directories>";
const COMMANDS: &str = "<commands>";

/// The script for a shell, `complete-bash` or the like.
pub fn script(shell: &str) -> &'static str {
    match shell {
        "complete-bash" => include_str!("bash.sh"),
        "complete-zsh" => include_str!("zsh.sh"),
        "complete-fish" => include_str!("fish.fish"),
        _ => include_str!("powershell.ps1"),
    }
}

/// What may stand in place of the last of `words`, of which only the beginning may be there. A line
/// for each: the word, a tab, and what it means.
pub fn lines(words: &[OsString], judge: &Verb, solve: &Verb, verbs: &[&Verb]) -> String {
    let Some((last, before)) = words.split_last() else {
        return String::new();
    };
    let last = last.to_string_lossy();
    // Bash takes `--option=value` apart.
    let last = if last == "=" { "" } else { &last };
    let (option, start) = match last.split_once('=') {
        Some((option, start)) if option.starts_with("--") => (option, start),
        _ => ("", last),
    };
    let found = match before.first() {
        Some(first) if first != "help" => match verbs.iter().find(|verb| first == verb.name) {
            Some(verb) => after(&before[1..], verb, option, start),
            None if is_option(first) => after(before, judge, option, start),
            None => after(before, solve, option, start),
        },
        _ => {
            let verbs = verbs.iter().map(|verb| (verb.name, verb.summary.into()));
            let options = judge.options().into_iter().map(word);
            verbs.chain(problems()).chain(options).collect()
        }
    };
    let beginning = &last[..last.len() - start.len()];
    let lines = found.iter().map(|(word, meaning)| match word {
        word if word.starts_with('<') => format!("{word}\n"),
        word if word.starts_with(start) => format!("{beginning}{word}\t{meaning}\n"),
        _ => String::new(),
    });
    lines.collect()
}

/// What may stand after the words `before` of a verb: the values of `option`, if it is not empty,
/// or a word that begins with `start`.
fn after(before: &[OsString], verb: &Verb, option: &str, start: &str) -> Vec<Word> {
    let options = verb.options();
    let find = |name: &OsStr| options.iter().find(|option| name == option.name);
    let mut operands = Vec::new();
    let mut open = None;
    for word in before {
        if open.is_some() {
            // The value of the option, or what stands before the value.
            open = open.filter(|_| word == "=");
        } else if is_option(word) {
            open = find(word).filter(|option| !option.value.is_empty());
        } else {
            operands.push(word.clone());
        }
    }
    let problem = names::find(&operands);
    let length = problem.map_or(1, |(_, length)| length);
    if verb.takes_command() && operands.len() > length {
        return vec![alone(FILES)];
    }
    if let Some(option) = find(OsStr::new(option)).or(open) {
        return values(option, problem.map(|(problem, _)| problem));
    }
    if start.starts_with('-') {
        let help = ("--help", "how to use this".into());
        return options.into_iter().map(word).chain([help]).collect();
    }
    match verb.operands {
        operand if operand.starts_with("PROBLEM") && operands.is_empty() => problems().collect(),
        _ if verb.takes_command() => vec![alone(COMMANDS)],
        operand if operand.contains("[FILE]") || operand.contains("INPUT") => vec![alone(FILES)],
        _ => vec![],
    }
}

/// The names of all problems.
fn problems() -> impl Iterator<Item = Word> {
    let names = |problem| names_of(problem).map(|name| (name, problem.names.title.into()));
    PROBLEMS.iter().copied().flat_map(names)
}

fn word(option: Opt) -> Word {
    (option.name, option.summary)
}

fn values(option: &Opt, problem: Option<&'static Problem>) -> Vec<Word> {
    let kinds = problem.map_or(&[][..], |problem| problem.generator.kinds);
    let mistakes = problem.map_or(&[][..], |problem| problem.package.mistakes);
    match option.value {
        "FILE" | "FILE|DIR" => vec![alone(FILES)],
        "DIR" => vec![alone(DIRECTORIES)],
        "KIND" => kinds
            .iter()
            .map(|kind| (kind.name, kind.summary.into()))
            .collect(),
        "NAME" => mistakes
            .iter()
            .map(|mistake| (mistake.name, mistake.sentence.into()))
            .collect(),
        choices if choices.contains('|') => choices.split('|').map(alone).collect(),
        _ => vec![],
    }
}

/// A word whose meaning is clear.
fn alone(word: &'static str) -> Word {
    (word, String::new())
}

//! The verbs of the command line.

mod check;
mod explain;
mod export;
mod generate;
mod list;
mod solve;
mod stress;
mod validate;

use crate::names;
use crate::Outcome;
use judge::{Problem, PROBLEMS};
use std::ffi::{OsStr, OsString};

/// A verb: `judge VERB ...`.
pub struct Verb {
    /// Its name.
    pub name: &'static str,
    /// What it does, in a line of `judge --help`.
    pub summary: &'static str,
    /// What `judge VERB --help` prints; empty where the verb looks for `--help` itself.
    pub help: &'static str,
    /// Does it, given what follows the verb.
    pub run: fn(&[OsString]) -> Outcome,
}

/// The verbs in the order of `judge --help`.
const VERBS: &[&Verb] = &[
    &list::VERB,
    &explain::VERB,
    &generate::VERB,
    &validate::VERB,
    &check::VERB,
    &stress::VERB,
    &export::VERB,
];

/// Does what the command line says.
pub fn run(arguments: &[OsString]) -> Outcome {
    let Some((first, rest)) = arguments.split_first() else {
        return Outcome::Usage("expected a problem; `judge --help` shows how to begin".into());
    };
    let word = first.to_string_lossy();
    match &*word {
        "--help" | "-h" | "help" => return help_with(rest.first()),
        "--version" | "-V" => {
            return print(concat!("judge ", env!("CARGO_PKG_VERSION"), "\n"));
        }
        _ => {}
    }
    if let Some(verb) = VERBS.iter().find(|verb| verb.name == word) {
        let asks = |argument: &&OsString| *argument == "--help" || *argument == "-h";
        let mut ours = rest.iter().take_while(|argument| *argument != "--");
        if !verb.help.is_empty() && ours.any(|argument| asks(&argument)) {
            return print(verb.help);
        }
        return (verb.run)(rest);
    }
    match names::problem(&word) {
        Some(problem) => solve::run(problem, rest),
        None => Outcome::Usage(unknown_word(&word, rest.first())),
    }
}

/// `judge help WORD` is `judge WORD --help`; without a word it is `judge --help`.
fn help_with(word: Option<&OsString>) -> Outcome {
    match word {
        Some(word) if !word.to_string_lossy().starts_with('-') => {
            run(&[word.clone(), "--help".into()])
        }
        _ => print(&help()),
    }
}

/// What to say about a first word that is no problem and no verb. It may be the name of an online
/// judge, and the `next` the number there.
fn unknown_word(word: &str, next: Option<&OsString>) -> String {
    let number = next.map_or("".into(), |next| next.to_string_lossy());
    let name = format!("{word}{number}").to_lowercase();
    if !number.is_empty() && names::problem(&name).is_some() {
        return unknown("problem", &format!("{word} {number}"), [&*name].into_iter());
    }
    unknown("problem or command", word, all_names())
}

/// The problem that an argument names.
pub fn problem(argument: Option<&OsString>) -> Result<&'static Problem, Outcome> {
    let Some(argument) = argument else {
        let complaint = "expected a problem; `judge list` shows them";
        return Err(Outcome::Usage(complaint.into()));
    };
    let word = argument.to_string_lossy();
    names::problem(&word)
        .ok_or_else(|| Outcome::Usage(unknown("problem", &word, names::problem_names())))
}

/// What to say about a word that is not one of `names`.
pub fn unknown<'a>(what: &str, word: &str, names: impl Iterator<Item = &'a str>) -> String {
    let complaint = format!("there is no {what} \"{}\"", word.escape_debug());
    match names::nearest(word, names) {
        Some(name) => format!("{complaint}; did you mean \"{name}\"?"),
        None => format!("{complaint}; `judge --help` shows what there is"),
    }
}

/// What to say about an argument that is one too many.
pub fn surplus(argument: &OsStr) -> Outcome {
    let word = argument.to_string_lossy();
    Outcome::Usage(format!("unexpected argument \"{}\"", word.escape_debug()))
}

/// Prints `text`, which is about the program itself, on standard output.
pub fn print(text: &str) -> Outcome {
    print_for("", text)
}

/// Prints `text` on standard output for a problem or a verb, which is named where that fails.
pub fn print_for(who: &str, text: &str) -> Outcome {
    use std::io::Write;
    let mut output = std::io::stdout();
    let written = output
        .write_all(text.as_bytes())
        .and_then(|()| output.flush());
    match written {
        Ok(()) => Outcome::Done,
        Err(error) => crate::files::written(who, &error),
    }
}

fn all_names() -> impl Iterator<Item = &'static str> {
    names::problem_names().chain(VERBS.iter().map(|verb| verb.name))
}

fn help() -> String {
    let mut help = String::from(
        "Six classic contest problems, solved exactly as their online judges want them.\n\n\
         judge PROBLEM [FILE]     answer FILE, or standard input, on standard output\n",
    );
    for verb in VERBS {
        help += &format!("judge {:<18} {}\n", verb.name, verb.summary);
    }
    help += "judge VERB --help        how to use one of these\njudge --version\n\nProblems:\n";
    for problem in PROBLEMS {
        help += &format!("  {:<14} {}\n", problem.name, problem.title);
    }
    help += "\nExamples:\n  judge spot game.in > game.out\n  judge uva246 < decks.txt | head\n\n\
             Exit status: 0 done, 1 bad input, 2 wrong command line;\n\
             `judge check` has its own, see `judge check --help`.\n";
    help
}

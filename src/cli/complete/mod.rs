//! Completions for shells, made from the table of verbs.
//!
//! A script of each shell finds out at which place of the command line the cursor stands. The
//! table of words for each place is the same for all of them, written in the shell's own syntax.

use crate::cli::names::names_of;
use crate::cli::options::{Opt, Values};
use crate::cli::verb::Verb;
use judge::{Problem, PROBLEMS};

/// A word that may stand at a place, with what it means.
type Word = (&'static str, &'static str);

/// What may stand at a place: `verb -` its options, `verb --option` the values of an option,
/// `verb 0` its first operand, `verb 1` its other operands, `kinds problem` the kinds of a problem,
/// and the empty name for the first word. `verb command` exists if a verb takes a command.
type Place = (String, Vec<Word>);

/// Words that a shell has to find itself.
const FILES: Word = ("<files>", "");
const DIRECTORIES: Word = ("<directories>", "");
const COMMANDS: Word = ("<commands>", "");
const KINDS: Word = ("<kinds>", "");

/// The completions of the program `judge` for a shell, `complete-bash` or the like.
pub fn script(shell: &str, judge: &Verb, solve: &Verb, verbs: &[&Verb]) -> String {
    let (script, syntax): (&str, fn(&Place) -> String) = match shell {
        "complete-bash" => (include_str!("bash.sh"), in_bash),
        "complete-zsh" => (include_str!("zsh.sh"), in_zsh),
        "complete-fish" => (include_str!("fish.fish"), in_fish),
        _ => (include_str!("powershell.ps1"), in_powershell),
    };
    let words: String = places(judge, solve, verbs).iter().map(syntax).collect();
    script.replace("@words@\n", &words)
}

fn places(judge: &Verb, solve: &Verb, verbs: &[&Verb]) -> Vec<Place> {
    let problems = || PROBLEMS.iter().copied().flat_map(titles);
    let names = verbs.iter().map(|verb| (verb.name, verb.summary));
    let options = judge.options.iter().map(word);
    let first = names.clone().chain(problems()).chain(options);
    let mut places = vec![
        (String::new(), first.collect()),
        ("help -".into(), vec![]),
        ("help 0".into(), names.chain(problems()).collect()),
    ];
    for option in judge.options.iter().filter(|option| option.takes_value()) {
        places.push((format!("{} -", option.name()), vec![]));
        places.push((format!("{} 0", option.name()), values(option)));
    }
    for verb in [&solve].into_iter().chain(verbs) {
        let mut add = |place: &str, words| places.push((format!("{} {place}", verb.name), words));
        let help = ("--help", "how to use this");
        add("-", verb.options.iter().map(word).chain([help]).collect());
        for option in verb.options.iter().filter(|option| option.takes_value()) {
            add(option.name(), values(option));
        }
        if verb.operands.starts_with("PROBLEM") {
            add("0", problems().collect());
        }
        if verb.takes_command() {
            add("1", vec![COMMANDS]);
            add("command", vec![]);
        } else if verb.operands.contains("[FILE]") || verb.operands.contains("INPUT") {
            let place = if verb.operands.starts_with('[') {
                "0"
            } else {
                "1"
            };
            add(place, vec![FILES]);
        }
    }
    for problem in PROBLEMS {
        let kinds = problem.generator.kinds.iter();
        let kinds: Vec<Word> = kinds.map(|kind| (kind.name, kind.summary)).collect();
        for name in names_of(problem) {
            places.push((format!("kinds {name}"), kinds.clone()));
        }
    }
    places
}

/// All names of a problem.
fn titles(problem: &'static Problem) -> impl Iterator<Item = Word> {
    names_of(problem).map(|name| (name, problem.names.title))
}

fn word(option: &Opt) -> Word {
    (option.name(), option.summary)
}

fn values(option: &Opt) -> Vec<Word> {
    match option.values {
        Values::Any => vec![],
        Values::File => vec![FILES],
        Values::Directory => vec![DIRECTORIES],
        Values::Kind => vec![KINDS],
        Values::OneOf(choices) => choices.iter().map(|choice| (*choice, "")).collect(),
    }
}

fn in_bash((place, words): &Place) -> String {
    let words: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
    format!("    '{place}') words='{}' ;;\n", words.join(" "))
}

fn in_zsh((place, words): &Place) -> String {
    let words = words.iter().map(|(word, meaning)| match *meaning {
        "" => format!(" '{word}'"),
        meaning => format!(" '{word}:{}'", meaning.replace('\'', r"'\''")),
    });
    format!("    '{place}') list=({} ) ;;\n", words.collect::<String>())
}

fn in_fish((place, words): &Place) -> String {
    let words = words.iter().map(|(word, meaning)| {
        let meaning = meaning.replace('\'', r"\'");
        format!("            printf '%s\\t%s\\n' '{word}' '{meaning}'\n")
    });
    format!("        case '{place}'\n{}", words.collect::<String>())
}

fn in_powershell((place, words): &Place) -> String {
    let words = words.iter().map(|(word, meaning)| {
        let meaning = meaning.replace('\'', "''");
        format!("'{word}|{meaning}'")
    });
    let words: Vec<String> = words.collect();
    format!("        '{place}' = @({})\n", words.join(", "))
}

//! Completions know every verb, every option that `--help` shows, and all names of problems. `tests/commands/completions.txt` shows some, and `.ci/shells` tries them in real shells.

use crate::common::{judge, run};
use judge::PROBLEMS;

fn printed(arguments: &[&str]) -> String {
    let (status, text, message) = run(&mut judge(arguments), "");
    assert_eq!((status, &*message), (Some(0), ""), "{arguments:?}");
    text
}

/// The words that complete the last one of a command line.
fn completed(line: &str) -> Vec<String> {
    let words: Vec<&str> = line.split(' ').collect();
    let printed = printed(&[&["__complete"], &words[..]].concat());
    let words = printed.lines().map(|line| line.split('\t').next().unwrap());
    words.map(String::from).collect()
}

/// The first words of the lines of a help text that begin with `start`.
fn rows(help: &str, start: &str) -> Vec<String> {
    let rows = help.lines().filter_map(|line| line.strip_prefix(start));
    let first = rows.map(|row| row.split(' ').next().expect("a word"));
    first
        .map(|word| format!("{}{word}", start.trim_start_matches("judge ").trim()))
        .collect()
}

#[test]
fn completions_know_every_verb_and_option() {
    let help = printed(&["--help"]);
    let verbs: Vec<String> = rows(&help, "  judge ");
    let verbs = verbs.iter().map(|verb| verb.trim_start_matches("judge"));
    let verbs: Vec<&str> = verbs.filter(|verb| *verb != "PROBLEM").collect();
    assert!(verbs.len() > 8, "{help}");
    let first = completed("");
    let mut options = 0;
    for verb in verbs {
        assert!(first.contains(&verb.into()), "{verb}");
        let mut expected = rows(&printed(&[verb, "--help"]), "  -");
        options += expected.len();
        expected.push("--help".into());
        let problem = if verb == "list" { "" } else { " spot" };
        assert_eq!(completed(&format!("{verb}{problem} -")), expected, "{verb}");
    }
    assert!(options > 20, "{options}");
    assert_eq!(completed("-"), rows(&help, "  -"));
}

#[test]
fn completions_know_the_problems() {
    for problem in PROBLEMS {
        for name in [&[problem.name()], problem.names.aliases].concat() {
            for place in ["", "help ", "show ", "explain --html "] {
                assert!(completed(&format!("{place}{name}")).contains(&name.into()));
            }
        }
    }
}

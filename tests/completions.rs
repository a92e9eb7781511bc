//! The man page and the completions have every option of every verb, as `--help` shows it, and
//! completions know all names of problems and all kinds. `.ci/shells` tries them in real shells.

use judge::PROBLEMS;
use std::process::Command;

fn printed(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_judge"))
        .args(arguments)
        .output();
    let output = output.expect("to be run");
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{output:?}"
    );
    String::from_utf8(output.stdout).expect("text")
}

/// The verbs that the help names.
fn verbs() -> Vec<String> {
    let help = printed(&["--help"]);
    let verbs = help
        .lines()
        .filter_map(|line| line.strip_prefix("  judge "));
    let verbs = verbs.filter_map(|line| line.split_once(" ...").map(|(verb, _)| verb.to_string()));
    let verbs: Vec<String> = verbs.collect();
    assert!(verbs.len() >= 7, "{verbs:?}");
    verbs
}

/// The options in a help text: their names, and the names of their values.
fn options(help: &str) -> Vec<(String, String)> {
    let rows = help.lines().filter(|line| line.starts_with("  -"));
    let words = rows.map(|row| row.trim_start().split("  ").next().expect("a name"));
    let words = words.map(|words| words.split_once(' ').unwrap_or((words, "")));
    words
        .map(|(name, value)| (name.into(), value.into()))
        .collect()
}

/// The lines of `text` between the one that contains `beginning` and the next with `end`.
#[track_caller]
fn section<'a>(text: &'a str, beginning: &str, end: &str) -> &'a str {
    let (_, after) = text
        .split_once(beginning)
        .unwrap_or_else(|| panic!("no {beginning}"));
    after.split(end).next().expect("a part")
}

#[test]
fn the_man_page_has_every_option() {
    let man = printed(&["--generate", "man"]).replace("\\-", "-");
    let has = |section: &str, help: &str| {
        for (name, value) in options(help) {
            let value = if value.is_empty() {
                value
            } else {
                format!(" \\fI{value}\\fR")
            };
            let row = format!("\n.TP\n\\fB{name}\\fR{value}\n");
            assert!(section.contains(&row), "{row}\n{section}");
        }
    };
    has(
        section(&man, ".SH OPTIONS", ".SH COMMANDS"),
        &printed(&["--help"]),
    );
    for verb in verbs() {
        let help = printed(&[&verb, "--help"]);
        has(section(&man, &format!(".SS judge {verb} "), "\n.S"), &help);
    }
    for problem in PROBLEMS {
        let names = [&[problem.name()], problem.names.aliases].concat();
        assert!(man.contains(&format!("\n.TP\n.B {}\n", names.join(", "))));
    }
}

#[test]
fn completions_have_the_options_of_help() {
    for (shell, end) in [
        ("bash", ";;"),
        ("zsh", ";;"),
        ("fish", "case '"),
        ("powershell", ")\n"),
    ] {
        let script = printed(&["--generate", &format!("complete-{shell}")]);
        for verb in verbs() {
            let place = section(&script, &format!("'{verb} -'"), end);
            let is_mark = |letter: char| " '\t\n:|=()".contains(letter);
            let words = place.split(is_mark);
            let mut found: Vec<&str> = words.filter(|word| word.starts_with('-')).collect();
            found.sort_unstable();
            found.dedup();
            let help = printed(&[&verb, "--help"]);
            let options = options(&help);
            let names = options.iter().map(|(name, _)| name.as_str());
            let mut expected: Vec<&str> = names.chain(["--help"]).collect();
            expected.sort_unstable();
            assert_eq!(found, expected, "{shell}: {verb}");
            for (name, _) in options.iter().filter(|(_, value)| !value.is_empty()) {
                let place = format!("'{verb} {name}'");
                assert!(script.contains(&place), "{shell}: {place}");
            }
        }
    }
}

#[test]
fn completions_know_the_problems_and_their_kinds() {
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let script = printed(&["--generate", &format!("complete-{shell}")]);
        for problem in PROBLEMS {
            for name in [&[problem.name()], problem.names.aliases].concat() {
                let kinds = format!("'kinds {name}'");
                let place = section(&script, &kinds, "'kinds ");
                for kind in problem.generator.kinds {
                    assert!(place.contains(kind.name), "{shell}: {name}: {}", kind.name);
                }
            }
        }
    }
}

#[test]
fn an_unknown_shell_gets_the_known_ones() {
    let output = Command::new(env!("CARGO_BIN_EXE_judge"))
        .args(["--generate", "tcsh"])
        .output();
    let output = output.expect("to be run");
    assert_eq!(output.status.code(), Some(2));
    let message = String::from_utf8(output.stderr).expect("text");
    let end = "man, complete-bash, complete-zsh, complete-fish or complete-powershell\n";
    assert!(message.ends_with(end), "{message}");
}

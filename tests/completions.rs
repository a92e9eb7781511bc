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

/// The words that complete the last one of a command line.
fn completed(line: &str) -> Vec<String> {
    let words: Vec<&str> = line.split(' ').collect();
    let printed = printed(&[&["__complete"], &words[..]].concat());
    let words = printed.lines().map(|line| line.split('\t').next().unwrap());
    words.map(String::from).collect()
}

#[test]
fn completions_have_the_options_of_help() {
    for verb in verbs() {
        let help = printed(&[&verb, "--help"]);
        let names = options(&help).into_iter().map(|(name, _)| name);
        let expected: Vec<String> = names.chain(["--help".into()]).collect();
        assert_eq!(completed(&format!("{verb} -")), expected);
        assert_eq!(completed(&format!("{verb} spot --he")), ["--help"]);
    }
    let help = printed(&["--help"]);
    assert_eq!(options(&help).len(), completed("--").len());
}

#[test]
fn completions_know_the_problems_and_their_kinds() {
    for problem in PROBLEMS {
        for name in [&[problem.name()], problem.names.aliases].concat() {
            for place in ["", "help ", "show ", "explain --brief "] {
                assert!(completed(&format!("{place}{name}")).contains(&name.into()));
            }
            let kinds: Vec<&str> = problem
                .generator
                .kinds
                .iter()
                .map(|kind| kind.name)
                .collect();
            assert_eq!(completed(&format!("generate {name} --kind ")), kinds);
            assert_eq!(completed(&format!("stress {name} --kind = ")), kinds);
        }
    }
}

#[test]
fn completions_of_each_place() {
    for (line, expected) in [
        ("gen", &["generate"][..]),
        ("--ver", &["--version"]),
        ("--generate complete-f", &["complete-fish"]),
        ("generate uva 141 --kind tu", &["turned"]),
        ("generate spot --kind=tu", &["--kind=turned"]),
        ("generate spot --kind = tu", &["turned"]),
        ("generate spot --cases ", &[]),
        ("generate spot --cases 3 ", &[]),
        ("export --lang c uva1", &["uva1558", "uva141"]),
        ("spot ", &["<files>"]),
        ("validate spot --no-limits ", &["<files>"]),
        ("check spot in", &["<files>"]),
        ("package spot -o ", &["<directories>"]),
        ("stress spot ", &["<commands>"]),
        ("stress spot --keep=x -- ", &["<commands>"]),
        ("stress spot ./mine -", &["<files>"]),
        ("stress uva 141 --cases 3 ./mine --keep ", &["<files>"]),
        ("no-such-thing --", &["--help"]),
    ] {
        assert_eq!(completed(line), expected, "{line}");
    }
    // Some letters of many words.
    assert!(completed("").len() > 20 && completed("help ").len() > 20);
    let words = printed(&["__complete", "export", "spot", "--part", "v"]);
    assert_eq!(words, "validator\t\n");
    assert_eq!(printed(&["__complete"]), "");
}

/// The scripts ask the program; a table of theirs would grow old.
#[test]
fn scripts_are_short() {
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let script = printed(&["--generate", &format!("complete-{shell}")]);
        assert!(script.contains("judge __complete"), "{script}");
        assert!(script.lines().count() < 30, "{script}");
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

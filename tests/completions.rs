//! The man page has every option that `--help` shows, and completions know all names of problems
//! and all kinds. `tests/commands/completions.txt` shows other completions, and `.ci/shells` tries
//! them in real shells.

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
    for verb in [
        "", "list", "explain", "generate", "validate", "check", "stress", "export", "package",
    ] {
        let (help, section) = match verb {
            "" => (printed(&["--help"]), section(&man, ".SH OPTIONS", ".SH")),
            _ => (
                printed(&[verb, "--help"]),
                section(&man, &format!(".SS judge {verb} "), "\n.S"),
            ),
        };
        let rows: Vec<&str> = help
            .lines()
            .filter_map(|line| line.strip_prefix("  -"))
            .collect();
        assert!(!rows.is_empty(), "{verb}");
        for row in rows {
            let name = row.split(' ').next().expect("a name");
            assert!(
                section.contains(&format!("\n.TP\n\\fB-{name}\\fR")),
                "{section}"
            );
        }
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

//! `judge explain` as it is typed.

use judge::PROBLEMS;
use std::process::{Command, Output};

fn explain(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    let samples = concat!(env!("CARGO_MANIFEST_DIR"), "/samples");
    command.arg("explain").args(arguments).current_dir(samples);
    command.output().expect("to be run")
}

fn printed(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("text")
}

fn complaint(arguments: &[&str], status: i32) -> String {
    let output = explain(arguments);
    assert_eq!(output.status.code(), Some(status), "{output:?}");
    let complaint = String::from_utf8(output.stderr).expect("text");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    complaint
}

#[test]
fn help_explains_the_rules() {
    assert!(printed(&explain(&["--help"])).contains("--case N"));
    for problem in PROBLEMS {
        for arguments in [
            [problem.name(), "--help"],
            ["--help", problem.names.aliases[0]],
        ] {
            let output = explain(&arguments);
            assert!(output.status.success());
            let help = printed(&output);
            assert!(help.contains(problem.explainer.rules), "{help}");
            assert!(help.lines().count() <= 24, "fits a screen:\n{help}");
            assert!(
                help.lines().all(|line| line.chars().count() <= 80),
                "{help}"
            );
        }
    }
}

#[test]
fn options_do_what_they_say() {
    let file = "gomoku/sample.in";
    let plain = explain(&["gomoku", file]);
    assert!(plain.status.success() && plain.stderr.is_empty());
    assert!(
        printed(&plain).contains("[\u{25cf}]"),
        "no colours in a pipe, but brackets"
    );
    assert!(!printed(&plain).contains('\x1b'));
    assert_eq!(
        explain(&["gomoku", file, "--color=never"]).stdout,
        plain.stdout
    );
    assert_eq!(
        explain(&["gomoku", "--color", "auto", file]).stdout,
        plain.stdout
    );
    let colours = explain(&["gomoku", file, "--color=always"]);
    assert!(printed(&colours).contains("[\x1b[0;1;32m\u{25cf}\x1b[0m]"));
    let ascii = explain(&["gomoku", file, "--ascii"]);
    assert!(ascii.stdout.is_ascii() && printed(&ascii).contains("[X]"));
    let second = explain(&["number-game", "--case", "2", "number-game/sample.in"]);
    assert!(printed(&second).starts_with("=== Position 2 ===\n"));
    assert!(printed(&second).ends_with("Test Case #2\nThere's no winning move.\n\n"));
}

#[test]
fn wrong_command_lines() {
    assert!(complaint(&["gomoku", "--case", "0"], 2).contains("from 1"));
    assert!(complaint(&["gomoku", "--color", "blue"], 2).contains("always, never or auto"));
    assert!(complaint(&["gomoku", "--depth", "2"], 2).contains("--depth is for number-game"));
    assert!(complaint(&["gomoko"], 2).contains("gomoku"));
    assert!(complaint(&["gomoku", "a", "b"], 2).contains("\"b\""));
    let missing = complaint(&["gomoku", "gomoku/sample.in", "--case=2"], 1);
    let expected = "judge: gomoku: gomoku/sample.in:20:37: there is no case 2: the input ends \
                    after 1\n";
    assert_eq!(missing, expected);
}

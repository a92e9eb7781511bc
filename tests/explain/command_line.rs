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

fn message(arguments: &[&str], status: i32) -> String {
    let output = explain(arguments);
    assert_eq!(output.status.code(), Some(status), "{output:?}");
    let message = String::from_utf8(output.stderr).expect("text");
    assert_eq!(message.lines().count(), 1, "{message}");
    message
}

#[test]
fn help_explains_the_rules() {
    assert!(printed(&explain(&["--help"])).contains("--case N"));
    for problem in PROBLEMS {
        for arguments in [
            [problem.name(), "--help"],
            [
                "--help",
                problem.names.aliases.last().unwrap_or(&problem.name()),
            ],
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
    assert!(message(&["gomoku", "--case", "0"], 2).contains("from 1"));
    assert!(message(&["gomoku", "--color", "blue"], 2).contains("always, never or auto"));
    assert!(message(&["gomoku", "--depth", "2"], 2).contains("--depth is for number-game"));
    assert!(explain(&["uva1558", "uva1558/sample.in", "--depth=2"])
        .status
        .success());
    assert!(message(&["gomoko"], 2).contains("gomoku"));
    assert!(message(&["gomoku", "a", "b"], 2).contains("\"b\""));
    let missing = message(&["gomoku", "gomoku/sample.in", "--case=2"], 1);
    let expected = "judge: gomoku: gomoku/sample.in:21:1: there is no case 2: the input ends \
                    after 1\n";
    assert_eq!(missing, expected);
}

/// Runs `judge explain` with variables of the environment, none of which is set otherwise.
fn explain_with(arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    let samples = concat!(env!("CARGO_MANIFEST_DIR"), "/samples");
    command.arg("explain").args(arguments).current_dir(samples);
    for name in ["COLUMNS", "NO_COLOR", "CLICOLOR_FORCE", "TERM"] {
        command.env_remove(name);
    }
    let output = command.envs(variables.iter().copied()).output();
    printed(&output.expect("to be run")).into()
}

#[test]
fn lines_fit_the_terminal() {
    let longest = |text: &str| {
        let steps = text.split("\nAnswer:\n").next().expect("steps");
        let lines = steps.lines().map(|line| line.chars().count());
        lines.max().expect("lines")
    };
    let arguments = ["cheat", "cheat/sample.in"];
    let usual = explain_with(&arguments, &[]);
    assert!((70..=80).contains(&longest(&usual)));
    let narrow = explain_with(&arguments, &[("COLUMNS", "50")]);
    assert!((40..=50).contains(&longest(&narrow)));
    for useless in ["", "x", "0", "-1"] {
        assert_eq!(explain_with(&arguments, &[("COLUMNS", useless)]), usual);
    }
    let least = explain_with(&arguments, &[("COLUMNS", "7")]);
    assert!(longest(&least) <= 40);
    let wide = ["cheat", "cheat/sample.in", "--width", "120"];
    let wide = explain_with(&wide, &[("COLUMNS", "50")]);
    assert!((90..=120).contains(&longest(&wide)));
    let brief = explain_with(&["cheat", "cheat/sample.in", "--brief", "--to=3"], &[]);
    assert!(brief.starts_with("=== Game 1 ===\nStart: each player holds 13 cards.\nRound 1: "));
    assert!(brief.contains("Round 2: ") && !brief.contains("Round 3: "));
}

#[test]
fn colours_follow_the_environment() {
    let arguments = ["gomoku", "gomoku/sample.in"];
    let has_colour =
        |variables: &[(&str, &str)]| explain_with(&arguments, variables).contains('\x1b');
    assert!(!has_colour(&[]));
    assert!(has_colour(&[("CLICOLOR_FORCE", "1")]));
    assert!(has_colour(&[("CLICOLOR_FORCE", "1"), ("TERM", "dumb")]));
    assert!(!has_colour(&[("CLICOLOR_FORCE", "0")]));
    assert!(!has_colour(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
    let always = ["gomoku", "gomoku/sample.in", "--color=always"];
    assert!(explain_with(&always, &[("NO_COLOR", "1")]).contains('\x1b'));
}

#[test]
fn pages_are_written() {
    let page = explain_with(&["spot", "spot/sample.in", "--html"], &[("COLUMNS", "50")]);
    assert!(page.starts_with("<!doctype html>\n") && page.ends_with("</html>\n"));
    assert!(page.contains("<title>Spot</title>"));
    let file = std::env::temp_dir().join(format!("judge-page-{}.html", std::process::id()));
    let path = file.to_str().expect("a path");
    let written = explain(&["spot", "spot/sample.in", "--html", "-o", path]);
    assert!(written.status.success() && written.stdout.is_empty());
    assert_eq!(std::fs::read_to_string(&file).expect("a page"), page);
    std::fs::remove_file(&file).expect("to be removed");
    assert!(message(&["spot", "--html", "--brief"], 2).contains("--brief is for text"));
    assert!(message(&["spot", "--from=3", "--to=2"], 2).contains("--from 3 is after --to 2"));
    assert!(message(&["spot", "--to=0"], 2).contains("counted from 1"));
    assert!(message(&["spot", "--width=39"], 2).contains("40 or more"));
    let missing = [
        "spot",
        "spot/sample.in",
        "--html",
        "-o",
        "/nowhere/page.html",
    ];
    assert!(message(&missing, 1).contains("/nowhere/page.html: cannot write"));
}

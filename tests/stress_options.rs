//! `judge stress` as it is typed: the command, the options, and what a search says of itself.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const JUDGE: &str = env!("CARGO_BIN_EXE_judge");

/// A fresh directory for a test.
fn directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("stress-options-{name}"));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// The exit status, standard output and standard error of `judge stress`, run in `place`.
fn stress(place: &Path, arguments: &[&str]) -> (i32, String, String) {
    let mut judge = Command::new(JUDGE);
    let output = judge
        .arg("stress")
        .args(arguments)
        .current_dir(place)
        .output()
        .unwrap();
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

#[test]
fn a_command_needs_no_dashes() {
    let place = directory("no-dashes");
    for problem in [&["spot"][..], &["uva", "141"], &["Spot"]] {
        let options = ["--rounds", "2", "--seed", "1"];
        let right = [&options[..], problem, &[JUDGE, "spot"]].concat();
        let (status, text, errors) = stress(&place, &right);
        assert_eq!((status, &*errors), (0, ""), "{text}");
        let right = [problem, &options[..], &[JUDGE, "spot"]].concat();
        assert_eq!(stress(&place, &right).0, 0);
        // The options after its first word are those of the command.
        let wrong = [problem, &["echo", "--rounds", "--help", "--", "-h"]].concat();
        let (status, text, _) = stress(&place, &wrong);
        assert_eq!(status, 1);
        assert!(
            text.contains("\nfound (stress-spot/failing.out):\n--rounds --help -- -h\n"),
            "{text}"
        );
        assert!(text.contains(" -- echo --rounds --help -- -h\n"), "{text}");
    }
    let (status, text, errors) = stress(&place, &["spto", "cat"]);
    assert_eq!((status, &*text), (2, ""));
    assert!(errors.contains("did you mean \"spot\"?"), "{errors}");
}

#[test]
fn a_quoted_command_is_split() {
    let place = directory("quoted");
    let command = format!("sh -c \"exec '{JUDGE}'  \\\"\\$0\\\"\" spot");
    let (status, text, errors) = stress(&place, &["spot", "--rounds", "1", "--", &command]);
    assert_eq!(status, 0, "{text}{errors}");
    assert!(
        errors.starts_with("judge: stress: there is no program 'sh -c "),
        "{errors}"
    );
    assert!(
        errors.ends_with(" spot\n") && errors.lines().count() == 1,
        "{errors}"
    );
    // If there is such a program, it is run.
    let script = format!("#!/bin/sh\nexec '{JUDGE}' spot\n");
    fs::write(place.join("my program"), script).unwrap();
    let chmod = Command::new("chmod")
        .args(["+x", "my program"])
        .current_dir(&place)
        .status();
    assert!(chmod.unwrap().success());
    let (status, text, errors) = stress(&place, &["spot", "--rounds", "1", "./my program"]);
    assert_eq!((status, &*errors), (0, ""), "{text}");
    let (status, _, errors) = stress(&place, &["spot", "sh -c 'true"]);
    assert_eq!(status, 2);
    assert!(errors.contains("a quote is not closed"), "{errors}");
}

#[test]
fn the_number_of_cases_can_be_chosen() {
    let place = directory("cases");
    for (cases, all) in [("1", 3), ("2", 6), ("7", 21), ("250", 750)] {
        let options = ["spot", "--size", "2", "--rounds", "3", "--cases", cases];
        let (status, text, errors) = stress(&place, &[&options[..], &[JUDGE, "spot"]].concat());
        assert_eq!((status, &*errors), (0, ""), "{text}");
        assert!(
            text.starts_with(&format!("accepted: 3 rounds, {all} cases, ")),
            "{text}"
        );
    }
    for cases in ["0", "100001", "many"] {
        assert_eq!(stress(&place, &["spot", "--cases", cases, "cat"]).0, 2);
    }
    let (_, text, _) = stress(&place, &["spot", "--cases", "4", "true"]);
    assert!(text.contains(" --cases 4 -- true\n"), "{text}");
}

/// A program that answers with a blank at the end of each line, and is wrong in later rounds.
fn careless(wrong: &str) -> String {
    format!("'{JUDGE}' spot | sed 's/$/ /; {wrong}'")
}

#[test]
fn a_presentation_error_does_not_hide_a_wrong_answer() {
    let place = directory("presentation");
    let script = careless("s/move 9/move 10/");
    let (status, text, _) = stress(&place, &["spot", "--seed", "1", "sh", "-c", &script]);
    assert_eq!(status, 1);
    let mut lines = text.lines();
    assert!(
        lines
            .next()
            .unwrap()
            .starts_with("wrong answer: case 1, line 1: "),
        "{text}"
    );
    assert!(
        lines
            .next()
            .unwrap()
            .starts_with("also presentation error: case 1, line 1: "),
        "{text}"
    );
    let ignores = "(in round 1, kind random; `--white-space tokens` ignores it)";
    assert_eq!(lines.next(), Some(ignores), "{text}");
    let failing = fs::read_to_string(place.join("stress-spot/failing.expected")).unwrap();
    assert!(failing.contains("move 9"), "{failing}");
    // Without a wrong answer the presentation error is what was found.
    let script = careless("");
    let options = ["spot", "--seed", "1", "--rounds", "12"];
    let (status, text, _) = stress(&place, &[&options[..], &["sh", "-c", &script]].concat());
    assert_eq!(status, 1);
    assert!(
        text.starts_with("presentation error: case 1, line 1: "),
        "{text}"
    );
    assert!(
        text.contains("\nround 1, kind random\n") && !text.contains("also"),
        "{text}"
    );
}

#[test]
fn white_space_may_not_count() {
    let place = directory("white-space");
    let tokens = ["spot", "--seed", "1", "--white-space", "tokens"];
    let script = careless("");
    let (status, text, _) = stress(&place, &[&tokens[..], &["sh", "-c", &script]].concat());
    assert_eq!(status, 0, "{text}");
    let script = careless("s/move 9/move 10/");
    let (status, text, _) = stress(&place, &[&tokens[..], &["sh", "-c", &script]].concat());
    assert_eq!(status, 1, "{text}");
    assert!(
        text.starts_with("wrong answer: ") && !text.contains("also"),
        "{text}"
    );
    assert!(text.contains("--white-space tokens"), "{text}");

    fs::write(place.join("game.in"), "2\n1 1 +\n2 2 +\n2 2 -\n1 2 +\n0\n").unwrap();
    for (output, exact, tokens) in [
        ("Player 2 wins on move 3\n", 0, 0),
        ("Player  2 wins\non move 3", 2, 0),
        ("Player 2 wins on move3\n", 1, 1),
        ("Player 2 wins on move 3\nDraw\n", 1, 1),
    ] {
        fs::write(place.join("game.out"), output).unwrap();
        let check = |how: &[&str]| {
            let mut judge = Command::new(JUDGE);
            judge
                .args(["check", "spot", "game.in", "game.out"])
                .args(how);
            let output = judge.current_dir(&place).output().unwrap();
            assert!(output.stderr.is_empty(), "{output:?}");
            output.status.code()
        };
        assert_eq!(check(&[]), Some(exact), "{output}");
        assert_eq!(check(&["--white-space", "exact"]), Some(exact), "{output}");
        assert_eq!(check(&["--white-space=tokens"]), Some(tokens), "{output}");
    }
}

#[test]
fn a_time_limit_names_what_was_run_and_what_changes_it() {
    let place = directory("time");
    let limit = ["spot", "--seed", "1", "--time-limit"];
    let (status, text, _) = stress(&place, &[&limit[..], &["0.2", "sleep", "1000"]].concat());
    assert_eq!(status, 1);
    let (verdict, advice) = text.split_once('\n').unwrap();
    assert!(verdict.starts_with("time limit exceeded: "), "{text}");
    assert!(advice.starts_with("(in a run of 1 case, "), "{text}");
    assert!(
        text.contains(" bytes; `--time-limit` and `--cases` change this)\n"),
        "{text}"
    );
    // It is slow only if there are several cases, each of which begins with a line of one number.
    let script = format!(
        "input=$(cat); [ $(echo \"$input\" | grep -c '^[0-9]*$') -lt 3 ] || sleep 1000; echo \"$input\" | '{JUDGE}' spot"
    );
    let (status, text, _) = stress(
        &place,
        &[
            &limit[..],
            &["0.3", "--shrink-time", "4", "sh", "-c", &script],
        ]
        .concat(),
    );
    assert_eq!(status, 1);
    assert!(text.starts_with("time limit exceeded: "), "{text}");
    let advice = text.lines().nth(1).unwrap();
    assert!(!advice.contains("of 1 case,"), "{advice}");
    assert!(
        advice.contains("; the first case alone takes 0."),
        "{advice}"
    );
}

/// At a terminal there is a line of progress, and what is found is said before it is made small.
#[cfg(target_os = "linux")]
#[test]
fn progress_at_a_terminal() {
    let place = directory("terminal");
    let command = format!("'{JUDGE}' stress spot --seed 7 -- sh -c 'exit 3'");
    let mut script = Command::new("script");
    let output = script
        .args(["-qec", &command, "/dev/null"])
        .current_dir(&place)
        .output();
    let output = output.expect("`script` of util-linux, which this test needs");
    assert_eq!(output.status.code(), Some(1));
    let shown = String::from_utf8(output.stdout).unwrap();
    let (progress, rest) = shown.split_once("\x1b[K").unwrap();
    assert_eq!(progress, "\r0 of 100 rounds, 0 cases, 0 s, kind random");
    let rest = rest.replace(['\r', '\x1b'], "");
    let found = "runtime error: exit status: 3\nkept in stress-spot; reproduce with: judge stress \
                 spot --seed 7 -- sh -c 'exit 3'[K\n";
    assert!(rest.starts_with(found), "{shown:?}");
}

//! The forms of a problem: input of one that is given to another is told so, in one line, and no
//! valid input is.

use crate::common::{judge, making, named, path, run, sample, Outcome};
use judge::workbench::generator::Request;
use std::fs;
use std::io::Write;
use std::process::Stdio;
use std::time::Duration;

/// The names of two forms of the same problem.
const PAIRS: [[&str; 2]; 4] = [
    ["gomoku", "boj2615"],
    ["boj2615", "gomoku"],
    ["number-game", "uva1558"],
    ["uva1558", "number-game"],
];

/// What the commands print that read input: all of them end with status 1 or, for `check`, 3.
fn outcomes(problem: &str, input: &str) -> Vec<Outcome> {
    let file = path("Cargo.toml");
    let file = file.to_str().expect("a path in UTF-8");
    let commands: [&[&str]; 4] = [
        &[problem],
        &["explain", problem],
        &["validate", problem],
        &["check", problem, "-", file],
    ];
    let run = |arguments: &&[&str]| run(&mut judge(arguments), input);
    commands.iter().map(run).collect()
}

/// Checks that all commands of `problem` say in one line that `input` is of the form `other`.
#[track_caller]
fn is_told(problem: &str, other: &str, input: &str) {
    let advice = format!("this looks like input for {other}\n");
    for (status, _, message) in outcomes(problem, input) {
        assert!(
            message.ends_with(&advice),
            "{problem}: {message:?}\n{input}"
        );
        assert!(message.starts_with(&format!("judge: {problem}: <stdin>:")));
        assert_eq!(message.lines().count(), 1, "{message}");
        assert!(matches!(status, Some(1 | 3)), "{message}");
    }
}

/// Inputs of few cases and of many, of each kind.
fn generated(problem: &str) -> Vec<String> {
    let most = *named(problem).framing.range().end();
    let request = |seed| Request {
        cases: [1, 2, 3, 10, 200][seed as usize % 5].min(most),
        seed,
        size: None,
        kind: None,
    };
    let inputs = (0..30).map(|seed| named(problem).generate_to_vec(&request(seed)));
    let texts = inputs.map(|input| String::from_utf8(input.expect("input")).expect("text"));
    texts.collect()
}

#[test]
fn input_of_another_form_is_told() {
    for [problem, other] in PAIRS {
        for input in generated(other) {
            is_told(problem, other, &input);
        }
    }
}

#[test]
fn samples_of_another_form_are_told() {
    for [problem, other] in PAIRS {
        for file in fs::read_dir(path("samples").join(other)).expect("samples") {
            let file = file.expect("a sample").path();
            let input = fs::read_to_string(&file).expect("text");
            // Boards that are answered from no boards at all.
            if file.extension().is_some_and(|found| found == "in") && input != "0\n" {
                is_told(problem, other, &input);
            }
        }
    }
}

/// All positions, one an input: some of them are good input for Number Game, but for the 0 at the
/// end.
#[test]
fn a_single_position_of_another_form_is_told() {
    let every = making::generated("uva1558", 1, 3515);
    let cases = named("uva1558").framing.split(every.as_bytes()).into_iter();
    for case in cases.step_by(20) {
        let input = format!("1\n{}", String::from_utf8_lossy(case));
        let (status, _, message) = run(&mut judge(&["number-game"]), &input);
        assert_eq!(status, Some(1), "{input}");
        assert!(message.ends_with("for uva1558\n"), "{input}{message}");
    }
    is_told("number-game", "uva1558", "1\n3\n2 3 5\n");
}

/// The first points of the board are those that could be a count.
#[test]
fn a_board_may_begin_with_any_point() {
    let (_, rest) = sample("boj2615", "in")
        .split_once(' ')
        .map(|(first, rest)| (first.to_string(), rest.to_string()))
        .expect("a blank");
    for first in ["0", "1", "2"] {
        is_told("gomoku", "boj2615", &format!("{first} {rest}"));
    }
}

#[test]
fn white_space_does_not_matter() {
    for [problem, other] in PAIRS {
        let input = sample(other, "in");
        let words: Vec<&str> = input.split_whitespace().collect();
        for input in [
            input.replace('\n', "\r\n"),
            input.trim_end().to_string(),
            format!("\u{feff}\n{input}\n"),
            words.join("\n"),
            words.join(" "),
        ] {
            let (status, _, message) = run(&mut judge(&[problem]), &input);
            let advice = format!("this looks like input for {other}\n");
            assert!(message.ends_with(&advice), "{problem}: {message}{input}");
            assert_eq!(status, Some(1));
        }
    }
}

/// Valid input is answered, and bad input gets no advice.
#[test]
fn input_of_the_right_form_is_not() {
    for [problem, _] in PAIRS {
        for input in generated(problem) {
            let (status, output, message) = run(&mut judge(&[problem]), &input);
            assert_eq!((status, &*message), (Some(0), ""), "{input}");
            assert!(!output.is_empty());
            let bad = format!(
                "{}x{}",
                &input[..input.len() / 2],
                &input[input.len() / 2..]
            );
            for (_, _, message) in outcomes(problem, &bad) {
                assert!(!message.contains("looks like"), "{message}{bad}");
            }
        }
        for nothing in ["", "\n"] {
            for (_, _, message) in outcomes(problem, nothing) {
                assert!(!message.contains("looks like"), "{message}");
            }
        }
    }
}

/// An error that is none in the other form waits for the rest of the input, which shows it.
#[test]
fn input_may_arrive_slowly() {
    for [problem, other] in PAIRS {
        for input in [sample(other, "in"), sample(other, "in") + "x\n"] {
            let mut command = judge(&[problem]);
            command.stdin(Stdio::piped()).stdout(Stdio::piped());
            let mut child = command.stderr(Stdio::piped()).spawn().expect("a process");
            let mut stdin = child.stdin.take().expect("a pipe");
            for line in input.split_inclusive('\n') {
                // Bad input may end the program.
                let _ = stdin.write_all(line.as_bytes());
                std::thread::sleep(Duration::from_millis(5));
            }
            drop(stdin);
            let output = child.wait_with_output().expect("an end");
            let message = String::from_utf8(output.stderr).expect("text");
            let is_told = message.ends_with(&format!("this looks like input for {other}\n"));
            // What follows the 0 after the last position, or the last board, is not read.
            let ends = ["number-game", "gomoku"].contains(&other);
            assert_eq!(
                is_told,
                ends || !input.ends_with("x\n"),
                "{problem}: {message}"
            );
        }
    }
}

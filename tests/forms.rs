//! The forms of a problem: where input of one is given to another, the message says what it is.

use crate::common::{judge, named, path, run, sample, Outcome};
use judge::workbench::generator::Request;
use judge::PROBLEMS;

/// The names of two forms of the same problem, and what input of the second one is to the first.
const PAIRS: [[&str; 3]; 4] = [
    ["gomoku", "boj2615", "a bare board is input for boj2615"],
    [
        "boj2615",
        "gomoku",
        "boards after their number are input for gomoku",
    ],
    [
        "number-game",
        "uva1558",
        "positions after their number are input for uva1558",
    ],
    [
        "uva1558",
        "number-game",
        "positions without their number are input for number-game",
    ],
];

/// What the commands print that read input.
fn outcomes(problem: &str, input: &str) -> [Outcome; 4] {
    let file = path("Cargo.toml");
    let file = file.to_str().expect("a path in UTF-8");
    let commands: [&[&str]; 4] = [
        &[problem],
        &["explain", problem],
        &["validate", problem],
        &["check", problem, "-", file],
    ];
    commands.map(|arguments| run(&mut judge(arguments), input))
}

/// Whether all commands of `problem` end their first message with this advice. None is silent.
fn is_told(problem: &str, input: &str, advice: &str) -> bool {
    let is_told = |(status, printed, message): Outcome| {
        assert!(matches!(status, Some(1 | 3)), "{input}");
        // The validator prints its messages.
        let messages = if message.is_empty() { printed } else { message };
        let first = messages.lines().next().unwrap_or_default();
        assert!(messages.matches(advice).count() <= 1, "{messages}");
        first.ends_with(&format!("; {advice}"))
    };
    // All of them run.
    outcomes(problem, input).map(is_told) == [true; 4]
}

/// Inputs of one case and of several, of each kind.
fn generated(problem: &str) -> Vec<String> {
    let most = *named(problem).framing.range().end();
    let request = |seed| Request {
        cases: [1, 2, 10][seed as usize % 3].min(most),
        seed,
        size: None,
        kind: None,
    };
    let inputs = (0..12).map(|seed| named(problem).generate_to_vec(&request(seed)));
    let texts = inputs.map(|input| String::from_utf8(input.expect("input")).expect("text"));
    texts.collect()
}

#[test]
fn each_form_names_the_other() {
    for problem in PROBLEMS {
        let pair = PAIRS.iter().find(|[name, ..]| *name == problem.name());
        assert_eq!(problem.sibling, pair.map(|[.., advice]| *advice));
    }
}

#[test]
fn input_of_another_form_is_told() {
    for [problem, other, advice] in PAIRS {
        let inputs = [generated(other), vec![sample(other, "in")]].concat();
        let untold = inputs
            .iter()
            .filter(|input| !is_told(problem, input, advice));
        // A position may be good by chance where its numbers are taken for others.
        let most = if advice.starts_with("positions") {
            3
        } else {
            0
        };
        assert!(untold.count() <= most, "{problem}");
    }
    // The first points of the board are those that could be a count.
    let board = sample("boj2615", "in");
    let [gomoku, _, advice] = PAIRS[0];
    for first in ["0", "1", "2"] {
        assert!(is_told(gomoku, &format!("{first}{}", &board[1..]), advice));
    }
}

/// Valid input is answered, and bad input after the first case gets no advice.
#[test]
fn input_of_the_right_form_is_not() {
    for [problem, ..] in PAIRS {
        let valid = sample(problem, "in");
        let more = match problem {
            "boj2615" => valid.clone(),
            _ => format!("{valid}{valid}x"),
        };
        let (status, _, message) = run(&mut judge(&[problem]), &valid);
        assert_eq!((status, &*message), (Some(0), ""), "{problem}");
        for (.., message) in outcomes(problem, &more) {
            assert!(!message.contains("input for"), "{message}");
        }
    }
}

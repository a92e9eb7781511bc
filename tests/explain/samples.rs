//! The accounts of the samples, kept in `tests/explanations/PROBLEM.txt` to be read.
//!
//! After a change that is meant, `UPDATE=1 cargo test --test explain samples` writes them anew; the
//! difference is then there to be looked at with `git diff`.

use crate::{explain, solve};
use judge::workbench::explanation::Options;
use std::fs;
use std::path::Path;

fn compare(problem: &str) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let input = root.join("samples").join(problem).join("sample.in");
    let input = fs::read_to_string(input).expect("the sample");
    let found = explain(problem, &input, &Options::default()).good();
    let answer = solve(problem, &input).good();
    let last = answer.lines().last().expect("an answer");
    assert!(found.lines().any(|line| line == last), "{last}");
    let kept = root.join(format!("tests/explanations/{problem}.txt"));
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&kept, &found).expect("to be written");
    }
    let expected = fs::read_to_string(&kept).expect("the account of the sample");
    for (number, (expected, found)) in expected.lines().zip(found.lines()).enumerate() {
        assert_eq!(found, expected, "{problem}.txt, line {}", number + 1);
    }
    assert_eq!(found.len(), expected.len(), "the end of {problem}.txt");
}

#[test]
fn ten_twenty_thirty() {
    compare("10-20-30");
}

#[test]
fn number_game() {
    compare("number-game");
}

#[test]
fn cheat() {
    compare("cheat");
}

#[test]
fn gomoku() {
    compare("gomoku");
}

#[test]
fn game_schedule() {
    compare("game-schedule");
}

#[test]
fn spot() {
    compare("spot");
}

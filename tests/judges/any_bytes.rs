//! Whatever bytes come: a judge answers or complains. It does not panic, and it does not hang.
//!
//! These tests are built with all checks of arithmetic. That nothing is allocated out of
//! proportion is looked at from outside, in `binary`.

use crate::making::{self, Chance};
use crate::stream::{run_in_pieces, Run};
use std::sync::mpsc::{channel, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// Inputs of each kind for each problem.
const INPUTS: usize = 4000;

/// Nobody waits longer for all answers of a test.
const PATIENCE: Duration = Duration::from_secs(300);

/// Gives a judge many inputs; `make` makes number `n` for a problem.
fn feed(make: fn(&'static str, usize, &mut Chance) -> Vec<u8>) {
    println!("seed {}", making::SEED);
    let (tell, told) = channel();
    thread::spawn(move || {
        for problem in judge::PROBLEMS {
            for number in 0..INPUTS {
                let mut chance = Chance::new(making::SEED ^ number as u64);
                let input = make(problem.name(), number, &mut chance);
                let name = format!("{}, input {number}: {}", problem.name(), show(&input));
                let _ = tell.send(Some(name.clone()));
                let size = chance.one_of(&[1, 5, 100, usize::MAX]);
                let in_one = run_in_pieces(problem.name(), &input, |_| usize::MAX);
                let in_pieces = run_in_pieces(problem.name(), &input, |_| size);
                assert_eq!(in_one, in_pieces, "{name}, in pieces of {size}");
                check(&in_one, &input, &name);
            }
        }
        let _ = tell.send(None);
    });
    let mut last = String::new();
    loop {
        match told.recv_timeout(PATIENCE) {
            Ok(Some(name)) => last = name,
            Ok(None) => break,
            Err(RecvTimeoutError::Timeout) => panic!("hangs: {last}"),
            Err(RecvTimeoutError::Disconnected) => panic!("fails: {last}"),
        }
    }
}

/// What holds of every run: a complaint is one line, and points into the input.
fn check(run: &Run, input: &[u8], name: &str) {
    let Some((line, column, message)) = &run.error else {
        return;
    };
    assert!(!message.is_empty(), "{name}");
    let is_plain = |character: char| !character.is_control();
    assert!(message.chars().all(is_plain), "{name}: {message:?}");
    assert!(message.len() < 500, "{name}: {message:?}");
    let mark = input.starts_with(b"\xEF\xBB\xBF");
    let input = if mark { &input[3..] } else { input };
    let lines: Vec<&[u8]> = input.split(|&byte| byte == b'\n').collect();
    let place = lines.get(*line as usize - 1).expect(name);
    assert!(*column as usize <= place.len() + 1, "{name}: {run:?}");
    let is_word = place
        .get(*column as usize - 1)
        .is_some_and(|byte| !is_white(*byte));
    if message.contains("found \"") {
        assert!(is_word, "{name}: {run:?}");
    }
    if message.contains("the input ends") {
        assert!(!is_word, "{name}: {run:?}");
    }
}

fn is_white(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

fn show(input: &[u8]) -> String {
    let beginning = &input[..input.len().min(3000)];
    format!("{:?}", String::from_utf8_lossy(beginning))
}

/// A valid file of a few cases.
fn valid(problem: &str, number: usize, chance: &mut Chance) -> Vec<u8> {
    let cases: Vec<String> = (0..chance.between(1, 4))
        .map(|case| making::case(problem, number + 50 * case))
        .collect();
    making::input(problem, &cases).into_bytes()
}

#[test]
fn random_bytes() {
    feed(|_, _, chance| {
        let length = chance.between(0, 400);
        (0..length).map(|_| chance.below(256) as u8).collect()
    });
}

/// Bytes that occur in the input of some problem.
#[test]
fn random_bytes_of_the_usual_ones() {
    feed(|_, _, chance| {
        let length = chance.between(0, 600);
        let usual = b"0123456789012 \n  \n\t\r+-AJQKab.";
        (0..length).map(|_| chance.one_of(usual)).collect()
    });
}

/// Words that occur in the input of the problem, in any order.
#[test]
fn usual_words_in_any_order() {
    feed(|problem, number, chance| {
        let input = String::from_utf8(valid(problem, number, chance)).unwrap();
        let words: Vec<&str> = input.split_whitespace().collect();
        let length = chance.between(0, 300);
        let words: Vec<&str> = (0..length)
            .map(|_| match chance.below(60) {
                0 => "0",
                1 => "4294967295",
                2 => "2147483647",
                3 => "99999999999999999999",
                4 => "-1",
                _ => chance.one_of(&words),
            })
            .collect();
        words.join(" ").into_bytes()
    });
}

#[test]
fn valid_input_with_bytes_changed() {
    feed(|problem, number, chance| {
        let mut input = valid(problem, number, chance);
        for _ in 0..chance.between(1, 4) {
            let place = chance.below(input.len());
            let usual = chance.one_of(b"0123456789 \n+-AK");
            let any = chance.below(256) as u8;
            match chance.below(4) {
                0 => input[place] = any,
                1 => input[place] = usual,
                2 => input.insert(place, usual),
                _ => {
                    input.remove(place);
                }
            }
            if input.is_empty() {
                break;
            }
        }
        input
    });
}

#[test]
fn valid_input_cut_and_repeated() {
    feed(|problem, number, chance| {
        let mut input = valid(problem, number, chance);
        match chance.below(3) {
            0 => input.truncate(chance.below(input.len() + 1)),
            1 => {
                let from = chance.below(input.len());
                let to = chance.between(from, input.len());
                input.drain(from..to);
            }
            _ => {
                let from = chance.below(input.len());
                let to = chance.between(from, input.len());
                let part = input[from..to].to_vec();
                let place = chance.below(input.len());
                for _ in 0..chance.between(1, 3) {
                    input.splice(place..place, part.iter().copied());
                }
            }
        }
        input
    });
}

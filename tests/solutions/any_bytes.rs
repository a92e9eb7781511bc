//! Any bytes as input: a solution answers, or stops with a message. It does not panic, and it does
//! not hang.
//!
//! These tests are built with all checks of arithmetic. `little_memory` checks that memory stays in
//! proportion.

use crate::common::making::{self, SEED};
use crate::common::problems::Row;
use crate::common::{solve, solve_in_pieces, Run};
use judge::workbench::generator::Random;
use std::panic::resume_unwind;
use std::sync::mpsc::{channel, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

for_each_problem!(any_bytes);

/// How many inputs are solved.
const INPUTS: usize = 1500;

/// The longest time that all of them may take.
const PATIENCE: Duration = Duration::from_secs(300);

/// How an input is made, from its number and random numbers.
type Make = fn(&Row, usize, &mut Random) -> Vec<u8>;

fn any_bytes(row: &'static Row) {
    let kinds: [Make; 5] = [random, usual, words, changed, cut_and_repeated];
    let (done, is_done) = channel();
    let worker = thread::spawn(move || {
        // Dropped at the end, also when a check fails.
        let _done: Sender<()> = done;
        for number in 0..INPUTS {
            let mut random = Random::new(SEED ^ number as u64);
            let input = kinds[number % kinds.len()](row, number, &mut random);
            let size = random.pick(&[1, 5, 100, usize::MAX]);
            let in_one = solve(row.problem, &input);
            let in_pieces = solve_in_pieces(row.problem, &input, |_| size);
            let name = || format!("input {number}: {:?}", String::from_utf8_lossy(&input));
            assert_eq!(in_one, in_pieces, "{}, in pieces of {size}", name());
            check(&in_one, &input, name);
        }
    });
    let end = is_done.recv_timeout(PATIENCE);
    assert_eq!(end, Err(RecvTimeoutError::Disconnected), "it hangs");
    worker.join().unwrap_or_else(|panic| resume_unwind(panic));
}

/// What holds for every run: a message is one line, and its place is in the input.
fn check(run: &Run, input: &[u8], name: impl Fn() -> String) {
    let Some((line, column, message)) = &run.error else {
        return;
    };
    assert!(!message.is_empty(), "{}", name());
    let is_plain = |character: char| !character.is_control();
    assert!(message.chars().all(is_plain), "{}: {message:?}", name());
    assert!(message.len() < 500, "{}: {message:?}", name());
    let input = input.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(input);
    let mut lines = input.split(|&byte| byte == b'\n');
    let place = lines.nth(*line as usize - 1).expect("a line of the input");
    assert!(*column as usize <= place.len() + 1, "{}: {run:?}", name());
    let byte = place.get(*column as usize - 1);
    let is_word = byte.is_some_and(|byte| !matches!(byte, b' ' | b'\t'..=b'\r'));
    if message.contains("found \"") {
        assert!(is_word, "{}: {run:?}", name());
    }
    if message.contains("the input ends") {
        assert!(!is_word, "{}: {run:?}", name());
    }
}

/// A valid file of a few cases.
fn valid(row: &Row, number: usize, random: &mut Random) -> Vec<u8> {
    let cases: Vec<String> = (0..random.between(1, 4) as usize)
        .map(|case| making::case(row.name(), number + 50 * case))
        .collect();
    making::input(row.name(), &cases).into_bytes()
}

fn random(_: &Row, _: usize, random: &mut Random) -> Vec<u8> {
    let length = random.between(0, 400);
    (0..length).map(|_| random.below(256) as u8).collect()
}

/// Bytes that occur in the input of some problem.
fn usual(_: &Row, _: usize, random: &mut Random) -> Vec<u8> {
    let length = random.between(0, 600);
    let usual = b"0123456789012 \n  \n\t\r+-AJQKab.";
    (0..length).map(|_| random.pick(usual)).collect()
}

/// Words that occur in the input of the problem, in any order.
fn words(row: &Row, number: usize, random: &mut Random) -> Vec<u8> {
    let input = String::from_utf8(valid(row, number, random)).unwrap();
    let words: Vec<&str> = input.split_whitespace().collect();
    let length = random.between(0, 300);
    let words: Vec<&str> = (0..length)
        .map(|_| match random.below(60) {
            0 => "0",
            1 => "4294967295",
            2 => "2147483647",
            3 => "99999999999999999999",
            4 => "-1",
            _ => random.pick(&words),
        })
        .collect();
    words.join(" ").into_bytes()
}

/// Valid input with bytes changed.
fn changed(row: &Row, number: usize, random: &mut Random) -> Vec<u8> {
    let mut input = valid(row, number, random);
    for _ in 0..random.between(1, 4) {
        let place = random.index(input.len());
        let usual = random.pick(b"0123456789 \n+-AK");
        match random.below(4) {
            0 => input[place] = random.below(256) as u8,
            1 => input[place] = usual,
            2 => input.insert(place, usual),
            _ => drop(input.remove(place)),
        }
        if input.is_empty() {
            break;
        }
    }
    input
}

/// Valid input of which a part is missing or comes again.
fn cut_and_repeated(row: &Row, number: usize, random: &mut Random) -> Vec<u8> {
    let mut input = valid(row, number, random);
    let from = random.index(input.len());
    let part = from..from + random.index(input.len() - from + 1);
    match random.below(3) {
        0 => input.truncate(from),
        1 => drop(input.drain(part)),
        _ => {
            let part = input[part].repeat(random.between(1, 3) as usize);
            let place = random.index(input.len());
            input.splice(place..place, part);
        }
    }
    input
}

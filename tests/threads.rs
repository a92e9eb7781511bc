//! Several threads do what one does: the same output, messages and exit status, whatever the input
//! is, and no later.

use crate::common::{judge, run};
use judge::workbench::generator::{Random, Request};
use judge::{Problem, PROBLEMS};
use std::io::{Read, Write};
use std::process::Stdio;
use std::sync::OnceLock;
use std::thread::scope;

/// The problems that can be solved on several threads.
fn problems() -> Vec<&'static Problem> {
    let problems = PROBLEMS.iter().copied();
    let shared: Vec<_> = problems
        .filter(|problem| problem.framing.words.is_some())
        .collect();
    assert!(!shared.is_empty());
    shared
}

/// The same problems, with an input each, made once for all tests.
fn inputs() -> &'static [(&'static Problem, Vec<u8>)] {
    static INPUTS: OnceLock<Vec<(&Problem, Vec<u8>)>> = OnceLock::new();
    INPUTS.get_or_init(|| {
        scope(|scope| {
            let made = problems().into_iter();
            let made = made.map(|problem| (problem, scope.spawn(move || input(problem))));
            let made: Vec<_> = made.collect();
            let inputs = made.into_iter();
            let inputs = inputs.map(|(problem, input)| (problem, input.join().unwrap()));
            inputs.collect()
        })
    })
}

/// Generated input without its end: a few parts more than are solved before threads start.
fn input(problem: &Problem) -> Vec<u8> {
    let mut request = Request {
        cases: 1000,
        seed: 7,
        size: None,
        kind: None,
    };
    let length = problem.generate_to_vec(&request).unwrap().len() as u64;
    request.cases *= 1_300_000 / length;
    let mut input = problem.generate_to_vec(&request).unwrap();
    assert!(input.len() > 1_200_000, "{}", input.len());
    input.truncate(input.len() - problem.framing.end().len());
    input
}

/// Does something to an input that a program that cuts it may get wrong.
fn damage(input: &mut Vec<u8>, number: usize, random: &mut Random) {
    // Most of them after the threads have started.
    let at = input.len() - 1 - random.index(input.len() / 4);
    let insert = |input: &mut Vec<u8>, at: usize, bytes: &[u8]| {
        input.splice(at..at, bytes.iter().copied());
    };
    let line_feed = |byte: &u8| *byte == b'\n';
    match number {
        0 => {}
        1 => input.truncate(at),
        2 => insert(input, at, b" zz "),
        // A terminator, in the middle of a case and between two.
        3 => insert(input, at, b" 0 "),
        4 => {
            let line = input[..at]
                .iter()
                .rposition(line_feed)
                .map_or(0, |at| at + 1);
            insert(input, line, b"0\n");
        }
        5 => {
            // Everything on one line, whose columns do not count a byte-order mark.
            input
                .iter_mut()
                .filter(|byte| **byte == b'\n')
                .for_each(|byte| *byte = b' ');
            insert(input, at, b"?");
            insert(input, 0, b"\xEF\xBB\xBF");
        }
        6 => insert(input, 0, b"\xEF\xBB\xBF\xEF\xBB\xBF"),
        7 => insert(input, at, &vec![b' '; 600_000]),
        8 => insert(input, at, &vec![b'x'; 600_000]),
        9 => input
            .iter_mut()
            .filter(|byte| **byte == b' ')
            .for_each(|byte| *byte = b'\r'),
        _ => unreachable!("there are ten"),
    }
}

#[test]
fn as_with_one_thread() {
    for (problem, valid) in inputs() {
        let mut random = Random::new(3);
        for number in 0..10 {
            let mut input = valid.clone();
            damage(&mut input, number, &mut random);
            let solve = |threads| run(&mut judge(&[problem.name(), "--threads", threads]), &input);
            let threads = ["2", "3", "16"][number % 3];
            let (one, several) = (solve("1"), solve(threads));
            let name = problem.name();
            assert!(
                one == several,
                "{name}, {number}: {} and {}",
                one.2,
                several.2
            );
        }
    }
}

#[test]
fn no_answer_waits_for_more_input() {
    for (problem, input) in inputs() {
        let mut child = judge(&[problem.name(), "--threads", "2"]);
        let child = child.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = child.spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let mut stdout = child.stdout.take().unwrap();
        let (status, expected, _) = run(&mut judge(&[problem.name()]), input);
        assert_eq!(status, Some(0));
        let answers = scope(|scope| {
            let reader = scope.spawn(|| {
                let mut answers = vec![0; expected.len()];
                stdout.read_exact(&mut answers).unwrap();
                answers
            });
            // Standard input stays open.
            stdin.write_all(input).unwrap();
            reader.join().unwrap()
        });
        assert!(answers == expected.as_bytes());
        drop(stdin);
        assert!(child.wait().unwrap().success());
    }
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    for (problem, input) in inputs() {
        let mut child = judge(&[problem.name(), "--threads", "2"]);
        let child = child.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = child.stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        // It may end before it has read everything.
        let _ = child.stdin.take().unwrap().write_all(input);
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), &*output.stderr), (Some(0), &b""[..]));
    }
}

#[test]
fn the_number_is_checked() {
    for (number, message) in [
        ("0", "expected 1 to 256"),
        ("257", "expected 1 to 256"),
        ("x", "expected a whole number"),
    ] {
        let (status, _, errors) = run(&mut judge(&["cheat", "--threads", number]), "");
        assert_eq!(status, Some(2));
        assert!(errors.contains(message), "{errors}");
    }
}

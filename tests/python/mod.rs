//! The validators and the checker in Python, which packages contain, agree with `judge validate`
//! and `judge check`. The tests run them on samples, on generated texts and on thousands of damaged
//! texts.
//!
//! The tests need `python3`. `harness.py` runs a validator or a checker on many texts in one
//! process.

use crate::common::inputs::{generate, generated_input};
use crate::common::problems::{tested_problem, TestedProblem};
use crate::common::{empty_directory, execute, project_path, read_samples, solve, verdict_on};
use judge::workbench::checker::Verdict;
use judge::workbench::generator::Random;
use judge::Problem;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

for_each_problem!(
    #[ignore = "needs python3"]
    validators_agree_with_judge_validate
);

/// The number of damaged texts for a validator, and the minimum number for the checker.
const DAMAGED_TEXT_COUNT: usize = 2000;

fn validators_agree_with_judge_validate(tested: &'static TestedProblem) {
    let (problem, name) = (tested.problem, tested.name());
    let folder = empty_directory(&format!("python-{name}"));
    let program = folder.join("validator.py");
    std::fs::write(&program, problem.files.validator).unwrap();
    let samples = ["samples", "tests/samples"].map(|folder| read_samples(folder, name));
    let samples = samples.into_iter().flatten();
    let mut texts: Vec<Vec<u8>> = samples.map(|(_, input, _)| input.into_bytes()).collect();
    // Some inputs are beyond the limits of the judges.
    let (max_cases, max_size) = (problem.format.max_cases.min(3), *tested.sizes.end());
    for size in [None, Some(max_size), Some(max_size + 1)] {
        let size = size.filter(|size| problem.generator.sizes.contains(size));
        let counts = [max_cases, max_cases + 1];
        let inputs = counts.map(|cases| generate(problem, cases, 1, size, None));
        texts.extend(inputs.map(String::into_bytes));
    }
    texts.extend(damaged_texts(&small_inputs(problem), DAMAGED_TEXT_COUNT));
    let (mut valid_count, mut same_line_count) = (0, 0);
    let lines = lines_in_messages(&program, "", &[], &texts);
    for (text, line) in texts.iter().zip(lines) {
        let violation = problem.validate(text, true).err();
        let expected = violation.map(|(place, _)| place.line);
        let lossy_text = String::from_utf8_lossy(text);
        assert_eq!(line.is_none(), expected.is_none(), "{lossy_text}");
        // The validator in Python may report an earlier line. `judge validate` reads a whole case
        // first, and checks whitespace and names afterwards.
        assert!(line <= expected, "{line:?} {expected:?} {lossy_text}");
        valid_count += usize::from(line.is_none());
        same_line_count += usize::from(line.is_some() && line == expected);
    }
    let invalid_count = texts.len() - valid_count;
    assert!(valid_count > 20, "{valid_count}");
    assert!(invalid_count > DAMAGED_TEXT_COUNT / 2, "{invalid_count}");
    assert!(same_line_count > invalid_count / 4 * 3, "{same_line_count}");
}

#[test]
#[cfg_attr(windows, ignore = "needs python3")]
fn the_checker_agrees_with_judge_check() {
    let problem = tested_problem("game-schedule").problem;
    let folder = empty_directory("python-checker");
    let program = folder.join("checker.py");
    std::fs::write(&program, problem.files.checker.unwrap()).unwrap();
    let folder = folder.to_str().unwrap();
    let [input_file, message_file] =
        ["in", "judgemessage.txt"].map(|name| format!("{folder}/{name}"));
    let mut counts = BTreeMap::new();
    let mut inputs = small_inputs(problem);
    inputs.push(b"0\n".to_vec());
    for (number, input) in inputs.iter().enumerate() {
        std::fs::write(&input_file, input).unwrap();
        let answer = solve(problem, input).expect_success().into_bytes();
        // A fifth of the texts is enough, because there are many inputs.
        let outputs = damaged_texts(&[answer], DAMAGED_TEXT_COUNT / 5);
        // For every other input, the checker compares whitespace, too.
        let compares_whitespace = number % 2 == 1;
        let mut arguments = vec![&*input_file, "data.ans", folder, "case_sensitive"];
        arguments.extend(compares_whitespace.then_some("space_change_sensitive"));
        let lines = lines_in_messages(&program, &message_file, &arguments, &outputs);
        for (output, line) in outputs.iter().zip(lines) {
            let verdict = verdict_on(problem, input, output);
            let is_error = compares_whitespace || matches!(verdict, Verdict::WrongAnswer(_));
            let mismatch = verdict.mismatch().filter(|_| is_error);
            let expected = mismatch.map(|mismatch| mismatch.line);
            let lossy_text = String::from_utf8_lossy(output);
            assert_eq!(line, expected, "{lossy_text}{verdict:?}");
            *counts.entry(verdict.name()).or_insert(0) += 1;
        }
    }
    assert_eq!(counts.len(), 3);
    let are_frequent = counts.values().all(|count| *count > 50);
    let total: usize = counts.values().sum();
    assert!(total >= DAMAGED_TEXT_COUNT && are_frequent, "{counts:?}");
}

/// Returns two small valid inputs of each kind.
fn small_inputs(problem: &dyn Problem) -> Vec<Vec<u8>> {
    let numbers = 0..2 * problem.generator.kinds.len();
    let inputs = numbers.map(|number| generated_input(problem.name, number, 3).into_bytes());
    inputs.collect()
}

/// Returns the texts, followed by this number of copies with at most three random changes each.
fn damaged_texts(texts: &[Vec<u8>], count: usize) -> Vec<Vec<u8>> {
    let mut random = Random::new(12);
    let mut all_texts = texts.to_vec();
    for _ in 0..count {
        let mut text = texts[random.index(texts.len())].clone();
        for _ in 0..random.between(1, 3) {
            damage(&mut text, &mut random);
        }
        all_texts.push(text);
    }
    all_texts
}

/// The texts that [`damage`] inserts: words, numbers, whitespace and control characters.
const INSERTIONS: [&str; 18] = [
    "", " ", "\n", "\r\n", "\t", "\x0B", "\0", "\x1A", "\u{FEFF}", "\u{A0}", "\u{660}", "0", "00",
    "+5", "-1", "1_0", "1e1", "A",
];

/// Makes at most one random change to a text: removes, repeats, swaps or replaces a byte, a word or
/// a line; inserts one of [`INSERTIONS`], a number or a byte; or cuts off the rest of the text.
pub fn damage(text: &mut Vec<u8>, random: &mut Random) {
    let is_space = u8::is_ascii_whitespace;
    let mut parts: Vec<&[u8]> = match random.below(3) {
        0 => text.chunks(1).collect(),
        1 => text.chunk_by(|a, b| is_space(a) == is_space(b)).collect(),
        _ => text.split_inclusive(|byte| *byte == b'\n').collect(),
    };
    parts.push(b"");
    // Many rules are about the beginning and the end of a text, so changes are frequent there.
    let max_distance = parts.len().min(5);
    let index = match random.below(5) {
        0 => random.index(max_distance),
        1 => parts.len() - 1 - random.index(max_distance),
        _ => random.index(parts.len()),
    };
    let nearby_index = (index + 1 + random.index(8)).min(parts.len() - 1);
    let any_index = random.index(parts.len());
    let second_index = random.pick(&[nearby_index, any_index]);
    let digits = random.pick(&["", "2", "999999999"]).to_string();
    let number = digits.repeat(random.index(3)) + &random.below(60).to_string();
    let insertion = match random.below(4) {
        0 => number.as_bytes(),
        1 => &[random.below(256) as u8],
        _ => random.pick(&INSERTIONS).as_bytes(),
    };
    match random.below(8) {
        0 => drop(parts.remove(index)),
        1 => parts.insert(index, parts[index]),
        2 => parts.swap(index, second_index),
        3 => parts[index] = parts[second_index],
        4 => parts[index] = insertion,
        5 => parts.insert(index, insertion),
        6 => parts.truncate(index),
        _ => {}
    }
    *text = parts.concat();
}

/// Runs a program on each text. For each text, returns the number of the line that the message of
/// the program names, or `None` if the program accepts the text.
fn lines_in_messages(
    program: &Path,
    message_file: &str,
    arguments: &[&str],
    texts: &[Vec<u8>],
) -> Vec<Option<u64>> {
    let mut input = Vec::new();
    for text in texts {
        input.extend((text.len() as u32).to_le_bytes());
        input.extend(text);
    }
    let mut python = Command::new("python3");
    python.arg(project_path("tests/python/harness.py"));
    python.arg(program).arg(message_file).args(arguments);
    let (status, output, errors) = execute(&mut python, &input);
    assert_eq!((status, &*errors), (Some(0), ""));
    let numbers: Vec<Option<u64>> = output.lines().map(|line| line.parse().ok()).collect();
    assert_eq!(numbers.len(), texts.len());
    numbers
}

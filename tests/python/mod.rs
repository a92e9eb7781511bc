//! The validators and the checker in Python, which packages hold, give the verdicts of
//! `judge validate` and `judge check`: on what is right, and on thousands of damaged texts.
//!
//! They need `python3`. `harness.py` runs a program on many texts in one process.

use crate::common::inputs::{generate, generated_input};
use crate::common::problems::{tested_problem, TestedProblem};
use crate::common::{empty_directory, execute, project_path, samples, solve, verdict};
use judge::workbench::checker::Verdict;
use judge::workbench::generator::Random;
use judge::Problem;
use std::path::Path;
use std::process::Command;

for_each_problem!(
    #[ignore = "needs python3"]
    validators_say_what_judge_validate_says
);

/// How many damaged texts are tried on each program.
const DAMAGED: usize = 2000;

fn validators_say_what_judge_validate_says(tested: &'static TestedProblem) {
    let (problem, name) = (tested.problem, tested.name());
    let folder = empty_directory(&format!("python-{name}"));
    let program = folder.join("validator.py");
    std::fs::write(&program, problem.files.validator).unwrap();
    let samples = ["samples", "tests/samples"].map(|folder| samples(folder, name));
    let samples = samples.into_iter().flatten();
    let mut texts: Vec<Vec<u8>> = samples.map(|(_, input, _)| input.into_bytes()).collect();
    // At the judges' limits, and beyond.
    let (most, largest) = (problem.format.max_cases.min(3), *tested.sizes.end());
    for size in [None, Some(largest), Some(largest + 1)] {
        let size = size.filter(|size| problem.generator.sizes.contains(size));
        let inputs = [most, most + 1].map(|cases| generate(problem, cases, 1, size, None));
        texts.extend(inputs.map(String::into_bytes));
    }
    texts.extend(damaged(&small_inputs(problem)));
    let (mut right, mut wrong, mut same) = (0, 0, 0);
    for (text, found) in texts.iter().zip(lines(&program, "", &[], &texts)) {
        let violation = problem.validate(text, true).err();
        let expected = violation.map(|(place, _)| place.line);
        let shown = String::from_utf8_lossy(text);
        assert_eq!(found.is_none(), expected.is_none(), "{shown}");
        // At the end of a case there is more than one way to say what is wrong. In a case,
        // `judge validate` names a word that cannot be read before whitespace that is wrong.
        assert!(found <= expected, "{found:?} {expected:?} {shown}");
        match found {
            None => right += 1,
            _ => wrong += 1,
        }
        same += usize::from(found.is_some() && found == expected);
    }
    assert!(right > 20 && wrong > DAMAGED / 2, "{right} {wrong}");
    // A name that breaks a rule is read, and may first be missed in a match.
    assert!(same > wrong / 4 * 3, "{same} {wrong}");
}

#[test]
#[ignore = "needs python3"]
fn the_checker_says_what_judge_check_says() {
    let problem = tested_problem("game-schedule").problem;
    let folder = empty_directory("python-checker");
    let program = folder.join("checker.py");
    std::fs::write(&program, problem.files.checker.unwrap()).unwrap();
    let [input, messages] = ["in", "judgemessage.txt"].map(|name| folder.join(name));
    let [input, messages, folder] = [&input, &messages, &folder].map(|path| path.to_str().unwrap());
    let mut frequencies = [0; 3];
    let mut inputs = small_inputs(problem);
    inputs.push(b"0\n".to_vec());
    for (number, text) in inputs.iter().enumerate() {
        std::fs::write(input, text).unwrap();
        let right = solve(problem, text).expect_success().into_bytes();
        let mut outputs = damaged(&[right]);
        outputs.truncate(DAMAGED / 5);
        // Whitespace counts every other time.
        let flags = ["case_sensitive", "space_change_sensitive"];
        let flags = &flags[..1 + number % 2];
        let arguments = [&[input, "data.ans", folder], flags].concat();
        let found = lines(&program, messages, &arguments, &outputs);
        for (output, found) in outputs.iter().zip(found) {
            let verdict = verdict(problem, text, output);
            let line = verdict.mismatch().map(|mismatch| mismatch.line);
            let (kind, expected) = match &verdict {
                Verdict::Accepted => (0, None),
                Verdict::WrongAnswer(_) => (1, line),
                Verdict::PresentationError(_) => (2, line.filter(|_| flags.len() == 2)),
            };
            frequencies[kind] += 1;
            let shown = String::from_utf8_lossy(output);
            assert_eq!(found, expected, "{shown}{verdict:?}");
        }
    }
    let all: usize = frequencies.iter().sum();
    let is_frequent = frequencies.iter().all(|times| *times > 50);
    assert!(all >= DAMAGED && is_frequent, "{frequencies:?}");
}

/// Valid inputs of each kind, none of them large.
fn small_inputs(problem: &dyn Problem) -> Vec<Vec<u8>> {
    let numbers = 0..2 * problem.generator.kinds.len();
    let inputs = numbers.map(|number| generated_input(problem.name(), number, 3).into_bytes());
    inputs.collect()
}

/// `texts` as they are, and damaged at one to three places.
fn damaged(texts: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let mut random = Random::new(12);
    let mut all = texts.to_vec();
    while all.len() < texts.len() + DAMAGED {
        let mut text = random.pick(&texts.iter().collect::<Vec<_>>()).clone();
        for _ in 0..random.between(1, 3) {
            damage(&mut text, &mut random);
        }
        all.push(text);
    }
    all
}

/// Some of what is inserted into damaged texts.
const FOREIGN: [&str; 18] = [
    "", " ", "\n", "\r\n", "\t", "\x0B", "\0", "\x1A", "\u{FEFF}", "\u{A0}", "\u{660}", "0", "00",
    "+5", "-1", "1_0", "1e1", "A",
];

/// Damages a text: a byte, a word or a line, or where one of them begins.
pub fn damage(text: &mut Vec<u8>, random: &mut Random) {
    let mut parts: Vec<&[u8]> = match random.below(3) {
        0 => text.chunks(1).collect(),
        1 => text
            .chunk_by(|a, b| a.is_ascii_whitespace() == b.is_ascii_whitespace())
            .collect(),
        _ => text.split_inclusive(|byte| *byte == b'\n').collect(),
    };
    parts.push(b"");
    // Often near the beginning or the end, where there are rules of their own.
    let few = parts.len().min(5);
    let at = match random.below(5) {
        0 => random.index(few),
        1 => parts.len() - 1 - random.index(few),
        _ => random.index(parts.len()),
    };
    let near = (at + 1 + random.index(8)).min(parts.len() - 1);
    let far = random.index(parts.len());
    let other = random.pick(&[near, far]);
    let number = random.pick(&["", "2", "999999999"]).to_string();
    let number = number.repeat(random.index(3)) + &random.below(60).to_string();
    let foreign = match random.below(4) {
        0 => number.as_bytes(),
        1 => &[random.below(256) as u8],
        _ => random.pick(&FOREIGN).as_bytes(),
    };
    match random.below(8) {
        0 => drop(parts.remove(at)),
        1 => parts.insert(at, parts[at]),
        2 => parts.swap(at, other),
        3 => parts[at] = parts[other],
        4 => parts[at] = foreign,
        5 => parts.insert(at, foreign),
        6 => parts.truncate(at),
        _ => {}
    }
    *text = parts.concat();
}

/// For each text the line that the message of a program names; `None` if it finds the text right.
fn lines(
    program: &Path,
    messages: &str,
    arguments: &[&str],
    texts: &[Vec<u8>],
) -> Vec<Option<u64>> {
    let mut all = Vec::new();
    for text in texts {
        all.extend((text.len() as u32).to_le_bytes());
        all.extend(text);
    }
    let mut python = Command::new("python3");
    python
        .arg(project_path("tests/python/harness.py"))
        .arg(program);
    let (status, lines, error) = execute(python.arg(messages).args(arguments), &all);
    assert_eq!((status, &*error), (Some(0), ""));
    let lines: Vec<Option<u64>> = lines.lines().map(|line| line.parse().ok()).collect();
    assert_eq!(lines.len(), texts.len());
    lines
}

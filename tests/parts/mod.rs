//! The validators and the checker as exported: for all tools they say the same as `judge validate`
//! and `judge check`, whatever the input or output is. Thousands of damaged texts are tried;
//! `harness.c` makes that quick.
#![cfg(target_os = "linux")]

use crate::common::making::generate;
use crate::common::problems::row;
use crate::common::{directory, judge, path, run, sample, solve, verdict, violations};
use judge::export::parts::{Convention, Part};
use judge::workbench::checker::Verdict;
use judge::workbench::generator::Random;
use judge::{Problem, PROBLEMS};
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use Convention::{Kattis, Testlib};

/// How many damaged texts are tried on a validator or checker.
const DAMAGED: usize = 400;

/// How many violations a validator shows.
const SHOWN: usize = 20;

#[test]
#[ignore = "takes long"]
fn validators_say_what_judge_validate_says() {
    in_two_threads(PROBLEMS, |problem| {
        let inputs = damaged(&inputs(problem));
        let expected: Vec<(bool, String)> = inputs
            .iter()
            .map(|input| {
                let lines = violations(problem, input, true, usize::MAX);
                let shown = lines.iter().take(SHOWN).map(|line| format!("{line}\n"));
                (lines.is_empty(), shown.collect())
            })
            .collect();
        let valid = expected.iter().filter(|(is_valid, _)| *is_valid).count();
        assert!(
            valid > 0 && valid < DAMAGED / 2,
            "{}: {valid}",
            problem.name()
        );
        let number = PROBLEMS
            .iter()
            .position(|other| other.name() == problem.name());
        // `main` is all that depends on the tools: it is enough that some problem gets each.
        let convention = [Kattis, Testlib][number.unwrap() % 2];
        let [is_valid, is_not, _] = convention.validator_statuses();
        let program = Program::new(problem, Part::Validator, convention);
        let arguments = ["--testset", "X", "--group", "Y"];
        let found = program.run(&inputs, &arguments);
        for ((input, found), expected) in inputs.iter().zip(found).zip(expected) {
            let status = if expected.0 { is_valid } else { is_not };
            let input = String::from_utf8_lossy(input);
            let name = problem.name();
            assert_eq!(found, (status, expected.1), "{name}:\n{input}");
        }
    });
}

#[test]
#[ignore = "takes long"]
fn checkers_say_what_judge_check_says() {
    let problems = PROBLEMS.iter().copied();
    let problems: Vec<_> = problems.filter(|p| p.export.checker.is_some()).collect();
    assert!(!problems.is_empty());
    for problem in problems {
        in_two_threads(&[Kattis, Testlib], |convention| {
            let program = Program::new(problem, Part::Checker, *convention);
            let (input, answer) = (program.folder.join("in"), program.folder.join("ans"));
            let [input_path, answer_path] = [&input, &answer].map(|path| path.to_str().unwrap());
            let arguments = match convention {
                Kattis => [input_path, answer_path, "."],
                Testlib => [input_path, "data", answer_path],
            };
            let statuses = convention.checker_statuses();
            let mut frequencies = [0; 4];
            for (number, text) in inputs(problem).iter().take(4).enumerate() {
                let right = solve(problem, text).good().into_bytes();
                fs::write(&input, text).unwrap();
                fs::write(&answer, &right).unwrap();
                let mut outputs = damaged(&[right]);
                outputs.truncate(DAMAGED / 2);
                // Every other time with flags, of which one makes white space count.
                let mut arguments = arguments.to_vec();
                let is_exact = number % 2 == 1 && *convention == Kattis;
                if is_exact {
                    arguments.extend(["case_sensitive", "space_change_sensitive"]);
                }
                for (output, found) in outputs.iter().zip(program.run(&outputs, &arguments)) {
                    let verdict = verdict(problem, text, output);
                    let place = match verdict {
                        Verdict::Accepted => 0,
                        Verdict::WrongAnswer(_) => 1,
                        Verdict::PresentationError(_) => 2,
                    };
                    frequencies[place] += 1;
                    let place = if is_exact && place == 2 { 1 } else { place };
                    let output = String::from_utf8_lossy(output);
                    let expected = (statuses[place], format!("{verdict}\n"));
                    assert_eq!(found, expected, "input {number}:\n{output}");
                }
            }
            assert!(
                frequencies[..3].iter().all(|times| *times > 9),
                "{frequencies:?}"
            );
            // A bad input or a wrong answer gives no verdict.
            fs::write(&answer, "nonsense").unwrap();
            let [(status, message)] = &program.run(&[vec![]], &arguments)[..] else {
                panic!("one result");
            };
            assert!(*status == 3 && message.starts_with("the answer is not right: "));
            fs::write(&input, "nonsense").unwrap();
            let [(status, message)] = &program.run(&[vec![]], &arguments)[..] else {
                panic!("one result");
            };
            assert!(*status == 3 && message.starts_with("the input is bad: 1:1: "));
            fs::remove_file(&input).unwrap();
            assert_eq!(program.run(&[vec![]], &arguments)[0].0, 3);
            assert_eq!(program.run(&[vec![]], &arguments[..2])[0].0, 3);
        });
    }
}

#[test]
fn files_keep_to_what_judges_take() {
    for problem in PROBLEMS {
        for part in [Part::Validator, Part::Checker] {
            let Some(text) = part.program(problem, Kattis) else {
                continue;
            };
            assert_eq!(Some(&*text), part.kept(problem));
            assert!(text.is_ascii() && text.len() < 100_000);
            assert!(text.lines().all(|line| line.len() < 1000));
        }
    }
}

/// Valid inputs: the sample, and a few small ones of each kind.
fn inputs(problem: &Problem) -> Vec<Vec<u8>> {
    let mut inputs = vec![sample(problem.name(), "in").into_bytes()];
    let sizes = row(problem.name()).special.plain_sizes.as_ref();
    let size = sizes.map(|sizes| sizes.start() + 3);
    for (seed, kind) in problem.generator.kinds.iter().enumerate() {
        let input = generate(problem, 3, seed as u64, size, Some(kind.name));
        inputs.push(input.into_bytes());
    }
    inputs
}

/// `texts` as they are, and damaged at one to three places.
fn damaged(texts: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let mut random = Random::new(12);
    let mut all = texts.to_vec();
    while all.len() < DAMAGED {
        let mut text = texts[random.index(texts.len())].clone();
        for _ in 0..random.between(1, 3) {
            damage(&mut text, &mut random);
        }
        all.push(text);
    }
    all
}

/// Damages a text: a byte, a word, a line, or its end.
fn damage(text: &mut Vec<u8>, random: &mut Random) {
    const WORDS: [&[u8]; 12] = [
        b"0",
        b"1",
        b"2",
        b"-1",
        b"00",
        b"4294967296",
        b"A",
        b"\xFF\xFE",
        b"\0",
        b" ",
        b"\n",
        b"",
    ];
    let place = random.index(text.len() + 1);
    // The word or the line from there on, and those of another place.
    let end = |text: &[u8], place: usize, is_end: fn(&u8) -> bool| {
        let length = text[place..].iter().position(is_end);
        length.map_or(text.len(), |length| place + length + 1)
    };
    let is_line_end = |byte: &u8| *byte == b'\n';
    match random.below(8) {
        0 => drop(text.splice(place..place, random.pick(&WORDS).iter().copied())),
        6 => {
            let place = end(text, place, u8::is_ascii_whitespace);
            text.insert(place, random.pick(b" \n"));
        }
        1 if place < text.len() => text[place] = random.below(256) as u8,
        2 if place < text.len() => drop(text.remove(place)),
        3 => {
            let word = place..end(text, place, u8::is_ascii_whitespace);
            drop(text.splice(word, random.pick(&WORDS).iter().copied()));
        }
        4 => drop(text.drain(place..end(text, place, is_line_end))),
        5 => {
            let other = random.index(text.len() + 1);
            let line = text[other..end(text, other, is_line_end)].to_vec();
            text.splice(place..place, line);
        }
        _ if random.chance(1, 4) => text.truncate(place),
        _ => {}
    }
}

/// An exported program with the harness around it.
struct Program {
    file: PathBuf,
    folder: PathBuf,
}

impl Program {
    fn new(problem: &Problem, part: Part, convention: Convention) -> Program {
        let name = format!("{}-{part:?}-{convention:?}", problem.name());
        let folder = directory(&format!("parts-{name}"));
        let arguments = [
            "export",
            problem.name(),
            "--part",
            &format!("{part:?}").to_lowercase(),
            "--for",
            &format!("{convention:?}").to_lowercase(),
        ];
        let (status, source, message) = run(&mut judge(&arguments), "");
        assert_eq!(status, Some(0), "{message}");
        let (file, harness) = (folder.join("program"), folder.join("harness.o"));
        let code = folder.join("part.c");
        fs::write(&code, source).unwrap();
        let mut compiler = Command::new("cc");
        let compiler = compiler.args(["-O1", "-Wall", "-Wextra", "-Werror", "-c", "-o"]);
        succeeds(compiler.args([&harness, &path("tests/parts/harness.c")]));
        let mut compiler = Command::new("cc");
        let compiler = compiler.args(["-O0", "-ansi", "-Wall", "-Wextra", "-Werror"]);
        let compiler = compiler.args(["-Wl,--wrap=main", "-x", "c"]).arg(&code);
        succeeds(
            compiler
                .args(["-x", "none"])
                .arg(&harness)
                .arg("-o")
                .arg(&file),
        );
        Program { file, folder }
    }

    /// The exit status and the message for each text.
    fn run(&self, texts: &[Vec<u8>], arguments: &[&str]) -> Vec<(u8, String)> {
        let mut all = Vec::new();
        for text in texts {
            all.extend((text.len() as u32).to_ne_bytes());
            all.extend(text);
        }
        let mut child = Command::new(&self.file)
            .arg(&self.folder)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        let output = std::thread::scope(|scope| {
            scope.spawn(move || input.write_all(&all).unwrap());
            child.wait_with_output().unwrap()
        });
        assert!(output.status.success());
        let mut rest = &output.stdout[..];
        let results = texts.iter().map(|_| {
            let (&status, after) = rest.split_first().unwrap();
            let (length, after) = after.split_first_chunk().unwrap();
            let (message, after) = after.split_at(u32::from_ne_bytes(*length) as usize);
            rest = after;
            (status, String::from_utf8(message.to_vec()).unwrap())
        });
        results.collect()
    }
}

/// Runs a tool that has to succeed and stay silent.
fn succeeds(command: &mut Command) {
    let nothing = String::new();
    let silent = (Some(0), nothing.clone(), nothing);
    assert_eq!(run(command, ""), silent, "{command:?}");
}

/// Calls `test` for all items, in two threads.
fn in_two_threads<T: Sync>(items: &[T], test: impl Fn(&T) + Sync) {
    let (some, others) = items.split_at(items.len() / 2);
    std::thread::scope(|scope| {
        for part in [some, others] {
            scope.spawn(|| part.iter().for_each(&test));
        }
    });
}

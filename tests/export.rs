//! The files that `judge export` prints: they compile, they answer as the program does, and they
//! use only what the judges accept. `.ci/run` checks what takes more tools: that the C files
//! compile without warnings, as C++ too, and that the Rust files are formatted.

use judge::workbench::generator::Request;
use judge::{Problem, PROBLEMS};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// How many random cases of each problem the files have to answer.
const CASES: u64 = 2500;

#[test]
#[ignore = "takes long"]
fn rust_files_compile_without_a_warning_and_answer_as_the_program_does() {
    for_all_problems(|problem| {
        let source = exported(problem, "rust", "rs");
        let program = source.with_extension("from-rust");
        let mut compiler = Command::new("rustc");
        compiler.args(["-O", "--edition=2021", "-Dwarnings", "--crate-name=judge"]);
        succeeds(compiler.arg("-o").args([&program, &source]));
        answers_as_the_program_does(problem, &program);
        complains_as_the_program_does(problem, &program);
    });
}

#[test]
fn rust_files_are_short() {
    for problem in PROBLEMS {
        let source = exported(problem, "rust", "formatted.rs");
        let text = fs::read_to_string(&source).unwrap();
        let name = problem.name();
        // SPOJ takes less than other judges do.
        let is_at_spoj = problem.names.judges.contains("SPOJ");
        let most = if is_at_spoj { 50_000 } else { 65_536 };
        assert!(text.len() < most, "{name}: {} bytes", text.len());
        for line in text.lines() {
            assert!(line.chars().count() <= 100, "{name}: too long: {line}");
        }
    }
}

#[test]
#[ignore = "takes long"]
fn c_files_compile_and_answer_as_the_program_does() {
    for_all_problems(|problem| {
        let source = exported(problem, "c", "c");
        let program = source.with_extension("from-c");
        let mut compiler = Command::new("cc");
        // The command line of UVa, whose libraries come last so that they are found.
        compiler.args(["-O2", "-pipe", "-ansi", "-DONLINE_JUDGE", "-o"]);
        succeeds(compiler.args([&program, &source]).arg("-lm"));
        answers_as_the_program_does(problem, &program);
        passes_over_bad_input(problem, &program);
    });
}

#[test]
fn c_files_keep_to_what_judges_take() {
    for problem in PROBLEMS {
        let (name, text) = (problem.name(), problem.export.c);
        assert!(text.len() < 30_000, "{name}: {} bytes", text.len());
        assert!(text.is_ascii(), "{name}: not plain ASCII");
        for line in text.lines() {
            assert!(line.len() < 1000, "{name}: too long: {line}");
            if let Some(header) = line.strip_prefix("#include ") {
                let allowed = ["<stdio.h>", "<stdlib.h>", "<string.h>"];
                assert!(allowed.contains(&header), "{name}: includes {header}");
            }
        }
    }
}

/// Checks all problems, two at a time.
fn for_all_problems(check: fn(&'static Problem)) {
    let (some, others) = PROBLEMS.split_at(PROBLEMS.len() / 2);
    std::thread::scope(|scope| {
        for part in [some, others] {
            scope.spawn(move || part.iter().for_each(|problem| check(problem)));
        }
    });
}

/// Where the tests write.
fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("export");
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Exports `problem` into a file.
fn exported(problem: &Problem, language: &str, extension: &str) -> PathBuf {
    let mut judge = Command::new(env!("CARGO_BIN_EXE_judge"));
    let output = run(
        judge.args(["export", problem.name(), "--lang", language]),
        b"",
    );
    assert!(output.status.success(), "{}", problem.name());
    let file = folder().join(format!("{}.{extension}", problem.name()));
    fs::write(&file, output.stdout).unwrap();
    file
}

/// Runs a tool that has to succeed and stay silent.
fn succeeds(command: &mut Command) {
    let output = run(command, b"");
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    assert!(
        output.status.success() && said.is_empty(),
        "{command:?}:\n{said}"
    );
}

/// Runs a command on `input`.
fn run(command: &mut Command, input: &[u8]) -> Output {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = piped
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{:?}: {error}", command.get_program()));
    let mut pipe = child.stdin.take().unwrap();
    std::thread::scope(|scope| {
        // A command that stops early does not read it all.
        scope.spawn(move || pipe.write_all(input));
        child.wait_with_output().unwrap()
    })
}

/// What the program answers.
fn program_output(problem: &Problem, input: &[u8]) -> Output {
    let mut judge = Command::new(env!("CARGO_BIN_EXE_judge"));
    run(judge.arg(problem.name()), input)
}

/// The problem's sample.
fn sample(problem: &Problem) -> Vec<u8> {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    fs::read(samples.join(problem.name()).join("sample.in")).unwrap()
}

/// Checks the answers to all samples and to random cases.
fn answers_as_the_program_does(problem: &Problem, file: &Path) {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    let mut inputs = Vec::new();
    for entry in fs::read_dir(samples.join(problem.name())).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "in") {
            inputs.push((path.display().to_string(), fs::read(&path).unwrap()));
        }
    }
    assert!(!inputs.is_empty(), "{} has no samples", problem.name());
    let order = Request {
        cases: CASES.min(*problem.framing.range().end()),
        seed: 20,
        size: None,
        kind: None,
    };
    let random = problem.generate_to_vec(&order).unwrap();
    inputs.push(("random cases".into(), random));
    for (name, input) in inputs {
        let expected = program_output(problem, &input);
        let found = run(&mut Command::new(file), &input);
        let is_same = found.stdout == expected.stdout;
        assert!(is_same, "{}: {name}: answers differ", problem.name());
        if expected.status.success() {
            assert!(found.status.success(), "{}: {name}: fails", problem.name());
        }
    }
}

/// Checks that bad input gets the answers before it, and the message.
fn complains_as_the_program_does(problem: &Problem, file: &Path) {
    let input = bad_input(problem);
    let expected = program_output(problem, &input);
    let found = run(&mut Command::new(file), &input);
    assert_eq!(found.stdout, expected.stdout, "{}", problem.name());
    assert_eq!(found.status.code(), Some(1), "{}", problem.name());
    assert_eq!(expected.status.code(), Some(1), "{}", problem.name());
    let said = String::from_utf8(expected.stderr).unwrap();
    let (_, complaint) = said.split_once("<stdin>:").unwrap();
    let sibling = problem.sibling.unwrap_or("no other form");
    let complaint = complaint.replace(&format!("; {sibling}"), "");
    assert_eq!(String::from_utf8(found.stderr).unwrap(), complaint);
}

/// Checks that bad input gets the answers before it, and no message.
fn passes_over_bad_input(problem: &Problem, file: &Path) {
    let input = bad_input(problem);
    let expected = program_output(problem, &input);
    let found = run(&mut Command::new(file), &input);
    assert_eq!(found.stdout, expected.stdout, "{}", problem.name());
    assert!(
        found.status.success() && found.stderr.is_empty(),
        "{}",
        problem.name()
    );
}

/// The problem's sample with nonsense in place of its last word.
fn bad_input(problem: &Problem) -> Vec<u8> {
    let mut input = sample(problem);
    let end = input.iter().rposition(|byte| !byte.is_ascii_whitespace());
    let before = input[..end.unwrap()]
        .iter()
        .rposition(u8::is_ascii_whitespace);
    input.truncate(before.unwrap() + 1);
    input.extend_from_slice(b"nonsense \xFF");
    input
}

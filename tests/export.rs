//! The files that `judge export` prints use only what the judges accept, and those in C answer as
//! the solutions in Rust do. `.ci/run` checks what takes more compilers: no warnings, and in Rust
//! the answers of the program, also to damaged input. The Rust files are formatted there, too.

use crate::common::inputs::generate;
use crate::common::problems::TestedProblem;
use crate::common::{assert_same, empty_directory, execute, judge_command, samples, solve};
use crate::solutions::random_cases::files;
use judge::{Problem, PROBLEMS};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

for_each_problem!(c_answers_as_rust_does);

/// SPOJ takes less than the 65,536 bytes of other judges.
#[test]
fn files_keep_to_what_judges_take() {
    for problem in PROBLEMS {
        let (name, c) = (problem.name(), problem.files.c);
        let (status, rust, _) = execute(&mut judge_command(&["export", name]), "");
        assert_eq!(status, Some(0), "{name}");
        assert!(rust.len() < 50_000, "{name}: {} bytes", rust.len());
        for line in rust.lines().chain(c.lines()) {
            assert!(line.chars().count() <= 100, "{name}: too long: {line}");
        }
        assert!(c.is_ascii(), "{name}: not plain ASCII");
        let allowed = ["limits", "stdio", "stdlib", "string"].map(|name| format!("<{name}.h>"));
        for header in c.lines().filter_map(|line| line.strip_prefix("#include ")) {
            assert!(
                allowed.contains(&header.into()),
                "{name}: includes {header}"
            );
        }
    }
}

/// Compares the answers of the solutions in C and in Rust, byte by byte: to samples, to random cases,
/// to generated ones of full size, and to all cases of a small world.
fn c_answers_as_rust_does(tested: &'static TestedProblem) {
    let problem = tested.problem;
    let Some(program) = compile(problem) else {
        return;
    };
    let answers = |name: &str, input: &str| {
        let expected = solve(problem, input).expect_success();
        let (status, mut found, message) = execute(&mut Command::new(&program), input);
        if cfg!(windows) {
            found = found.replace("\r\n", "\n");
        }
        assert_eq!((status, &*message), (Some(0), ""), "{name}");
        assert_same(name, &expected, &found);
    };
    for folder in ["samples", "tests/samples"] {
        for (file, input, _) in samples(folder, tested.name()) {
            answers(&file, &input);
        }
    }
    for input in files(tested) {
        answers(&input, &input);
    }
    for (seed, kind) in problem.generator.kinds.iter().enumerate() {
        for size in [None, Some(*tested.sizes.end())] {
            // All positions of the Number Game.
            let cases = if kind.name == "every" { 3514 } else { 3 };
            let input = generate(problem, cases, seed as u64, size, Some(kind.name));
            answers(&format!("{}, size {size:?}", kind.name), &input);
        }
    }
}

/// Compiles the solution in C. `None` on Windows without a compiler, which is not needed there.
fn compile(problem: &dyn Problem) -> Option<PathBuf> {
    let folder = empty_directory(&format!("export-{}", problem.name()));
    let (source, program) = (folder.join("solution.c"), folder.join("solution.exe"));
    fs::write(&source, problem.files.c).expect("a file");
    let mut compiler = Command::new("cc");
    compiler.args(["-ansi", "-O2", "-Wall", "-Wextra", "-Werror", "-o"]);
    let status = compiler.arg(&program).arg(&source).status();
    if cfg!(windows) && status.is_err() {
        eprintln!("{}: skipped, since there is no `cc`", problem.name());
        return None;
    }
    assert!(status.expect("a C compiler").success());
    Some(program)
}

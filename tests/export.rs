//! The files that `judge export` prints are within the limits of the judges, and the solutions in C give
//! the answers of those in Rust. `.ci/run` has the tests that need more compilers: the files compile
//! without warnings, and the Rust files are formatted and answer like `judge`, also on damaged input.

use crate::common::inputs::generate;
use crate::common::problems::TestedProblem;
use crate::common::{assert_same, empty_directory, execute, judge_command, samples, solve};
use crate::solutions::random_cases::random_inputs;
use judge::{Problem, PROBLEMS};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

for_each_problem!(answers_in_c_are_those_in_rust);

/// SPOJ accepts 50,000 bytes, and the other judges 65,536.
#[test]
fn exported_files_are_within_the_limits_of_judges() {
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

/// Compares the answers of the solutions in C and in Rust byte by byte: on samples, on random cases, and
/// on generated cases of the default and of the largest size.
fn answers_in_c_are_those_in_rust(tested: &'static TestedProblem) {
    let problem = tested.problem;
    let Some(program) = compile(problem) else {
        return;
    };
    let compare = |name: &str, input: &str| {
        let expected = solve(problem, input).expect_success();
        let (status, mut actual, errors) = execute(&mut Command::new(&program), input);
        if cfg!(windows) {
            actual = actual.replace("\r\n", "\n");
        }
        assert_eq!((status, &*errors), (Some(0), ""), "{name}");
        assert_same(name, &expected, &actual);
    };
    for folder in ["samples", "tests/samples"] {
        for (file, input, _) in samples(folder, tested.name()) {
            compare(&file, &input);
        }
    }
    for input in random_inputs(tested) {
        compare(&input, &input);
    }
    for (seed, kind) in problem.generator.kinds.iter().enumerate() {
        for size in [None, Some(*tested.sizes.end())] {
            // The Number Game has 3514 positions.
            let cases = if kind.name == "every" { 3514 } else { 3 };
            let input = generate(problem, cases, seed as u64, size, Some(kind.name));
            compare(&format!("{}, size {size:?}", kind.name), &input);
        }
    }
}

/// Compiles the solution in C. Returns `None` on Windows without a compiler, where the test is skipped.
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

//! The files that `judge export` prints are within the limits of the online judges. The solutions
//! in C and in Rust print the same answers. `.ci/run` has the tests that need more compilers: all
//! files compile without warnings, and the Rust files are formatted and print what `judge` prints,
//! even for damaged input.

use crate::common::inputs::generate;
use crate::common::problems::TestedProblem;
use crate::common::{assert_same, compile, execute, judge_command, read_samples, solve};
use crate::solutions::random_cases::random_inputs;
use judge::PROBLEMS;
use std::process::Command;

for_each_problem!(
    #[cfg_attr(windows, ignore = "needs cc")]
    c_and_rust_print_the_same_answers
);

/// SPOJ accepts files of less than 50,000 bytes; the limits of the other judges are higher, and the
/// solutions in C are much shorter, so only those in Rust are measured. Lines have at most 100
/// characters. The C is plain ASCII and includes only headers that every judge has.
#[test]
fn exported_files_are_within_the_limits_of_judges() {
    for problem in PROBLEMS {
        let (name, c_source) = (problem.name, problem.files.c_solution);
        let (status, rust_source, _) = execute(&mut judge_command(&["export", name]), "");
        assert_eq!(status, Some(0), "{name}");
        assert!(rust_source.len() < 50_000, "{name}: {}", rust_source.len());
        for line in rust_source.lines().chain(c_source.lines()) {
            assert!(line.chars().count() <= 100, "{name}: too long: {line}");
        }
        assert!(c_source.is_ascii(), "{name}: not plain ASCII");
        let allowed_headers = ["<limits.h>", "<stdio.h>", "<stdlib.h>", "<string.h>"];
        let included_header = |line: &'static str| line.strip_prefix("#include ");
        for header in c_source.lines().filter_map(included_header) {
            let is_allowed = allowed_headers.contains(&header);
            assert!(is_allowed, "{name}: includes {header}");
        }
    }
}

/// Compares the answers byte by byte: for samples, for random cases, and for generated cases of the
/// default size and of the largest size.
fn c_and_rust_print_the_same_answers(tested: &'static TestedProblem) {
    let problem = tested.problem;
    let folder = format!("export-{}", tested.name());
    let command = "cc -x c -ansi -O2 -Wall -Wextra -Werror -o";
    let program = compile(&folder, problem.files.c_solution, command);
    let compare = |label: &str, input: &str| {
        let expected = solve(problem, input).expect_success();
        let (status, actual, errors) = execute(&mut Command::new(&program), input);
        assert_eq!((status, &*errors), (Some(0), ""), "{label}");
        assert_same(label, &expected, &actual);
    };
    for folder in ["samples", "tests/samples"] {
        for (file, input, _) in read_samples(folder, tested.name()) {
            compare(&file, &input);
        }
    }
    for input in random_inputs(tested) {
        compare(&input, &input);
    }
    for (seed, kind) in problem.generator.kinds.iter().enumerate() {
        for size in [None, Some(*tested.sizes.end())] {
            // The kind `every` goes through all 3514 positions of the Number Game.
            let cases = if kind.name == "every" { 3514 } else { 3 };
            let input = generate(problem, cases, seed as u64, size, Some(kind.name));
            compare(&format!("{}, size {size:?}", kind.name), &input);
        }
    }
}

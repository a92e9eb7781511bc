//! The files that `judge export` prints use only what the judges accept, and those in C answer as
//! the solutions in Rust do. `.ci/run` checks what takes more compilers: no warnings, and in Rust
//! the answers of the program, also to damaged input. The Rust files are formatted there, too.

use crate::common::making::generate;
use crate::common::problems::Row;
use crate::common::{assert_same, directory, judge, run, samples, solve};
use judge::{Problem, PROBLEMS};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

for_each_problem!(c_answers_as_rust_does);

#[test]
fn rust_files_are_short() {
    for problem in PROBLEMS {
        let name = problem.name();
        let (status, text, _) = run(&mut judge(&["export", name]), "");
        assert_eq!(status, Some(0), "{name}");
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
fn c_files_keep_to_what_judges_take() {
    for problem in PROBLEMS {
        let (name, text) = (problem.name(), problem.export.c);
        assert!(text.is_ascii(), "{name}: not plain ASCII");
        for line in text.lines() {
            assert!(line.len() <= 100, "{name}: too long: {line}");
            if let Some(header) = line.strip_prefix("#include ") {
                let allowed = ["<limits.h>", "<stdio.h>", "<stdlib.h>", "<string.h>"];
                assert!(allowed.contains(&header), "{name}: includes {header}");
            }
        }
    }
}

/// Compares the answers of the solutions in C and in Rust, byte by byte: to samples, to generated
/// cases of each kind and of several sizes, and to all cases of a small world.
fn c_answers_as_rust_does(row: &'static Row) {
    let problem = row.problem;
    let Some(program) = compile(problem) else {
        return;
    };
    let answers = |name: &str, input: &str| {
        let expected = solve(problem, input).good();
        let (status, found, message) = run(&mut Command::new(&program), input);
        assert_eq!((status, &*message), (Some(0), ""), "{name}");
        assert_same(name, &expected, &found);
    };
    for folder in ["samples", "tests/samples"] {
        for (file, input, _) in samples(folder, row.name()) {
            answers(&file, &input);
        }
    }
    let (cases, sizes) = cases_and_sizes(row.name());
    for size in sizes {
        for (seed, kind) in problem.generator.kinds.iter().enumerate() {
            let input = generate(problem, cases, seed as u64, size, Some(kind.name));
            answers(&format!("{}, size {size:?}", kind.name), &input);
        }
    }
    match row.name() {
        "number-game" | "uva1558" => {
            let input = generate(problem, 3514, 1, None, Some("every"));
            answers("every position", &input);
        }
        "spot" => answers("every game", &every_small_game_of_spot()),
        _ => {}
    }
}

/// How many cases are generated of each kind and size, and the sizes: small, middle and full.
fn cases_and_sizes(problem: &str) -> (u64, [Option<u32>; 3]) {
    match problem {
        // Draws and wins are rare, and take long to find.
        "10-20-30" => (4, [Some(0), Some(10), None]),
        "cheat" => (30, [Some(0), Some(10), None]),
        "number-game" | "uva1558" => (30, [Some(2), Some(9), Some(19)]),
        "gomoku" | "boj2615" => (30, [Some(20), Some(150), Some(361)]),
        "game-schedule" => (3, [Some(3), Some(40), Some(1000)]),
        "spot" => (30, [Some(2), Some(9), Some(50)]),
        _ => panic!("{problem} has no sizes here"),
    }
}

/// Compiles the solution in C. `None` on Windows without a compiler, which is not needed there.
fn compile(problem: &Problem) -> Option<PathBuf> {
    let folder = directory(&format!("export-{}", problem.name()));
    let (source, program) = (folder.join("solution.c"), folder.join("solution.exe"));
    fs::write(&source, problem.export.c).expect("a file");
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

/// All games on a board of two rows: each move flips one of the four squares.
fn every_small_game_of_spot() -> String {
    let mut games = String::new();
    for code in 0..4_u32.pow(4) {
        let mut spots = 0_u32;
        games += "2\n";
        for number in 0..4 {
            let square = code / 4_u32.pow(number) % 4;
            spots ^= 1 << square;
            let sign = if spots >> square & 1 == 1 { '+' } else { '-' };
            games += &format!("{} {} {sign}\n", square / 2 + 1, square % 2 + 1);
        }
    }
    games + "0\n"
}

//! The binary with little memory, as the shell of Linux can limit it.

use crate::common::making;
use crate::common::problems::Row;
use crate::common::{run, solve};
use std::process::Command;

for_each_problem!(
    #[ignore = "takes long"]
    many_cases
);

/// Kilobytes: enough for the binary and a few chunks; the Number Game's table takes 2 MB.
const LITTLE: usize = 20_000;

/// The binary with this much memory for everything, and a minute of time.
fn limited(kilobytes: usize, problem: &str) -> Command {
    let mut command = Command::new("sh");
    let script = format!("ulimit -t 60 && ulimit -v {kilobytes} && exec \"$0\" \"$1\"");
    command.args(["-c", &script, env!("CARGO_BIN_EXE_judge"), problem]);
    command
}

/// Memory really is limited.
#[test]
fn the_limit_is_one() {
    let teams: String = (1..1_000_000).map(|team| format!("{team}\n")).collect();
    let (.., error) = run(
        &mut limited(LITTLE, "game-schedule"),
        "1000000\n".to_string() + &teams,
    );
    assert!(error.contains("memory allocation of"), "{error}");
}

/// A count in the input is no reason to reserve memory for it.
#[test]
fn counts_are_not_believed() {
    for (problem, input) in [
        (
            "spot",
            "2147483647\n1 1 +\n2147483647 2147483647 +\n1 1 -\n",
        ),
        ("spot", "2147483647\n1 1 +\n1 1 -\n"),
        ("game-schedule", "4294967295\nA\nB\nC\n"),
        ("game-schedule", "2147483648\nA\nB\nC\n"),
        ("gomoku", "4294967295\n0 0 0\n"),
        ("number-game", "19 2 3 4\n"),
    ] {
        let (status, output, error) = run(&mut limited(LITTLE, problem), input);
        assert_eq!((status, &*output), (Some(1), ""), "{error}");
        assert!(error.contains("the input ends"), "{error}");
    }
}

/// Memory does not grow with the number of cases: the input alone would not fit.
fn many_cases(row: &'static Row) {
    let problem = row.problem;
    if *problem.format.range().end() == 1 {
        return;
    }
    let cases: Vec<String> = (0..200)
        .map(|number| making::case(row.name(), number))
        .collect();
    let once = solve(problem, making::input(row.name(), &cases)).good();
    let cases = cases.concat();
    let repeats = LITTLE * 1200 / cases.len();
    let mut input = problem.format.beginning(200 * repeats as u64);
    input.extend_from_slice(cases.repeat(repeats).as_bytes());
    input.extend_from_slice(problem.format.end());
    let (status, output, error) = run(&mut limited(LITTLE, problem.name()), input);
    assert_eq!((status, &*error), (Some(0), ""));
    // The same answers again and again, except for the numbers of the cases.
    let mut expected = once.lines().cycle();
    for line in output.lines() {
        let expected = expected.next().expect("a line");
        let is_numbered = ["Test Case #", "Scenario #"]
            .iter()
            .any(|words| line.starts_with(words) && expected.starts_with(words));
        assert!(
            line == expected || is_numbered,
            "{line:?}, not {expected:?}"
        );
    }
    assert_eq!(output.lines().count(), repeats * once.lines().count());
}

/// Cards that are no pack may go round for very long: here a position comes back after 581,212
/// cards.
#[test]
fn a_very_long_draw() {
    let deck =
        "5 10 1 5 5 6 10 5 5 8 10 10 10 5 5 10 5 5 5 5 10 10 5 5 10 10 1 5 10 10 5 10 8 5 10 \
                5 5 10 10 5 10 5 3 10 10 10 10 10 5 5 5 5 0";
    let (status, output, error) = run(&mut limited(30_000, "10-20-30"), deck);
    assert_eq!((status, &*output), (Some(0), "Draw: 581212\n"), "{error}");
}

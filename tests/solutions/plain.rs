//! The plain solutions: with each known mistake they fail as its entry says. `samples.rs` tests that
//! they answer all samples, and `random_cases.rs` that they print what the solutions print.

use crate::common::problems::Tested;
use crate::common::{making, run, verdict};
use judge::workbench::checker::Verdict;
use judge::workbench::problem::{Failure, Mistake};
use std::panic::catch_unwind;
use std::process::Command;

for_each_problem!(mistakes_fail);

/// Each mistake fails on a pitfall or on generated input, and nowhere in another way.
fn mistakes_fail(tested: &'static Tested) {
    let tests = &tested.problem.tests;
    let pitfalls = [tests.inputs, tests.disputed].concat().into_iter();
    let pitfalls = pitfalls.map(|(_, input)| input.to_string());
    let generated = (0..3 * tested.problem.generator.kinds.len())
        .map(|number| making::generated(tested.name(), number, 20));
    let inputs: Vec<String> = pitfalls.chain(generated).collect();
    for Mistake { name, failure, .. } in tests.mistakes {
        let answer = |input: &str| (tests.plain.answer)(input, name);
        let is_right = |input: &str, output: &str| {
            verdict(tested.problem, input.as_bytes(), output.as_bytes()) == Verdict::Accepted
        };
        let fails = |input: &&String| match failure {
            Failure::WrongAnswer | Failure::Disputed | Failure::PresentationError => {
                !is_right(input, &answer(input))
            }
            Failure::RunTimeError => match catch_unwind(|| answer(input)) {
                Err(_) => true,
                Ok(output) => {
                    assert!(is_right(input, &output), "{name}: {input}");
                    false
                }
            },
            Failure::TimeLimitExceeded => takes_long(tested, name, input),
        };
        let found = match failure {
            Failure::TimeLimitExceeded => inputs.iter().find(fails).is_some(),
            _ => inputs.iter().filter(fails).count() > 0,
        };
        assert!(found, "{name} does not fail");
    }
}

/// Whether the plain solution with this mistake has no answer after two seconds.
fn takes_long(tested: &Tested, mistake: &str, input: &str) -> bool {
    let mut judge = Command::new("timeout");
    judge.args([
        "2",
        env!("CARGO_BIN_EXE_judge"),
        tested.name(),
        "--mistake",
        mistake,
    ]);
    let (status, _, errors) = run(&mut judge, input);
    assert!(matches!(status, Some(0 | 124)), "{mistake}: {errors}");
    status == Some(124)
}

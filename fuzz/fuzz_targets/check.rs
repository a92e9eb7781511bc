//! Any input, a zero, and any output: a verdict if the input is good, and accepted only what the
//! plain solution accepts.

#![no_main]

use judge::workbench::checker::{Verdict, Whitespace};
use judge::workbench::memory::MemoryStream;
use judge::Problem;
use judge_fuzz::choose;
use judge_fuzz::common::plain;
use judge_fuzz::common::problems::tested;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((problem, rest)) = choose(data) else {
        return;
    };
    let end = rest.iter().position(|&byte| byte == 0);
    let (input, output) = rest.split_at(end.unwrap_or(rest.len()));
    let output = output.get(1..).unwrap_or_default();
    let mut right = MemoryStream::new(input);
    let is_good = problem.solve(&mut right).is_ok();
    let right = right.written;
    let found = verdict(problem, input, output);
    assert_eq!(found.is_some(), is_good);
    let Some(found) = found else {
        return;
    };
    let on_right = verdict(problem, input, &right);
    assert_eq!(on_right, Some(Verdict::Accepted));
    if let Verdict::PresentationError(mismatch) | Verdict::WrongAnswer(mismatch) = &found {
        assert!(!mismatch.what.chars().any(char::is_control), "{mismatch}");
        assert_ne!(right, output);
    } else {
        check_accepted(problem, input, output);
    }
});

/// The verdict on an output, if the input is good.
fn verdict(problem: &dyn Problem, input: &[u8], output: &[u8]) -> Option<Verdict> {
    let verdict = problem.check(&mut MemoryStream::new(input), output, Whitespace::Exact);
    verdict.ok()
}

/// Compares with the plain solution, which reads only valid input.
fn check_accepted(problem: &dyn Problem, input: &[u8], output: &[u8]) {
    if input.len() > 1000 || problem.validate(input, true).is_err() {
        return;
    }
    let tested = tested(problem.name());
    let [input, output] = [input, output].map(|text| std::str::from_utf8(text).expect("text"));
    match tested.rules {
        Some(is_right) => assert_eq!(is_right(input, output), Ok(())),
        None => {
            let expected = plain(problem, input);
            // Without cases, any whitespace is right.
            let nothing = expected.is_empty() && output.trim_ascii().is_empty();
            let is_right = nothing || expected == output || {
                let lines = |text: &str| -> Vec<String> {
                    text.lines().map(|line| line.trim_end().into()).collect()
                };
                lines(&expected) == lines(output)
            };
            assert!(is_right, "expected {expected:?}, accepted {output:?}");
        }
    }
}

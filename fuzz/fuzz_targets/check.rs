//! Checks any output for any input. The data selects a problem; the rest of it is the input, a zero
//! byte, and the output. There must be a verdict if and only if the solution answers the input. An
//! accepted output for a short valid input must also be the output of the plain solution. If
//! several outputs can be right, the model of the rules must accept the accepted output instead.

#![no_main]

use judge::workbench::checker::{Verdict, Whitespace};
use judge::workbench::memory::MemoryStream;
use judge_fuzz::choose_problem;
use judge_fuzz::common::inputs::Bytes;
use judge_fuzz::common::plain_output;
use judge_fuzz::common::problems::tested_problem;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let (problem, Bytes(rest)) = choose_problem(data);
    let end = rest.iter().position(|&byte| byte == 0);
    let (input, output) = rest.split_at(end.unwrap_or(rest.len()));
    let output = output.get(1..).unwrap_or_default();
    let verdict_on = |output: &[u8]| {
        let report = problem.judge(&mut MemoryStream::new(input), output, Whitespace::Exact);
        Some(report.ok()?.verdict)
    };
    let mut stream = MemoryStream::new(input);
    let is_answered = problem.solve(&mut stream).is_ok();
    let expected_verdict = is_answered.then_some(Verdict::Accepted);
    assert_eq!(verdict_on(&stream.written), expected_verdict);
    let verdict = verdict_on(output);
    assert_eq!(verdict.is_some(), is_answered);
    if let Some(mismatch) = verdict.as_ref().and_then(Verdict::mismatch) {
        let mut characters = mismatch.difference.chars();
        assert!(!characters.any(char::is_control), "{mismatch}");
        assert_ne!(stream.written, output);
    } else if is_answered && input.len() <= 1000 && problem.validate(input, true).is_ok() {
        // The plain solution can read only valid input, and is too slow for long input.
        let [input, output] = [input, output].map(|text| std::str::from_utf8(text).expect("text"));
        let expected = plain_output(problem, input, "");
        // For an input without cases, any whitespace is right.
        if expected.is_empty() && output.trim().is_empty() {
            return;
        }
        let output = output.replace("\r\n", "\n");
        match tested_problem(problem.name).verify {
            Some(verify) => assert_eq!(verify(input, &output), Ok(())),
            None => assert_eq!(output, expected),
        }
    }
});

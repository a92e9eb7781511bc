//! Cases of the right format against the plain solutions: the same answers, or no answer for the same
//! reason.

#![no_main]

use judge_fuzz::cases::{input, Bytes};
use judge_fuzz::common::expected;
use judge_fuzz::{choose, solve};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((problem, rest)) = choose(data) else {
        return;
    };
    let input = input(problem, &mut Bytes(rest));
    let found = solve(problem, input.as_bytes());
    match expected(problem, &input) {
        Ok(answer) => {
            assert_eq!(found.error, None, "{input}");
            assert_eq!(String::from_utf8_lossy(&found.output), answer, "{input}");
        }
        Err(beginning) => {
            let (.., message) = found.error.expect("an error");
            assert!(message.starts_with(&beginning), "{message}\n{input}");
        }
    }
});

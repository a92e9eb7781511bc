//! Cases of the right format against the plain solutions: the same answers, or no answer for the same
//! reason.

#![no_main]

use judge_fuzz::common::making::Bytes;
use judge_fuzz::common::{expected, solve};
use judge_fuzz::{choose, made_input};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((problem, rest)) = choose(data) else {
        return;
    };
    let input = made_input(problem, &mut Bytes(rest));
    let found = solve(problem, &input);
    match expected(problem, &input) {
        Ok(answer) => assert_eq!(found.good(), answer, "{input}"),
        Err(beginning) => assert!(found.message().starts_with(&beginning), "{input}"),
    }
});

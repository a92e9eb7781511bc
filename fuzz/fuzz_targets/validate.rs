//! What the validator passes, the solution answers, and so what the solution rejects, the validator
//! reports: any bytes, whole and in pieces, with the judges' limits and without.

#![no_main]

use judge_fuzz::common::violations;
use judge_fuzz::{choose, solve};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((problem, rest)) = choose(data) else {
        return;
    };
    let Some((size, input)) = rest.split_first() else {
        return;
    };
    let [strict, lax] = [true, false].map(|limits| violations(problem, input, limits, usize::MAX));
    let in_pieces = violations(problem, input, true, usize::from(*size) + 1);
    assert_eq!(strict, in_pieces);
    assert!(strict.len() >= lax.len(), "{strict:?} {lax:?}");
    if !lax.is_empty() {
        return;
    }
    let run = solve(problem, input);
    assert_eq!(run.error, None);
    let cases = problem.format.split(input);
    assert_eq!(problem.format.join(&cases), input);
});

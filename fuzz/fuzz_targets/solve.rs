//! Any bytes as input, whole and in pieces: the same answers and violations, a message that points
//! into the input, and no more output than the input can ask for. What the validator passes, the
//! solution answers.

#![no_main]

use judge_fuzz::common::violations;
use judge_fuzz::{check_message, choose, run, solve};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((problem, rest)) = choose(data) else {
        return;
    };
    let Some((size, input)) = rest.split_first() else {
        return;
    };
    let whole = solve(problem, input);
    // Pieces of one size, or of sizes that the input decides.
    let sizes = if *size < 100 { &[*size] } else { rest };
    let size = |number| usize::from(sizes[number % sizes.len()]) + 1;
    let in_pieces = run(input, size, |stream| problem.solve(stream));
    assert_eq!(whole, in_pieces);
    assert!(whole.output.len() <= 64 * (input.len() + 1));
    if let Some(error) = &whole.error {
        check_message(input, error);
    }
    let [strict, lax] = [true, false].map(|limits| violations(problem, input, limits, usize::MAX));
    assert_eq!(
        strict,
        violations(problem, input, true, usize::from(rest[0]) + 1)
    );
    assert!(strict.len() >= lax.len(), "{strict:?} {lax:?}");
    if lax.is_empty() {
        assert_eq!(whole.error, None);
        let cases = problem.format.split(input);
        assert_eq!(problem.format.join(&cases), input);
    }
});

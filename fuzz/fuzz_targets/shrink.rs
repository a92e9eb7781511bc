//! Shrinking a valid case along candidates that the bytes choose: each is valid and simpler, and so
//! it ends.

#![no_main]

use judge_fuzz::cases::{input, Bytes};
use judge_fuzz::{choose, is_valid};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((problem, rest)) = choose(data) else {
        return;
    };
    let mut bytes = Bytes(rest);
    let choices: Vec<usize> = (0..24).map(|_| bytes.below(12)).collect();
    let input = input(problem, &mut bytes).into_bytes();
    if !is_valid(problem, &input) {
        return;
    }
    let mut case = problem.format.split(&input)[0].to_vec();
    let cost = problem.shrinker.cost;
    for choice in choices {
        let Some(simpler) = problem.simpler(&case).take(choice + 1).last() else {
            return;
        };
        let text = String::from_utf8_lossy(&simpler);
        assert!(cost(&simpler) < cost(&case), "{text}");
        let is_valid = is_valid(problem, &problem.format.join(&[&simpler]));
        assert!(is_valid, "{text}");
        case = simpler;
    }
});

//! Shrinking a valid case along candidates that the bytes choose: each is valid and simpler, and so
//! it ends.

#![no_main]

use judge_fuzz::common::making::Bytes;
use judge_fuzz::{choose, made_input};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((problem, rest)) = choose(data) else {
        return;
    };
    let mut bytes = Bytes(rest);
    let choices: Vec<usize> = (0..24).map(|_| bytes.below(12)).collect();
    let input = made_input(problem, &mut bytes).into_bytes();
    if problem.validate(&input, true).is_err() {
        return;
    }
    let mut case = problem.cases(&input).expect("valid input").swap_remove(0);
    for choice in choices {
        let Some(simpler) = problem.simpler(&case).take(choice + 1).last() else {
            return;
        };
        let text = String::from_utf8_lossy(&simpler);
        assert!(problem.weight(&simpler) < problem.weight(&case), "{text}");
        let valid = problem.validate(&problem.format.join(&[&simpler]), true);
        assert!(valid.is_ok(), "{text}");
        case = simpler;
    }
});

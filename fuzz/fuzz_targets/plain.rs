//! Cases of the right format against the plain solutions: the same answers, or no answer for the same
//! reason.

#![no_main]

use judge_fuzz::common::is_answered_alike;
use judge_fuzz::common::making::Bytes;
use judge_fuzz::{choose, made_input};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Some((problem, rest)) = choose(data) {
        is_answered_alike(problem, &made_input(problem, &mut Bytes(rest)));
    }
});

//! Compares solutions with plain solutions on cases in the right format: the answers must be the
//! same, or missing for the same reason.

#![no_main]

use judge_fuzz::common::compare_with_plain;
use judge_fuzz::common::inputs::Bytes;
use judge_fuzz::{choose, made_input};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Some((problem, rest)) = choose(data) {
        compare_with_plain(problem, &made_input(problem, &mut Bytes(rest)));
    }
});

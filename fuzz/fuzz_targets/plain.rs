//! Compares solutions with plain solutions on one to three cases in the right format. Both must
//! give the same answers, or reject the input for the same reason. A tournament may have no answer.

#![no_main]

use judge_fuzz::choose;
use judge_fuzz::common::compare_with_plain;
use judge_fuzz::common::inputs::{join, Bytes};
use judge_fuzz::common::problems::tested_problem;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((problem, rest)) = choose(data) else {
        return;
    };
    let (tested, mut bytes) = (tested_problem(problem.name()), Bytes(rest));
    let cases = (0..1 + bytes.below(3)).map(|_| {
        let make_any_case = tested.make_any_case.filter(|_| bytes.below(2) == 0);
        make_any_case.unwrap_or(tested.make_case)(&mut bytes)
    });
    let cases: Vec<String> = cases.collect();
    compare_with_plain(problem, &join(problem.name(), &cases));
});

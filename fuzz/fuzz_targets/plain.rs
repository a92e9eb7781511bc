//! Compares the solution of a problem with its plain solution on one to three cases in the right
//! format. Both must give the same answers. If a case has no answer, both must reject it.

#![no_main]

use judge_fuzz::choose_problem;
use judge_fuzz::common::compare_with_plain;
use judge_fuzz::common::inputs::join;
use judge_fuzz::common::problems::tested_problem;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let (problem, mut bytes) = choose_problem(data);
    let tested = tested_problem(problem.name);
    let cases = (0..1 + bytes.below(3)).map(|_| {
        let make_any_case = tested.make_any_case.filter(|_| bytes.below(2) == 0);
        make_any_case.unwrap_or(tested.make_case)(&mut bytes)
    });
    let cases: Vec<String> = cases.collect();
    compare_with_plain(problem, &join(problem.name, &cases));
});

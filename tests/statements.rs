//! Tests of the statements of the problems.

use crate::common::read_sample;
use judge::PROBLEMS;

#[test]
fn statements_show_the_sample_files() {
    for problem in PROBLEMS {
        let expected = ["in", "out"].map(|extension| read_sample(problem.name, extension));
        let parts = problem.section("Sample").split("```\n");
        let code_blocks = parts.skip(1).step_by(2);
        assert!(code_blocks.eq(expected), "{}", problem.name);
    }
}

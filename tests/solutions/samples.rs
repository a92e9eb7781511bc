//! Each pair of files in `samples/` is a test: `samples/PROBLEM/NAME.in` is valid input, and
//! `NAME.out` is the answer that every accepted program prints. `tests/samples/` has inputs that no
//! judge uses, and inputs for which accepted programs print different outputs.
//!
//! The binary and the plain solution must print exactly `NAME.out`. If several outputs are right, a
//! model of the rules must accept `NAME.out`.
//!
//! Some samples have texts with equal hashes of 32 bits: programs that compare only hashes fail.
//! The hash functions are FNV-1a, FNV-1, djb2 with sums, djb2 with exclusive or, the string hash of
//! Java, and BKDR. `names-with-equal-hashes` has two names for each function. They were found among
//! random names of seven letters: among 70,000 such names, two have equal hashes with a probability
//! of about one half. `positions-with-equal-hashes`, and the same with `more-` and `further-`, have
//! random decks whose games have more than 1100 deals. For each of these games, one of the functions
//! gives two positions equal hashes. The position is hashed as text, for example with commas between
//! the cards and slashes between the piles; 37 such formats were tried.

use crate::common::problems::TestedProblem;
use crate::common::{assert_same, execute, judge_command, plain_output, read_sample, read_samples};

for_each_problem!(samples_are_answered);

/// The statement shows the sample. The inputs in `samples/` also follow the statement, and are
/// within the limits of the judges.
fn samples_are_answered(tested: &'static TestedProblem) {
    let (name, problem) = (tested.name(), tested.problem);
    let sample = ["in", "out"].map(|extension| read_sample(name, extension));
    let parts = problem.section("Sample").split("```\n");
    assert!(parts.skip(1).step_by(2).eq(sample), "the statement");
    let judge_samples = read_samples("samples", name);
    for (file, input, _) in &judge_samples {
        assert_eq!(problem.validate(input.as_bytes(), true), Ok(()), "{file}");
    }
    for (file, input, answer) in [judge_samples, read_samples("tests/samples", name)].concat() {
        let (status, output, errors) = execute(&mut judge_command(&[name, &file]), "");
        assert_eq!((status, &*errors), (Some(0), ""), "{file}");
        assert_same(&file, &answer, &output);
        assert_same(&file, &answer, &plain_output(problem, &input, ""));
        if let Some(verify) = tested.verify {
            assert_eq!(verify(&input, &answer), Ok(()), "{file}");
        }
    }
}

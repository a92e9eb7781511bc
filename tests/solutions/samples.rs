//! Every file in `samples/` is a test. `samples/PROBLEM/NAME.in` is valid input, and what any
//! accepted program prints for it is right. `tests/samples/` holds input that no judge sends, or on
//! which accepted programs disagree.
//!
//! The pitfall `names-with-equal-hashes` has two names for each of FNV-1a, FNV-1, djb2 with sums and
//! with exclusive or, the hash of Java and BKDR: of 70,000 random names with seven letters, two have
//! the same hash of 32 bits on average every other time. `positions-with-equal-hashes` has the first
//! random decks with more than 1100 cards to deal in which two positions have the same such hash, for
//! 37 texts of a position that programs compare.
//!
//! The binary has to print `NAME.out` to the byte, and the plain solution as well. If other outputs
//! are right too, the rules confirm this one.

use crate::common::problems::TestedProblem;
use crate::common::{assert_same, execute, judge_command, plain_output, samples, violation};

for_each_problem!(are_valid, are_answered);

/// The validator accepts each input, within the judges' limits.
fn are_valid(tested: &'static TestedProblem) {
    let samples = samples("samples", tested.name());
    assert!(!samples.is_empty(), "samples/{} has none", tested.name());
    for (name, input, _) in samples {
        let found = violation(tested.problem, input.as_bytes(), true);
        assert_eq!(found, None, "{name}");
    }
}

/// The binary and the plain solution print what is expected, and the rules agree.
fn are_answered(tested: &'static TestedProblem) {
    for (name, input, expected) in all(tested) {
        let (status, output, errors) = execute(&mut judge_command(&[tested.name(), &name]), "");
        assert_eq!((status, &*errors), (Some(0), ""), "{name}");
        assert_same(&name, &expected, &output);
        assert_same(&name, &expected, &plain_output(tested.problem, &input));
        if let Some(verify) = tested.verify {
            assert_eq!(verify(&input, &expected), Ok(()), "{name}");
        }
    }
}

/// The samples of a problem, also those that no judge sends.
fn all(tested: &'static TestedProblem) -> impl Iterator<Item = (String, String, String)> {
    let folders = ["samples", "tests/samples"];
    folders
        .into_iter()
        .flat_map(|folder| samples(folder, tested.name()))
}

//! Every pair of files in `samples/` is a test: `samples/PROBLEM/NAME.in` is valid input, and `NAME.out`
//! the answer of every accepted program. `tests/samples/` has input that no judge sends, or on which
//! accepted programs disagree.
//!
//! The binary and the plain solution print `NAME.out` to the byte. If several outputs are right, the rules
//! confirm this one.
//!
//! Some pitfalls have equal hashes of 32 bits. `names-with-equal-hashes` has two names for each of FNV-1a,
//! FNV-1, djb2 with sums, djb2 with exclusive or, the hash of Java, and BKDR: among 70,000 random names of
//! seven letters, there are two such names about half of the time. `positions-with-equal-hashes` has random
//! decks with more than 1100 cards to deal, in which two positions have equal hashes of these kinds, for 37
//! ways to write a position as a text.

use crate::common::problems::TestedProblem;
use crate::common::{assert_same, execute, judge_command, plain_output, samples, violation};

for_each_problem!(samples_are_valid, samples_are_answered);

/// The samples in `samples/` are within the limits of the judges.
fn samples_are_valid(tested: &'static TestedProblem) {
    let samples = samples("samples", tested.name());
    assert!(!samples.is_empty(), "samples/{} has none", tested.name());
    for (file, input, _) in samples {
        let violation = violation(tested.problem, input.as_bytes(), true);
        assert_eq!(violation, None, "{file}");
    }
}

fn samples_are_answered(tested: &'static TestedProblem) {
    let folders = ["samples", "tests/samples"].into_iter();
    let samples = folders.flat_map(|folder| samples(folder, tested.name()));
    for (file, input, answer) in samples {
        let (status, output, errors) = execute(&mut judge_command(&[tested.name(), &file]), "");
        assert_eq!((status, &*errors), (Some(0), ""), "{file}");
        assert_same(&file, &answer, &output);
        assert_same(&file, &answer, &plain_output(tested.problem, &input));
        if let Some(verify) = tested.verify {
            assert_eq!(verify(&input, &answer), Ok(()), "{file}");
        }
    }
}

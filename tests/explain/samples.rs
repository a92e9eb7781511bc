//! The explanations of the samples, kept in `tests/explanations/PROBLEM.txt` to be read.
//!
//! After an intended change, `UPDATE=1 cargo test explain::samples` writes them again; review
//! the difference with `git diff`.

use super::{explain, solve};
use crate::common::{assert_snapshot, sample};
use judge::workbench::explanation::Options;

#[test]
fn samples_are_explained_as_before() {
    for problem in judge::PROBLEMS {
        let name = problem.name();
        let input = sample(name, "in");
        let found = explain(name, &input, &Options::default()).good();
        let answer = solve(name, &input).good();
        let last = answer.lines().last().expect("an answer");
        assert!(found.lines().any(|line| line == last), "{last}");
        assert_snapshot(&format!("tests/explanations/{name}.txt"), &found);
    }
}

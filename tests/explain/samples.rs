//! The explanations of the samples, kept in `tests/explanations/PROBLEM.txt` to be read.
//!
//! After an intended change, `UPDATE=1 cargo test explain::samples` writes them again; review
//! the difference with `git diff`.

use super::{explain, solve};
use crate::common::{path, sample};
use judge::workbench::explanation::Options;
use std::fs;

#[test]
fn samples_are_explained_as_before() {
    for problem in judge::PROBLEMS {
        let name = problem.name();
        let input = sample(name, "in");
        let found = explain(name, &input, &Options::default()).good();
        let answer = solve(name, &input).good();
        let last = answer.lines().last().expect("an answer");
        assert!(found.lines().any(|line| line == last), "{last}");
        let kept = path(&format!("tests/explanations/{name}.txt"));
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&kept, &found).expect("to be written");
        }
        let expected = fs::read_to_string(&kept).expect("the explanation of the sample");
        for (number, (expected, found)) in expected.lines().zip(found.lines()).enumerate() {
            assert_eq!(found, expected, "{name}.txt, line {}", number + 1);
        }
        assert_eq!(found.len(), expected.len(), "the end of {name}.txt");
    }
}

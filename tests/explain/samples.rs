//! The explanations of the samples, kept at the ends of `tests/problems/NAME.txt` to be read.
//!
//! After an intended change, `UPDATE=1 cargo test explain::samples` writes them again; review
//! the difference with `git diff`.

use super::{explain, solve};
use crate::common::{assert_snapshot, project_path, sample};
use judge::workbench::explanation::Options;
use std::fs;

/// The line before an explanation.
const TITLE: &str = "[explanation of the sample]\n";

#[test]
fn samples_are_explained_as_before() {
    for problem in judge::PROBLEMS {
        let name = problem.name();
        let input = sample(name, "in");
        let found = explain(name, &input, &Options::default()).expect_success();
        let answer = solve(name, &input).expect_success();
        let last = answer.lines().last().expect("an answer");
        assert!(found.lines().any(|line| line == last), "{last}");
        let file = format!("tests/problems/{name}.txt");
        let kept = fs::read_to_string(project_path(&file)).expect("a file");
        let (before, _) = kept.split_once(TITLE).expect(TITLE);
        assert_snapshot(&file, &format!("{before}{TITLE}{found}"));
    }
}

//! The explanations of the samples are snapshots, at the ends of `tests/problems/NAME.txt`.
//!
//! After an intended change, `UPDATE=1 cargo test explain::samples` rewrites them; review the difference.

use super::{explain, solve};
use crate::common::{assert_snapshot, read_file, sample};
use judge::workbench::explanation::Options;

/// The line before a snapshot.
const TITLE: &str = "[explanation of the sample]\n";

#[test]
fn explanations_of_samples_are_the_snapshots() {
    for problem in judge::PROBLEMS {
        let name = problem.name();
        let input = sample(name, "in");
        let explanation = explain(name, &input, &Options::default()).expect_success();
        let answer = solve(name, &input).expect_success();
        let last = answer.lines().last().expect("an answer");
        assert!(explanation.lines().any(|line| line == last), "{last}");
        let file = format!("tests/problems/{name}.txt");
        let text = read_file(&file);
        let (other_sections, _) = text.split_once(TITLE).expect(TITLE);
        assert_snapshot(&file, &format!("{other_sections}{TITLE}{explanation}"));
    }
}

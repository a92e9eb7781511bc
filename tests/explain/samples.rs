//! The explanation of each sample is compared with a snapshot, at the end of
//! `tests/problems/NAME.txt`.
//!
//! After an intended change, `UPDATE=1 cargo test explain::samples` rewrites the snapshots. Review
//! the diff.

use super::explain;
use crate::common::{assert_snapshot, read_file, read_sample};
use judge::workbench::explanation::Options;

/// The title of the section that holds the snapshot.
const TITLE: &str = "[explanation of the sample]\n";

#[test]
fn explanations_of_samples_match_the_snapshots() {
    for problem in judge::PROBLEMS {
        let name = problem.name;
        let input = read_sample(name, "in");
        let explanation = explain(name, &input, &Options::default()).expect_success();
        let file = format!("tests/problems/{name}.txt");
        let text = read_file(&file);
        let (other_sections, _) = text.split_once(TITLE).expect(TITLE);
        assert_snapshot(&file, &format!("{other_sections}{TITLE}{explanation}"));
    }
}

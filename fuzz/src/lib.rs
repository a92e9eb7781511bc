//! Helpers of the fuzz targets: they choose a problem by the first byte and make cases of the
//! others. The tests provide the models and the streams.

#[path = "../../tests/common/mod.rs"]
pub mod common;

use common::inputs::{self, Bytes};
use common::problems::tested_problem;
use judge::{Problem, PROBLEMS};

/// Returns the problem that the first byte selects, and the other bytes.
pub fn choose(data: &[u8]) -> Option<(&'static dyn Problem, &[u8])> {
    let (first, rest) = data.split_first()?;
    Some((PROBLEMS[usize::from(*first) % PROBLEMS.len()], rest))
}

/// Makes an input of one to three cases in the right format. A tournament may have no answer, and a
/// board more than one.
pub fn made_input(problem: &dyn Problem, bytes: &mut Bytes) -> String {
    let tested = tested_problem(problem.name());
    let cases = (0..1 + bytes.below(3)).map(|_| {
        let unanswerable = tested.make_any_case.filter(|_| bytes.below(2) == 0);
        unanswerable.unwrap_or(tested.make_case)(bytes)
    });
    let cases: Vec<String> = cases.collect();
    inputs::join(problem.name(), &cases)
}

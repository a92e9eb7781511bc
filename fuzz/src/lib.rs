//! Helpers of the fuzz targets. `common` has the models and the streams of the tests.

#[path = "../../tests/common/mod.rs"]
pub mod common;

use judge::{Problem, PROBLEMS};

/// Returns the problem that the first byte selects, and the other bytes.
pub fn choose(data: &[u8]) -> Option<(&'static dyn Problem, &[u8])> {
    let (first, rest) = data.split_first()?;
    Some((PROBLEMS[usize::from(*first) % PROBLEMS.len()], rest))
}

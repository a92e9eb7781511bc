//! Helpers of the fuzz targets. `common` is the module of helpers that the tests use.

#[path = "../../tests/common/mod.rs"]
pub mod common;

use judge::{Problem, PROBLEMS};

/// Returns the problem that the first byte selects, and the other bytes. Returns `None` without a
/// first byte.
pub fn choose_problem(data: &[u8]) -> Option<(&'static dyn Problem, &[u8])> {
    let (first_byte, rest) = data.split_first()?;
    Some((PROBLEMS[usize::from(*first_byte) % PROBLEMS.len()], rest))
}

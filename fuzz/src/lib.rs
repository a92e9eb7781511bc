//! Helpers of the fuzz targets. `common` is the module of helpers that the tests use.

#[path = "../../tests/common/mod.rs"]
pub mod common;

use common::inputs::Bytes;
use judge::{Problem, PROBLEMS};

/// Returns the problem that the first byte selects, and the other bytes.
pub fn choose_problem(data: &[u8]) -> (&'static dyn Problem, Bytes<'_>) {
    let mut bytes = Bytes(data);
    (PROBLEMS[bytes.below(PROBLEMS.len())], bytes)
}

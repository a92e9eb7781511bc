//! All tests are in one program, because many programs would take longer to compile and link.
//!
//! The name of a test is a path, such as `solutions::samples::each::spot::samples_are_answered`. So
//! `cargo test spot` runs the tests of a problem, and `cargo test shrink` runs the tests of a
//! module. Slow tests are ignored by default. `.ci/run` runs them, and tests the pages in a
//! browser.

#[macro_use]
mod common;

mod check;
mod commands;
mod cycle;
mod diagnosis;
mod explain;
mod export;
mod generate;
mod printable;
mod programs;
mod readme;
mod seen;
mod shrink;
mod solutions;
mod structure;

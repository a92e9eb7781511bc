//! Exports a solution as one file to submit.

pub mod solution;

//! Exports a solution as one file to submit, or a problem as a package to host.

pub mod latex;
pub mod package;
pub mod solution;

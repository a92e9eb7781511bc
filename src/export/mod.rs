//! What leaves this program: a solution to submit, and a package that a judge can host.

pub mod latex;
pub mod package;
pub mod solution;

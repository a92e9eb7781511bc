//! Files and folders that leave this program: a solution to submit, a validator or a checker, and a
//! package that a judge can host.

pub mod latex;
pub mod package;
pub mod parts;
pub mod solution;

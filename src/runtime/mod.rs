//! Modules that become part of a submission.

pub mod cycle;
pub mod message;
pub mod number;
pub mod scanner;
pub mod seen;
pub mod solution;

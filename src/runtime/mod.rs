//! Modules that are exported, together with a solution, as the one file that a judge takes.

pub mod cycle;
pub mod message;
pub mod number;
pub mod scanner;
pub mod seen;
pub mod solution;

//! What is part of a submission: each module is small enough to read in the submitted file.

pub mod cycle;
pub mod message;
pub mod number;
pub mod scanner;
pub mod seen;
pub mod solution;

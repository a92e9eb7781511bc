//! What is part of a submission: it uses only `core` and `alloc`, and each module is small enough
//! to read in the submitted file.

pub mod cycle;
pub mod eights;
pub mod message;
pub mod number;
pub mod scanner;
pub mod seen;
pub mod solution;
pub mod terminator;

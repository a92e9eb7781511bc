//! Tests of the solutions on the samples, on random cases, on all cases of a small size, on bad
//! input, and on input that arrives in pieces; and of the plain solutions, with and without
//! mistakes.

mod arrival;
mod bad_input;
mod exhaustive;
mod plain;
pub mod random_cases;
mod samples;

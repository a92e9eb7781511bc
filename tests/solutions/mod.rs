//! The solutions from outside: on the samples, against the plain ones, on all cases where these are
//! few enough, on bad input, on arbitrary bytes, and however the input arrives.

mod arrival;
mod bad_input;
mod everything;
mod plain;
pub mod random_cases;
mod samples;
mod traces;

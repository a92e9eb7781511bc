//! The solutions from outside: on the samples, against the plain ones, on everything that is small
//! enough to be tried whole, on bad input, on any bytes, and however the input arrives.

mod arrival;
mod bad_input;
mod beyond_the_limits;
pub mod everything;
#[cfg(target_os = "linux")] // Only its shell can limit the memory.
mod little_memory;
mod plain;
pub mod random_cases;
mod samples;

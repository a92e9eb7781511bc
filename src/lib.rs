//! Six classic competitive-programming problems, solved exactly as their online judges expect.
//!
//! [`PROBLEMS`] is the table of them. Each has a folder in [`problems`]: its `solution.rs` is what
//! is submitted and begins with an essay on the idea; the other files explain its games, generate
//! and validate input, check outputs, and shrink failing input. [`runtime`] is what ships with a
//! submission, [`workbench`] is what the other files share, and [`export`] bundles a solution into
//! one file.

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod export;
pub mod problems;
pub mod runtime;
pub mod workbench;

pub use problems::PROBLEMS;
pub use runtime::scanner::Error;
pub use workbench::problem::Problem;

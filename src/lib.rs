//! Classic competitive-programming problems, solved exactly as their online judges expect.
//!
//! [`PROBLEMS`] is the table of them. Each has a folder in [`problems`]: its `plain.rs` is the
//! simplest solution, `solution.rs` is what is submitted and begins with an essay on the idea; the
//! other files explain its games, generate and validate input, check outputs, and shrink failing
//! input. [`runtime`] is what ships with a
//! submission, [`workbench`] is what the other files share, and [`export`] bundles a solution into
//! one file.

#![forbid(unsafe_code)]

pub mod export;
pub mod problems;
pub mod runtime;
pub mod workbench;

pub use problems::PROBLEMS;
pub use runtime::scanner::Error;
pub use workbench::problem::Problem;

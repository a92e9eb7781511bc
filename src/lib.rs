//! Classic competitive-programming problems, solved exactly as their online judges expect.
//!
//! [`PROBLEMS`] is the table of problems. Each problem has a folder in [`problems`]: `plain.rs` is
//! the simplest solution, and `solution.rs` the one to submit, which begins with an essay on the
//! idea. The other files explain games, generate and validate input, check outputs, and shrink
//! failing input.
//!
//! A submission includes [`runtime`]. The files of the problems share [`workbench`], and [`export`]
//! bundles a solution into one file.

#![forbid(unsafe_code)]

pub mod export;
pub mod problems;
pub mod runtime;
pub mod workbench;

pub use problems::PROBLEMS;
pub use runtime::scanner::Error;
pub use workbench::problem::Problem;

//! Classic contest problems, solved and explained.
//!
//! [`PROBLEMS`] is the table of problems. Each problem has a folder in [`problems`], except
//! `uva1558`, a variant of `number-game` in the same folder. `plain.rs` is the simplest solution.
//! `solution.rs` is the one to submit, and begins with an essay on the idea. The other files
//! explain games, generate and validate input, check outputs, and shrink failing input.
//!
//! Every submission in Rust includes modules of [`runtime`]. All problems use the types and
//! functions of [`workbench`]. [`export`] bundles a solution into one file.

#![forbid(unsafe_code)]

pub mod export;
pub mod problems;
pub mod runtime;
pub mod workbench;

pub use problems::PROBLEMS;
pub use runtime::scanner::Error;
pub use workbench::problem::Problem;

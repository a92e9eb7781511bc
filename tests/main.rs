//! The tests in one program: it is linked once, and all of them share the cores. `cargo test stress`
//! runs those of a module.
//!
//! The solutions have a program of their own, with a test for each sample and problem, and so have
//! the pages, which need a browser.

mod check;
mod command_line;
mod common;
mod completions;
mod explain;
mod export;
mod faults;
mod forms;
mod generate;
mod hash_keys;
mod package;
mod parts;
mod readme;
mod seen;
mod shrink;
mod statements;
mod strangers;
mod stress;
mod stress_options;
mod stress_processes;
mod structure;
mod validate;

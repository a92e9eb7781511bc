//! The tools that all problems share: explanations of games, generators and validators of input,
//! checkers of output, and shrinkers of failing input.

pub mod checker;
pub mod diagnosis;
pub mod entry;
pub mod explanation;
pub mod format;
pub mod generator;
pub mod json;
pub mod memory;
pub mod prelude;
pub mod problem;
pub mod report;
pub mod shrinker;
pub mod text;
pub mod trace;
pub mod validator;

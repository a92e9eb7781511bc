//! What the problems share beyond their solutions: how games are explained, input is generated and
//! validated, outputs are checked, and failing input is shrunk.

pub mod checker;
pub mod entry;
pub mod explanation;
pub mod format;
pub mod generator;
pub mod json;
pub mod memory;
pub mod mistakes;
pub mod prelude;
pub mod problem;
pub mod report;
pub mod shrinker;
pub mod text;
pub mod trace;
pub mod validator;

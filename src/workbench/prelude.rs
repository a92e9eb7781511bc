//! The names that each problem's `mod.rs` imports, for its entry and for its implementation of
//! [`Workbench`].

pub use crate::workbench::checker::{CheckRules, Whitespace};
pub(crate) use crate::workbench::entry::{files, inputs, modules};
pub use crate::workbench::entry::{Entry, Files, Judging, Variant};
pub use crate::workbench::explanation::{Clue, Explain};
pub use crate::workbench::format::{Framing, InputFormat};
pub use crate::workbench::generator::KindsAndSizes;
pub use crate::workbench::problem::{FindClue, Generate, Shrink, Weigh, Workbench};
pub use crate::workbench::shrinker::{orders, weight_of_cards};
pub use crate::workbench::trace::RunPlain;
pub use crate::workbench::validator::Violation;

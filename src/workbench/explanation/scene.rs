//! Scenes: what a step shows. A problem describes its game with them and does not know how they
//! are drawn.
//!
//! A scene draws itself with characters. For the page it writes itself as JSON, or, if it may be
//! large, what has changed since it was written last; `page.js` keeps the scene and draws it as
//! SVG.

use super::options::Options;
use super::text::{BOLD, FAINT, MARKED, PLAIN};
use crate::runtime::scanner::StreamError;
use alloc::vec::Vec;

/// Takes the lines of a drawing one by one, each with the columns by which it is indented after a
/// break.
pub type Lines<'a> = dyn FnMut(usize, &str) -> Result<(), StreamError> + 'a;

/// A picture that changes from step to step.
pub trait Scene {
    /// Draws it with characters, within the columns that `options` leave after `INDENT`.
    fn draw(&mut self, options: &Options, line: &mut Lines) -> Result<(), StreamError>;

    /// Writes an object of at least what has changed since the last call; all of it at first.
    fn write_changes(&mut self, output: &mut Vec<u8>);
}

/// Columns before a drawing.
pub const INDENT: usize = 2;

/// Whether something stands out, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// It does not.
    #[default]
    None,
    /// What the step is about: drawn in brackets.
    Strong,
    /// What is leaving, or does not count: drawn in parentheses.
    Weak,
    /// What is no longer there; only a page shows it.
    Gone,
    /// Like what is strong, but another one counts: drawn in braces.
    Other,
}

impl Mark {
    /// What stands before and after a marked thing, and how it looks.
    pub fn signs(self) -> (&'static str, &'static str, char) {
        match self {
            Mark::None => (" ", " ", PLAIN),
            Mark::Strong => ("[", "]", MARKED),
            Mark::Weak => ("(", ")", FAINT),
            Mark::Gone => ("~", " ", FAINT),
            Mark::Other => ("{", "}", BOLD),
        }
    }
}

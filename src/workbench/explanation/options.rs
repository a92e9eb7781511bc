//! What is explained, and how.

use crate::workbench::format::Format;
use core::ops::RangeInclusive;

/// What is explained, and how.
#[derive(Clone)]
pub struct Options {
    /// The only case to explain, from 1.
    pub case: Option<u64>,
    /// The steps of each case to show, as their headings number them: moves, cards or rounds. What
    /// comes before the first number is 0.
    pub steps: RangeInclusive<u64>,
    /// Columns of a line of text.
    pub width: usize,
    /// Whether text is in colour.
    pub colour: bool,
    /// The page to write in place of text.
    pub page: Option<Page>,
}

/// What a page shows besides its cases.
#[derive(Clone, Copy)]
pub struct Page {
    /// The title of the problem.
    pub title: &'static str,
    /// The rules of the game, as in the statement.
    pub rules: &'static str,
    /// How a case becomes an input.
    pub framing: &'static Format,
}

/// Columns of a line where the terminal does not say.
pub const WIDTH: usize = 80;

/// The fewest columns of a line.
pub const LEAST_WIDTH: usize = 40;

impl Default for Options {
    fn default() -> Self {
        Options {
            case: None,
            steps: 0..=u64::MAX,
            width: WIDTH,
            colour: false,
            page: None,
        }
    }
}

//! What is explained, and how.

use crate::runtime::message::printable;
use crate::workbench::framing::Framing;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

/// What is explained, and how.
#[derive(Clone, Debug)]
pub struct Options {
    /// The only case to explain, from 1.
    pub case: Option<u64>,
    /// The steps of each case to show, as their headings number them: moves, cards or rounds. What
    /// comes before the first number is 0.
    pub steps: RangeInclusive<u64>,
    /// In the number game: how many pairs of moves are followed.
    pub depth: u32,
    /// Columns of a line of text.
    pub width: usize,
    /// Whether a step is one line of text, without a picture.
    pub brief: bool,
    /// Whether text is in colour.
    pub colour: bool,
    /// Whether only characters of ASCII are used.
    pub ascii: bool,
    /// The page to write in place of text.
    pub page: Option<Page>,
}

/// What a page shows besides its cases.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// The title of the problem.
    pub title: &'static str,
    /// The rules of the game.
    pub rules: &'static str,
    /// How a case becomes an input.
    pub framing: &'static Framing,
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
            depth: 1,
            width: WIDTH,
            brief: false,
            colour: false,
            ascii: false,
            page: None,
        }
    }
}

impl Options {
    /// `drawn`, or `ascii` if only ASCII is wanted.
    pub fn choose<T>(&self, drawn: T, ascii: T) -> T {
        if self.ascii {
            ascii
        } else {
            drawn
        }
    }

    /// What marks the end of a text that was cut.
    pub fn ellipsis(&self) -> &'static str {
        self.choose("\u{2026}", "...")
    }

    /// An answer as printable characters, in lines.
    pub fn printable_lines(&self, answer: &[u8]) -> String {
        let lines = answer.split(|&byte| byte == b'\n');
        let lines: Vec<String> = lines.map(|line| self.printable(line)).collect();
        lines.join("\n")
    }

    /// Bytes of the input as printable characters, of ASCII if only these are wanted.
    pub fn printable(&self, bytes: &[u8]) -> String {
        let mut shown = String::new();
        for character in printable(bytes).chars() {
            match self.ascii && !character.is_ascii() {
                true => shown.extend(character.escape_default()),
                false => shown.push(character),
            }
        }
        shown
    }
}

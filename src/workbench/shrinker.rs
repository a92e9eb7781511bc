//! Finding the smallest input on which a program fails: splitting inputs into cases and joining
//! them again, and candidates that are simpler than a case.

use crate::runtime::number::write_number;
use crate::runtime::scanner::is_white_space;
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::iter::successors;

/// Simpler cases, made lazily: there may be very many, and few may be needed.
pub type Candidates = Box<dyn Iterator<Item = Vec<u8>>>;

/// How failing input of a problem gets small.
pub struct Shrinker {
    /// Simpler cases that may fail in the same way, the simplest first.
    pub candidates: fn(&[u8]) -> Candidates,
    /// Sizes to begin a search with, as the generator's [`Size`] defines them; empty if size does
    /// not make a case simpler.
    ///
    /// [`Size`]: crate::workbench::generator::Size
    pub first_sizes: &'static [u32],
    /// The most cases in one input.
    pub max_cases: u64,
}

/// How the cases of a problem stand in an input as it is generated.
pub struct Framing {
    /// The input begins with a line that says how many there are.
    pub counted: bool,
    /// What follows the last one.
    pub end: &'static [u8],
    /// How many lines the first case of a text takes.
    pub lines: fn(&[u8]) -> usize,
}

impl Framing {
    /// What precedes `cases` cases.
    pub fn beginning(&self, cases: u64) -> Vec<u8> {
        let mut beginning = Vec::new();
        if self.counted {
            write_number(&mut beginning, cases);
            beginning.push(b'\n');
        }
        beginning
    }

    /// The cases of an input.
    pub fn split<'a>(&self, input: &'a [u8]) -> Vec<&'a [u8]> {
        let head = if self.counted { lines(input, 1) } else { 0 };
        let mut rest = &input[head..];
        let mut cases = Vec::new();
        while !rest.is_empty() && rest != self.end {
            let (case, after) = rest.split_at(lines(rest, (self.lines)(rest)));
            cases.push(case);
            rest = after;
        }
        cases
    }

    /// An input of these cases.
    pub fn join(&self, cases: &[impl AsRef<[u8]>]) -> Vec<u8> {
        let mut input = self.beginning(cases.len() as u64);
        for case in cases {
            input.extend_from_slice(case.as_ref());
        }
        input.extend_from_slice(self.end);
        input
    }
}

/// How many bytes the first `count` lines of `text` take, at least one where there is any.
fn lines(text: &[u8], count: usize) -> usize {
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    lines.take(count.max(1)).map(<[u8]>::len).sum()
}

/// The whole numbers in `text`; other words are skipped.
pub fn numbers(text: &[u8]) -> impl Iterator<Item = u32> + '_ {
    words(text).filter_map(|word| core::str::from_utf8(word).ok()?.parse().ok())
}

/// The words of `text`.
pub fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let words = text.split(|&byte| is_white_space(byte));
    words.filter(|word| !word.is_empty())
}

/// All ways to leave a part of `items` out, large parts first: all, halves, quarters, and so on.
pub fn without_parts<T: Copy>(items: Vec<T>) -> impl Iterator<Item = Vec<T>> {
    let count = items.len();
    let parts = successors(Some(count), |part| Some(part / 2)).take_while(|part| *part > 0);
    let places = parts.flat_map(move |part| {
        let starts = (0..count).step_by(part);
        starts.map(move |start| (start, (start + part).min(count)))
    });
    places.map(move |(start, end)| [&items[..start], &items[end..]].concat())
}

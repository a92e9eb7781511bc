//! How the cases of a problem stand in an input: splitting an input into cases and joining them.

use crate::runtime::number::write_number;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

/// How the cases of a problem are put together into an input.
#[derive(Debug)]
pub struct Framing {
    /// How many there are.
    pub cases: Cases,
    /// How many lines the first case of a text takes.
    pub lines: fn(&[u8]) -> usize,
}

/// How an input says how many cases it has.
#[derive(Debug)]
pub enum Cases {
    /// It begins with a line that says so.
    Counted,
    /// This follows the last case; it may be empty.
    Until(&'static [u8]),
    /// It always has one.
    One,
}

impl Framing {
    /// How many cases an input may have.
    pub fn range(&self) -> RangeInclusive<u64> {
        match self.cases {
            Cases::Counted => 0..=u32::MAX.into(),
            Cases::Until(_) => 0..=u64::MAX,
            Cases::One => 1..=1,
        }
    }

    /// What follows the last case.
    pub fn end(&self) -> &'static [u8] {
        match self.cases {
            Cases::Until(end) => end,
            Cases::Counted | Cases::One => b"",
        }
    }

    /// What precedes `cases` cases.
    pub fn beginning(&self, cases: u64) -> Vec<u8> {
        let mut beginning = Vec::new();
        if let Cases::Counted = self.cases {
            write_number(&mut beginning, cases);
            beginning.push(b'\n');
        }
        beginning
    }

    /// The cases of an input.
    pub fn split<'a>(&self, input: &'a [u8]) -> Vec<&'a [u8]> {
        let head = match self.cases {
            Cases::Counted => lines(input, 1),
            Cases::Until(_) | Cases::One => 0,
        };
        let mut rest = &input[head..];
        let mut cases = Vec::new();
        while !rest.is_empty() && rest != self.end() {
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
        input.extend_from_slice(self.end());
        input
    }
}

/// How many bytes the first `count` lines of `text` take; at least one unless `text` is empty.
fn lines(text: &[u8], count: usize) -> usize {
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    lines.take(count.max(1)).map(<[u8]>::len).sum()
}

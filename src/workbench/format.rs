//! The format of a problem's input: what surrounds the cases, and how many words stand in each line
//! of a case. The validator checks whitespace with it, and inputs are split into cases by it.

use crate::runtime::number::{parse_number, write_number};
use crate::runtime::scanner::is_whitespace;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

/// The format of a problem's input.
#[derive(Clone, Copy)]
pub struct Format {
    /// What the statement says of the input, in short; (*) marks the judges' limits.
    pub description: &'static str,
    /// What a case is called.
    pub case: &'static str,
    /// What surrounds the cases.
    pub framing: Framing,
    /// The judges' limit on the number of cases, or `u64::MAX`.
    pub max_cases: u64,
    /// How many words line `line` of a case has, from 0; `None` after the last line. `first` is the
    /// first word of the case as a number, which may say more; 0 if it is none.
    pub words: fn(first: u32, line: u64) -> Option<u64>,
    /// Newlines may stand in place of the spaces in a line.
    pub wraps: bool,
    /// What the statement promises of a word: what was expected, if that is not kept.
    pub word_promise: fn(&WordPlace, word: &[u8]) -> Option<String>,
}

/// Where a word stands in its case.
pub struct WordPlace {
    /// The judges' limits apply.
    pub limits: bool,
    /// The first word of the case as a number; 0 if it is none.
    pub first: u32,
    /// The line in the case, from 0.
    pub line: u64,
}

/// How an input says how many cases it has.
#[derive(Clone, Copy, Debug)]
pub enum Framing {
    /// It begins with a line that says so.
    Counted,
    /// This follows the last case; it may be empty.
    Until(&'static [u8]),
    /// It always has one.
    One,
}

impl Format {
    /// How many cases an input may have.
    pub fn range(&self) -> RangeInclusive<u64> {
        match self.framing {
            Framing::Counted => 0..=u32::MAX.into(),
            Framing::Until(_) => 0..=u64::MAX,
            Framing::One => 1..=1,
        }
    }

    /// What follows the last case.
    pub fn end(&self) -> &'static [u8] {
        match self.framing {
            Framing::Until(end) => end,
            Framing::Counted | Framing::One => b"",
        }
    }

    /// What precedes `cases` cases.
    pub fn beginning(&self, cases: u64) -> Vec<u8> {
        let mut beginning = Vec::new();
        if let Framing::Counted = self.framing {
            write_number(&mut beginning, cases);
            beginning.push(b'\n');
        }
        beginning
    }

    /// The cases of an input whose whitespace is as the format says.
    pub fn split<'a>(&self, input: &'a [u8]) -> Vec<&'a [u8]> {
        let newline = |byte: &u8| *byte == b'\n';
        let head = match self.framing {
            Framing::Counted => input.iter().position(newline).map_or(0, |end| end + 1),
            Framing::Until(_) | Framing::One => 0,
        };
        let mut rest = &input[head..];
        let mut cases = Vec::new();
        while !rest.is_empty() && rest != self.end() {
            let (case, after) = rest.split_at(self.first_case(rest));
            cases.push(case);
            rest = after;
        }
        cases
    }

    /// How many bytes the first case of `text` has.
    fn first_case(&self, text: &[u8]) -> usize {
        let first = words(text).next().and_then(parse_number).unwrap_or(0);
        let expected = (0..).map_while(|line| (self.words)(first, line));
        let mut lines = text.split_inclusive(|&byte| byte == b'\n');
        let mut length = 0;
        for count in expected {
            let mut found = 0;
            for line in &mut lines {
                length += line.len();
                found += words(line).count() as u64;
                if !self.wraps || found >= count {
                    break;
                }
            }
        }
        length
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

/// The words of `text`.
pub fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let words = text.split(|&byte| is_whitespace(byte));
    words.filter(|word| !word.is_empty())
}

/// Whether `word` is a number outside of `range`.
pub fn is_outside(word: &[u8], range: RangeInclusive<u32>) -> bool {
    parse_number(word).is_some_and(|number| !range.contains(&number))
}

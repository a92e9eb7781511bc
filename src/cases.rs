//! Inputs taken apart into cases and put together again, and what makes a case simpler: what it
//! takes to find the smallest input on which a program fails.

use crate::number::write_number;
use crate::scanner::{is_white_space, Broken, Stream};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::iter::successors;

/// Simpler cases, each made when it is asked for: there may be very many, and few may be wanted.
pub type Simpler = Box<dyn Iterator<Item = Vec<u8>>>;

/// How the cases of a problem stand in an input as it is generated, and how they get simpler.
pub struct Cases {
    /// The input begins with a line that says how many there are.
    pub counted: bool,
    /// What stands behind the last one.
    pub end: &'static [u8],
    /// How many lines the case takes with which a text begins.
    pub lines: fn(&[u8]) -> usize,
    /// Simpler cases that may show the same, the simplest first.
    pub simpler: fn(&[u8]) -> Simpler,
    /// Sizes to begin with, in the sense of the generator, where it means anything.
    pub first_sizes: &'static [u32],
    /// How many the judge has in one input, or enough.
    pub most: u64,
    /// Other answers than ours may be right as well.
    pub has_several_answers: bool,
}

impl Cases {
    /// The cases of an input.
    pub fn split<'a>(&self, input: &'a [u8]) -> Vec<&'a [u8]> {
        let head = if self.counted { lines(input, 1) } else { 0 };
        let mut rest = &input[head..];
        let mut cases = Vec::new();
        while !rest.is_empty() && rest != self.end {
            let (case, behind) = rest.split_at(lines(rest, (self.lines)(rest)));
            cases.push(case);
            rest = behind;
        }
        cases
    }

    /// An input of these cases.
    pub fn join(&self, cases: &[impl AsRef<[u8]>]) -> Vec<u8> {
        let mut input = Vec::new();
        if self.counted {
            write_number(&mut input, cases.len() as u64);
            input.push(b'\n');
        }
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

/// The whole numbers of `text`; other words are passed over.
pub fn numbers(text: &[u8]) -> impl Iterator<Item = u32> + '_ {
    words(text).filter_map(|word| core::str::from_utf8(word).ok()?.parse().ok())
}

/// The words of `text`.
pub fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let words = text.split(|&byte| is_white_space(byte));
    words.filter(|word| !word.is_empty())
}

/// All ways to take a part away from `items`, large parts first: halves, quarters, and so on.
pub fn without_parts<T: Copy>(items: Vec<T>) -> impl Iterator<Item = Vec<T>> {
    let count = items.len();
    let parts = successors(Some(count), |part| Some(part / 2)).take_while(|part| *part > 0);
    let places = parts.flat_map(move |part| {
        let starts = (0..count).step_by(part);
        starts.map(move |start| (start, (start + part).min(count)))
    });
    places.map(move |(start, end)| [&items[..start], &items[end..]].concat())
}

/// A text as a stream; what is written is kept.
pub struct Text<'a> {
    /// What has not been read yet.
    rest: &'a [u8],
    /// What was written.
    pub written: Vec<u8>,
}

impl<'a> Text<'a> {
    /// `text`, at its start.
    pub fn new(text: &'a [u8]) -> Self {
        Text {
            rest: text,
            written: Vec::new(),
        }
    }
}

impl Stream for Text<'_> {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, Broken> {
        let (read, rest) = self.rest.split_at(self.rest.len().min(chunk.len()));
        chunk[..read.len()].copy_from_slice(read);
        self.rest = rest;
        Ok(read.len())
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Broken> {
        self.written.extend_from_slice(bytes);
        Ok(())
    }
}

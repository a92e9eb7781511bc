//! The format of a problem's input: what surrounds the cases, and how many words stand in each line
//! of a case. Splitting an input into cases, the whitespace of generated and shrunk input, and the
//! validator's check of whitespace all follow from it.

use crate::runtime::number::{parse_number, write_number};
use crate::runtime::scanner::is_whitespace;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::iter::{from_fn, once, repeat_n, Peekable};
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
    /// Newlines may stand in place of the spaces in a line. The lines that are written have at most
    /// this many columns.
    pub width: Option<usize>,
    /// What the statement promises about a word: returns what was expected, if it breaks that.
    pub word_promise: fn(&WordPlace, word: &[u8]) -> Option<String>,
}

/// The whitespace after each word of a case: a space, a newline, or that and an empty line.
pub type Gaps = Peekable<Box<dyn Iterator<Item = &'static [u8]>>>;

/// Where a word stands in its case.
pub struct WordPlace {
    /// The judges' limits apply.
    pub limits: bool,
    /// The first word of the case as a number; 0 if it is none.
    pub first: u32,
    /// How many words of the case precede it.
    pub index: u64,
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

    /// The word in [`Format::end`].
    pub fn terminator(&self) -> &'static [u8] {
        self.end().trim_ascii_end()
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

    /// The whitespace after each word that precedes the cases.
    pub fn header(&self) -> Gaps {
        let lines = usize::from(matches!(self.framing, Framing::Counted));
        gaps_in(repeat_n(1, lines))
    }

    /// The whitespace after each word of a case that begins with the word `first`, or of the end.
    pub fn gaps(&self, first: &[u8]) -> Gaps {
        if first == self.terminator() {
            return gaps_in(once(1));
        }
        let (words, first) = (self.words, parse_number(first).unwrap_or(0));
        gaps_in((0..).map_while(move |line| words(first, line)))
    }

    /// Appends a case to `text`: the words of `case` with the whitespace that must follow them.
    pub fn write_case(&self, case: &[u8], text: &mut Vec<u8>) {
        let first = words(case).next().unwrap_or_default();
        let mut line_start = text.len();
        for (word, gap) in words(case).zip(self.gaps(first)) {
            let columns = text.len() - line_start + word.len();
            if self.width.is_some_and(|width| columns > width) {
                text.pop();
                text.push(b'\n');
                line_start = text.len();
            }
            text.extend_from_slice(word);
            text.extend_from_slice(gap);
        }
    }

    /// The cases of an input whose whitespace is as the format says.
    pub fn split<'a>(&self, input: &'a [u8]) -> Vec<&'a [u8]> {
        let mut rest = &input[length(input, self.header())..];
        let mut cases = Vec::new();
        while !rest.is_empty() && rest != self.end() {
            let (case, after) = rest.split_at(length(rest, self.gaps(first_word(rest))));
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

/// The whitespace after each word of lines with these numbers of words, the first of them not 0.
fn gaps_in(lines: impl Iterator<Item = u64> + 'static) -> Gaps {
    let mut lines = lines.peekable();
    let mut words_left = 0;
    let gaps: Box<dyn Iterator<Item = _>> = Box::new(from_fn(move || {
        if words_left == 0 {
            words_left = lines.next()?;
        }
        words_left -= 1;
        Some(match words_left {
            0 if lines.next_if_eq(&0).is_some() => b"\n\n",
            0 => b"\n".as_slice(),
            _ => b" ",
        })
    }));
    gaps.peekable()
}

/// The words of `text`.
pub fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let words = text.split(|&byte| is_whitespace(byte));
    words.filter(|word| !word.is_empty())
}

/// The word at the beginning of `text`, which is empty before whitespace.
fn first_word(text: &[u8]) -> &[u8] {
    let length = text.iter().position(|&byte| is_whitespace(byte));
    &text[..length.unwrap_or(text.len())]
}

/// How many bytes of `text` its first words take with these gaps after them.
fn length(text: &[u8], gaps: Gaps) -> usize {
    let mut rest = text;
    for gap in gaps {
        if rest.is_empty() {
            break;
        }
        let length = first_word(rest).len() + gap.len();
        rest = &rest[length.min(rest.len())..];
    }
    text.len() - rest.len()
}

/// Whether `word` is a number outside of `range`.
pub fn is_outside(word: &[u8], range: RangeInclusive<u32>) -> bool {
    parse_number(word).is_some_and(|number| !range.contains(&number))
}

//! The format of a problem's input: what the statement says of it in short, and what surrounds the
//! cases. The cases themselves are read and written by the problem.

use crate::runtime::number::write_number;

/// The format of a problem's input.
#[derive(Clone, Copy)]
pub struct Format {
    /// The section "Input" of the statement in short; (*) marks the judges' limits.
    pub description: &'static str,
    /// The text that surrounds the cases.
    pub framing: Framing,
    /// The judges' limit on the number of cases, or `u64::MAX`.
    pub max_cases: u64,
    /// A newline may stand in place of each space in a case.
    pub may_wrap: bool,
}

/// How an input says how many cases it has.
#[derive(Clone, Copy, Debug)]
pub enum Framing {
    /// It begins with a line that says so.
    Counted,
    /// This follows the last case; it may be empty.
    Until(&'static str),
}

impl Format {
    /// Returns the text before `cases` cases.
    pub fn beginning(&self, cases: u64) -> Vec<u8> {
        let mut beginning = Vec::new();
        if let Framing::Counted = self.framing {
            write_number(&mut beginning, cases);
            beginning.push(b'\n');
        }
        beginning
    }

    /// Returns the text after the last case.
    pub fn end(&self) -> &'static [u8] {
        match self.framing {
            Framing::Until(end) => end.as_bytes(),
            Framing::Counted => b"",
        }
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

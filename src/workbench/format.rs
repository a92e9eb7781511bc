//! The format of a problem's input: a short description, and the text before and after the cases.
//! Each problem reads and writes its own cases.

/// The format of a problem's input.
#[derive(Clone, Copy)]
pub struct InputFormat {
    /// A summary of the statement's section "Input". Limits of the judges are marked with (*).
    pub description: &'static str,
    pub framing: Framing,
    /// The judges' limit on the number of cases; `u64::MAX` if there is none.
    pub max_cases: u64,
    /// True if any space in a case may be replaced by a newline.
    pub may_wrap: bool,
}

/// The text before and after the cases of an input.
#[derive(Clone, Copy, Debug)]
pub enum Framing {
    /// The input begins with a line that contains the number of cases.
    Counted,
    /// The input ends with this text, which may be empty.
    Until(&'static str),
}

impl InputFormat {
    /// Returns the text before the first case of an input with `case_count` cases.
    pub fn beginning(&self, case_count: u64) -> Vec<u8> {
        match self.framing {
            Framing::Counted => format!("{case_count}\n").into_bytes(),
            Framing::Until(_) => Vec::new(),
        }
    }

    /// Returns the text after the last case.
    pub fn end(&self) -> &'static [u8] {
        match self.framing {
            Framing::Until(end) => end.as_bytes(),
            Framing::Counted => b"",
        }
    }

    /// Returns the input that consists of these cases.
    pub fn join(&self, cases: &[impl AsRef<[u8]>]) -> Vec<u8> {
        let mut input = self.beginning(cases.len() as u64);
        for case in cases {
            input.extend_from_slice(case.as_ref());
        }
        input.extend_from_slice(self.end());
        input
    }
}

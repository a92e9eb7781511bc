//! Input of another form of a problem: some judges surround the same cases by something else.
//!
//! A solution that reads such input nearly always finds an error, but its message does not say what
//! is really wrong. So the beginning of the input is kept. If there is an error, the solution of
//! the other form reads it as well, and finds none if the input is of that form. A solution also
//! accepts input without its terminator; if that finds no error, the validator of the other form
//! decides. No input is valid in two forms, so no valid input is rejected.

use judge::runtime::scanner::{is_white_space, Stream, StreamError};
use judge::workbench::memory::MemoryStream;
use judge::{Error, Problem, PROBLEMS};

/// How much of an input is kept.
const KEPT: usize = 1 << 16;

/// The beginning of an input.
#[derive(Default)]
pub struct Beginning {
    bytes: Vec<u8>,
    /// Nothing comes after `bytes`.
    has_ended: bool,
}

impl Beginning {
    /// Adds the next piece of the input; it is empty at the end.
    pub fn add(&mut self, piece: &[u8]) {
        let kept = piece.len().min(KEPT - self.bytes.len());
        self.bytes.extend_from_slice(&piece[..kept]);
        self.has_ended |= piece.is_empty() && self.is_open();
    }

    /// Whether there may be more to add.
    pub fn is_open(&self) -> bool {
        !self.has_ended && self.bytes.len() < KEPT
    }

    /// The other form of `problem` whose solution reads this without an error, as far as it goes.
    pub fn readable_form(&self, problem: &Problem) -> Option<&'static Problem> {
        let has_no_error = |other: &&Problem| {
            let mut reading = Reading {
                rest: &self.bytes,
                has_ended: self.has_ended,
            };
            !matches!(other.solve(&mut reading), Err(Error::Input { .. }))
        };
        let is_empty = self.bytes.iter().all(|&byte| is_white_space(byte));
        let mut forms = other_forms(problem).filter(|_| !is_empty);
        forms.find(has_no_error)
    }

    /// The other form of `problem` for which this is a valid input, from its start to its end.
    pub fn valid_form(&self, problem: &Problem) -> Option<&'static Problem> {
        let other = self.readable_form(problem).filter(|_| self.has_ended)?;
        let mut violations = 0;
        let mut stream = MemoryStream::new(&self.bytes);
        let read = other.validate(&mut stream, true, &mut |_, _| violations += 1);
        (read.is_ok() && violations == 0).then_some(other)
    }
}

/// The other forms of a problem, which share its statement.
fn other_forms(problem: &Problem) -> impl Iterator<Item = &'static Problem> + use<'_> {
    let problems = PROBLEMS.iter().copied();
    problems.filter(|other| other.statement == problem.statement && other.name() != problem.name())
}

/// The advice on input of the form `other`.
pub fn looks_like(other: &Problem) -> String {
    format!("this looks like input for {}", other.name())
}

/// Reads the beginning of an input. It fails where more would have to be read.
struct Reading<'a> {
    rest: &'a [u8],
    has_ended: bool,
}

impl Stream for Reading<'_> {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        let read = self.rest.len().min(chunk.len());
        if read == 0 && !self.has_ended {
            return Err(StreamError);
        }
        let (piece, rest) = self.rest.split_at(read);
        chunk[..read].copy_from_slice(piece);
        self.rest = rest;
        Ok(read)
    }

    fn write(&mut self, _: &[u8]) -> Result<(), StreamError> {
        Ok(())
    }
}

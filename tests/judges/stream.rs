//! A judge run inside the test, on input that arrives in pieces of any size.

use crate::making::problem_of;
use judge::runtime::scanner::{Stream, StreamError};
use judge::Error;

/// How a judge ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// What it printed.
    pub output: String,
    /// Line, column and message of what is wrong with the input.
    pub error: Option<(u64, u64, String)>,
}

impl Run {
    /// The output of a run that ended well.
    pub fn good(self, input: &str) -> String {
        assert_eq!(self.error, None, "an error in\n{input}");
        self.output
    }

    /// The message of a run that did not end well.
    pub fn message(&self) -> &str {
        let (.., message) = self.error.as_ref().expect("a complaint");
        message
    }
}

/// Runs a judge on input that arrives in as large pieces as it asks for.
pub fn run(name: &str, input: impl AsRef<[u8]>) -> Run {
    run_in_pieces(name, input.as_ref(), |_| usize::MAX)
}

/// Runs a judge on input of which piece `n` has at most `size(n)` bytes.
pub fn run_in_pieces(name: &str, input: &[u8], size: impl FnMut(usize) -> usize) -> Run {
    let mut pieces = Pieces {
        rest: input,
        size,
        number: 0,
        ended: false,
        output: Vec::new(),
    };
    let result = (problem_of(name).solve)(&mut pieces);
    let error = match result {
        Ok(()) => None,
        Err(Error::Input {
            place,
            error: message,
        }) => Some((place.line, place.column, message)),
        Err(Error::Stream) => panic!("this stream does not fail"),
    };
    let output = String::from_utf8(pieces.output).expect("text");
    Run { output, error }
}

struct Pieces<'a, S> {
    rest: &'a [u8],
    size: S,
    number: usize,
    ended: bool,
    output: Vec<u8>,
}

impl<S: FnMut(usize) -> usize> Stream for Pieces<'_, S> {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        assert!(!chunk.is_empty(), "there is room to read into");
        assert!(!self.ended, "nothing is asked for behind the end");
        let size = (self.size)(self.number).min(chunk.len());
        let size = size.min(self.rest.len());
        self.number += 1;
        let (piece, rest) = self.rest.split_at(size);
        chunk[..size].copy_from_slice(piece);
        self.rest = rest;
        self.ended = size == 0;
        Ok(size)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        self.output.extend_from_slice(bytes);
        Ok(())
    }
}

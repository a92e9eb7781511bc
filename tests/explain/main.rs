//! Explanations: those of the samples to the byte, those of random cases word by word against what
//! the naive models say happened, their layout, and the page, whose steps are those of the text.

mod along_the_way;
mod command_line;
mod layout;
#[path = "../judges/making.rs"]
#[allow(dead_code, reason = "other tests make more of it")]
mod making;
#[path = "../models/mod.rs"]
mod models;
mod page;
mod samples;

use judge::runtime::scanner::{Stream, StreamError};
use judge::workbench::explanation::Options;
use judge::{Error, Problem, PROBLEMS};

/// What was told, and the message if the input is bad.
pub struct Told {
    /// The account.
    pub account: String,
    /// What is wrong with the input.
    pub complaint: Option<String>,
    /// The place of that: line and column.
    pub place: Option<(u64, u64)>,
    /// The most bytes that were written at once.
    pub largest_block: usize,
}

impl Told {
    /// The account of good input.
    pub fn good(self) -> String {
        assert_eq!(self.complaint, None);
        self.account
    }
}

/// Explains `input`.
pub fn explain(name: &str, input: impl AsRef<[u8]>, options: &Options) -> Told {
    run(input, |stream| {
        (problem(name).explainer.explain)(stream, options)
    })
}

/// Solves `input`.
pub fn solve(name: &str, input: impl AsRef<[u8]>) -> Told {
    run(input, |stream| (problem(name).solve)(stream))
}

fn problem(name: &str) -> &'static Problem {
    let found = PROBLEMS
        .iter()
        .copied()
        .find(|problem| problem.name() == name);
    found.expect("a problem of this name")
}

fn run(
    input: impl AsRef<[u8]>,
    work: impl FnOnce(&mut dyn Stream) -> Result<(), Error<String>>,
) -> Told {
    let mut memory = Memory {
        rest: input.as_ref(),
        output: Vec::new(),
        largest_block: 0,
    };
    let (complaint, place) = match work(&mut memory) {
        Ok(()) => (None, None),
        Err(Error::Input {
            place,
            error: message,
        }) => (Some(message), Some((place.line, place.column))),
        Err(Error::Stream) => panic!("this stream does not fail"),
    };
    Told {
        account: String::from_utf8(memory.output).expect("text"),
        complaint,
        place,
        largest_block: memory.largest_block,
    }
}

struct Memory<'a> {
    rest: &'a [u8],
    output: Vec<u8>,
    largest_block: usize,
}

impl Stream for Memory<'_> {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        let size = chunk.len().min(self.rest.len());
        let (piece, rest) = self.rest.split_at(size);
        chunk[..size].copy_from_slice(piece);
        self.rest = rest;
        Ok(size)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        self.output.extend_from_slice(bytes);
        self.largest_block = self.largest_block.max(bytes.len());
        Ok(())
    }
}

//! The input of single cases, which a page shows.

use crate::runtime::scanner::{Scanner, Stream, StreamError};
use crate::workbench::explanation::text::printable_lines;
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::RefCell;

/// More bytes of a case are not kept.
const MOST: usize = 1 << 20;

/// What has been read of an input since the last case.
#[derive(Default)]
pub struct Recording(RefCell<Vec<u8>>);

impl Recording {
    /// The input of the case that `scanner` has just read, as lines that can be printed; empty if
    /// it is very long.
    pub fn take_case(&self, scanner: &Scanner) -> String {
        let mut text = self.0.borrow_mut();
        let end = text.len().saturating_sub(scanner.unread());
        let case: Vec<u8> = text.drain(..end).collect();
        printable_lines(case.trim_ascii())
    }
}

/// A stream of which the input is recorded.
pub struct Recorder<'a> {
    /// The stream.
    pub stream: &'a mut dyn Stream,
    /// Takes its input.
    pub recording: &'a Recording,
}

impl Stream for Recorder<'_> {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        let count = self.stream.read(chunk)?;
        let mut text = self.recording.0.borrow_mut();
        if text.len() > MOST {
            text.clear();
        }
        text.extend_from_slice(&chunk[..count]);
        Ok(count)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        self.stream.write(bytes)
    }

    fn hash_key(&self) -> u64 {
        self.stream.hash_key()
    }
}

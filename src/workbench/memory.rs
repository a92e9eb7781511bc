//! Input and output in memory instead of files.

use crate::runtime::scanner::{Stream, StreamError};
use std::io::Read;

/// A stream that reads from a text and writes into memory.
pub struct MemoryStream<'a> {
    /// The part of the text that has not been read.
    unread: &'a [u8],
    /// The bytes written so far.
    pub written: Vec<u8>,
}

impl<'a> MemoryStream<'a> {
    pub fn new(text: &'a [u8]) -> Self {
        MemoryStream {
            unread: text,
            written: Vec::new(),
        }
    }
}

impl Stream for MemoryStream<'_> {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        self.unread.read(chunk).map_err(|_| StreamError)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        self.written.extend_from_slice(bytes);
        Ok(())
    }
}

/// Texts are written in blocks of about this many bytes.
pub const BLOCK_SIZE: usize = 1 << 16;

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

/// Texts are read and written in blocks of about this many bytes.
pub const BLOCK_SIZE: usize = 1 << 16;

/// The maximum number of bytes in an accepted text. Real inputs and outputs are much shorter.
pub const MAX_TEXT: usize = 1 << 28;

/// Reads `stream` to its end, or until the text is longer than [`MAX_TEXT`]. The caller rejects
/// such a text.
pub fn read_all(stream: &mut dyn Stream) -> Result<Vec<u8>, StreamError> {
    let mut text = Vec::new();
    let mut chunk = vec![0; BLOCK_SIZE];
    loop {
        let length = stream.read(&mut chunk)?;
        text.extend_from_slice(&chunk[..length]);
        if length == 0 || text.len() > MAX_TEXT {
            return Ok(text);
        }
    }
}

//! Input and output in memory.

use crate::runtime::scanner::{Stream, StreamError};
use std::io::Read;

/// A stream that reads from a text and writes into memory.
pub struct MemoryStream<'a> {
    /// The part of the text that has not been read.
    rest: &'a [u8],
    /// The bytes that were written.
    pub written: Vec<u8>,
}

impl<'a> MemoryStream<'a> {
    pub fn new(text: &'a [u8]) -> Self {
        MemoryStream {
            rest: text,
            written: Vec::new(),
        }
    }
}

impl Stream for MemoryStream<'_> {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        self.rest.read(chunk).map_err(|_| StreamError)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        self.written.extend_from_slice(bytes);
        Ok(())
    }
}

/// The number of bytes requested at a time.
const CHUNK: usize = 1 << 16;

/// The maximum length of a text in bytes. Outputs that judges accept are much shorter.
pub const MAX_TEXT: usize = 1 << 28;

/// Reads all of `stream`, or a bit more than [`MAX_TEXT`] bytes of a longer one.
pub fn read_all(stream: &mut dyn Stream) -> Result<Vec<u8>, StreamError> {
    let mut text = Vec::new();
    let mut chunk = vec![0; CHUNK];
    loop {
        let read = stream.read(&mut chunk)?;
        text.extend_from_slice(&chunk[..read]);
        if read == 0 || text.len() > MAX_TEXT {
            return Ok(text);
        }
    }
}

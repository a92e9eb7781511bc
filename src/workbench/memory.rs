//! Input and output in memory.

use crate::runtime::scanner::{Stream, StreamError};
use std::io::Read;

/// A text as a stream; what is written is collected.
pub struct MemoryStream<'a> {
    /// The text that has not been read yet.
    rest: &'a [u8],
    /// The text that was written.
    pub written: Vec<u8>,
}

impl<'a> MemoryStream<'a> {
    /// `text`, at its start.
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

/// The most bytes of a text: many times what judges accept.
pub const LONGEST_TEXT: usize = 1 << 28;

/// All that `stream` gives; of a text that is too long, only a beginning that is too long as well.
pub fn read_all(stream: &mut dyn Stream) -> Result<Vec<u8>, StreamError> {
    let mut text = Vec::new();
    let mut chunk = vec![0; CHUNK];
    loop {
        let read = stream.read(&mut chunk)?;
        text.extend_from_slice(&chunk[..read]);
        if read == 0 || text.len() > LONGEST_TEXT {
            return Ok(text);
        }
    }
}

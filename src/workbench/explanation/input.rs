//! The input of single cases, for a page from which it can be copied.

use crate::runtime::scanner::{is_white_space, Scanner, Stream, StreamError};
use crate::workbench::framing::{Cases, Framing};
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::{Cell, RefCell};

/// About as many bytes of an input are kept. Cases that end after them cannot be copied.
const MOST: usize = 1 << 20;

/// What has been read of an input.
#[derive(Default)]
pub struct Kept {
    /// How many bytes have been written of the page.
    pub written: Cell<usize>,
    text: RefCell<Vec<u8>>,
    /// Where in `text` the last case ended.
    end: Cell<usize>,
}

impl Kept {
    /// Ends a case, of which `scanner` has just read the last word. Returns where the case begins.
    pub fn end_case(&self, scanner: &Scanner) -> usize {
        let place = scanner.place();
        let text = self.text.borrow();
        let lines = text.split_inclusive(|&byte| byte == b'\n');
        let before: usize = lines.take(place.line as usize - 1).map(<[u8]>::len).sum();
        let end = before + place.column as usize - 1 + scanner.last_word().len();
        self.end.replace(end)
    }

    /// Ends a case and returns an input that has only this case.
    pub fn case(&self, scanner: &Scanner, framing: &Framing) -> Option<String> {
        let start = self.end_case(scanner);
        let text = self.text.borrow();
        let mut case = text.get(start..self.end.get())?.trim_ascii_start();
        if scanner.case == 1 && matches!(framing.cases, Cases::Counted) {
            let count = case.iter().position(|&byte| is_white_space(byte))?;
            case = case[count..].trim_ascii_start();
        }
        String::from_utf8(framing.join(&[[case, b"\n"].concat()])).ok()
    }
}

/// Passes a stream on and keeps what is read.
pub struct Keeper<'a> {
    /// The stream.
    pub stream: &'a mut dyn Stream,
    /// What was read.
    pub kept: &'a Kept,
}

impl Stream for Keeper<'_> {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        let count = self.stream.read(chunk)?;
        let mut text = self.kept.text.borrow_mut();
        if text.len() < MOST {
            text.extend_from_slice(&chunk[..count]);
        }
        // The scanner does not count a byte-order mark as a part of the first line.
        if text.starts_with("\u{feff}".as_bytes()) {
            text.drain(..3);
        }
        Ok(count)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        let written = self.kept.written.get() + bytes.len();
        self.kept.written.set(written);
        self.stream.write(bytes)
    }

    fn hash_key(&self) -> u64 {
        self.stream.hash_key()
    }
}

//! The input of single cases, for a page from which it can be copied.

use crate::runtime::scanner::{is_white_space, Scanner, Stream, StreamError};
use crate::workbench::framing::{Cases, Framing};
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::{Cell, RefCell};

/// More bytes are not kept at once. After a case with more of them, no case can be copied.
const MOST: usize = 1 << 20;

/// What has been read of an input since the last case, and how much has been written.
#[derive(Default)]
pub struct Recording {
    /// From the line on in which the last case ended; nothing if the input is not recorded.
    pub text: RefCell<Option<Vec<u8>>>,
    /// How many lines come before `text`, and where in it the last case ended.
    last_end: Cell<(u64, usize)>,
    /// How many bytes of output have been written.
    pub written: Cell<usize>,
}

impl Recording {
    /// Takes what comes after the last case up to the word that `scanner` has read last, and
    /// returns an input that has only this case, if it was recorded.
    pub fn take_case(&self, scanner: &Scanner, framing: &Framing) -> Option<String> {
        let mut text = self.text.borrow_mut();
        let text = text.as_mut()?;
        let place = scanner.place();
        let end = place.column as usize - 1 + scanner.last_word().len();
        let (lines_before, start) = self.last_end.replace((place.line - 1, end));
        // The scanner does not count a byte-order mark as a part of the first line.
        if (lines_before, start) == (0, 0) && text.starts_with("\u{feff}".as_bytes()) {
            text.drain(..3);
        }
        let lines = text.split_inclusive(|&byte| byte == b'\n');
        let lines = lines.take((place.line - 1 - lines_before) as usize);
        let line: usize = lines.map(<[u8]>::len).sum();
        let mut case = text[start..line + end].trim_ascii();
        if scanner.case == 1 && matches!(framing.cases, Cases::Counted) {
            let mut count = case.split(|&byte| is_white_space(byte));
            case = case[count.next().map_or(0, <[u8]>::len)..].trim_ascii_start();
        }
        let input = String::from_utf8(framing.join(&[[case, b"\n"].concat()])).ok();
        text.drain(..line);
        input
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
        let mut text = self.recording.text.borrow_mut();
        if let Some(text) = &mut *text {
            text.extend_from_slice(&chunk[..count]);
        }
        *text = text.take().filter(|text| text.len() <= MOST);
        Ok(count)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        let written = self.recording.written.get() + bytes.len();
        self.recording.written.set(written);
        self.stream.write(bytes)
    }

    fn hash_key(&self) -> u64 {
        self.stream.hash_key()
    }
}

//! The input of single cases, for a page from which it can be copied.

use crate::runtime::number::parse_number;
use crate::runtime::scanner::{is_whitespace, Scanner, Stream, StreamError};
use crate::workbench::format::{words, Format, Framing};
use alloc::collections::VecDeque;
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::{Cell, RefCell};

/// More bytes are not kept at once. After a case with more of them, no case can be copied.
const MOST: usize = 1 << 20;

/// What has been read of an input since the last case, and how much has been written.
#[derive(Default)]
pub struct Recording {
    /// Nothing if the input is not recorded.
    pub text: RefCell<Option<VecDeque<u8>>>,
    /// How many bytes of output have been written.
    pub written: Cell<usize>,
}

impl Recording {
    /// Takes the case that `scanner` has just read, and returns an input that has only this case,
    /// if it was recorded.
    pub fn take_case(&self, scanner: &Scanner, format: &Format) -> Option<String> {
        let mut text = self.text.borrow_mut();
        let text = text.as_mut()?;
        let end = text.len() - scanner.unread();
        let text: Vec<u8> = text.drain(..end).collect();
        let after_mark = text.strip_prefix("\u{feff}".as_bytes());
        let mut case = after_mark.unwrap_or(&text).trim_ascii();
        if scanner.case == 1 && matches!(format.framing, Framing::Counted) {
            let is_of_count = |byte: &&u8| !is_whitespace(**byte);
            let count = case.iter().take_while(is_of_count).count();
            case = case[count..].trim_ascii_start();
        }
        let mut case = [case, b"\n"].concat();
        // Whitespace at its end was cut, even if its last line is empty.
        let lines = case.iter().filter(|&&byte| byte == b'\n').count();
        let first = words(&case).next().and_then(parse_number).unwrap_or(0);
        let expected = (0..).map_while(|line| (format.words)(first, line));
        if lines + 1 == expected.count() {
            case.push(b'\n');
        }
        String::from_utf8(format.join(&[case])).ok()
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
            text.extend(&chunk[..count]);
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

//! A cursor in the text that a stream gives. The validators' reader of inputs and the checkers'
//! reader of outputs share it.
//!
//! The text is read in chunks, and only a bounded number of bytes of a line or a word is kept, so
//! memory does not grow with the text.
//!
//! If the stream fails, the text seems to end there. The readers check [`Cursor::failed`] before
//! they return a word or a verdict, so their callers cannot miss it.

use crate::runtime::message::Word;
use crate::runtime::scanner::{is_white_space, Place, Stream, LONGEST_WORD};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

/// Bytes that are requested at a time.
const CHUNK: usize = 1 << 16;

/// A stream, read as far as the cursor.
pub struct Cursor<'a> {
    /// The lines up to the cursor.
    pub lines: Lines,
    /// The stream has failed.
    pub failed: bool,
    stream: &'a mut dyn Stream,
    /// The bytes available are `chunk[start..end]`.
    chunk: Vec<u8>,
    start: usize,
    end: usize,
}

impl<'a> Cursor<'a> {
    /// A cursor at the start of `stream`. Nothing is read yet.
    pub fn new(stream: &'a mut dyn Stream) -> Self {
        Cursor {
            lines: Lines::new(),
            failed: false,
            stream,
            chunk: vec![0; CHUNK],
            start: 0,
            end: 0,
        }
    }

    /// The key of the stream's hashes.
    pub fn hash_key(&self) -> u64 {
        self.stream.hash_key()
    }

    /// The bytes available after the cursor; none at the end of the text.
    pub fn window(&mut self) -> &[u8] {
        if self.start == self.end && !self.failed {
            let read = self.stream.read(&mut self.chunk);
            self.failed = read.is_err();
            self.start = 0;
            self.end = read.unwrap_or(0);
        }
        &self.chunk[self.start..self.end]
    }

    /// The byte after the cursor.
    pub fn peek(&mut self) -> Option<u8> {
        self.window().first().copied()
    }

    /// Moves over `count` of the bytes available.
    pub fn pass(&mut self, count: usize) {
        let end = self.start + count;
        self.lines.pass(&self.chunk[self.start..end]);
        self.start = end;
    }

    /// Moves over the white space that comes next, or over the word, and keeps the first `most`
    /// bytes of it. Of a word that is too long only a part is passed.
    pub fn pass_run(&mut self, is_white: bool, most: usize, kept: &mut Vec<u8>) {
        kept.clear();
        let mut goes_on = true;
        let mut passed = 0;
        while goes_on {
            let window = self.window();
            let belongs = |byte: &&u8| is_white_space(**byte) == is_white;
            let length = window.iter().take_while(belongs).count();
            passed += length;
            goes_on = length > 0 && length == window.len() && (is_white || passed <= LONGEST_WORD);
            kept.extend_from_slice(&window[..length.min(most - kept.len())]);
            self.pass(length);
        }
    }

    /// Where the byte after the cursor is.
    pub fn place(&self) -> Place {
        let Line { number, length, .. } = self.lines.line;
        let (case, line, column) = (0, number, length as u64 + 1);
        Place { case, line, column }
    }

    /// Moves to the end of the line, or as far as a line is kept.
    pub fn complete_line(&mut self) {
        while self.lines.line.length < KEPT && self.peek().is_some_and(|byte| byte != b'\n') {
            self.pass(1);
        }
    }
}

/// How much of a line is kept.
const KEPT: usize = 1000;

/// How much of a line is shown before the place in question.
const SHOWN_BEFORE: usize = 20;

/// The last lines up to a cursor.
#[derive(Default)]
pub struct Lines {
    /// The line with the cursor, as far as the cursor.
    pub line: Line,
    /// The last line before it that is not blank.
    pub previous: Line,
}

/// A line, or the part of it before the cursor.
#[derive(Default)]
pub struct Line {
    /// Its number, from 1.
    pub number: u64,
    /// Its length in bytes, without the line end.
    pub length: usize,
    /// Its first bytes.
    pub beginning: Vec<u8>,
}

impl Lines {
    /// The cursor is at the start of line 1.
    pub fn new() -> Self {
        let mut lines = Lines::default();
        lines.line.number = 1;
        lines
    }

    /// Moves over `bytes`, which come next.
    pub fn pass(&mut self, bytes: &[u8]) {
        for part in bytes.split_inclusive(|&byte| byte == b'\n') {
            let text = part.strip_suffix(b"\n").unwrap_or(part);
            let line = &mut self.line;
            let kept = text.len().min(KEPT - line.beginning.len());
            line.beginning.extend_from_slice(&text[..kept]);
            line.length += text.len();
            if text.len() < part.len() {
                let next = line.number + 1;
                if !line.is_blank() {
                    core::mem::swap(&mut self.previous, line);
                }
                line.number = next;
                line.length = 0;
                line.beginning.clear();
            }
        }
    }
}

impl Line {
    /// Whether it is all white space.
    pub fn is_blank(&self) -> bool {
        self.beginning.iter().all(|&byte| is_white_space(byte))
    }

    /// The line in quotes, cut to what surrounds `column`, from 0.
    pub fn shown(&self, column: usize) -> String {
        let beginning = &self.beginning;
        if beginning.len() <= 2 * SHOWN_BEFORE || column <= SHOWN_BEFORE {
            return Word::new(beginning).to_string();
        }
        let start = (column - SHOWN_BEFORE).min(beginning.len());
        Word::new(&[b"...", &beginning[start..]].concat()).to_string()
    }
}

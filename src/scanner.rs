//! Reading words from input of any length, and keeping answers until it is time to write them.
//!
//! The input arrives in chunks and only the chunk at hand is kept, so memory does not grow with
//! the input. A word that runs past the end of the chunk moves to the front and the rest is
//! fetched behind it; only a word longer than the whole chunk makes the chunk grow.
//!
//! Nobody counts lines while reading. Newlines are counted once when bytes are given up, which
//! a compiler turns into a few instructions per sixteen bytes, and the rest when an error needs
//! its place.
//!
//! Answers wait in [`Scanner::output`] and leave just before the next chunk is asked for. So
//! they go out in large blocks while input is plenty, and none is held back while input stalls.

use alloc::vec::Vec;

/// Where a judge reads from and writes to.
pub trait Stream {
    /// Puts the next bytes of the input into `chunk` and says how many; 0 is the end of the
    /// input.
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, Broken>;

    /// Writes all of `bytes`.
    fn write(&mut self, bytes: &[u8]) -> Result<(), Broken>;
}

/// The stream could not be read or written; the stream itself knows why.
#[derive(Debug)]
pub struct Broken;

/// Why a judge stopped before the end of its input.
#[derive(Debug)]
pub enum Stop<F> {
    /// The stream failed.
    Broken,
    /// The input is bad: where it is, and what is wrong there.
    Fault(Place, F),
}

impl<F> From<Broken> for Stop<F> {
    fn from(_: Broken) -> Self {
        Stop::Broken
    }
}

/// A place in the input. Lines and columns count from 1, columns in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, from 1.
    pub line: u64,
    /// The column of the first byte of the word in question, from 1.
    pub column: u64,
}

/// How many bytes are asked for at a time.
const CHUNK: usize = 1 << 16;

/// A byte-order mark in UTF-8; one at the very start of the input is passed over.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Reads words from a [`Stream`].
pub struct Scanner<'a> {
    /// Answers that have not been written yet.
    pub output: Vec<u8>,
    stream: &'a mut dyn Stream,
    /// The bytes at hand are `chunk[..end]`; the next one to be looked at is `chunk[cursor]`.
    chunk: Vec<u8>,
    cursor: usize,
    end: usize,
    /// Where the word begins that was read last.
    word_start: usize,
    /// Something has been read, and a byte-order mark at the start been passed over.
    started: bool,
    /// Nothing comes after `chunk[..end]`.
    ended: bool,
    /// Newlines before `chunk[0]`.
    lines_before: u64,
    /// Bytes between the last newline before `chunk[0]` and `chunk[0]`.
    columns_before: u64,
}

impl<'a> Scanner<'a> {
    /// A scanner at the start of `stream`. Nothing is read yet.
    pub fn new(stream: &'a mut dyn Stream) -> Self {
        Scanner {
            output: Vec::new(),
            stream,
            chunk: Vec::new(),
            cursor: 0,
            end: 0,
            word_start: 0,
            started: false,
            ended: false,
            lines_before: 0,
            columns_before: 0,
        }
    }

    /// The next word: the longest run of bytes that are not white space. Empty at the end of
    /// the input.
    pub fn word(&mut self) -> Result<&[u8], Broken> {
        while self.window().is_empty() && self.refill()? {}
        let mut length = 0;
        loop {
            length += length_of_word(&self.window()[length..]);
            if length < self.window().len() || !self.refill()? {
                break;
            }
        }
        self.take(length, 0);
        Ok(self.last_word())
    }

    /// Passes over the white space at hand and shows the bytes from the next word on; how many
    /// are at hand is a matter of luck. A judge that recognises the usual layout here takes it
    /// in one step with [`Scanner::take`], and leaves every other to [`Scanner::word`].
    pub fn window(&mut self) -> &[u8] {
        while self.cursor < self.end && is_white_space(self.chunk[self.cursor]) {
            self.cursor += 1;
        }
        self.word_start = self.cursor;
        &self.chunk[self.cursor..self.end]
    }

    /// Passes over the first `length` bytes of the window. An error that comes to light before
    /// the next word is read is placed at `word` in them, where the last word should begin.
    pub fn take(&mut self, length: usize, word: usize) {
        self.word_start = self.cursor + word;
        self.cursor += length;
    }

    /// The input is bad at the word read last, or where the input ends.
    pub fn stop<F>(&self, fault: F) -> Stop<F> {
        Stop::Fault(self.place(), fault)
    }

    /// The place of the word read last.
    pub fn place(&self) -> Place {
        let before = &self.chunk[..self.word_start];
        let (lines, columns) = lines_and_columns(before, self.columns_before);
        Place {
            line: self.lines_before + lines + 1,
            column: columns + 1,
        }
    }

    /// The word that [`Scanner::word`] has just read.
    pub fn last_word(&self) -> &[u8] {
        &self.chunk[self.word_start..self.cursor]
    }

    /// Writes the answers that wait.
    pub fn flush(&mut self) -> Result<(), Broken> {
        if !self.output.is_empty() {
            self.stream.write(&self.output)?;
            self.output.clear();
        }
        Ok(())
    }

    /// Fetches more bytes, keeping those from the start of the last word on. Says whether it
    /// is worth looking again.
    fn refill(&mut self) -> Result<bool, Broken> {
        if self.ended {
            return Ok(false);
        }
        self.flush()?;
        self.give_up_read_bytes();
        if self.chunk.len() < self.end + CHUNK / 2 {
            let larger = (self.chunk.len() * 2).max(CHUNK);
            self.chunk.resize(larger, 0);
        }
        loop {
            let read = self.stream.read(&mut self.chunk[self.end..])?;
            self.end += read;
            self.ended = read == 0;
            if self.started || self.ended || !self.may_be_a_byte_order_mark() {
                break;
            }
        }
        if !self.started && self.chunk[..self.end].starts_with(BYTE_ORDER_MARK) {
            self.chunk.copy_within(BYTE_ORDER_MARK.len()..self.end, 0);
            self.end -= BYTE_ORDER_MARK.len();
        }
        self.started = true;
        Ok(!self.ended || self.cursor < self.end)
    }

    /// Whether the bytes at hand are the beginning of a byte-order mark and no more.
    fn may_be_a_byte_order_mark(&self) -> bool {
        self.end < BYTE_ORDER_MARK.len() && BYTE_ORDER_MARK.starts_with(&self.chunk[..self.end])
    }

    /// Moves the last word to the front of the chunk, counting the lines before it.
    fn give_up_read_bytes(&mut self) {
        let before = &self.chunk[..self.word_start];
        let (lines, columns) = lines_and_columns(before, self.columns_before);
        self.lines_before += lines;
        self.columns_before = columns;
        self.chunk.copy_within(self.word_start..self.end, 0);
        self.cursor -= self.word_start;
        self.end -= self.word_start;
        self.word_start = 0;
    }
}

/// Newlines in `bytes`, and how many bytes stand behind the last of them, where `columns` bytes
/// stood on the first line already.
fn lines_and_columns(bytes: &[u8], columns: u64) -> (u64, u64) {
    // A count of at most 255 fits a byte, and sixteen bytes are counted at once.
    let is_newline = |&byte: &u8| u8::from(byte == b'\n');
    let newlines = |part: &[u8]| part.iter().map(is_newline).sum::<u8>();
    let lines = bytes
        .chunks(255)
        .map(|part| u64::from(newlines(part)))
        .sum();
    let behind = bytes.iter().rev().take_while(|&&byte| byte != b'\n');
    let behind = behind.count() as u64;
    let columns = if lines == 0 { columns + behind } else { behind };
    (lines, columns)
}

/// How many bytes stand before the first white space in `bytes`.
fn length_of_word(bytes: &[u8]) -> usize {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let mut length = 0;
    while let Some(eight) = bytes[length..].first_chunk() {
        let eight = u64::from_le_bytes(*eight);
        // The lowest bit set is the highest of the first byte up to a blank: what is not, lets
        // nothing be borrowed from the byte above it.
        let up_to_blank = eight.wrapping_sub(ONES * 0x21) & !eight & (ONES * 0x80);
        if up_to_blank == 0 {
            length += 8;
            continue;
        }
        length += up_to_blank.trailing_zeros() as usize / 8;
        if is_white_space(bytes[length]) {
            return length;
        }
        length += 1;
    }
    let rest = bytes[length..].iter();
    length + rest.take_while(|&&byte| !is_white_space(byte)).count()
}

/// Whether `byte` separates words: a blank, a tab, an end of line, a vertical tab or a form
/// feed.
pub fn is_white_space(byte: u8) -> bool {
    byte == b' ' || (b'\t'..=b'\r').contains(&byte)
}

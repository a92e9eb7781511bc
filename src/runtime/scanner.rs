//! Reads words from input of any length, and buffers the answers.
//!
//! The input arrives in chunks, and only the current chunk is kept, so memory does not grow with
//! the input. A word that is cut by the end of the chunk moves to the front, and the rest is read
//! after it. The length of a word is limited, so the chunk has a fixed size.
//!
//! Most words are short and followed by a single whitespace byte. Such a word is loaded into a
//! `u64`, where its end is found without a loop. Any other word is read in a loop.
//!
//! Lines are not counted while words are read. Newlines are counted when bytes are discarded, all
//! at once, and those in the current chunk only for a message; none is counted twice.
//!
//! Answers are buffered in [`Scanner::output`] and written just before the next chunk is read. So
//! they are written in large blocks while input is plentiful, and none is held back while input
//! stalls.

use std::convert::TryFrom;

/// The input and the output of a solution.
pub trait Stream {
    /// Fills the start of `chunk` with the next bytes of the input, and returns their number: 0 at
    /// the end of the input.
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError>;

    /// Writes all of `bytes`.
    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError>;

    /// Returns the key of hashes. An attacker who knows it can make an input on which a solution is
    /// slow. A submission uses a public key: the input of the judge does not depend on it.
    fn hash_key(&self) -> u64 {
        FIXED_KEY
    }
}

/// The hash key of submissions and tests.
pub const FIXED_KEY: u64 = 0x9E37_79B9_7F4A_7C15;

/// Reading or writing failed. The stream knows why.
#[derive(Debug)]
pub struct StreamError;

/// The reason why work on an input stopped before its end.
#[derive(Debug)]
pub enum Error<E> {
    /// The stream failed.
    Stream,
    /// The input is bad.
    Input { place: Place, error: E },
}

impl<E> From<StreamError> for Error<E> {
    fn from(_: StreamError) -> Self {
        Error::Stream
    }
}

/// A place in the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The case, from 1; 0 before the first, and in an error outside of cases.
    pub case: u64,
    /// The line, from 1.
    pub line: u64,
    /// The byte in the line, from 1.
    pub column: u64,
}

/// The greatest length of a word. No statement has words of more than 25 bytes.
pub const LONGEST_WORD: usize = 1 << 16;

/// The length of the chunk: up to [`LONGEST_WORD`] bytes of a cut word at the front, as many new
/// bytes, and the 0 that follows them.
const CHUNK: usize = 2 * LONGEST_WORD + 1;

/// A byte-order mark in UTF-8, which is skipped at the start of the input.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Reads words from a [`Stream`].
pub struct Scanner<'a> {
    /// Answers that have not been written yet.
    pub output: Vec<u8>,
    /// The case that is being read, from 1; 0 before the first, and in an error outside of cases.
    pub case: u64,
    /// The number of cases, if the input begins with it.
    pub cases: u32,
    /// A place in the case where solving it may find an error.
    pub suspect: Option<Place>,
    stream: &'a mut dyn Stream,
    /// The bytes available are `chunk[..end]`, followed by a 0. The next to be read is
    /// `chunk[cursor]`.
    chunk: Vec<u8>,
    cursor: usize,
    end: usize,
    /// The start of the word read last.
    word_start: usize,
    /// The start of the input has been read, and a byte-order mark there skipped.
    started: bool,
    /// No bytes follow those available.
    ended: bool,
    /// Newlines are counted up to here in the chunk.
    counted: usize,
    /// The number of newlines counted.
    lines: u64,
    /// The number of bytes between the last of these newlines and `chunk[counted]`.
    columns: u64,
}

impl<'a> Scanner<'a> {
    /// Returns a scanner at the start of `stream`. Nothing is read yet.
    pub fn new(stream: &'a mut dyn Stream) -> Self {
        Scanner {
            output: Vec::new(),
            case: 0,
            cases: 0,
            suspect: None,
            stream,
            chunk: vec![0; CHUNK],
            cursor: 0,
            end: 0,
            word_start: 0,
            started: false,
            ended: false,
            counted: 0,
            lines: 0,
            columns: 0,
        }
    }

    /// Returns the key of hashes.
    pub fn hash_key(&self) -> u64 {
        self.stream.hash_key()
    }

    /// Returns the next word, the longest run of bytes that are not whitespace. It is empty at the
    /// end of the input. A longer word than [`LONGEST_WORD`] may be cut, but never to that length
    /// or less. So the caller can tell by the length; it has to report an error and stop.
    #[inline(always)]
    pub fn word(&mut self) -> Result<&[u8], StreamError> {
        let length = match self.short_word() {
            Some((_, length)) => length,
            None => self.any_word()?,
        };
        Ok(&self.chunk[self.word_start..self.word_start + length])
    }

    /// Reads the next word if it begins at the cursor, has at most seven bytes, and ends in the
    /// chunk. Returns eight bytes, which begin with the word, and its length. The first byte is the
    /// lowest.
    #[inline(always)]
    pub fn short_word(&mut self) -> Option<(u64, usize)> {
        let eight = self.chunk.get(self.cursor..self.cursor + 8)?;
        let eight = u64::from_le_bytes(*first_bytes(eight)?);
        let length = first_at_most_space(eight);
        // Length 0: no word begins at the cursor. Length 8: the word has more than seven bytes. The
        // bytes available are followed by a 0, which is no whitespace. So a word that may go on
        // after them is left to `any_word`.
        if length % 8 == 0 || !is_whitespace((eight >> (8 * length)) as u8) {
            return None;
        }
        self.word_start = self.cursor;
        // The next word usually begins after a single whitespace byte.
        self.cursor += length + 1;
        Some((eight, length))
    }

    /// Reads the next word, whatever precedes it and however long it is, and returns its length.
    #[inline(never)]
    fn any_word(&mut self) -> Result<usize, StreamError> {
        loop {
            let rest = self.chunk[self.cursor..self.end].iter();
            self.cursor += rest.take_while(|&&byte| is_whitespace(byte)).count();
            self.word_start = self.cursor;
            if self.cursor < self.end || !self.refill()? {
                break;
            }
        }
        loop {
            self.cursor += length_of_word(&self.chunk[self.cursor..self.end]);
            let is_too_long = self.cursor - self.word_start > LONGEST_WORD;
            if self.cursor < self.end || is_too_long || !self.refill()? {
                break;
            }
        }
        let length = self.cursor - self.word_start;
        // Skips the whitespace byte after the word, as `short_word` expects a word at the cursor.
        self.cursor += usize::from(self.cursor < self.end);
        Ok(length)
    }

    /// Returns an error at the word read last, or at the end of the input.
    pub fn bad_input<E>(&mut self, error: E) -> Error<E> {
        let place = self.place();
        Error::Input { place, error }
    }

    /// Returns an error in the case read last, at the place that is suspected or at its last word.
    pub fn bad_case<E>(&mut self, error: E) -> Error<E> {
        let place = self.suspect.unwrap_or_else(|| self.place());
        Error::Input { place, error }
    }

    /// Returns the place of the word read last.
    pub fn place(&mut self) -> Place {
        let passed = &self.chunk[self.counted..self.word_start];
        let (lines, columns) = lines_and_columns(passed, self.columns);
        self.lines += lines;
        self.columns = columns;
        self.counted = self.word_start;
        Place {
            case: self.case,
            line: self.lines + 1,
            column: self.columns + 1,
        }
    }

    /// Returns the word read last.
    pub fn last_word(&self) -> &[u8] {
        let rest = &self.chunk[self.word_start..self.end];
        &rest[..length_of_word(rest)]
    }

    /// Writes the buffered answers.
    pub fn flush(&mut self) -> Result<(), StreamError> {
        if !self.output.is_empty() {
            self.stream.write(&self.output)?;
            self.output.clear();
        }
        Ok(())
    }

    /// Reads more bytes, keeping the word that is being read. Returns false at the end of the
    /// input.
    fn refill(&mut self) -> Result<bool, StreamError> {
        if self.ended {
            return Ok(false);
        }
        self.flush()?;
        self.discard_consumed_bytes();
        // A chunk may end within a byte-order mark. So at the start, this reads on until it is
        // clear whether there is one. If the input ends before that, the bytes are part of a word.
        loop {
            let read = self.stream.read(&mut self.chunk[self.end..CHUNK - 1])?;
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
        self.chunk[self.end] = 0;
        self.started = true;
        Ok(!self.ended)
    }

    /// Returns true if the available bytes are the beginning of a byte-order mark, or all of it.
    fn may_be_a_byte_order_mark(&self) -> bool {
        BYTE_ORDER_MARK.starts_with(&self.chunk[..self.end])
    }

    /// Moves the word read last to the front of the chunk, and counts the lines before it.
    fn discard_consumed_bytes(&mut self) {
        self.place();
        self.chunk.copy_within(self.word_start..self.end, 0);
        self.counted = 0;
        self.cursor -= self.word_start;
        self.end -= self.word_start;
        self.word_start = 0;
    }
}

/// Returns the number of newlines in `bytes`, and the number of bytes after the last of them. If
/// there is none, the `columns` bytes of this line that come before `bytes` count, too.
fn lines_and_columns(bytes: &[u8], columns: u64) -> (u64, u64) {
    // A count of at most 255 fits in a byte. So the compiler can use a vector register as sixteen
    // counters, and compare sixteen bytes at once.
    let is_newline = |&byte: &u8| u8::from(byte == b'\n');
    let newlines = |part: &[u8]| part.iter().map(is_newline).sum::<u8>();
    let lines = bytes
        .chunks(255)
        .map(|part| u64::from(newlines(part)))
        .sum();
    let after = bytes.iter().rev().take_while(|&&byte| byte != b'\n');
    let after = after.count() as u64;
    let columns = if lines == 0 { columns + after } else { after };
    (lines, columns)
}

/// Returns the number of bytes before the first whitespace in `bytes`.
fn length_of_word(bytes: &[u8]) -> usize {
    let mut length = 0;
    while let Some(eight) = first_bytes(&bytes[length..]) {
        let before = first_at_most_space(u64::from_le_bytes(*eight));
        length += before;
        if before < 8 {
            if is_whitespace(bytes[length]) {
                return length;
            }
            length += 1;
        }
    }
    let rest = bytes[length..].iter();
    length + rest.take_while(|&&byte| !is_whitespace(byte)).count()
}

/// Returns the number of bytes before the first one that is not greater than a space; 8 if there is
/// none. The first of the `eight` is the lowest.
#[inline(always)]
fn first_at_most_space(eight: u64) -> usize {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // Subtracting 0x21 from each byte turns 0 to 0x20 (the space) into 0xDF to 0xFF: the highest
    // bit is set, a hit. 0x21 to 0x7F become 0 to 0x5E, no hits; `& !eight` leaves out bytes from
    // 0x80 on. Only a hit borrows from the next byte. So all bytes before the first hit are right,
    // and those after it do not matter.
    let hits = eight.wrapping_sub(ONES * 0x21) & !eight & (ONES * 0x80);
    hits.trailing_zeros() as usize / 8
}

/// Returns the first `N` bytes, if there are as many.
pub fn first_bytes<const N: usize>(bytes: &[u8]) -> Option<&[u8; N]> {
    TryFrom::try_from(bytes.get(..N)?).ok()
}

/// Returns true if `byte` separates words: a space, a tab, a line feed, a carriage return, a
/// vertical tab or a form feed.
#[inline(always)]
pub fn is_whitespace(byte: u8) -> bool {
    const WHITE: u64 = 1 << b' ' | 1 << b'\t' | 1 << b'\n' | 1 << 0x0B | 1 << 0x0C | 1 << b'\r';
    byte <= b' ' && WHITE >> byte & 1 == 1
}

//! Reads words from input of any length, and buffers the answers.
//!
//! The input arrives in chunks, and only the current chunk is kept, so memory does not grow with
//! the input. A word that is cut by the end of the chunk moves to the front, and the rest is read
//! after it. The length of a word is limited, so the chunk has a fixed size.
//!
//! Most words are short and followed by a single whitespace byte. Such a word is loaded into a
//! `u64`, where its end is found without a loop. Any other word is read in a loop.
//!
//! Lines are not counted while words are read. Newlines are counted later and all at once: when
//! bytes are discarded, or when a message needs a line number.
//!
//! Answers are buffered in [`Scanner::output`] and written just before the next chunk is read. So
//! writes are large while input is available, and no answer is held back while input is awaited.

use std::convert::TryFrom;

/// The input and the output of a solution.
pub trait Stream {
    /// Fills the start of `chunk` with the next bytes of the input. Returns the number of bytes: 0
    /// at the end of the input.
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError>;

    /// Writes all of `bytes`.
    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError>;

    /// Returns the key of hashes. An attacker who knows the key can make an input that is slow to
    /// solve. The key of submissions is public, as the input of the judge does not depend on it.
    fn hash_key(&self) -> u64 {
        FIXED_KEY
    }
}

/// The public hash key: 2⁶⁴ divided by the golden ratio.
pub const FIXED_KEY: u64 = 0x9E37_79B9_7F4A_7C15;

/// Reading or writing failed. The stream keeps the reason.
#[derive(Debug)]
pub struct StreamError;

/// An error that ends the work on an input.
#[derive(Debug)]
pub enum Error<E> {
    Stream,
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
    /// The number of the case, from 1; 0 outside all cases.
    pub case: u64,
    /// The line, from 1.
    pub line: u64,
    /// The byte in the line, from 1.
    pub column: u64,
}

/// The maximum length of a word. No statement has words of more than 25 bytes.
pub const MAX_WORD_LENGTH: usize = 1 << 16;

/// The maximum size of a chunk: up to [`MAX_WORD_LENGTH`] bytes of a cut word, and as many new
/// bytes.
const CHUNK_SIZE: usize = 2 * MAX_WORD_LENGTH;

/// A byte-order mark in UTF-8, which is skipped at the start of the input.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Reads words from a [`Stream`].
pub struct Scanner<'a> {
    /// Answers that have not been written yet.
    pub output: Vec<u8>,
    /// The number of the current case, from 1; 0 outside all cases.
    pub case_number: u64,
    /// The number of cases, if it begins the input.
    pub case_count: u32,
    stream: &'a mut dyn Stream,
    /// The bytes available are `chunk[..end]`, followed by a 0. The next byte to be read is
    /// `chunk[cursor]`.
    chunk: Vec<u8>,
    cursor: usize,
    end: usize,
    /// The start of the word read last.
    word_start: usize,
    /// True once the start of the input has been read, and a byte-order mark there skipped.
    has_started: bool,
    /// True once the stream has no more bytes.
    has_ended: bool,
    /// The end of the bytes whose newlines have been counted.
    counted_to: usize,
    /// The line of `chunk[counted_to]`, from 0.
    line: u64,
    /// The column of `chunk[counted_to]`, from 0.
    column: u64,
}

impl<'a> Scanner<'a> {
    /// Returns a scanner of `stream`. Nothing is read yet.
    pub fn new(stream: &'a mut dyn Stream) -> Self {
        Scanner {
            output: Vec::new(),
            case_number: 0,
            case_count: 0,
            stream,
            chunk: vec![0; CHUNK_SIZE + 1],
            cursor: 0,
            end: 0,
            word_start: 0,
            has_started: false,
            has_ended: false,
            counted_to: 0,
            line: 0,
            column: 0,
        }
    }

    pub fn hash_key(&self) -> u64 {
        self.stream.hash_key()
    }

    /// Reads the next word: a run of bytes without whitespace, empty at the end of the input. The
    /// caller must report a word of more than [`MAX_WORD_LENGTH`] bytes as an error, and stop. The
    /// word returned may be cut, but is longer than that.
    #[inline(always)]
    pub fn word(&mut self) -> Result<&[u8], StreamError> {
        let length = match self.short_word() {
            Some((_, length)) => length,
            None => self.any_word()?,
        };
        Ok(&self.chunk[self.word_start..self.word_start + length])
    }

    /// Reads the next word if it begins at the cursor, has at most seven bytes, and ends in the
    /// chunk. Returns the eight bytes at the cursor, in little-endian order, and the length of the
    /// word.
    #[inline(always)]
    pub fn short_word(&mut self) -> Option<(u64, usize)> {
        let bytes = self.chunk.get(self.cursor..self.cursor + 8)?;
        let eight = u64::from_le_bytes(*first_bytes(bytes)?);
        let length = first_at_most_space(eight);
        // Length 0: no word begins at the cursor. Length 8: the word has more than seven bytes. A
        // word that ends with the available bytes may be cut. It is followed by a 0, which is no
        // whitespace, so `any_word` reads it.
        if length % 8 == 0 || !is_whitespace((eight >> (8 * length)) as u8) {
            return None;
        }
        self.word_start = self.cursor;
        // The next word usually begins after a single whitespace byte.
        self.cursor += length + 1;
        Some((eight, length))
    }

    /// Skips whitespace, reads a word of any length, and returns its length.
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
            let is_too_long = self.cursor - self.word_start > MAX_WORD_LENGTH;
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

    /// Returns the place of the word read last.
    pub fn place(&mut self) -> Place {
        let bytes = &self.chunk[self.counted_to..self.word_start];
        let (newlines, column) = newlines_and_column(bytes, self.column);
        self.line += newlines;
        self.column = column;
        self.counted_to = self.word_start;
        Place {
            case: self.case_number,
            line: self.line + 1,
            column: self.column + 1,
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

    /// Reads more bytes, and keeps the word that is being read. Returns false at the end of the
    /// input.
    fn refill(&mut self) -> Result<bool, StreamError> {
        if self.has_ended {
            return Ok(false);
        }
        self.flush()?;
        // Counts the lines before the word read last, and discards the bytes before it.
        self.place();
        self.chunk.copy_within(self.word_start..self.end, 0);
        self.counted_to = 0;
        self.cursor -= self.word_start;
        self.end -= self.word_start;
        self.word_start = 0;
        // A read may end within a byte-order mark. So at the start of the input, the loop reads on
        // while the bytes may be one. A mark that is not complete is part of a word.
        loop {
            let count = self.stream.read(&mut self.chunk[self.end..CHUNK_SIZE])?;
            self.end += count;
            self.has_ended = count == 0;
            let may_be_a_mark = BYTE_ORDER_MARK.starts_with(&self.chunk[..self.end]);
            if self.has_started || self.has_ended || !may_be_a_mark {
                break;
            }
        }
        if !self.has_started && self.chunk[..self.end].starts_with(BYTE_ORDER_MARK) {
            self.chunk.copy_within(BYTE_ORDER_MARK.len()..self.end, 0);
            self.end -= BYTE_ORDER_MARK.len();
        }
        self.chunk[self.end] = 0;
        self.has_started = true;
        Ok(!self.has_ended)
    }
}

/// Returns the number of newlines in `bytes`, and the column after `bytes`, from 0. `column` is the
/// column of their first byte.
fn newlines_and_column(bytes: &[u8], column: u64) -> (u64, u64) {
    // The newlines in 255 bytes are counted in a byte. So the compiler can use a vector register as
    // sixteen counters, and compare sixteen bytes at once.
    let is_newline = |&byte: &u8| u8::from(byte == b'\n');
    let count = |part: &[u8]| part.iter().map(is_newline).sum::<u8>();
    let newlines = bytes.chunks(255).map(|part| u64::from(count(part))).sum();
    let last_line = bytes.iter().rev().take_while(|&&byte| byte != b'\n');
    let width = last_line.count() as u64;
    let column = if newlines == 0 { column + width } else { width };
    (newlines, column)
}

/// Returns the number of bytes before the first whitespace in `bytes`.
fn length_of_word(bytes: &[u8]) -> usize {
    let mut length = 0;
    while let Some(eight) = first_bytes(&bytes[length..]) {
        let count = first_at_most_space(u64::from_le_bytes(*eight));
        length += count;
        if count < 8 {
            if is_whitespace(bytes[length]) {
                return length;
            }
            // A control character is part of the word.
            length += 1;
        }
    }
    let rest = bytes[length..].iter();
    length + rest.take_while(|&&byte| !is_whitespace(byte)).count()
}

/// Returns the number of bytes before the first byte that is at most 0x20 (a space); 8 if all bytes
/// are greater. `eight` holds the bytes in little-endian order.
#[inline(always)]
fn first_at_most_space(eight: u64) -> usize {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // Subtracting 0x21 turns bytes 0 to 0x20 into 0xDF to 0xFF. Their top bit is set: a hit. Bytes
    // 0x21 to 0x7F become 0 to 0x5E, no hits. `& !eight` excludes bytes from 0x80 on. Only a hit
    // borrows from the next byte, so all is right up to the first hit. Later bytes do not matter.
    let hits = eight.wrapping_sub(ONES * 0x21) & !eight & (ONES * 0x80);
    hits.trailing_zeros() as usize / 8
}

/// Returns the first `N` bytes, or `None` if there are fewer.
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

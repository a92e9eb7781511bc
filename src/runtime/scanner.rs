//! Reads words from input of any length, and buffers the answers.
//!
//! The input arrives in chunks. Only the current chunk is kept, so memory does not grow with
//! the input. A word that is cut by the end of the chunk moves to the front and the rest is
//! fetched after it. The length of a word is limited, so the chunk has a fixed size.
//!
//! Most words have few bytes and are followed by a single whitespace byte. Such a word is loaded
//! as one machine word, whose end is found without a loop; any other is read byte by byte.
//!
//! Lines are not counted while words are read. Newlines are counted when bytes are discarded, all
//! at once: this compiles to a few instructions per sixteen bytes. Those in the current chunk are
//! counted earlier only if somebody asks for a place, and no byte is looked at twice for it.
//!
//! Answers are buffered in [`Scanner::output`] and written just before the next chunk is
//! requested. They leave in large blocks while input is plentiful, and none is held back while
//! input stalls.

use std::convert::TryFrom;

/// Where input is read from and output is written to.
pub trait Stream {
    /// Fills the start of `chunk` with the next bytes of the input and returns how many there
    /// are; 0 is the end of the input.
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError>;

    /// Writes all of `bytes`.
    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError>;

    /// The key with which positions are hashed. Knowing it, an attacker can construct an input
    /// that makes a solution slow. For a submission that does not matter.
    fn hash_key(&self) -> u64 {
        FIXED_KEY
    }
}

/// The hash key where it need not be secret.
pub const FIXED_KEY: u64 = 0x9E37_79B9_7F4A_7C15;

/// Reading or writing failed; the stream itself knows why.
#[derive(Debug)]
pub struct StreamError;

/// Why work on an input stopped before its end.
#[derive(Debug)]
pub enum Error<E> {
    /// The stream failed.
    Stream,
    /// The input is bad.
    Input {
        /// Where.
        place: Place,
        /// What is wrong there.
        error: E,
    },
}

impl<E> From<StreamError> for Error<E> {
    fn from(_: StreamError) -> Self {
        Error::Stream
    }
}

/// A place in the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The case, from 1; 0 before the first and after the last.
    pub case: u64,
    /// The line, from 1.
    pub line: u64,
    /// The column of the first byte of the word in question, from 1, in bytes.
    pub column: u64,
}

/// The most bytes that a word may have. No statement has words of more than 25 bytes.
pub const LONGEST_WORD: usize = 1 << 16;

/// Bytes of the chunk: after a word that is cut, there is space for as many bytes again, and
/// for the 0 that follows them.
const CHUNK: usize = 2 * LONGEST_WORD + 8;

/// A byte-order mark in UTF-8; one at the very start of the input is skipped.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Reads words from a [`Stream`].
pub struct Scanner<'a> {
    /// Answers that have not been written yet.
    pub output: Vec<u8>,
    /// The case that is being read, from 1; 0 outside of cases.
    pub case: u64,
    /// How many cases there are, where the input says so before the first.
    pub cases: u32,
    /// Where the case is wrong, if solving it finds an error. Reading it may suspect a word.
    pub suspect: Option<Place>,
    stream: &'a mut dyn Stream,
    /// The bytes available are `chunk[..end]`; the next to be examined is `chunk[cursor]`.
    chunk: Vec<u8>,
    cursor: usize,
    end: usize,
    /// Where the word read last begins.
    word_start: usize,
    /// Something has been read, and a byte-order mark at the start has been skipped.
    started: bool,
    /// Nothing comes after `chunk[..end]`.
    ended: bool,
    /// Newlines have been counted before `chunk[counted]`: there are so many.
    counted: usize,
    lines: u64,
    /// Bytes between the last of these newlines and `chunk[counted]`.
    columns: u64,
}

impl<'a> Scanner<'a> {
    /// A scanner at the start of `stream`. Nothing is read yet.
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

    /// The key of the stream's hashes.
    pub fn hash_key(&self) -> u64 {
        self.stream.hash_key()
    }

    /// The next word: the longest run of bytes that are not whitespace. Empty at the end of
    /// the input. Of a word of more than [`LONGEST_WORD`] bytes, a part that is also longer than
    /// that: an error, after which nothing can be read.
    #[inline(always)]
    pub fn word(&mut self) -> Result<&[u8], StreamError> {
        let length = match self.short_word() {
            Some((_, length)) => length,
            None => self.any_word()?,
        };
        Ok(&self.chunk[self.word_start..self.word_start + length])
    }

    /// Reads the next word if it begins here, has at most seven bytes, and ends in the chunk.
    /// Returns its bytes and those that follow, the first in the lowest place, and its length.
    #[inline(always)]
    pub fn short_word(&mut self) -> Option<(u64, usize)> {
        let eight = self.chunk.get(self.cursor..self.cursor + 8)?;
        let eight = u64::from_le_bytes(*first_bytes(eight)?);
        let length = first_at_most_space(eight);
        // The available bytes are followed by a 0, which ends no word.
        if length % 8 == 0 || !is_whitespace((eight >> (8 * length)) as u8) {
            return None;
        }
        self.word_start = self.cursor;
        // Past the whitespace, too: the next word usually begins there.
        self.cursor += length + 1;
        Some((eight, length))
    }

    /// Reads the next word, whatever precedes it and wherever it ends, and returns its length.
    #[inline(never)]
    fn any_word(&mut self) -> Result<usize, StreamError> {
        loop {
            let rest = self.chunk[self.cursor..self.end].iter();
            self.cursor += rest.take_while(|&&byte| is_whitespace(byte)).count();
            self.word_start = self.cursor;
            if self.unread() > 0 || !self.refill()? {
                break;
            }
        }
        loop {
            self.cursor += length_of_word(&self.chunk[self.cursor..self.end]);
            let is_too_long = self.cursor - self.word_start > LONGEST_WORD;
            if self.unread() > 0 || is_too_long || !self.refill()? {
                break;
            }
        }
        let length = self.cursor - self.word_start;
        self.cursor += usize::from(self.unread() > 0);
        Ok(length)
    }

    /// The input is bad at the word read last, or where the input ends.
    pub fn bad_input<E>(&mut self, error: E) -> Error<E> {
        let place = self.place();
        Error::Input { place, error }
    }

    /// The case read last is bad: at the word that was suspected, otherwise at its end.
    pub fn bad_case<E>(&mut self, error: E) -> Error<E> {
        let place = self.suspect.unwrap_or_else(|| self.place());
        Error::Input { place, error }
    }

    /// The place of the word read last.
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

    /// The word that was read last.
    pub fn last_word(&self) -> &[u8] {
        let rest = &self.chunk[self.word_start..self.end];
        &rest[..length_of_word(rest)]
    }

    /// How many available bytes come after what was read last: a word and the whitespace that
    /// ends it.
    pub fn unread(&self) -> usize {
        self.end - self.cursor
    }

    /// Writes the buffered answers.
    pub fn flush(&mut self) -> Result<(), StreamError> {
        if !self.output.is_empty() {
            self.stream.write(&self.output)?;
            self.output.clear();
        }
        Ok(())
    }

    /// Fetches more bytes, keeping those from the start of the last word on. Returns whether
    /// more may follow.
    fn refill(&mut self) -> Result<bool, StreamError> {
        if self.ended {
            return Ok(false);
        }
        self.flush()?;
        self.discard_consumed_bytes();
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

    /// Whether nothing but a byte-order mark, perhaps an incomplete one, is available.
    fn may_be_a_byte_order_mark(&self) -> bool {
        BYTE_ORDER_MARK.starts_with(&self.chunk[..self.end])
    }

    /// Moves the last word to the front of the chunk, counting the lines before it.
    fn discard_consumed_bytes(&mut self) {
        self.place();
        self.chunk.copy_within(self.word_start..self.end, 0);
        self.counted = 0;
        self.cursor -= self.word_start;
        self.end -= self.word_start;
        self.word_start = 0;
    }
}

/// Newlines in `bytes`, and how many bytes follow the last of them; `columns` is how many
/// bytes of the first line precede `bytes`.
fn lines_and_columns(bytes: &[u8], columns: u64) -> (u64, u64) {
    // A count of at most 255 fits in a byte, so sixteen bytes are counted at once.
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

/// How many bytes precede the first whitespace in `bytes`.
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

/// How many of eight bytes precede the first one that is at most 0x20, a space; 8 if there is none.
#[inline(always)]
fn first_at_most_space(eight: u64) -> usize {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // The lowest bit set marks that byte: those above a space borrow nothing from the next one.
    let up_to_blank = eight.wrapping_sub(ONES * 0x21) & !eight & (ONES * 0x80);
    up_to_blank.trailing_zeros() as usize / 8
}

/// The first bytes as an array, if there are that many.
pub fn first_bytes<const N: usize>(bytes: &[u8]) -> Option<&[u8; N]> {
    TryFrom::try_from(bytes.get(..N)?).ok()
}

/// Whether `byte` separates words: a space, a tab, a line feed, a carriage return, a vertical tab
/// or a form feed.
#[inline(always)]
pub fn is_whitespace(byte: u8) -> bool {
    const WHITE: u64 = 1 << b' ' | 1 << b'\t' | 1 << b'\n' | 1 << 0x0B | 1 << 0x0C | 1 << b'\r';
    byte <= b' ' && WHITE >> byte & 1 == 1
}

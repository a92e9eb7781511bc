//! Displays words of the input in error messages.

use crate::runtime::scanner::{Error, Scanner, MAX_WORD_LENGTH};
use std::fmt::{Display, Formatter, Result};
use std::str::from_utf8;

/// The maximum length of a word in a message.
const MAX_SHOWN_LENGTH: usize = 40;

/// Returns an error at the word read last, which is not what was `expected`.
#[cold]
pub fn unexpected<E>(
    scanner: &mut Scanner,
    expected: &'static str,
    error: impl FnOnce(Unexpected) -> E,
) -> Error<E> {
    let word = Unexpected::new(scanner.last_word(), expected);
    scanner.bad_input(error(word))
}

/// A word that is not what was expected, displayed as `found "x", expected a number`.
#[derive(Debug)]
pub struct Unexpected {
    found: Word,
    expected: &'static str,
}

impl Unexpected {
    /// Returns the error for a word, which is empty at the end of the input.
    pub fn new(found: &[u8], expected: &'static str) -> Self {
        let found = Word::new(found);
        Unexpected { found, expected }
    }
}

impl Display for Unexpected {
    fn fmt(&self, f: &mut Formatter) -> Result {
        if self.found.beginning.is_empty() {
            return write!(f, "unexpected end of input, expected {}", self.expected);
        }
        write!(f, "found {}, expected {}", self.found, self.expected)?;
        if self.found.has_leading_zero() {
            f.write_str(", written without leading zeros")?;
        }
        Ok(())
    }
}

/// A word of the input, displayed in quotes. A long word is cut, and unprintable parts are escaped.
/// A word of more than [`MAX_WORD_LENGTH`] bytes is not displayed at all.
#[derive(Debug)]
pub struct Word {
    beginning: Vec<u8>,
    length: usize,
}

impl Word {
    pub fn new(word: &[u8]) -> Self {
        let length = word.len();
        let beginning = word[..length.min(MAX_SHOWN_LENGTH)].to_vec();
        Word { beginning, length }
    }

    /// Returns true if the word is a 0 followed by more digits.
    fn has_leading_zero(&self) -> bool {
        let digits = &self.beginning;
        digits.len() > 1 && digits[0] == b'0' && digits.iter().all(u8::is_ascii_digit)
    }
}

impl Display for Word {
    fn fmt(&self, f: &mut Formatter) -> Result {
        if self.length > MAX_WORD_LENGTH {
            return write!(f, "a word of more than {MAX_WORD_LENGTH} bytes");
        }
        let text = printable(&self.beginning).replace('"', "\\\"");
        let is_cut = self.length > MAX_SHOWN_LENGTH;
        let dots = if is_cut { "..." } else { "" };
        write!(f, "\"{text}{dots}\"")
    }
}

/// Returns `bytes` as text. Everything unprintable is escaped.
pub fn printable(bytes: &[u8]) -> String {
    if bytes.iter().all(|byte| matches!(byte, b' '..=b'~')) {
        return String::from_utf8_lossy(bytes).into();
    }
    let mut text = String::new();
    let mut rest = bytes;
    while !rest.is_empty() {
        let length = from_utf8(rest).map_or_else(|error| error.valid_up_to(), str::len);
        for character in from_utf8(&rest[..length]).unwrap_or_default().chars() {
            if is_printable(character) {
                text.push(character)
            } else {
                text.extend(character.escape_default())
            }
        }
        rest = &rest[length..];
        if let Some((byte, tail)) = rest.split_first() {
            text += &format!("\\x{byte:02x}");
            rest = tail;
        }
    }
    text
}

/// Returns true for U+0020 and for visible characters that do not change the text around them.
/// Unprintable are control, format, filler and private-use characters, variation selectors, and all
/// spaces but U+0020.
pub fn is_printable(character: char) -> bool {
    !matches!(
        u32::from(character),
        0..=0x1F | 0x7F..=0xA0 | 0xAD | 0x34F | 0x61C | 0x115F..=0x1160 | 0x1680
            | 0x17B4..=0x17B5 | 0x180B..=0x180F | 0x2000..=0x200F | 0x2028..=0x202F
            | 0x205F..=0x206F | 0x3000 | 0x3164 | 0xE000..=0xF8FF | 0xFE00..=0xFE0F | 0xFEFF
            | 0xFFA0 | 0xFFF0..=0xFFFB | 0xFFFE..=0xFFFF | 0x13430..=0x1343F
            | 0x1BCA0..=0x1BCA3 | 0x1D173..=0x1D17A | 0xE0000..=0x10FFFF
    )
}

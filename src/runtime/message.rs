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
/// Unprintable are control, format, filler, private-use, unassigned and combining characters, and
/// all spaces but U+0020.
pub fn is_printable(character: char) -> bool {
    match character {
        '"' | '\'' | '\\' => true,
        // Fillers are letters without a shape.
        '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FFA0}' => false,
        _ => character.escape_debug().eq([character]),
    }
}

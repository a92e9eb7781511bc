//! Words of the input as error messages show them.

use crate::runtime::scanner::LONGEST_WORD;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter, Result, Write};
use core::str::from_utf8;

/// How much of a word is shown.
const LONGEST: usize = 40;

/// A word that is not what was expected; displayed as `found "x", expected a number`.
#[derive(Debug)]
pub struct Unexpected {
    found: Word,
    expected: &'static str,
}

impl Unexpected {
    /// `found` was read in place of what was `expected`; it is empty at the end of the input.
    pub fn new(found: &[u8], expected: &'static str) -> Self {
        Unexpected {
            found: Word::new(found),
            expected,
        }
    }
}

impl Display for Unexpected {
    fn fmt(&self, f: &mut Formatter) -> Result {
        if self.found.beginning.is_empty() {
            return write!(f, "the input ends, expected {}", self.expected);
        }
        write!(f, "found {}, expected {}", self.found, self.expected)?;
        if self.found.has_leading_zero() {
            f.write_str(", written without leading zeros")?;
        }
        Ok(())
    }
}

/// A word of the input, in quotes, cut after forty bytes; control characters are escaped. One
/// that is too long for any input is only said to be so.
#[derive(Debug)]
pub struct Word {
    beginning: Vec<u8>,
    is_cut: bool,
    is_too_long: bool,
}

impl Word {
    /// Keeps the part of `word` that is shown.
    pub fn new(word: &[u8]) -> Self {
        Word {
            beginning: word[..word.len().min(LONGEST)].to_vec(),
            is_cut: word.len() > LONGEST,
            is_too_long: word.len() > LONGEST_WORD,
        }
    }

    /// Whether this would be a number if it began with another digit.
    fn has_leading_zero(&self) -> bool {
        let digits = &self.beginning;
        digits.len() > 1 && digits[0] == b'0' && digits.iter().all(u8::is_ascii_digit)
    }
}

impl Display for Word {
    fn fmt(&self, f: &mut Formatter) -> Result {
        if self.is_too_long {
            return write!(f, "a word of more than {LONGEST_WORD} bytes");
        }
        f.write_char('"')?;
        let mut rest = &self.beginning[..];
        while !rest.is_empty() {
            let length = from_utf8(rest).map_or_else(|error| error.valid_up_to(), str::len);
            let valid = from_utf8(&rest[..length]).unwrap_or_default();
            for character in valid.chars() {
                if character.is_control() || character == '"' {
                    write!(f, "{}", character.escape_default())?;
                } else {
                    f.write_char(character)?;
                }
            }
            rest = &rest[length..];
            if let Some((byte, others)) = rest.split_first() {
                write!(f, "\\x{byte:02x}")?;
                rest = others;
            }
        }
        f.write_str(if self.is_cut { "...\"" } else { "\"" })
    }
}

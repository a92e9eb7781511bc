//! Words of a command line to paste into a shell.

use std::ffi::OsStr;

/// A word, quoted where a shell needs it. Bytes that are not UTF-8 take `$'...'`, as in bash.
pub fn quoted(word: &OsStr) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./,:=+@%".contains(c);
    match word.to_str() {
        None => format!("$'{}'", word.as_encoded_bytes().escape_ascii()),
        Some(word) if !word.is_empty() && word.chars().all(is_plain) => word.into(),
        Some(word) => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

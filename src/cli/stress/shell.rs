//! Command lines to be pasted into a shell.

use std::ffi::OsStr;

/// The command line of these words, quoted where a shell would take them for something else.
pub fn command_line<'a>(words: impl IntoIterator<Item = &'a OsStr>) -> String {
    let words = words.into_iter();
    let quoted: Vec<String> = words.map(|word| quoted(&word.to_string_lossy())).collect();
    quoted.join(" ")
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./,:=+@%".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.into();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

//! Words of a command line, as a shell reads and writes them.

use judge::runtime::message::is_printable;
use std::ffi::OsStr;

/// A word, quoted where a shell needs it. What is not printable takes `$'...'`, as in bash.
pub fn quoted(word: &OsStr) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./,:=+@%".contains(c);
    let printable = word.to_str().filter(|word| word.chars().all(is_printable));
    match printable {
        None => format!("$'{}'", word.as_encoded_bytes().escape_ascii()),
        Some(word) if !word.is_empty() && word.chars().all(is_plain) => word.into(),
        Some(word) => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

/// The words of a command line: blanks separate them, unless they are quoted or follow a backslash.
/// `None` if a quote is not closed.
pub fn split(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut characters = line.chars();
    while let Some(character) = characters.next() {
        match character {
            _ if quote == Some(character) => quote = None,
            '\'' | '"' if quote.is_none() => {
                quote = Some(character);
                word.get_or_insert_default();
            }
            '\\' if quote != Some('\'') => word.get_or_insert_default().push(characters.next()?),
            _ if quote.is_none() && character.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(character),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

//! Functions that format text for people.

use crate::runtime::message::printable;

/// The width of a line in columns.
pub const WIDTH: usize = 80;

/// Returns `start` followed by `words`, wrapped at [`WIDTH`] columns, and a newline. Each line after
/// the first is indented by `indent` columns.
pub fn wrap(start: &str, words: &str, indent: usize) -> String {
    let mut text = String::from(start);
    let mut column = start.chars().count();
    for (index, word) in words.split(' ').enumerate() {
        let length = word.chars().count();
        if index > 0 && column + 1 + length > WIDTH {
            text += &format!("\n{:indent$}", "");
            column = indent;
        } else if index > 0 {
            text.push(' ');
            column += 1;
        }
        text += word;
        column += length;
    }
    text + "\n"
}

/// Returns `text` with its first letter in upper case, if it is an ASCII letter.
pub fn capitalized(text: &str) -> String {
    let mut text = String::from(text);
    text.get_mut(..1).map(str::make_ascii_uppercase);
    text
}

/// Returns `count` and `noun`, which is in the plural unless `count` is 1: "1 card", "2 cards".
pub fn counted(count: u64, noun: &str) -> String {
    let ending = match (count, noun) {
        (1, _) => "",
        (_, "match") => "es",
        _ => "s",
    };
    format!("{count} {noun}{ending}")
}

/// Returns `text` with each line escaped by [`printable`]. Newlines are kept.
pub fn printable_lines(text: &[u8]) -> String {
    let lines = text.split(|&byte| byte == b'\n');
    let lines: Vec<String> = lines.map(printable).collect();
    lines.join("\n")
}

/// Returns `text`. If it has more than `max_length` characters, it is cut there, or at the last
/// space before, and three dots follow.
pub fn cut(text: &str, max_length: usize) -> String {
    let Some((end, _)) = text.char_indices().nth(max_length) else {
        return text.into();
    };
    let end = text[..end].rfind(' ').unwrap_or(end);
    format!("{}...", &text[..end])
}

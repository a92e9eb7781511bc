//! Functions that format text for people.

use crate::runtime::message::printable;

/// The width of a line in columns if the width of the terminal is unknown.
pub const WIDTH: usize = 80;

/// Returns `start` followed by `words`, wrapped at `width` columns. All lines but the first are
/// indented by `hang` columns.
pub fn wrap(start: &str, words: &str, hang: usize, width: usize) -> String {
    let mut text = String::from(start);
    let mut columns = start.chars().count();
    for (index, word) in words.split(' ').enumerate() {
        let length = word.chars().count();
        if index > 0 && columns + 1 + length > width {
            text += &format!("\n{:hang$}", "");
            columns = hang;
        } else if index > 0 {
            text.push(' ');
            columns += 1;
        }
        text += word;
        columns += length;
    }
    text + "\n"
}

/// Returns `text` with its first letter, if that is ASCII, in upper case.
pub fn capitalized(text: &str) -> String {
    let mut text = String::from(text);
    text.get_mut(..1).map(str::make_ascii_uppercase);
    text
}

/// Returns the number with the noun in singular or plural: "1 card", "2 cards".
pub fn counted(count: u64, noun: &str) -> String {
    let ending = match (count, noun) {
        (1, _) => "",
        (_, "match") => "es",
        _ => "s",
    };
    format!("{count} {noun}{ending}")
}

/// Escapes each line of a text with [`printable`], and keeps the newlines.
pub fn printable_lines(text: &[u8]) -> String {
    let lines = text.split(|&byte| byte == b'\n');
    let lines: Vec<String> = lines.map(printable).collect();
    lines.join("\n")
}

/// Shortens a text of more than `max_length` characters: cuts it there or at the last space before,
/// and appends three dots.
pub fn cut(text: &str, max_length: usize) -> String {
    let Some((end, _)) = text.char_indices().nth(max_length) else {
        return text.into();
    };
    let end = text[..end].rfind(' ').unwrap_or(end);
    format!("{}...", &text[..end])
}

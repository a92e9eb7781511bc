//! Functions that format text for people: they wrap, count, capitalize, escape and cut.

use crate::runtime::message::printable;

/// The number of columns of a line if the width of the terminal is unknown.
pub const WIDTH: usize = 80;

/// Returns `start` and `words` in lines of at most `width` columns; lines after the first one are
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

/// Returns `text` with its first letter in upper case, if it is ASCII.
pub fn capitalized(text: &str) -> String {
    let mut text = String::from(text);
    text.get_mut(..1).map(str::make_ascii_uppercase);
    text
}

/// Returns a number and its noun: "1 card", "2 cards".
pub fn counted(count: u64, noun: &str) -> String {
    let ending = match (count, noun) {
        (1, _) => "",
        (_, "match") => "es",
        _ => "s",
    };
    format!("{count} {noun}{ending}")
}

/// Escapes a text as [`printable`] does, except for its newlines.
pub fn printable_lines(text: &[u8]) -> String {
    let lines = text.split(|&byte| byte == b'\n');
    let lines: Vec<String> = lines.map(printable).collect();
    lines.join("\n")
}

/// Returns the text, cut before a word to at most `max_length` characters and three dots.
pub fn cut(text: &str, max_length: usize) -> String {
    let Some((end, _)) = text.char_indices().nth(max_length) else {
        return text.into();
    };
    let end = text[..end].rfind(' ').unwrap_or(end);
    format!("{}...", &text[..end])
}

//! Words as text: wrapped, counted, capitalized, and with what may be printed.

use crate::runtime::message::printable;

/// Columns of a line where the terminal does not say.
pub const WIDTH: usize = 80;

/// `start` and `words` as lines that fit a width; after a break they begin `hang` columns in.
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

/// `text` with a capital first letter, if that is one of A to Z.
pub fn capitalized(text: &str) -> String {
    let mut text = String::from(text);
    text.get_mut(..1).map(str::make_ascii_uppercase);
    text
}

/// `count` and what is counted: "1 card", "2 cards".
pub fn counted(count: u64, what: &str) -> String {
    let ending = match (count, what) {
        (1, _) => "",
        (_, "match") => "es",
        _ => "s",
    };
    format!("{count} {what}{ending}")
}

/// A text as printable characters, in lines.
pub fn printable_lines(text: &[u8]) -> String {
    let lines = text.split(|&byte| byte == b'\n');
    let lines: Vec<String> = lines.map(printable).collect();
    lines.join("\n")
}

/// A text of at most `most` characters: of a longer one the words at its beginning.
pub fn cut(text: &str, most: usize) -> String {
    let Some((end, _)) = text.char_indices().nth(most) else {
        return text.into();
    };
    let end = text[..end].rfind(' ').unwrap_or(end);
    format!("{}...", &text[..end])
}

//! Text with looks, and how it becomes lines.
//!
//! A text is a string in which [`BOLD`], [`MARKED`], [`FAINT`] and [`PLAIN`] say how the characters
//! after them look; it begins plain. These are control characters. What comes from the input is
//! made [`printable`] and so holds none. Looks add nothing:
//! whatever they say is said in words or brackets as well.

use super::options::Options;
use crate::runtime::message::printable;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Like most characters.
pub const PLAIN: char = '\u{1}';

/// A heading, a result.
pub const BOLD: char = '\u{2}';

/// What the eye should find: cards picked up, a challenge, a winning move. In a page, a step with
/// such words is an event.
pub const MARKED: char = '\u{3}';

/// What leaves, or does not count.
pub const FAINT: char = '\u{4}';

/// A blank where a line is not to be broken.
pub const NO_BREAK: char = '\u{a0}';

/// Whether a character says how those after it look.
fn is_look(character: char) -> bool {
    matches!(character, PLAIN | BOLD | MARKED | FAINT)
}

/// A character as it is seen, and its look.
type Seen = (char, char);

/// The characters of `text`, without those that say how others look.
fn seen(text: &str) -> Vec<Seen> {
    let mut look = PLAIN;
    let mut seen = Vec::new();
    for character in text.chars() {
        if is_look(character) {
            look = character;
        } else {
            seen.push((character, look));
        }
    }
    seen
}

/// The same in one piece: it is not broken at its blanks.
pub fn unbroken(text: &str) -> String {
    text.replace(' ', "\u{a0}")
}

/// Writes `text` on a line that begins `indent` columns in, or on several if it is too long: all
/// but the first begin `hang` columns in.
pub fn write_lines(
    text: &str,
    mut indent: usize,
    hang: usize,
    options: &Options,
    output: &mut Vec<u8>,
) {
    let text = seen(text);
    let mut rest = &text[..];
    while rest.len() > options.width - indent {
        let (line, after) = break_line(rest, options.width - indent);
        write_line(indent, line, options.colour, output);
        rest = after;
        indent = hang;
    }
    write_line(indent, rest, options.colour, output);
}

fn write_line(indent: usize, line: &[Seen], colour: bool, output: &mut Vec<u8>) {
    let is_ink = |&(character, _): &Seen| character != ' ' && character != NO_BREAK;
    let length = line.iter().rposition(is_ink).map_or(0, |last| last + 1);
    if length > 0 {
        output.extend(core::iter::repeat_n(b' ', indent));
    }
    let mut last = PLAIN;
    let end = [('\n', PLAIN)];
    for &(character, look) in line[..length].iter().chain(&end) {
        if colour && look != last {
            output.extend_from_slice(escape_code(look));
            last = look;
        }
        let shown = if character == NO_BREAK {
            ' '
        } else {
            character
        };
        output.extend_from_slice(shown.encode_utf8(&mut [0; 4]).as_bytes());
    }
}

/// Breaks `text`, which is longer than `width`, after its last word that fits, or within a word
/// that fills the line.
fn break_line(text: &[Seen], width: usize) -> (&[Seen], &[Seen]) {
    let is_word = |(character, _): &Seen| *character != ' ';
    let first = text.iter().position(is_word).unwrap_or(0);
    let end = text[..=width].iter().rposition(|at| !is_word(at));
    let Some(end) = end.filter(|&end| end > first) else {
        return text.split_at(width);
    };
    let (line, after) = text.split_at(end);
    let next = after.iter().position(is_word).unwrap_or(after.len());
    (line, &after[next..])
}

/// The codes that make a terminal show characters with this look and no other.
fn escape_code(look: char) -> &'static [u8] {
    match look {
        BOLD => b"\x1b[0;1m",
        MARKED => b"\x1b[0;1;32m",
        FAINT => b"\x1b[0;33m",
        _ => b"\x1b[0m",
    }
}

/// `word` with a capital first letter.
pub fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_ascii_uppercase() + rest
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

/// The most squares that are listed: all spots that a board of 50 rows can have.
const LISTED: usize = 100;

/// The items, each in one piece, or the first of them if there are many.
pub fn listed(items: impl ExactSizeIterator<Item = String>) -> String {
    let more = items.len().saturating_sub(LISTED);
    let first: Vec<String> = items.take(LISTED).map(|item| unbroken(&item)).collect();
    let mut list = first.join("; ");
    if more > 0 {
        list += &format!(" and {more} more");
    }
    list
}

/// A text as printable characters, in lines.
pub fn printable_lines(text: &[u8]) -> String {
    let lines = text.split(|&byte| byte == b'\n');
    let lines: Vec<String> = lines.map(printable).collect();
    lines.join("\n")
}

//! Text with looks, and how it becomes lines.
//!
//! Looks add nothing: whatever they say is said in words or brackets as well.

use super::options::Options;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{Display, Write};

/// A blank where a line is not to be broken.
const NO_BREAK: char = '\u{a0}';

/// What a character looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Like most characters.
    Plain,
    /// A heading, a result.
    Bold,
    /// What the eye should find: cards picked up, the five that wins.
    Marked,
}

/// A character as it is seen.
type Seen = (char, Look);

/// Characters and their looks.
#[derive(Clone, Debug, Default)]
pub struct Text {
    characters: Vec<Seen>,
}

impl Text {
    /// No characters.
    pub fn new() -> Self {
        Text::default()
    }

    /// Appends `what`.
    pub fn plain(self, what: impl Display) -> Self {
        self.with(Look::Plain, what)
    }

    /// Appends `what` in bold.
    pub fn bold(self, what: impl Display) -> Self {
        self.with(Look::Bold, what)
    }

    /// Appends `what`, marked.
    pub fn marked(self, what: impl Display) -> Self {
        self.with(Look::Marked, what)
    }

    /// Appends `what` with `look`.
    pub fn with(mut self, look: Look, what: impl Display) -> Self {
        let mut end = End {
            text: &mut self,
            look,
        };
        // Only a `Display` that fails by itself could fail here, and there is none.
        let _ = write!(end, "{what}");
        self
    }

    /// Appends `other`.
    pub fn then(mut self, other: Text) -> Self {
        self.characters.extend(other.characters);
        self
    }

    /// Appends `filler` until the text is `width` columns wide.
    pub fn filled(mut self, width: usize, filler: char) -> Self {
        while self.width() < width {
            self.characters.push((filler, Look::Plain));
        }
        self
    }

    /// Columns that it takes.
    pub fn width(&self) -> usize {
        self.characters.len()
    }

    /// The same in one piece: it is not broken at its blanks.
    pub fn unbroken(mut self) -> Self {
        for (character, _) in &mut self.characters {
            if *character == ' ' {
                *character = NO_BREAK;
            }
        }
        self
    }

    /// Whether it begins with a heading.
    pub fn begins_bold(&self) -> bool {
        matches!(self.characters.first(), Some((_, Look::Bold)))
    }

    /// The number at the end of the heading that it begins with: 30 of `Move 30:`.
    pub fn number(&self) -> Option<u64> {
        let heading = self
            .characters
            .iter()
            .take_while(|(_, look)| *look == Look::Bold);
        let heading: String = heading.map(|(character, _)| shown(*character)).collect();
        heading.strip_suffix(':')?.rsplit(' ').next()?.parse().ok()
    }

    /// The runs of characters of the same look, blanks as blanks.
    pub fn runs(&self) -> impl Iterator<Item = (Look, impl Iterator<Item = char> + '_)> {
        let runs = self.characters.chunk_by(|(_, one), (_, next)| one == next);
        runs.map(|run| {
            let shown = |&(character, _): &Seen| shown(character);
            (run[0].1, run.iter().map(shown))
        })
    }

    /// Writes it on a line that begins `indent` columns in, or on several if it is too long: all
    /// but the first begin `hang` columns in.
    pub fn write_lines(
        &self,
        mut indent: usize,
        hang: usize,
        options: &Options,
        output: &mut Vec<u8>,
    ) {
        let mut rest = &self.characters[..];
        while rest.len() > options.width - indent {
            let (line, after) = break_line(rest, options.width - indent);
            write_line(indent, line, options.colour, output);
            rest = after;
            indent = hang;
        }
        write_line(indent, rest, options.colour, output);
    }

    /// Writes it on one line, cut at its end if it is too long.
    pub fn write_cut(mut self, options: &Options, output: &mut Vec<u8>) {
        if self.width() > options.width {
            let ellipsis = options.ellipsis();
            let kept = options.width - ellipsis.chars().count();
            self.characters.truncate(kept);
            self = self.plain(ellipsis);
        }
        write_line(0, &self.characters, options.colour, output);
    }
}

impl<S: AsRef<str>> From<S> for Text {
    fn from(words: S) -> Self {
        Text::new().plain(words.as_ref())
    }
}

/// The end of a text, where characters of a look are added.
struct End<'a> {
    text: &'a mut Text,
    look: Look,
}

impl Write for End<'_> {
    fn write_str(&mut self, words: &str) -> core::fmt::Result {
        let characters = words.chars().map(|character| (character, self.look));
        self.text.characters.extend(characters);
        Ok(())
    }
}

fn write_line(indent: usize, line: &[Seen], colour: bool, output: &mut Vec<u8>) {
    let blanks = |(character, _): &&Seen| shown(*character) == ' ';
    let length = line.len() - line.iter().rev().take_while(blanks).count();
    if length > 0 {
        output.extend(core::iter::repeat_n(b' ', indent));
    }
    let mut last = Look::Plain;
    for &(character, look) in &line[..length] {
        if colour && look != last {
            output.extend_from_slice(escape_code(look));
            last = look;
        }
        let character = shown(character);
        output.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
    }
    if last != Look::Plain {
        output.extend_from_slice(escape_code(Look::Plain));
    }
    output.push(b'\n');
}

fn shown(character: char) -> char {
    if character == NO_BREAK {
        ' '
    } else {
        character
    }
}

/// Breaks `text`, which is longer than `width`, after its last word that fits, or within a word
/// that fills the line.
fn break_line(text: &[Seen], width: usize) -> (&[Seen], &[Seen]) {
    let is_word = |(character, _): &Seen| *character != ' ';
    let first = text.iter().position(is_word).unwrap_or(0);
    let place = text[..=width].iter().rposition(|at| !is_word(at));
    let Some(place) = place.filter(|&place| place > first) else {
        return text.split_at(width);
    };
    let (line, after) = text.split_at(place);
    let next = after.iter().position(is_word).unwrap_or(after.len());
    (line, &after[next..])
}

/// The codes that make a terminal show characters with this look and no other.
fn escape_code(look: Look) -> &'static [u8] {
    match look {
        Look::Plain => b"\x1b[0m",
        Look::Bold => b"\x1b[0;1m",
        Look::Marked => b"\x1b[0;1;32m",
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

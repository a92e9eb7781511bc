//! Accounts of games: the lines that a person reads to follow one.
//!
//! A room that explains plays a case on the very types that solve it, and tells an [`Explanation`] what
//! it sees, in [`Text`]: characters, each with a [`Look`]. The account keeps lines within
//! [`WIDTH`] columns, breaking them between words, and turns looks into colours where those are
//! wanted. Looks are an extra: what they say is said in words or brackets as well.
//!
//! Lines go to the output of the scanner that reads the input, and leave in blocks: an account of
//! any length takes no more memory than its longest step.

use crate::runtime::scanner::{Error, Scanner, Stream, StreamError};
use crate::runtime::solution::Solve;
use crate::workbench::error::describe;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{Display, Write};

/// Columns of an account.
pub const WIDTH: usize = 100;

/// Lines wait until they are this many bytes.
const BLOCK: usize = 1 << 16;

/// A blank where a line is not to be broken.
const NO_BREAK: char = '\u{a0}';

/// How a problem explains its games.
pub struct Explainer {
    /// The rules in a few lines, and how to read an explanation.
    pub rules: &'static str,
    /// Explains the cases of a stream, on the same stream.
    pub explain: fn(&mut dyn Stream, &Options) -> Result<(), Error<String>>,
}

/// Explains the cases that `options` select; the others are read and solved, so that an error in
/// them is found. `explain` explains one and returns its answer.
pub fn explain_cases<S: Solve>(
    stream: &mut dyn Stream,
    options: &Options,
    mut explain: impl FnMut(
        &mut S,
        S::Case,
        &mut Explanation,
    ) -> Result<S::Answer, Error<S::InputError>>,
) -> Result<(), Error<String>> {
    let mut scanner = Scanner::new(stream);
    let mut explain_all = || {
        let scanner = &mut scanner;
        let mut solution = S::new();
        loop {
            scanner.case += 1;
            let number = scanner.case;
            let Some(case) = solution.read(scanner)? else {
                return Ok(number - 1);
            };
            if options.case.is_some_and(|only| only != number) {
                solution.solve(case, scanner)?;
                continue;
            }
            let mut explanation = Explanation::begin(scanner, options, S::CASE);
            let answer = explain(&mut solution, case, &mut explanation)?;
            solution.write(answer, number, explanation.answer());
            explanation.flush_if_full()?;
            if options.case == Some(number) {
                return Ok(number);
            }
        }
    };
    let result = explain_all();
    scanner.flush()?;
    let cases = result.map_err(|error| describe(error, S::CASE))?;
    match options.case {
        Some(case) if case != cases => Err(Error::Input {
            place: scanner.place(),
            error: format!("there is no case {case}: the input ends after {cases}"),
        }),
        _ => Ok(()),
    }
}

/// What is explained, and how.
#[derive(Clone, Debug)]
pub struct Options {
    /// The only case to be told, from 1.
    pub case: Option<u64>,
    /// In the number game: how many pairs of moves are followed.
    pub depth: u32,
    /// Whether there are colours.
    pub colour: bool,
    /// Whether only the characters of ASCII are used.
    pub ascii: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            case: None,
            depth: 1,
            colour: false,
            ascii: false,
        }
    }
}

/// What a character looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// As all others.
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

    /// `what` behind it.
    pub fn plain(self, what: impl Display) -> Self {
        self.with(Look::Plain, what)
    }

    /// `what` behind it, bold.
    pub fn bold(self, what: impl Display) -> Self {
        self.with(Look::Bold, what)
    }

    /// `what` behind it, marked.
    pub fn marked(self, what: impl Display) -> Self {
        self.with(Look::Marked, what)
    }

    /// `what` behind it, looking like `look`.
    pub fn with(mut self, look: Look, what: impl Display) -> Self {
        let mut end = End {
            text: &mut self,
            look,
        };
        // Only a `Display` that fails by itself could fail here, and there is none.
        let _ = write!(end, "{what}");
        self
    }

    /// `other` behind it.
    pub fn then(mut self, other: Text) -> Self {
        self.characters.extend(other.characters);
        self
    }

    /// `filler` after it until it is `width` columns wide.
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

    /// The same, in one piece: its blanks are no places for a break.
    pub fn unbroken(mut self) -> Self {
        for (character, _) in &mut self.characters {
            if *character == ' ' {
                *character = NO_BREAK;
            }
        }
        self
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

/// The account of a case.
pub struct Explanation<'a, 'b> {
    /// Reads the case, where it is not read as a whole, and takes the lines.
    pub scanner: &'a mut Scanner<'b>,
    options: &'a Options,
}

impl<'a, 'b> Explanation<'a, 'b> {
    /// Begins the explanation of the scanner's case, under a heading; `name` is what a case is
    /// called.
    fn begin(scanner: &'a mut Scanner<'b>, options: &'a Options, name: &str) -> Self {
        let number = scanner.case;
        let mut explanation = Explanation { scanner, options };
        if number > 1 && options.case.is_none() {
            explanation.empty_line();
        }
        let title = capitalized(name);
        explanation.line(0, Text::new().bold(format!("=== {title} {number} ===")));
        explanation
    }

    /// Says that the answer follows. What is written behind it is what the judge gets.
    fn answer(&mut self) -> &mut Vec<u8> {
        self.empty_line();
        self.line(0, Text::new().bold("Answer:"));
        &mut self.scanner.output
    }

    /// Writes `text` on a line, or on several if it is too long; all but the first of them begin
    /// `hang` columns in.
    pub fn line(&mut self, hang: usize, text: impl Into<Text>) {
        let text = text.into();
        let mut rest = &text.characters[..];
        let mut indent = 0;
        while rest.len() > WIDTH - indent {
            let (line, behind) = break_line(rest, WIDTH - indent);
            self.write_line(indent, line);
            rest = behind;
            indent = hang;
        }
        self.write_line(indent, rest);
    }

    /// Writes an empty line.
    pub fn empty_line(&mut self) {
        self.scanner.output.push(b'\n');
    }

    /// Hands on the lines that wait, if they are many.
    pub fn flush_if_full(&mut self) -> Result<(), StreamError> {
        if self.scanner.output.len() > BLOCK {
            self.scanner.flush()?;
        }
        Ok(())
    }

    /// How many pairs of moves are followed.
    pub fn depth(&self) -> u32 {
        self.options.depth
    }

    /// `drawn`, or `ascii` if only that is wanted.
    pub fn choose<T>(&self, drawn: T, ascii: T) -> T {
        if self.options.ascii {
            ascii
        } else {
            drawn
        }
    }

    /// A word of the input in at most `width` columns, without characters that are not to be
    /// printed.
    pub fn word(&self, word: &[u8], width: usize) -> String {
        let mut shown = String::new();
        for part in word.utf8_chunks() {
            for character in part.valid().chars() {
                let is_shown = character.is_ascii() || !self.options.ascii;
                if character.is_control() || !is_shown {
                    shown.extend(character.escape_default());
                } else {
                    shown.push(character);
                }
            }
            for byte in part.invalid() {
                shown += &format!("\\x{byte:02x}");
            }
        }
        let cut = self.choose("\u{2026}", "...");
        if shown.chars().count() > width {
            let kept = width - cut.chars().count();
            shown = shown.chars().take(kept).collect();
            shown += cut;
        }
        shown
    }

    fn write_line(&mut self, indent: usize, line: &[Seen]) {
        let output = &mut self.scanner.output;
        output.extend(core::iter::repeat_n(b' ', indent));
        let blanks = |(character, _): &&Seen| is_blank(*character);
        let length = line.len() - line.iter().rev().take_while(blanks).count();
        let mut last = Look::Plain;
        for &(character, look) in &line[..length] {
            if self.options.colour && look != last {
                output.extend_from_slice(escape_code(look));
                last = look;
            }
            let character = if is_blank(character) { ' ' } else { character };
            output.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
        }
        if last != Look::Plain {
            output.extend_from_slice(escape_code(Look::Plain));
        }
        output.push(b'\n');
    }
}

fn is_blank(character: char) -> bool {
    character == ' ' || character == NO_BREAK
}

/// Breaks `text`, which is longer than `width`, behind its last word that fits, or within a word
/// that fills the line.
fn break_line(text: &[Seen], width: usize) -> (&[Seen], &[Seen]) {
    let is_word = |(character, _): &Seen| *character != ' ';
    let first = text.iter().position(is_word).unwrap_or(0);
    let place = text[..=width].iter().rposition(|at| !is_word(at));
    let Some(place) = place.filter(|&place| place > first) else {
        return text.split_at(width);
    };
    let (line, behind) = text.split_at(place);
    let next = behind.iter().position(is_word).unwrap_or(behind.len());
    (line, &behind[next..])
}

/// What makes a terminal show characters so, in place of any other look.
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

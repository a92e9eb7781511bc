//! The checker: it compares an output with a right answer.
//!
//! If each case has one right answer, the solution computes it. If a case may have several, the
//! rules of the problem check the words of the output. If the words follow the rules, they
//! determine the right answer with which the output is compared. The whole input is read even if
//! the output is wrong early, because there is a verdict only for valid input.
//!
//! If the words differ, the verdict is a wrong answer. If only whitespace differs, it is a
//! presentation error. Outputs and answers are kept in memory, but the input is not.

use crate::runtime::message::Word;
use crate::runtime::scanner::is_whitespace;
use crate::runtime::solution::{Case, Solve};
use std::fmt::{Display, Formatter};

/// The verdict on an output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The words are right, and so is all whitespace that counts.
    Accepted,
    /// The words are right, but whitespace that counts is wrong.
    PresentationError(Mismatch),
    /// The words are wrong.
    WrongAnswer(Mismatch),
}

impl Display for Verdict {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        f.write_str(self.name())?;
        self.mismatch()
            .map_or(Ok(()), |mismatch| write!(f, ": {mismatch}"))
    }
}

impl Verdict {
    /// Returns the name of the verdict, as judges print it.
    pub fn name(&self) -> &'static str {
        match self {
            Verdict::Accepted => "accepted",
            Verdict::PresentationError(_) => "presentation error",
            Verdict::WrongAnswer(_) => "wrong answer",
        }
    }

    /// Returns the mismatch, unless the output is accepted.
    pub fn mismatch(&self) -> Option<&Mismatch> {
        match self {
            Verdict::Accepted => None,
            Verdict::PresentationError(mismatch) | Verdict::WrongAnswer(mismatch) => Some(mismatch),
        }
    }
}

/// The first difference between an output and the right answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The number of the case. The first case is 1. `None` if the mismatch is after the last case.
    pub case: Option<u64>,
    /// The number of the line in the output. The first line is 1.
    pub line: u64,
    /// The expected and the printed text, the wrong whitespace, or the broken rule.
    pub difference: String,
    /// A further fact about the error.
    pub hint: Option<String>,
}

impl Display for Mismatch {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self.case {
            Some(case) => write!(f, "case {case}, ")?,
            None => f.write_str("after the last case, ")?,
        }
        write!(f, "line {}: {}", self.line, self.message())
    }
}

impl Mismatch {
    /// Returns the difference, and the hint if there is one.
    pub fn message(&self) -> String {
        match &self.hint {
            Some(hint) => format!("{}; {hint}", self.difference),
            None => self.difference.clone(),
        }
    }
}

/// Returns a hint about a wrong line if it has the form of no line that an answer can have.
/// `examples` has a line of each form.
pub fn hint_of_form(examples: &[&str], line: &[u8]) -> Option<String> {
    let (last, first) = examples.split_last()?;
    let has_form = |example: &&str| form(example.as_bytes()) == form(line);
    if is_blank(line) || examples.iter().any(has_form) {
        return None;
    }
    let first: Vec<_> = first.iter().map(|line| format!("\"{line}\"")).collect();
    let first = first.join(", ");
    let hint = format!("the lines of an answer are like {first} or \"{last}\"");
    Some(hint)
}

/// Returns the form of a line: its words, with `0` for each number and each card. Equal words in a
/// row count once, and a full stop at the end does not count.
fn form(line: &[u8]) -> Vec<Vec<u8>> {
    let start: Vec<u8> = line.iter().copied().take(MAX_FORM_LENGTH).collect();
    let line = start.trim_ascii_end();
    let without_stop = line.strip_suffix(b".").unwrap_or(line);
    let words = without_stop
        .split(u8::is_ascii_whitespace)
        .filter(|word| !word.is_empty())
        .map(|word| match word {
            b"A" | b"J" | b"Q" | b"K" => vec![b'0'],
            _ => {
                let digits_as_zero = |&byte: &u8| if byte.is_ascii_digit() { b'0' } else { byte };
                let mut word: Vec<u8> = word.iter().map(digits_as_zero).collect();
                word.dedup_by(|byte, previous| [byte, previous] == [&b'0', &b'0']);
                word
            }
        });
    let mut words: Vec<Vec<u8>> = words.collect();
    words.dedup();
    words
}

/// The number of bytes of a line that determine its form: more than any line of an answer has.
const MAX_FORM_LENGTH: usize = 1000;

/// The whitespace that counts in an output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whitespace {
    /// All whitespace counts, except for carriage returns before newlines.
    Exact,
    /// Like `Exact`, but spaces at the ends of lines and whitespace at the end of the output do not
    /// count.
    WithoutEnds,
    /// No whitespace counts.
    Tokens,
}

/// Reads the answer to a case from the words of an output, and checks it. The last argument is the
/// number of the case. The error is the mismatch of the first line that breaks a rule.
pub type CheckRules<S> = fn(&Case<S>, &mut Words, u64) -> Result<<S as Solve>::Answer, Mismatch>;

/// The answer to an input.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// The answers to all cases.
    pub text: Vec<u8>,
    /// The end of the answer to each case, as an index into `text`.
    pub ends: Vec<usize>,
}

impl Answer {
    /// Adds the answer to the next case. `write` appends it to the text.
    pub fn add(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        write(&mut self.text);
        self.ends.push(self.text.len());
    }
}

impl Whitespace {
    /// Returns true if two lines are the same, except for whitespace that does not count.
    pub fn is_same(self, answer: &[u8], output: &[u8]) -> bool {
        match self {
            Whitespace::Exact => answer == output,
            Whitespace::WithoutEnds => trim_spaces(answer) == trim_spaces(output),
            Whitespace::Tokens => has_same_words(answer, output),
        }
    }

    /// Returns `text` without carriage returns before newlines, which programs on Windows print.
    /// For `WithoutEnds`, also removes spaces at the ends of lines and whitespace at the end of the
    /// text.
    fn normalized(self, text: &[u8]) -> Vec<u8> {
        let trims_ends = self == Whitespace::WithoutEnds;
        let lines = text.split_inclusive(|&byte| byte == b'\n');
        let mut kept_text = Vec::new();
        for (line, newline) in lines.map(split_newline) {
            kept_text.extend_from_slice(if trims_ends { trim_spaces(line) } else { line });
            kept_text.extend_from_slice(newline);
        }
        if trims_ends {
            let last_index = kept_text.iter().rposition(|&byte| !is_whitespace(byte));
            kept_text.truncate(last_index.map_or(0, |index| index + 1));
        }
        kept_text
    }

    /// Returns the first difference in whitespace between the answer and an output with the same
    /// words. Its case is left out.
    pub fn mismatch(self, answer: &Answer, output: &[u8]) -> Option<Mismatch> {
        let [expected, output] = [&answer.text, output].map(|text| self.normalized(text));
        let index = common_prefix_length(&expected, &output);
        let [expected_byte, found_byte] = [&expected, &output].map(|text| text.get(index).copied());
        // If the input has no cases, any whitespace is accepted: judges have no such input, and
        // many programs print an empty line.
        if expected_byte == found_byte || expected.is_empty() || self == Whitespace::Tokens {
            return None;
        }
        let name = |byte| match byte {
            // A newline at the start of a line of the output makes a blank line.
            b'\n' if line_before(&output, index).is_empty() => "blank line",
            b'\n' => "newline",
            b'\r' => "carriage return",
            b'\t' => "tab",
            b' ' => "space",
            _ => "control character",
        };
        let whitespace_name = |byte: Option<u8>| byte.filter(|&byte| is_whitespace(byte)).map(name);
        let difference = match (whitespace_name(expected_byte), whitespace_name(found_byte)) {
            (Some(expected), Some(found)) => format!("expected a {expected}, found a {found}"),
            (Some(name), None) if found_byte.is_none() => format!("the last {name} is missing"),
            (Some(name), None) => format!("missing {name}"),
            (None, extra) => {
                let end = expected_byte.map_or(" at the end", |_| "");
                format!("extra {}{end}", extra.unwrap_or_default())
            }
        };
        Some(Mismatch {
            case: None,
            line: line_number(&output, index),
            difference,
            hint: None,
        })
    }
}

/// A reader of the words of a text. Whitespace separates words.
#[derive(Clone, Default)]
pub struct Words<'a> {
    pub text: &'a [u8],
    /// The start of the word read last. After the last word, the length of the text.
    pub start: usize,
    /// The end of the word read last.
    pub end: usize,
    /// The end of the line found last, before its newline.
    line_end: usize,
    /// The number of the line found last; 0 if none was.
    line_number: u64,
}

impl<'a> Words<'a> {
    pub fn new(text: &'a [u8]) -> Self {
        Words {
            text,
            ..Words::default()
        }
    }

    /// Reads and returns the next word. Returns an empty word at the end of the text.
    pub fn read(&mut self) -> &'a [u8] {
        self.start = self.end + leading_whitespace(&self.text[self.end..]).len();
        let rest = self.text[self.start..].iter();
        let length = rest.take_while(|&&byte| !is_whitespace(byte)).count();
        self.end = self.start + length;
        &self.text[self.start..self.end]
    }

    /// Returns the number of the line of the word read last. The first line is 1.
    pub fn line_number(&mut self) -> u64 {
        self.line_end();
        self.line_number
    }

    /// Returns the end of the line of the word read last. Goes on from the line found last:
    /// calls for all words of a text take linear time.
    pub fn line_end(&mut self) -> usize {
        while self.line_number == 0 || self.line_end < self.start {
            let start = self.line_end + usize::from(self.line_number > 0);
            let mut rest = self.text[start..].iter();
            let length = rest.position(|&byte| byte == b'\n');
            self.line_end = length.map_or(self.text.len(), |length| start + length);
            self.line_number += 1;
        }
        self.line_end
    }
}

/// Returns the starts of the first words that differ between two texts, in `a` and in `b`. Returns
/// `None` if the texts have the same words.
pub fn first_difference(a: &[u8], b: &[u8]) -> Option<[usize; 2]> {
    // The words before the first byte that differs are the same.
    let same = &a[..common_prefix_length(a, b)];
    let last_space = same.iter().rposition(|&byte| is_whitespace(byte));
    let end = last_space.unwrap_or_default();
    let [mut a, mut b] = [a, b].map(|text| Words {
        end,
        ..Words::new(text)
    });
    loop {
        let word = a.read();
        if word != b.read() {
            return Some([a.start, b.start]);
        }
        if word.is_empty() {
            return None;
        }
    }
}

/// Returns true if two texts have the same words.
pub fn has_same_words(a: &[u8], b: &[u8]) -> bool {
    a == b || first_difference(a, b).is_none()
}

/// Returns the words of a text, without full stops at their ends.
fn words_without_stops(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let parts = text.split(u8::is_ascii_whitespace);
    let words = parts.map(|word| word.strip_suffix(b".").unwrap_or(word));
    words.filter(|word| !word.is_empty())
}

/// Like [`has_same_words`], but full stops at the ends of words do not count.
pub fn has_same_words_without_stops(a: &[u8], b: &[u8]) -> bool {
    words_without_stops(a).eq(words_without_stops(b))
}

/// Returns true if the first words of `text` are those of `prefix`, apart from full stops.
pub fn begins_with_words(text: &[u8], prefix: &[u8]) -> bool {
    let mut words = words_without_stops(text);
    words_without_stops(prefix).all(|word| words.next() == Some(word))
}

/// Returns the length of the longest common prefix of two texts, in bytes.
pub fn common_prefix_length(a: &[u8], b: &[u8]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| a == b).count()
}

/// Returns the number of the line that contains `index`. The first line is 1.
pub fn line_number(text: &[u8], index: usize) -> u64 {
    let newlines = text[..index].iter().filter(|&&byte| byte == b'\n');
    1 + newlines.count() as u64
}

/// Returns the text between the last newline before `index` and `index`.
pub fn line_before(text: &[u8], index: usize) -> &[u8] {
    let line = text[..index].rsplit(|&byte| byte == b'\n').next();
    line.unwrap_or_default()
}

/// Returns the start of the line that contains the first word after `index`. If this line begins
/// before `index`, returns `index`.
pub fn line_after(text: &[u8], index: usize) -> usize {
    let mut space = leading_whitespace(&text[index..]).iter();
    let newline = space.rposition(|&byte| byte == b'\n');
    newline.map_or(index, |newline| index + newline + 1)
}

/// Returns the line that contains `index`, without its newline.
pub fn line_around(text: &[u8], index: usize) -> &[u8] {
    let start = index - line_before(text, index).len();
    let line = text[start..].split_inclusive(|&byte| byte == b'\n').next();
    split_newline(line.unwrap_or_default()).0
}

/// Splits a line into its text and its newline, which may be empty. Drops a carriage return between
/// the two.
pub fn split_newline(line: &[u8]) -> (&[u8], &[u8]) {
    match line.strip_suffix(b"\n") {
        Some(line) => (line.strip_suffix(b"\r").unwrap_or(line), b"\n"),
        None => (line, b""),
    }
}

/// Returns `line` without spaces at its end.
fn trim_spaces(line: &[u8]) -> &[u8] {
    let last_index = line.iter().rposition(|&byte| byte != b' ');
    &line[..last_index.map_or(0, |index| index + 1)]
}

/// Returns the whitespace at the beginning of `text`.
pub fn leading_whitespace(text: &[u8]) -> &[u8] {
    let length = text.iter().take_while(|&&byte| is_whitespace(byte)).count();
    &text[..length]
}

/// Returns true if `text` has no words.
pub fn is_blank(text: &[u8]) -> bool {
    text.iter().all(|&byte| is_whitespace(byte))
}

/// The number of bytes before `column` that [`quote_line`] includes.
const SHOWN_BEFORE: usize = 20;

/// The maximum number of bytes that [`quote_line`] passes to [`Word`]: more than `Word` shows, so
/// that it marks the cut, but less than `MAX_WORD_LENGTH` of the scanner, beyond which it shows
/// nothing.
const MAX_QUOTED_BYTES: usize = 100;

/// Returns a line in quotes. If the line is long, returns only the part around `column`, which is
/// an index into the line.
pub fn quote_line(line: &[u8], column: usize) -> String {
    let is_short = line.len() <= 2 * SHOWN_BEFORE;
    let start_of_part = column.min(line.len()).saturating_sub(SHOWN_BEFORE);
    let start = if is_short { 0 } else { start_of_part };
    let dots: &[u8] = if start > 0 { b"..." } else { b"" };
    let shown_bytes = line[start..].iter().take(MAX_QUOTED_BYTES);
    Word::new(&[dots, &shown_bytes.copied().collect::<Vec<_>>()].concat()).to_string()
}

/// Describes the line that contains `index`: quotes it with [`quote_line`], or names an empty line
/// or the end of the output.
pub fn describe_line(text: &[u8], index: usize, column: usize) -> String {
    match line_around(text, index) {
        _ if index == text.len() => "the end of the output".into(),
        line if is_blank(line) => "an empty line".into(),
        line => quote_line(line, column),
    }
}

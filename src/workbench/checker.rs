//! Checkers: they compare an output with a right answer.
//!
//! If each case has one right answer, the solution computes it. Where several answers are right,
//! the rules of the problem read the words of the output; if these follow the rules, they determine
//! one right answer. In both cases the output is then compared with a right answer. The input is
//! read to its end even if the output is wrong early, because there is a verdict only for valid
//! input.
//!
//! The words are compared first: if they differ, the verdict is a wrong answer. If only whitespace
//! differs, it is a presentation error. Outputs and answers are kept in memory, the input is not.
//! So a place in an output is an index, and the line around it is computed only for a message.

use crate::runtime::message::Word;
use crate::runtime::scanner::is_whitespace;
use crate::runtime::solution::{Case, Solve};
use std::fmt::{Display, Formatter};

/// The verdict on an output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The output is right, except for whitespace that does not count.
    Accepted,
    /// The words are right, and whitespace is wrong.
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
    /// Returns the name that judges use.
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

/// The first difference between an output and the right one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The case, from 1; `None` after the last one.
    pub case: Option<u64>,
    /// The line of the output, from 1.
    pub line: u64,
    /// The expected line and the printed one, or the broken rule.
    pub difference: String,
    /// A guess at the cause.
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

/// Returns a hint about a wrong line if it differs from the answer only in spelling or in the order
/// of its words.
pub fn hint_of_line(answer: &[u8], output: &[u8]) -> Option<&'static str> {
    let (answer, output) = (answer.trim_ascii(), output.trim_ascii());
    if answer.strip_suffix(b".") == Some(output) {
        return Some("only the full stop is missing");
    }
    let [mut answer_words, mut output_words] = [answer, output].map(words_and_numbers);
    if answer_words.is_empty() || answer.len().abs_diff(output.len()) > MAX_LENGTH_DIFFERENCE {
        return None;
    }
    if answer_words == output_words {
        return Some("this is the right answer, spelt differently");
    }
    answer_words.sort_unstable();
    output_words.sort_unstable();
    (answer_words == output_words).then_some("these are the right words in the wrong order")
}

/// The maximum difference in length between the lines that [`hint_of_line`] compares.
const MAX_LENGTH_DIFFERENCE: usize = 100;

/// Returns the words and numbers of a line, in lower case.
fn words_and_numbers(line: &[u8]) -> Vec<Vec<u8>> {
    let line = line.to_ascii_lowercase();
    let kind = |byte: &u8| (byte.is_ascii_alphabetic(), byte.is_ascii_digit());
    let parts = line.chunk_by(|byte, next| kind(byte) == kind(next));
    let words = parts.filter(|part| part[0].is_ascii_alphanumeric());
    words.map(<[u8]>::to_vec).collect()
}

/// The whitespace that counts in an output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whitespace {
    /// All whitespace, except carriage returns before newlines.
    Exact,
    /// All but spaces at the ends of lines, and empty lines and a missing newline at the end.
    WithoutEnds,
    /// None: only the words count.
    Tokens,
}

/// Reads the answer to the case with this number from an output. The error is the first broken
/// rule.
pub type Rules<S> = fn(&Case<S>, &mut Words, u64) -> Result<<S as Solve>::Answer, Mismatch>;

/// The answer to an input.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// The answers to all cases.
    pub text: Vec<u8>,
    /// The end of the answer to each case, as an index into `text`.
    pub ends: Vec<usize>,
}

impl Answer {
    /// Adds the answer to a case, which `write` appends to the text.
    pub fn add(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        write(&mut self.text);
        self.ends.push(self.text.len());
    }

    /// Returns the case, from 1, of the byte with this index; `None` after the last case.
    pub fn case(&self, index: usize) -> Option<u64> {
        let cases_before = self.ends.partition_point(|&end| end <= index);
        (cases_before < self.ends.len()).then_some(cases_before as u64 + 1)
    }
}

impl Whitespace {
    /// Returns true if the lines differ at most in whitespace that does not count.
    pub fn is_same(self, answer: &[u8], output: &[u8]) -> bool {
        match self {
            Whitespace::Exact => answer == output,
            Whitespace::WithoutEnds => trim_spaces(answer) == trim_spaces(output),
            Whitespace::Tokens => has_same_words(answer, output),
        }
    }

    /// Returns a text without carriage returns before newlines, which programs print on Windows. For
    /// `WithoutEnds`, spaces at the ends of lines and whitespace at the end are also removed.
    fn normalized(self, text: &[u8]) -> Vec<u8> {
        let trims = self == Whitespace::WithoutEnds;
        let lines = text.split_inclusive(|&byte| byte == b'\n');
        let mut text = Vec::new();
        for (line, end) in lines.map(without_end) {
            text.extend_from_slice(if trims { trim_spaces(line) } else { line });
            text.extend_from_slice(end);
        }
        if trims {
            let last = text.iter().rposition(|&byte| !is_whitespace(byte));
            text.truncate(last.map_or(0, |last| last + 1));
        }
        text
    }

    /// Returns the first difference in whitespace between the answer and an output with the same
    /// words.
    pub fn mismatch(self, answer: &Answer, output: &[u8]) -> Option<Mismatch> {
        let [expected, output] = [&answer.text, output].map(|text| self.normalized(text));
        let index = common_bytes(&expected, &output);
        let [expected_byte, byte] = [&expected, &output].map(|text| text.get(index).copied());
        // Programs that join all lines before they print them print an empty line if there are none.
        // Judges have no input without cases, so they accept such programs.
        if expected_byte == byte || expected.is_empty() || self == Whitespace::Tokens {
            return None;
        }
        let name = |byte| match byte {
            b'\n' if line_before(&output, index).is_empty() => "blank line",
            b'\n' => "newline",
            b'\r' => "carriage return",
            b'\t' => "tab",
            b' ' => "space",
            _ => "control character",
        };
        let name_blank = |byte: Option<u8>| byte.filter(|&byte| is_whitespace(byte)).map(name);
        let difference = match (name_blank(expected_byte), name_blank(byte)) {
            (Some(expected), Some(found)) => format!("expected a {expected}, found a {found}"),
            (Some(expected), None) if byte.is_none() => format!("the last {expected} is missing"),
            (Some(expected), None) => format!("missing {expected}"),
            (None, extra) => {
                let end = expected_byte.map_or(" at the end", |_| "");
                format!("extra {}{end}", extra.unwrap_or_default())
            }
        };
        let line = line_number(&output, index);
        let lines = answer.text.split_inclusive(|&byte| byte == b'\n');
        let before = lines.take(line as usize - 1).map(<[u8]>::len).sum();
        Some(Mismatch {
            case: expected_byte.and_then(|_| answer.case(before)),
            line,
            difference,
            hint: None,
        })
    }
}

/// A reader of the words of an output.
#[derive(Default)]
pub struct Words<'a> {
    pub text: &'a [u8],
    /// The start of the last word that was read, or the length of the text at its end.
    pub start: usize,
    /// The end of the last word that was read.
    pub end: usize,
    /// The first line with more or fewer words than the rules of the problem expect. It is the
    /// cause of later mismatches, so it is reported in place of them.
    pub uneven: Option<Mismatch>,
}

impl<'a> Words<'a> {
    pub fn new(text: &'a [u8]) -> Self {
        Words {
            text,
            ..Words::default()
        }
    }

    /// Returns the next word, or an empty one at the end.
    pub fn read(&mut self) -> &'a [u8] {
        let rest = &self.text[self.end..];
        let blanks = rest.iter().take_while(|&&byte| is_whitespace(byte));
        self.start = self.end + blanks.count();
        let rest = self.text[self.start..].iter();
        let length = rest.take_while(|&&byte| !is_whitespace(byte)).count();
        self.end = self.start + length;
        &self.text[self.start..self.end]
    }
}

/// Returns the starts of the first words in which two texts differ, one in each text.
pub fn first_difference(a: &[u8], b: &[u8]) -> Option<[usize; 2]> {
    let (mut a, mut b) = (Words::new(a), Words::new(b));
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

/// Returns the length of the longest common prefix of two texts.
pub fn common_bytes(a: &[u8], b: &[u8]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| a == b).count()
}

/// Returns the number, from 1, of the line that contains `index`.
pub fn line_number(text: &[u8], index: usize) -> u64 {
    let newlines = text[..index].iter().filter(|&&byte| byte == b'\n');
    1 + newlines.count() as u64
}

/// Returns the part before `index` of the line that contains it.
pub fn line_before(text: &[u8], index: usize) -> &[u8] {
    let line = text[..index].rsplit(|&byte| byte == b'\n').next();
    line.unwrap_or_default()
}

/// Returns the start of the line with the first word after `end`.
pub fn line_after(text: &[u8], end: usize) -> usize {
    let word = text.len() - text[end..].trim_ascii_start().len();
    end.max(word - line_before(text, word).len())
}

/// Returns the line that contains `index`, without its end.
pub fn line_around(text: &[u8], index: usize) -> &[u8] {
    let begin = index - line_before(text, index).len();
    let line = text[begin..].split_inclusive(|&byte| byte == b'\n').next();
    without_end(line.unwrap_or_default()).0
}

/// Splits a line into its text and its newline, if there is one. A carriage return between them is
/// dropped.
pub fn without_end(line: &[u8]) -> (&[u8], &[u8]) {
    match line.strip_suffix(b"\n") {
        Some(line) => (line.strip_suffix(b"\r").unwrap_or(line), b"\n"),
        None => (line, b""),
    }
}

/// Returns `line` without spaces at its end.
fn trim_spaces(line: &[u8]) -> &[u8] {
    let end = line.iter().rposition(|&byte| byte != b' ');
    &line[..end.map_or(0, |end| end + 1)]
}

/// Returns true if `text` has no words.
pub fn is_blank(text: &[u8]) -> bool {
    text.iter().all(|&byte| is_whitespace(byte))
}

/// The number of bytes of a long line that are shown before a column.
const SHOWN_BEFORE: usize = 20;

/// The maximum number of bytes of a line that are shown.
const MAX_SHOWN: usize = 100;

/// Returns a line in quotes. A long line is cut to the surroundings of this column.
pub fn shown_line(line: &[u8], column: usize) -> String {
    let is_short = line.len() <= 2 * SHOWN_BEFORE;
    let start = if is_short { 0 } else { column.min(line.len()) };
    let start = start.saturating_sub(SHOWN_BEFORE);
    let dots: &[u8] = if start > 0 { b"..." } else { b"" };
    let shown = line[start..].iter().take(MAX_SHOWN);
    Word::new(&[dots, &shown.copied().collect::<Vec<_>>()].concat()).to_string()
}

/// Returns the line that contains `index`, cut as by [`shown_line`], or a description of a line
/// without words or of the end.
pub fn shown(text: &[u8], index: usize, column: usize) -> String {
    match line_around(text, index) {
        _ if index == text.len() => "the end of the output".into(),
        line if is_blank(line) => "an empty line".into(),
        line => shown_line(line, column),
    }
}

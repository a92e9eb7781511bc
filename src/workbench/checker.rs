//! Checkers: is an output right?
//!
//! If a problem has one right answer, its solution gives it. The checker of a problem with many
//! right answers reads the words of an output; if they follow the rules, they say which answer is
//! meant. Either way the output is compared with an answer that is right, and the input is read to
//! its end even if the output is wrong early: there is a verdict only for good input.
//!
//! Words come first: where they differ, the answer is wrong. Where only the whitespace differs,
//! this is a presentation error. Outputs and answers are kept in memory, the input is not. So a
//! place in an output is an index. The line around it is looked for only when a message shows it.

use crate::runtime::message::Word;
use crate::runtime::scanner::is_whitespace;
use crate::runtime::solution::{Case, Solve};
use std::fmt::{Display, Formatter};

/// The verdict on an output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right, except for whitespace that does not count.
    Accepted,
    /// Only its whitespace is wrong; this is the first place.
    PresentationError(Mismatch),
    /// It is wrong; this is the first place.
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

    /// The first place that is wrong, if one is.
    pub fn mismatch(&self) -> Option<&Mismatch> {
        match self {
            Verdict::Accepted => None,
            Verdict::PresentationError(mismatch) | Verdict::WrongAnswer(mismatch) => Some(mismatch),
        }
    }
}

/// A place in an output, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The case, from 1; `None` after the last one.
    pub case: Option<u64>,
    /// The line of the output, from 1.
    pub line: u64,
    /// The line that is expected and the one that was printed, or the rule that is broken.
    pub what: String,
    /// A guess at the reason.
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
    /// Returns the mismatch and the hint.
    pub fn message(&self) -> String {
        match &self.hint {
            Some(hint) => format!("{}; {hint}", self.what),
            None => self.what.clone(),
        }
    }
}

/// Returns what is noticed about a line that is wrong: it says the same, nearly.
pub fn hint_of_line(expected: &[u8], found: &[u8]) -> Option<&'static str> {
    let (expected, found) = (expected.trim_ascii(), found.trim_ascii());
    if expected.strip_suffix(b".") == Some(found) {
        return Some("only the full stop is missing");
    }
    if expected.len().abs_diff(found.len()) > MOST_SIGNS {
        return None;
    }
    let [mut expected, mut found] = [expected, found].map(words_and_numbers);
    if expected == found && !expected.is_empty() {
        return Some("this is the right answer, spelt differently");
    }
    expected.sort_unstable();
    found.sort_unstable();
    let has_same = expected == found && !expected.is_empty();
    has_same.then_some("these are the right words in the wrong order")
}

/// The most signs by which lines that say the same may differ in length.
const MOST_SIGNS: usize = 100;

/// The words and numbers of a line, in lower case.
fn words_and_numbers(line: &[u8]) -> Vec<Vec<u8>> {
    let line = line.to_ascii_lowercase();
    let kind = |byte: &u8| (byte.is_ascii_alphabetic(), byte.is_ascii_digit());
    let parts = line.chunk_by(|one, other| kind(one) == kind(other));
    let words = parts.filter(|part| part[0].is_ascii_alphanumeric());
    words.map(<[u8]>::to_vec).collect()
}

/// The whitespace that counts in an output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whitespace {
    /// All of it, except carriage returns before newlines.
    Exact,
    /// All but spaces at the ends of lines, and empty lines and a missing newline at the end.
    WithoutEnds,
    /// None: only the words count.
    Tokens,
}

/// Reads the answer to a case of this number in an output; an error where it breaks a rule.
pub type Rules<S> = fn(&Case<S>, &mut Words, u64) -> Result<<S as Solve>::Answer, Mismatch>;

/// The answer to an input.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// The answers to all cases.
    pub text: Vec<u8>,
    /// Where the answer to each case ends.
    pub ends: Vec<usize>,
}

impl Answer {
    /// Adds the answer to a case, which `write` appends to the text.
    pub fn add(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        write(&mut self.text);
        self.ends.push(self.text.len());
    }

    /// Returns the case, from 1, to which the place with this index belongs; `None` after the last.
    pub fn case(&self, index: usize) -> Option<u64> {
        let before = self.ends.partition_point(|&end| end <= index);
        (before < self.ends.len()).then_some(before as u64 + 1)
    }
}

impl Whitespace {
    /// Returns true if a line of an output is as good as one of the answer.
    pub fn is_same(self, answer: &[u8], output: &[u8]) -> bool {
        match self {
            Whitespace::Exact => answer == output,
            Whitespace::WithoutEnds => trim_spaces(answer) == trim_spaces(output),
            Whitespace::Tokens => has_same_words(answer, output),
        }
    }

    /// Returns what counts in a text: it loses carriage returns before newlines, which programs write
    /// on Windows, and ends that are ignored.
    fn counting(self, text: &[u8]) -> Vec<u8> {
        let ignores_ends = self == Whitespace::WithoutEnds;
        let mut counting: Vec<u8> = Vec::new();
        for line in text.split_inclusive(|&byte| byte == b'\n') {
            let (line, end) = without_end(line);
            let line = if ignores_ends {
                trim_spaces(line)
            } else {
                line
            };
            counting.extend_from_slice(line);
            counting.extend_from_slice(end);
        }
        if ignores_ends {
            counting.truncate(counting.len() - after_last_word(&counting).len());
        }
        counting
    }

    /// Returns the first place where whitespace is wrong in an output that has the right words.
    pub fn mismatch(self, right: &Answer, output: &[u8]) -> Option<Mismatch> {
        let [answer, output] = [&right.text, output].map(|text| self.counting(text));
        let same = common_bytes(&answer, &output);
        let (expected, found) = (answer.get(same).copied(), output.get(same).copied());
        // With nothing to print, programs that print all their lines at once print an empty one.
        // Judges have no input without cases, and so they accept such programs.
        if expected == found || answer.is_empty() || self == Whitespace::Tokens {
            return None;
        }
        let name = |byte| match byte {
            b'\n' if line_before(&output, same).is_empty() => "blank line",
            b'\n' => "newline",
            b'\r' => "carriage return",
            b'\t' => "tab",
            b' ' => "space",
            _ => "control character",
        };
        let name_blank = |byte: Option<u8>| byte.filter(|&byte| is_whitespace(byte)).map(name);
        let what = match (name_blank(expected), name_blank(found)) {
            (Some(expected), Some(found)) => format!("expected a {expected}, found a {found}"),
            (Some(expected), None) if found.is_none() => format!("the last {expected} is missing"),
            (Some(expected), None) => format!("missing {expected}"),
            (None, extra) => {
                let end = if expected.is_none() {
                    " at the end"
                } else {
                    ""
                };
                format!("extra {}{end}", extra.unwrap_or_default())
            }
        };
        let line = line_number(&output, same);
        let lines = right.text.split_inclusive(|&byte| byte == b'\n');
        let before = lines.take(line as usize - 1).map(<[u8]>::len).sum();
        Some(Mismatch {
            case: expected.and_then(|_| right.case(before)),
            line,
            what,
            hint: None,
        })
    }
}

/// Reads the words of an output.
pub struct Words<'a> {
    /// The output.
    pub text: &'a [u8],
    /// Where the word read last begins, or the end of the text.
    pub start: usize,
    /// Where that word ends.
    pub end: usize,
    /// The first line that has more or fewer words than it should, where output is read by rules: what
    /// is wrong later is because of it.
    pub uneven: Option<Mismatch>,
}

impl<'a> Words<'a> {
    /// The words of `text`.
    pub fn new(text: &'a [u8]) -> Self {
        Words {
            text,
            start: 0,
            end: 0,
            uneven: None,
        }
    }

    /// The next word; empty at the end.
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

/// Returns where the words of two texts begin to differ.
pub fn first_difference(one: &[u8], other: &[u8]) -> Option<[usize; 2]> {
    let (mut one, mut other) = (Words::new(one), Words::new(other));
    loop {
        let (word, same) = (one.read(), other.read());
        if word != same {
            return Some([one.start, other.start]);
        }
        if word.is_empty() {
            return None;
        }
    }
}

/// Returns true if two texts have the same words.
pub fn has_same_words(one: &[u8], other: &[u8]) -> bool {
    one == other || first_difference(one, other).is_none()
}

/// Returns the length of the longest common prefix of two texts.
pub fn common_bytes(one: &[u8], other: &[u8]) -> usize {
    let pairs = one.iter().zip(other);
    pairs.take_while(|(one, other)| one == other).count()
}

/// Returns the number of the line in which `index` is, from 1.
pub fn line_number(text: &[u8], index: usize) -> u64 {
    let ends = text[..index].iter().filter(|&&byte| byte == b'\n');
    1 + ends.count() as u64
}

/// Returns the part of its line before `index`.
pub fn line_before(text: &[u8], index: usize) -> &[u8] {
    let line = text[..index].rsplit(|&byte| byte == b'\n').next();
    line.unwrap_or_default()
}

/// Returns the line in which `index` is, without its end.
pub fn line_around(text: &[u8], index: usize) -> &[u8] {
    let begin = index - line_before(text, index).len();
    let line = text[begin..].split_inclusive(|&byte| byte == b'\n').next();
    without_end(line.unwrap_or_default()).0
}

/// Returns a line without its end, and the newline in it. The carriage return of Windows counts for
/// nothing.
pub fn without_end(line: &[u8]) -> (&[u8], &[u8]) {
    match line.strip_suffix(b"\n") {
        Some(line) => (line.strip_suffix(b"\r").unwrap_or(line), b"\n"),
        None => (line, b""),
    }
}

/// Returns the whitespace at the end of `text`.
fn after_last_word(text: &[u8]) -> &[u8] {
    let word = text.iter().rposition(|&byte| !is_whitespace(byte));
    &text[word.map_or(0, |word| word + 1)..]
}

/// Returns `line` without spaces at its end.
fn trim_spaces(line: &[u8]) -> &[u8] {
    let end = line.iter().rposition(|&byte| byte != b' ');
    &line[..end.map_or(0, |end| end + 1)]
}

/// Returns true if there is no word in `text`.
pub fn is_blank(text: &[u8]) -> bool {
    text.iter().all(|&byte| is_whitespace(byte))
}

/// The most bytes of a long line that are shown before the place in question, and from there on.
const SHOWN: [usize; 2] = [20, 100];

/// Returns a line in quotes, cut to what surrounds this column.
pub fn shown_line(line: &[u8], column: usize) -> String {
    let [before, most] = SHOWN;
    let is_long = line.len() > 2 * before;
    let skipped = if is_long {
        column.saturating_sub(before)
    } else {
        0
    };
    let start: &[u8] = if skipped > 0 { b"..." } else { b"" };
    let rest = &line[skipped.min(line.len())..];
    Word::new(&[start, &rest[..rest.len().min(most)]].concat()).to_string()
}

/// Returns the line in which `index` is, cut to what surrounds this column, or what is there without one.
pub fn shown(text: &[u8], index: usize, column: usize) -> String {
    match line_around(text, index) {
        _ if index == text.len() => "the end of the output".into(),
        line if is_blank(line) => "an empty line".into(),
        line => shown_line(line, column),
    }
}

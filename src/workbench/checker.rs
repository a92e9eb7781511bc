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
    /// What judges call it.
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
    /// The index of that place in the output.
    pub index: usize,
    /// What was expected and found, or which rule is broken.
    pub what: String,
    /// What is noticed about the output, if anything.
    pub hint: Option<Hint>,
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
    /// What is wrong, and what is noticed about it.
    pub fn message(&self) -> String {
        let hint = self.hint.map(|hint| format!("; {hint}"));
        self.what.clone() + &hint.unwrap_or_default()
    }
}

/// What is noticed about a wrong output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The line has the same words in another order.
    Order,
    /// Only the full stop at its end is missing.
    FullStop,
    /// Its letters and digits are the same, but for capitals.
    Spelling,
    /// Without these lines, of which the first has this number, the output would be right.
    ExtraLines { count: u64, first: u64 },
    /// It has so many answers for so many cases.
    Answers { count: u64, cases: u64 },
    /// No case ends with a blank line, as it should.
    NoBlankLines,
    /// It begins like the output for this variant of the problem.
    Variant(&'static str),
}

impl Display for Hint {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            Hint::Order => f.write_str("these are the right words in the wrong order"),
            Hint::FullStop => f.write_str("only the full stop is missing"),
            Hint::Spelling => f.write_str("this is the right answer, spelt differently"),
            Hint::ExtraLines { count: 1, first } => {
                write!(f, "one extra line at line {first}: debug output?")
            }
            Hint::ExtraLines { count, first } => {
                write!(
                    f,
                    "{count} extra lines, the first at line {first}: debug output?"
                )
            }
            Hint::Answers { count, cases } => {
                let [answer, case] = [count, cases].map(|count| if *count == 1 { "" } else { "s" });
                write!(
                    f,
                    "{count} answer{answer} for {cases} case{case}: is this the output for \
                           another input?"
                )
            }
            Hint::NoBlankLines => f.write_str("the blank line after each case is missing"),
            Hint::Variant(name) => write!(f, "this looks like output for {name}"),
        }
    }
}

impl Hint {
    fn of(expected: &[u8], found: &[u8]) -> Option<Hint> {
        let lines = [expected.trim_ascii(), found.trim_ascii()];
        if lines[0].strip_suffix(b".") == Some(lines[1]) {
            return Some(Hint::FullStop);
        }
        if lines[0].len().abs_diff(lines[1].len()) > MOST_SIGNS {
            return None;
        }
        let mut words = lines.map(words_and_numbers);
        let is_same = words[0] == words[1];
        words.iter_mut().for_each(|words| words.sort_unstable());
        let has_same = words[0] == words[1] && !words[0].is_empty();
        has_same.then_some(if is_same { Hint::Spelling } else { Hint::Order })
    }
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

/// What whitespace counts in an output.
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
    /// Returns the verdict on `output` where `answer` is right.
    pub fn verdict(self, answer: &Answer, output: &[u8]) -> Verdict {
        let (mut expected, mut found) = (Words::new(&answer.text), Words::new(output));
        loop {
            let (one, other) = (expected.read(), found.read());
            if one != other {
                let same = common_bytes(one, other);
                let [expected, found] = [expected.start + same, found.start + same];
                return Verdict::WrongAnswer(self.difference(answer, expected, output, found));
            }
            if one.is_empty() {
                return self.spacing(answer, output);
            }
        }
    }

    /// Returns true if a line of an output is as good as one of the answer with the same words.
    pub fn is_same(self, answer: &[u8], output: &[u8]) -> bool {
        match self {
            Whitespace::Exact => answer == output,
            Whitespace::WithoutEnds => trim_spaces(answer) == trim_spaces(output),
            Whitespace::Tokens => true,
        }
    }

    /// What counts in a text: it loses carriage returns before newlines, which programs write on
    /// Windows, and ends that are ignored.
    fn counting(self, text: &[u8]) -> Vec<u8> {
        let ignores_ends = self == Whitespace::WithoutEnds;
        let mut counting: Vec<u8> = Vec::new();
        for &byte in text {
            if byte == b'\n' {
                if counting.last() == Some(&b'\r') {
                    counting.pop();
                }
                while ignores_ends && counting.last() == Some(&b' ') {
                    counting.pop();
                }
            }
            counting.push(byte);
        }
        while ignores_ends && counting.last().is_some_and(|&byte| is_whitespace(byte)) {
            counting.pop();
        }
        counting
    }

    /// The verdict on an output with the right words.
    fn spacing(self, right: &Answer, output: &[u8]) -> Verdict {
        let [answer, output] = [&right.text, output].map(|text| self.counting(text));
        let same = common_bytes(&answer, &output);
        let (expected, found) = (answer.get(same).copied(), output.get(same).copied());
        // With nothing to print, programs that print all their lines at once print an empty one.
        // Judges have no input without cases, and so they accept such programs.
        let is_ignored = answer.is_empty() || self == Whitespace::Tokens;
        if expected == found || is_ignored {
            return Verdict::Accepted;
        }
        let name = |byte| match byte {
            b'\n' if line_before(&output, same).is_empty() => "blank line",
            b'\n' => "newline",
            b'\r' => "carriage return",
            b'\t' => "tab",
            b' ' => "space",
            _ => "control character",
        };
        let is_blank = |byte: &u8| is_whitespace(*byte);
        let what = match (expected.filter(is_blank), found.filter(is_blank)) {
            (Some(expected), Some(found)) => {
                format!("expected a {}, found a {}", name(expected), name(found))
            }
            (Some(expected), None) if found.is_none() => {
                format!("the last {} is missing", name(expected))
            }
            (Some(expected), None) => format!("missing {}", name(expected)),
            (None, found) => {
                let at_the_end = if expected.is_none() {
                    " at the end"
                } else {
                    ""
                };
                format!("extra {}{at_the_end}", name(found.unwrap_or(b' ')))
            }
        };
        Verdict::PresentationError(Mismatch {
            case: self.case(right, &answer, same),
            line: line_number(&output, same),
            index: same,
            what,
            hint: None,
        })
    }

    /// The case to which a place of `counting`, what counts in an answer, belongs: the case of the line.
    fn case(self, answer: &Answer, counting: &[u8], index: usize) -> Option<u64> {
        if index == counting.len() {
            return None;
        }
        let line = line_number(counting, index) as usize - 1;
        let starts = answer.text.split_inclusive(|&byte| byte == b'\n');
        answer.case(starts.take(line).map(<[u8]>::len).sum())
    }

    /// The words differ, from these indices on.
    fn difference(self, answer: &Answer, expected: usize, output: &[u8], found: usize) -> Mismatch {
        let (mut expected, mut found) = (expected, found);
        let text = &answer.text;
        match (begins_line(text, expected), begins_line(output, found)) {
            // The line of the output is too long.
            (true, false) => expected -= after_last_word(&text[..expected]).len(),
            // The line before is too short.
            (false, true) => found -= after_last_word(&output[..found]).len(),
            (true, true) if expected < text.len() && self != Whitespace::Tokens => {
                // An empty line may stand in place of the one that is expected.
                let [before, gap] = [&text[..expected], &output[..found]].map(after_last_word);
                let lines = before.iter().filter(|&&byte| byte == b'\n').count();
                let same = gap.split_inclusive(|&byte| byte == b'\n').take(lines);
                let rest = gap.len() - same.map(<[u8]>::len).sum::<usize>();
                if gap[gap.len() - rest..].contains(&b'\n') {
                    found -= rest;
                }
            }
            _ => {}
        }
        let is_complete = found == output.len() && output.last().is_some_and(|&byte| byte != b'\n');
        let nothing = output.trim_ascii().is_empty();
        Mismatch {
            case: answer.case(expected),
            line: line_number(output, found) + u64::from(is_complete),
            index: found,
            what: match shown_place(text, expected) {
                expected if nothing => format!("expected {expected}, nothing was printed"),
                expected => format!("expected {expected}, found {}", shown_place(output, found)),
            },
            hint: Hint::of(line_around(text, expected), line_around(output, found)),
        }
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

/// The length of the longest common prefix of two texts.
pub fn common_bytes(one: &[u8], other: &[u8]) -> usize {
    let pairs = one.iter().zip(other);
    pairs.take_while(|(one, other)| one == other).count()
}

/// The number of the line in which `index` is, from 1.
pub fn line_number(text: &[u8], index: usize) -> u64 {
    let ends = text[..index].iter().filter(|&&byte| byte == b'\n');
    1 + ends.count() as u64
}

/// The part of its line before `index`.
pub fn line_before(text: &[u8], index: usize) -> &[u8] {
    let line = text[..index].rsplit(|&byte| byte == b'\n').next();
    line.unwrap_or_default()
}

/// The line in which `index` is.
pub fn line_around(text: &[u8], index: usize) -> &[u8] {
    let begin = index - line_before(text, index).len();
    let line = text[begin..].split(|&byte| byte == b'\n').next();
    line.unwrap_or_default()
}

/// The whitespace at the end of `text`.
fn after_last_word(text: &[u8]) -> &[u8] {
    let word = text.iter().rposition(|&byte| !is_whitespace(byte));
    &text[word.map_or(0, |word| word + 1)..]
}

/// Returns true if no word comes before `index` in its line, or if nothing follows it.
fn begins_line(text: &[u8], index: usize) -> bool {
    index == text.len() || is_blank(line_before(text, index))
}

/// `line` without spaces at its end.
fn trim_spaces(line: &[u8]) -> &[u8] {
    let end = line.iter().rposition(|&byte| byte != b' ');
    &line[..end.map_or(0, |end| end + 1)]
}

/// Whether there is no word in `text`.
fn is_blank(text: &[u8]) -> bool {
    text.iter().all(|&byte| is_whitespace(byte))
}

/// How much of a long line is shown before the place in question, and from there on at most.
const SHOWN: [usize; 2] = [20, 100];

/// The line in which `index` is, in quotes, cut to what surrounds it.
pub fn shown_line(text: &[u8], index: usize) -> String {
    let column = line_before(text, index).len();
    let line = line_around(text, index);
    // It is part of a Windows line ending.
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    let [before, most] = SHOWN;
    let skipped = if line.len() > 2 * before {
        column.saturating_sub(before)
    } else {
        0
    };
    let start: &[u8] = if skipped > 0 { b"..." } else { b"" };
    let rest = &line[skipped.min(line.len())..];
    Word::new(&[start, &rest[..rest.len().min(most)]].concat()).to_string()
}

/// The line at a place of a text, or what is there without one.
pub fn shown_place(text: &[u8], index: usize) -> String {
    match line_around(text, index) {
        _ if index == text.len() => END.into(),
        line if is_blank(line) => "an empty line".into(),
        _ => shown_line(text, index),
    }
}

/// What is found or expected after the last line.
const END: &str = "the end of the output";

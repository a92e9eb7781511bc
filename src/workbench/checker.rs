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

use crate::runtime::message::{printable, Word};
use crate::runtime::scanner::is_whitespace;
use crate::runtime::solution::{Case, Solve};
use crate::workbench::json::json;
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
    /// How the answer is nearly right, if it is.
    pub near: Option<Near>,
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
    /// What is wrong, and how it is nearly right.
    pub fn message(&self) -> String {
        let near = self.near.map(|near| format!("; {near}"));
        self.what.clone() + &near.unwrap_or_default()
    }
}

/// How a wrong line is nearly right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Near {
    /// It has the same words in another order.
    Order,
    /// Only the full stop at its end is missing.
    FullStop,
    /// Its letters and digits are the same, but for capitals.
    Spelling,
}

impl Display for Near {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        f.write_str(match self {
            Near::Order => "these are the right words in the wrong order",
            Near::FullStop => "only the full stop is missing",
            Near::Spelling => "this is the right answer, spelt differently",
        })
    }
}

impl Near {
    fn of(expected: &[u8], found: &[u8]) -> Option<Near> {
        let lines = [expected.trim_ascii(), found.trim_ascii()];
        if lines[0].strip_suffix(b".") == Some(lines[1]) {
            return Some(Near::FullStop);
        }
        if lines[0].len().abs_diff(lines[1].len()) > MOST_SIGNS {
            return None;
        }
        let mut words = lines.map(words_and_numbers);
        let is_same = words[0] == words[1];
        words.iter_mut().for_each(|words| words.sort_unstable());
        let has_same = words[0] == words[1] && !words[0].is_empty();
        has_same.then_some(if is_same { Near::Spelling } else { Near::Order })
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

/// Whether a case begins in a line after the first of an answer, given the number of the line, from
/// 1, and the line before it.
pub type BeginsCase = fn(u64, &[u8]) -> bool;

/// Reads an answer of an output; an error where it breaks a rule.
pub type Rules<S> = fn(&Case<S>, &mut Words) -> Result<<S as Solve>::Answer, Mismatch>;

/// The format of right answers. The answer to a case ends where a line ends.
pub struct AnswerFormat {
    /// Where a case begins.
    pub begins_case: BeginsCase,
    /// What whitespace counts in outputs.
    pub whitespace: Whitespace,
}

impl AnswerFormat {
    /// The verdict on `output` where `answer` is right.
    pub fn verdict(&self, answer: &[u8], output: &[u8]) -> Verdict {
        let (mut expected, mut found) = (Words::new(answer), Words::new(output));
        loop {
            let (one, other) = (expected.read(), found.read());
            if one != other {
                let same = common_bytes(one, other);
                let (expected, found) = (expected.start + same, found.start + same);
                return Verdict::WrongAnswer(self.difference(
                    answer,
                    expected,
                    output.into(),
                    found,
                ));
            }
            if one.is_empty() {
                return self.spacing(&self.counting(answer), &self.counting(output));
            }
        }
    }

    /// What counts in a text: it loses carriage returns before newlines, which programs write on
    /// Windows, and ends that are ignored.
    fn counting(&self, text: &[u8]) -> Vec<u8> {
        let ignores_ends = self.whitespace == Whitespace::WithoutEnds;
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
    fn spacing(&self, answer: &[u8], output: &[u8]) -> Verdict {
        let same = common_bytes(answer, output);
        let (expected, found) = (answer.get(same).copied(), output.get(same).copied());
        // With nothing to print, programs that print all their lines at once print an empty one.
        // Judges have no input without cases, and so they accept such programs.
        let is_ignored = answer.is_empty() || self.whitespace == Whitespace::Tokens;
        if expected == found || is_ignored {
            return Verdict::Accepted;
        }
        let name = |byte| match byte {
            b'\n' if line_before(output, same).is_empty() => "blank line",
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
            case: (same < answer.len()).then(|| self.case(answer, same)),
            line: line_number(output, same),
            index: same,
            what,
            near: None,
        })
    }

    /// The words differ, from these indices on.
    fn difference(
        &self,
        answer: &[u8],
        expected: usize,
        mut output: Vec<u8>,
        mut found: usize,
    ) -> Mismatch {
        if found == output.len() && !is_blank(line_before(&output, found)) {
            // A last line without a newline is complete, too.
            output.push(b'\n');
            found += 1;
        }
        let mut sides = [(answer, expected), (&*output, found)];
        let [expected_begins, found_begins] =
            sides.map(|(text, index)| is_blank(line_before(text, index)));
        if expected_begins != found_begins {
            // The line before is too short, or the line of the other side too long.
            let (text, index) = &mut sides[usize::from(found_begins)];
            *index -= after_last_word(&text[..*index]).len();
        } else if expected_begins
            && expected < answer.len()
            && self.whitespace != Whitespace::Tokens
        {
            // An empty line may stand in place of the one that is expected.
            let [before, found] = sides.map(|(text, index)| after_last_word(&text[..index]));
            let lines = before.iter().filter(|&&byte| byte == b'\n').count();
            let same = found.split_inclusive(|&byte| byte == b'\n').take(lines);
            let rest = &found[same.map(<[u8]>::len).sum()..];
            if rest.contains(&b'\n') {
                sides[1].1 -= rest.len();
            }
        }
        let [(_, expected), (_, found)] = sides;
        let lines = sides.map(|(text, index)| line_around(text, index));
        let [one, other] = sides.map(|(text, index)| shown_place(text, index));
        Mismatch {
            case: (expected < answer.len()).then(|| self.case(answer, expected)),
            line: line_number(&output, found),
            index: found,
            what: format!("expected {one}, found {other}"),
            near: Near::of(lines[0], lines[1]),
        }
    }

    /// The case to which the line with `index` belongs.
    fn case(&self, answer: &[u8], index: usize) -> u64 {
        let lines = answer[..index].split(|&byte| byte == b'\n');
        let after_first = lines.zip(2..=line_number(answer, index));
        let begin = after_first.filter(|(before, number)| (self.begins_case)(*number, before));
        1 + begin.count() as u64
    }
}

/// The verdict on an output, and its cases beside those of our answer.
pub struct Comparison {
    /// The verdict.
    pub verdict: Verdict,
    /// The cases; one more for what follows in the output. An output that is empty has none.
    pub cases: Vec<CaseComparison>,
}

/// A case of an output beside that of the right answer.
#[derive(Debug, PartialEq, Eq)]
pub struct CaseComparison {
    /// The number of its first line in the output, from 1.
    pub line: u64,
    /// The lines of the answer, which may be printed.
    pub expected: Vec<String>,
    /// The lines of the output.
    pub found: Vec<String>,
    /// Whether the output is right here; unknown after a wrong case where several answers are right.
    pub right: Option<bool>,
}
json!(CaseComparison: line, expected, found, right);

impl AnswerFormat {
    /// The cases of an answer, each beside what an output has for it. What follows in the output is
    /// one more.
    pub fn side_by_side(&self, answer: &[u8], output: &[u8]) -> Vec<CaseComparison> {
        let [answer, output] = [answer, output].map(|text| self.cases(text));
        let mut line = 1;
        let count = answer.len().max(output.len());
        let side_by_side = (0..count).map(|index| {
            let [expected, found] =
                [&answer, &output].map(|cases| cases.get(index).copied().unwrap_or_default());
            let case = CaseComparison {
                line,
                expected: printable_lines(expected),
                found: printable_lines(found),
                right: Some(self.verdict(expected, found) == Verdict::Accepted),
            };
            line += case.found.len() as u64;
            case
        });
        side_by_side.collect()
    }

    /// The cases of a text.
    fn cases<'a>(&self, text: &'a [u8]) -> Vec<&'a [u8]> {
        let mut cases = Vec::new();
        let (mut begin, mut end) = (0, 0);
        let mut before = None;
        for (line, number) in text.split_inclusive(|&byte| byte == b'\n').zip(1..) {
            if before.is_some_and(|before| (self.begins_case)(number, before)) {
                cases.push(&text[begin..end]);
                begin = end;
            }
            before = Some(without_end(line));
            end += line.len();
        }
        if end > 0 && text != b"\n" {
            cases.push(&text[begin..]);
        }
        cases
    }
}

/// The lines of a text, which may be printed.
fn printable_lines(text: &[u8]) -> Vec<String> {
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    lines.map(|line| printable(without_end(line))).collect()
}

/// A line without its newline, and without the carriage return before it.
fn without_end(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    line.strip_suffix(b"\r").unwrap_or(line)
}

/// Reads the words of an output, one by one or those of a line.
pub struct Words<'a> {
    text: &'a [u8],
    /// Where the word read last begins, or the end of the text.
    start: usize,
    /// Where that word ends.
    end: usize,
    /// The case that is being read, from 1.
    pub case: u64,
    /// Where the words of the line read last begin.
    line: usize,
    /// The first line that has more or fewer words than it should.
    uneven: Option<Mismatch>,
}

impl<'a> Words<'a> {
    /// The words of `text`.
    pub fn new(text: &'a [u8]) -> Self {
        Words {
            text,
            start: 0,
            end: 0,
            case: 0,
            line: 0,
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

    /// The words of the next line, wherever they stand; empty after the last one.
    pub fn read_line<const N: usize>(&mut self) -> [&'a [u8]; N] {
        std::array::from_fn(|index| {
            let word = self.read();
            if index == 0 {
                self.line = self.start;
            }
            word
        })
    }

    /// The line read last.
    pub fn line(&self) -> &'a [u8] {
        line_around(self.text, self.line)
    }

    /// An error if the `count` words of the line read last are wrong. If they are right, but other
    /// words stand in the line, too, or some of them in another, then this line is to blame for the
    /// next error: without one, only whitespace is wrong. The message shows the line around `byte`.
    pub fn expect(
        &mut self,
        expected: &str,
        count: usize,
        is_right: bool,
        byte: usize,
    ) -> Result<(), Mismatch> {
        let mut words = Words::new(self.line());
        let is_even = self.uneven.is_some()
            || (0..=count).all(|index| words.read().is_empty() == (index == count));
        if is_right && is_even {
            return Ok(());
        }
        let begin = self.line - line_before(self.text, self.line).len();
        let found = shown_place(self.text, self.text.len().min(begin + byte));
        let mismatch = self.mismatch(format!("expected {expected}, found {found}"));
        if is_right {
            self.uneven = Some(mismatch);
            return Ok(());
        }
        Err(mismatch)
    }

    /// The mismatch if the line read last is wrong, unless an earlier one is to blame.
    pub fn mismatch(&self, what: String) -> Mismatch {
        self.uneven.clone().unwrap_or_else(|| Mismatch {
            case: Some(self.case),
            line: line_number(self.text, self.line),
            index: self.line,
            what,
            near: None,
        })
    }
}

/// The length of the longest common prefix of two texts.
pub fn common_bytes(one: &[u8], other: &[u8]) -> usize {
    let pairs = one.iter().zip(other);
    pairs.take_while(|(one, other)| one == other).count()
}

/// The number of the line in which `index` is, from 1.
fn line_number(text: &[u8], index: usize) -> u64 {
    let ends = text[..index].iter().filter(|&&byte| byte == b'\n');
    1 + ends.count() as u64
}

/// The part of its line before `index`.
fn line_before(text: &[u8], index: usize) -> &[u8] {
    let line = text[..index].rsplit(|&byte| byte == b'\n').next();
    line.unwrap_or_default()
}

/// The line in which `index` is.
fn line_around(text: &[u8], index: usize) -> &[u8] {
    let begin = index - line_before(text, index).len();
    let line = text[begin..].split(|&byte| byte == b'\n').next();
    line.unwrap_or_default()
}

/// The whitespace at the end of `text`.
fn after_last_word(text: &[u8]) -> &[u8] {
    let word = text.iter().rposition(|&byte| !is_whitespace(byte));
    &text[word.map_or(0, |word| word + 1)..]
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
fn shown_place(text: &[u8], index: usize) -> String {
    match line_around(text, index) {
        _ if index == text.len() => END.into(),
        line if is_blank(line) => "an empty line".into(),
        _ => shown_line(text, index),
    }
}

/// What is found or expected after the last line.
const END: &str = "the end of the output";

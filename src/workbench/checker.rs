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
    /// What was expected or which rule is broken, and what was found.
    pub what: String,
}

impl Display for Mismatch {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self.case {
            Some(case) => write!(f, "case {case}, ")?,
            None => f.write_str("after the last case, ")?,
        }
        write!(f, "line {}: {}", self.line, self.what)
    }
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
            let last = text[..*index]
                .iter()
                .rposition(|&byte| !is_whitespace(byte));
            *index = last.map_or(0, |last| last + 1);
        }
        let [(_, expected), (_, found)] = sides;
        let [one, other] = sides.map(|(text, index)| {
            if index < text.len() {
                shown_line(text, index)
            } else {
                END.into()
            }
        });
        Mismatch {
            case: (expected < answer.len()).then(|| self.case(answer, expected)),
            line: line_number(&output, found),
            index: found,
            what: format!("expected {one}, found {other}"),
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

/// A case of an output beside that of the right answer.
#[derive(Debug, PartialEq, Eq)]
pub struct CaseComparison {
    /// The number of its first line in the output, from 1.
    pub line: u64,
    /// The lines of the answer, which may be printed.
    pub expected: Vec<String>,
    /// The lines of the output.
    pub found: Vec<String>,
}
json!(CaseComparison: line, expected, found);

impl AnswerFormat {
    /// The cases of an answer, each beside what an output has for it. What follows in the output is
    /// one more.
    pub fn side_by_side(&self, answer: &[u8], output: &[u8]) -> Vec<CaseComparison> {
        let [answer, output] = [answer, output].map(|text| self.cases(text));
        let mut cases = Vec::new();
        for index in 0..answer.len().max(output.len()) {
            let first = output.iter().take(index).map(Vec::len).sum::<usize>();
            let [expected, found] = [&answer, &output].map(|cases| cases.get(index).cloned());
            cases.push(CaseComparison {
                line: 1 + first as u64,
                expected: expected.unwrap_or_default(),
                found: found.unwrap_or_default(),
            });
        }
        cases
    }

    /// The lines of each case of a text, which may be printed.
    fn cases(&self, text: &[u8]) -> Vec<Vec<String>> {
        let mut cases: Vec<Vec<String>> = Vec::new();
        let text = text.strip_suffix(b"\n").unwrap_or(text);
        let mut before: Option<&[u8]> = None;
        if text.is_empty() {
            return cases;
        }
        for (line, number) in text.split(|&byte| byte == b'\n').zip(1..) {
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            match cases.last_mut().zip(before) {
                Some((lines, before)) if !(self.begins_case)(number, before) => {
                    lines.push(printable(line));
                }
                _ => cases.push(vec![printable(line)]),
            }
            before = Some(line);
        }
        cases
    }
}

/// A rule that an output breaks, as a message, and the byte of the line that shows it.
pub struct Broken {
    /// The message.
    pub rule: String,
    /// The byte, from 0.
    pub byte: usize,
}

impl From<String> for Broken {
    fn from(rule: String) -> Self {
        Broken { rule, byte: 0 }
    }
}

/// Reads the words of an output.
pub struct Words<'a> {
    text: &'a [u8],
    /// Where the word read last begins, or the end of the text.
    start: usize,
    /// Where that word ends.
    end: usize,
}

impl<'a> Words<'a> {
    /// The words of `text`.
    pub fn new(text: &'a [u8]) -> Self {
        let (start, end) = (0, 0);
        Words { text, start, end }
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

    /// The line of the word read last.
    pub fn line(&self) -> &'a [u8] {
        let begin = self.start - line_before(self.text, self.start).len();
        let line = self.text[begin..].split(|&byte| byte == b'\n').next();
        line.unwrap_or_default()
    }

    /// The mismatch if the output goes wrong at the word read last, which breaks a rule; the
    /// message also shows the line, or the part of a long line around the byte in question.
    pub fn mismatch(&self, case: u64, broken: &Broken) -> Mismatch {
        let Broken { rule, byte } = broken;
        let found = if self.start < self.text.len() {
            shown_line(self.line(), *byte)
        } else {
            END.into()
        };
        Mismatch {
            case: Some(case),
            line: line_number(self.text, self.start),
            index: self.start,
            what: format!("{rule}, found {found}"),
        }
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

/// Whether there is no word in `text`.
fn is_blank(text: &[u8]) -> bool {
    text.iter().all(|&byte| is_whitespace(byte))
}

/// How much of a long line is shown before the place in question, and from there on at most.
const SHOWN: [usize; 2] = [20, 100];

/// The line in which `index` is, in quotes, cut to what surrounds it.
pub fn shown_line(text: &[u8], index: usize) -> String {
    let column = line_before(text, index).len();
    let line = text[index - column..].split(|&byte| byte == b'\n').next();
    let line = line.unwrap_or_default();
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

/// What is found or expected after the last line.
const END: &str = "the end of the output";

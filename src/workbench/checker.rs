//! Checkers: is an output right?
//!
//! If a problem has one right answer, its solution gives it: the solution answers the input on a
//! stream that compares what is written to it with the output under check. Neither of the two is
//! kept, so both may be of any size. The input is read to its end even if the output is wrong
//! early: there is a verdict only for good input.
//!
//! An output is compared as white space and words, alternately. Where only the white space
//! differs, the first place is noted and the comparison goes on at the next words; where words
//! differ, it ends. The checker of a problem with many right answers reads the output in the same
//! way: it expects what must be there, and reads the words that it has to judge.

use crate::runtime::message::Word;
use crate::runtime::scanner::{is_white_space, Error, Stream, StreamError};
use crate::workbench::cursor::{Cursor, Line, Lines};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// The verdict on an output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right, byte for byte.
    Accepted,
    /// Only its white space is wrong; this is the first place.
    PresentationError(Mismatch),
    /// It is wrong; this is the first place.
    WrongAnswer(Mismatch),
}

impl Display for Verdict {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        match self {
            Verdict::Accepted => f.write_str("accepted"),
            Verdict::PresentationError(mismatch) => write!(f, "presentation error: {mismatch}"),
            Verdict::WrongAnswer(mismatch) => write!(f, "wrong answer: {mismatch}"),
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
    /// What was expected or which rule is broken, and what was found.
    pub what: String,
}

impl Display for Mismatch {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        match self.case {
            Some(case) => write!(f, "case {case}, ")?,
            None => f.write_str("after the last case, ")?,
        }
        write!(f, "line {}: {}", self.line, self.what)
    }
}

/// Why there is no verdict.
#[derive(Debug)]
pub enum CheckError {
    /// The input is bad or cannot be read.
    Input(Error<String>),
    /// This one of the outputs, from 0, cannot be read.
    Output(usize),
}

/// How a problem says whether an output is right.
pub enum Checker {
    /// There is one right answer, which the output is compared with.
    Comparison(AnswerFormat),
    /// Several answers may be right; the output is checked by the rules.
    Rules(Check),
}

/// Gives a verdict on each of some outputs for the input of a stream.
pub type Check = fn(&mut dyn Stream, &mut [&mut dyn Stream]) -> Result<Vec<Verdict>, CheckError>;

/// The format of the output if there is one right answer. The answer to a case ends where a line
/// ends.
pub struct AnswerFormat {
    /// Whether a case begins in a line, given the number of the line, from 1, and the last line
    /// before it that is not blank.
    pub begins_case: fn(u64, &[u8]) -> bool,
    /// Spaces at the ends of lines are ignored.
    pub ignores_trailing_blanks: bool,
}

/// Compares each of `outputs` with the answers that `solve` gives to `input`.
pub fn compare(
    solve: impl FnOnce(&mut dyn Stream) -> Result<(), Error<String>>,
    format: &AnswerFormat,
    input: &mut dyn Stream,
    outputs: &mut [&mut dyn Stream],
) -> Result<Vec<Verdict>, CheckError> {
    let comparisons = outputs.iter_mut().map(|output| Comparison {
        begins_case: format.begins_case,
        expected: Lines::new(),
        case_before: None,
        output: OutputReader::new(&mut **output, format.ignores_trailing_blanks),
    });
    let comparisons = comparisons.collect();
    let mut reference = Reference { input, comparisons };
    solve(&mut reference).map_err(CheckError::Input)?;
    verdicts(reference.comparisons.into_iter().map(Comparison::end))
}

/// The verdicts on outputs that are wrong, or of which all that is expected has been read.
pub fn verdicts<'a>(
    outputs: impl Iterator<Item = OutputReader<'a>>,
) -> Result<Vec<Verdict>, CheckError> {
    let verdict = |(index, mut output): (usize, OutputReader)| {
        if !output.is_wrong() && !output.expect_end() {
            output.reject("expected the end of the output");
        }
        let verdict = (!output.cursor.failed).then_some(output.verdict);
        verdict.ok_or(CheckError::Output(index))
    };
    outputs.enumerate().map(verdict).collect()
}

/// Reads the input, and compares what is written with the outputs.
struct Reference<'a> {
    input: &'a mut dyn Stream,
    comparisons: Vec<Comparison<'a>>,
}

impl Stream for Reference<'_> {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        self.input.read(chunk)
    }

    fn hash_key(&self) -> u64 {
        self.input.hash_key()
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        for comparison in &mut self.comparisons {
            comparison.compare(bytes);
        }
        Ok(())
    }
}

/// The right answer and an output, as far as they have been compared.
struct Comparison<'a> {
    begins_case: fn(u64, &[u8]) -> bool,
    /// The lines of the right answer.
    expected: Lines,
    /// The case of the line before.
    case_before: Option<u64>,
    output: OutputReader<'a>,
}

impl<'a> Comparison<'a> {
    /// Compares the next `bytes` of the right answer.
    fn compare(&mut self, bytes: &[u8]) {
        for text in bytes.split_inclusive(|&byte| byte == b'\n') {
            if self.output.is_wrong() {
                return;
            }
            let agreed = self.output.expect(text);
            self.expected.pass(&text[..agreed]);
            if agreed < text.len() {
                self.differ(&text[agreed..]);
            } else if text.ends_with(b"\n") {
                let Lines { line, previous } = &self.expected;
                let begins = (self.begins_case)(line.number, &previous.beginning);
                self.case_before = self.output.case;
                self.output.case = self.output.case.map(|case| case + u64::from(begins));
            }
        }
    }

    /// The right answer has ended.
    fn end(mut self) -> OutputReader<'a> {
        if !self.output.is_wrong() && !self.output.expect_end() {
            self.differ(b"");
        }
        self.output
    }

    /// The words differ: the right answer goes on with `rest`, up to the end of its line, or has
    /// ended.
    fn differ(&mut self, rest: &[u8]) {
        let cursor = &mut self.output.cursor;
        let has_ended = [rest.is_empty(), cursor.peek().is_none()];
        if has_ended[1] && !cursor.lines.line.is_blank() {
            // The last line is complete without a line end, too.
            cursor.lines.pass(b"\n");
        }
        let lines = [&self.expected.line, &cursor.lines.line];
        let columns = lines.map(|line| line.length);
        let begins_line = lines.map(Line::is_blank);
        self.expected.pass(rest.strip_suffix(b"\n").unwrap_or(rest));
        cursor.complete_line();
        let sides = [&self.expected, &cursor.lines];
        let [(expected_line, expected), (found_line, found)] = [0, 1].map(|side| {
            let Lines { line, previous } = sides[side];
            if begins_line[side] && !begins_line[1 - side] {
                // The line before the word is too short, or the line of the other side too long.
                (previous.number, previous.shown(previous.length))
            } else if has_ended[side] {
                (line.number, shown(None))
            } else {
                (line.number, line.shown(columns[side]))
            }
        });
        let is_before = expected_line < self.expected.line.number;
        self.output.verdict = Verdict::WrongAnswer(Mismatch {
            case: if is_before {
                self.case_before
            } else {
                self.output.case
            },
            line: found_line,
            what: format!("expected {expected}, found {found}"),
        });
    }
}

/// Reads an output, and keeps the verdict on what has been read.
pub struct OutputReader<'a> {
    /// The case that is being checked, from 1; `None` after the last.
    pub case: Option<u64>,
    cursor: Cursor<'a>,
    ignores_trailing_blanks: bool,
    /// The last byte that was read belongs to a word.
    in_word: bool,
    verdict: Verdict,
}

impl<'a> OutputReader<'a> {
    /// The output at its start. Spaces at the ends of lines may be ignored.
    pub fn new(stream: &'a mut dyn Stream, ignores_trailing_blanks: bool) -> Self {
        OutputReader {
            case: Some(1),
            cursor: Cursor::new(stream),
            ignores_trailing_blanks,
            in_word: false,
            verdict: Verdict::Accepted,
        }
    }

    /// Reads `text`, up to where words differ, and returns how many of its bytes come before
    /// that. Notes white space that differs.
    pub fn expect(&mut self, text: &[u8]) -> usize {
        let mut agreed = 0;
        while let Some(&expected) = text.get(agreed) {
            let pairs = text[agreed..].iter().zip(self.cursor.window());
            let same = pairs.take_while(|(one, other)| one == other).count();
            if same > 0 {
                agreed += same;
                self.cursor.pass(same);
                self.in_word = !is_white_space(text[agreed - 1]);
                continue;
            }
            let found = self.cursor.peek();
            let is_longer = self.in_word && found.is_some_and(|byte| !is_white_space(byte));
            let is_at_end = expected == b'\n';
            if is_at_end && found == Some(b'\r') {
                self.pass_carriage_return();
            } else if self.ignores_trailing_blanks && is_at_end && found == Some(b' ') {
                self.cursor.pass(1);
                self.in_word = false;
            } else if is_white_space(expected) && !is_longer {
                let is_empty = is_at_end && self.cursor.lines.line.length == 0;
                let what = if is_empty {
                    "an empty line".into()
                } else {
                    shown(Some(expected))
                };
                self.note_spacing(&what);
                self.in_word = false;
                agreed += 1;
            } else if !self.in_word && found.is_some_and(is_white_space) {
                self.skip_white_space("no more white space");
            } else {
                break;
            }
        }
        agreed
    }

    /// Reads the next word and returns its first `most` bytes. Empty at the end of the output.
    pub fn word(&mut self, most: usize) -> Vec<u8> {
        self.skip_white_space("no more white space");
        let mut word = Vec::new();
        self.cursor.pass_run(false, most, &mut word);
        self.in_word = true;
        word
    }

    /// Moves over a carriage return in place of a line end. Before a line feed it belongs to the
    /// line end, as programs write it on Windows.
    fn pass_carriage_return(&mut self) {
        let before = self.verdict.clone();
        self.note_spacing(&shown(Some(b'\n')));
        self.cursor.pass(1);
        self.in_word = false;
        if self.cursor.peek() == Some(b'\n') {
            self.verdict = before;
        }
    }

    /// Whether no word follows.
    fn expect_end(&mut self) -> bool {
        self.case = None;
        self.skip_white_space(&shown(None));
        self.cursor.peek().is_none()
    }

    /// Whether the output is wrong, and not only in its white space.
    pub fn is_wrong(&self) -> bool {
        matches!(self.verdict, Verdict::WrongAnswer(_))
    }

    /// The output is wrong at the cursor, as `what` says; the message shows the line as well.
    pub fn reject(&mut self, what: &str) {
        self.cursor.complete_line();
        let line = &self.cursor.lines.line;
        let found = match line.length {
            0 => shown(self.cursor.peek()),
            _ => line.shown(0),
        };
        self.verdict = Verdict::WrongAnswer(self.mismatch(what, &found));
    }

    /// Moves over white space that should not be there; `expected` is what should be.
    fn skip_white_space(&mut self, expected: &str) {
        if self.cursor.peek().is_some_and(is_white_space) {
            self.note_spacing(expected);
            self.cursor.pass_run(true, 0, &mut Vec::new());
        }
    }

    /// White space differs from what is `expected`.
    fn note_spacing(&mut self, expected: &str) {
        if self.verdict == Verdict::Accepted {
            let (what, found) = (format!("expected {expected}"), shown(self.cursor.peek()));
            self.verdict = Verdict::PresentationError(self.mismatch(&what, &found));
        }
    }

    fn mismatch(&self, what: &str, found: &str) -> Mismatch {
        Mismatch {
            case: self.case,
            line: self.cursor.lines.line.number,
            what: format!("{what}, found {found}"),
        }
    }
}

/// The name of a byte of an output that is white space, another one in quotes, or the end.
fn shown(byte: Option<u8>) -> String {
    match byte {
        Some(b' ') => "a space".into(),
        Some(b'\t') => "a tab".into(),
        Some(b'\n') => "the end of the line".into(),
        Some(b'\r') => "a carriage return".into(),
        Some(byte) => Word::new(&[byte]).to_string(),
        None => "the end of the output".into(),
    }
}

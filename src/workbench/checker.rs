//! Is an output right?
//!
//! Where a problem has one right answer, the judge itself gives it: it answers the input on a
//! stream that writes nothing, but compares what it is given with the output in question. So
//! neither answer is ever kept, whatever their size. The input is read to its end also where the
//! output is wrong early: a verdict means that the input is good.
//!
//! Two outputs that say the same in different white space are told apart from those that say
//! something else: the comparison goes byte by byte as long as the bytes agree, and where they do
//! not, it notes the place and goes on word by word.

use crate::runtime::message::Word;
use crate::runtime::scanner::{is_white_space, Error, Stream, StreamError};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// What is to be said of an output.
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
    /// The case, from 1; `None` behind the last one.
    pub case: Option<u64>,
    /// The line of the output, from 1.
    pub line: u64,
    /// What is expected and what is found, or the rule that is broken.
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

/// How a problem tells whether an output is right.
pub enum Checker {
    /// There is one right answer, which the output is compared with.
    Comparison(AnswerFormat),
    /// Several answers may be right; the output is checked by the rules.
    Rules(Check),
}

/// Gives a verdict on each of some outputs for the input of a stream.
pub type Check = fn(&mut dyn Stream, &mut [&mut dyn Stream]) -> Result<Vec<Verdict>, CheckError>;

/// How answers stand in the output if there is one right answer.
pub struct AnswerFormat {
    /// Whether a case begins in a line: given the line's number, from 1, and the previous line.
    pub begins_case: fn(u64, &[u8]) -> bool,
    /// Blanks at the end of a line do not matter.
    pub ignores_trailing_blanks: bool,
}

/// Compares each of `outputs` with the answers that `solve` gives to `input`.
pub fn compare(
    solve: fn(&mut dyn Stream) -> Result<(), Error<String>>,
    layout: &AnswerFormat,
    input: &mut dyn Stream,
    outputs: &mut [&mut dyn Stream],
) -> Result<Vec<Verdict>, CheckError> {
    let comparisons = outputs
        .iter_mut()
        .map(|output| Comparison::new(&mut **output, layout));
    let mut reference = Reference {
        input,
        comparisons: comparisons.collect(),
        unreadable: None,
    };
    let result = solve(&mut reference);
    if let Some(output) = reference.unreadable {
        return Err(CheckError::Output(output));
    }
    result.map_err(CheckError::Input)?;
    let mut comparisons = reference.comparisons;
    for (output, comparison) in comparisons.iter_mut().enumerate() {
        comparison.end().map_err(|_| CheckError::Output(output))?;
    }
    Ok(comparisons.into_iter().map(Comparison::verdict).collect())
}

/// Reads the input, and compares what is written with the outputs.
struct Reference<'a> {
    input: &'a mut dyn Stream,
    comparisons: Vec<Comparison<'a>>,
    unreadable: Option<usize>,
}

impl Stream for Reference<'_> {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        self.input.read(chunk)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        for (output, comparison) in self.comparisons.iter_mut().enumerate() {
            if comparison.compare(bytes).is_err() {
                self.unreadable = Some(output);
                return Err(StreamError);
            }
        }
        Ok(())
    }
}

/// The right answer and an output, as far as they have been compared.
struct Comparison<'a> {
    layout: &'a AnswerFormat,
    /// The line of the right answer at hand.
    expected: Line,
    /// The case that it belongs to.
    case: u64,
    found: OutputReader<'a>,
    /// The first difference in white space.
    spacing: Option<Mismatch>,
    /// Where white space began to differ, if no word has agreed since.
    parting: Option<Parting>,
    /// The words differ, at this column.
    differs: Option<usize>,
    /// The line of the right answer is complete in which the words differ.
    is_complete: bool,
    /// The words that differ.
    difference: Option<Mismatch>,
}

/// The two lines where their white space began to differ. If only one of them ends there, the
/// words that differ next do so because a line is too short or too long: these are the lines to
/// show, not the next one and the other's rest.
struct Parting {
    case: u64,
    expected: Line,
    found: Line,
}

impl<'a> Comparison<'a> {
    fn new(output: &'a mut dyn Stream, layout: &'a AnswerFormat) -> Self {
        Comparison {
            layout,
            expected: Line::first(),
            case: 1,
            found: OutputReader::new(output),
            spacing: None,
            parting: None,
            differs: None,
            is_complete: false,
            difference: None,
        }
    }

    /// Compares the next `bytes` of the right answer.
    fn compare(&mut self, mut bytes: &[u8]) -> Result<(), StreamError> {
        while !bytes.is_empty() && self.differs.is_none() {
            let same = common_length(bytes, self.found.window()?);
            if same > 0 {
                if !bytes[..same].iter().all(|&byte| is_white_space(byte)) {
                    self.parting = None;
                }
                self.found.pass(same);
                self.pass(&bytes[..same]);
                bytes = &bytes[same..];
            } else if self.step(bytes[0])? {
                self.pass(&bytes[..1]);
                bytes = &bytes[1..];
            } else {
                self.differs = Some(self.expected.length);
            }
        }
        if self.differs.is_some() && !self.is_complete {
            self.complete_line(bytes);
        }
        Ok(())
    }

    /// Passes over bytes of the right answer.
    fn pass(&mut self, bytes: &[u8]) {
        let begins = self.layout.begins_case;
        let case = &mut self.case;
        self.expected.pass(bytes, |number, before| {
            *case += u64::from(begins(number, before))
        });
    }

    /// Compares a byte of the right answer that is not the next of the output. Says whether the
    /// words still agree.
    fn step(&mut self, expected: u8) -> Result<bool, StreamError> {
        let found = self.found.peek()?;
        if is_white_space(expected) {
            let goes_on = found.is_some_and(|byte| !is_white_space(byte));
            if goes_on && self.found.is_in_word() {
                return Ok(false);
            }
            if expected == b'\n' && self.layout.ignores_trailing_blanks && self.skip_blanks()? {
                return Ok(true);
            }
            self.note_spacing(Some(expected), found);
            return Ok(true);
        }
        if self.expected.is_in_word() {
            return Ok(false);
        }
        if found.is_some_and(is_white_space) {
            self.note_spacing(Some(expected), found);
            self.found.skip_white_space()?;
        }
        let is_same = self.found.peek()? == Some(expected);
        if is_same {
            self.parting = None;
            self.found.pass(1);
        }
        Ok(is_same)
    }

    /// Passes over blanks of the output and the end of line behind them. Says whether it is there.
    fn skip_blanks(&mut self) -> Result<bool, StreamError> {
        while self.found.peek()? == Some(b' ') {
            self.found.pass(1);
        }
        let is_there = self.found.peek()? == Some(b'\n');
        if is_there {
            self.found.pass(1);
        }
        Ok(is_there)
    }

    fn note_spacing(&mut self, expected: Option<u8>, found: Option<u8>) {
        if self.parting.is_none() {
            self.parting = Some(Parting {
                case: self.case,
                expected: self.expected.clone(),
                found: self.found.line.clone(),
            });
        }
        if self.spacing.is_none() {
            self.spacing = Some(Mismatch {
                case: expected.map(|_| self.case),
                line: self.found.line.number,
                what: spacing(expected, found),
            });
        }
    }

    /// Takes from `bytes` what the line is still missing in which the words differ.
    fn complete_line(&mut self, bytes: &[u8]) {
        let end = bytes.iter().position(|&byte| byte == b'\n');
        self.expected
            .pass(&bytes[..end.unwrap_or(bytes.len())], |_, _| {});
        self.is_complete = end.is_some();
    }

    /// The right answer has ended: nothing may follow in the output.
    fn end(&mut self) -> Result<(), StreamError> {
        if let Some(column) = self.differs {
            self.difference = Some(self.difference_at(column)?);
            return Ok(());
        }
        let found = self.found.peek()?;
        if found.is_some_and(is_white_space) {
            self.note_spacing(None, found);
            self.found.skip_white_space()?;
        }
        if self.found.peek()?.is_some() {
            let line = self.found.line.number;
            let is_too_long = self.parting.as_ref().is_some_and(|parting| {
                parting.found.number == line && parting.expected.number != self.expected.number
            });
            let mismatch = if is_too_long {
                self.difference_at(self.expected.length)?
            } else {
                let found = self.found.shown_line(self.found.line.length)?;
                Mismatch {
                    case: None,
                    line,
                    what: format!("expected {}, found {found}", named(None)),
                }
            };
            self.difference = Some(mismatch);
        }
        Ok(())
    }

    /// What to say of words that differ, at `column` of the right answer.
    fn difference_at(&mut self, column: usize) -> Result<Mismatch, StreamError> {
        let has_ended = self.found.peek()?.is_none();
        let mut mismatch = Mismatch {
            case: Some(self.case),
            line: self.found.line.number,
            what: String::new(),
        };
        let mut expected = self.expected.shown(column);
        let mut found = if has_ended && column == 0 {
            named(None)
        } else {
            self.found.shown_line(self.found.line.length)?
        };
        if let Some(parting) = &self.parting {
            let expected_ended = parting.expected.number != self.expected.number;
            let found_ended = parting.found.number != self.found.line.number;
            if expected_ended && !found_ended && !has_ended {
                expected = parting.expected.shown(parting.expected.length);
                mismatch.case = Some(parting.case);
            } else if found_ended && !expected_ended {
                found = parting.found.shown(parting.found.length);
                mismatch.line = parting.found.number;
            }
        }
        mismatch.what = format!("expected {expected}, found {found}");
        Ok(mismatch)
    }

    fn verdict(self) -> Verdict {
        match (self.difference, self.spacing) {
            (Some(difference), _) => Verdict::WrongAnswer(difference),
            (None, Some(spacing)) => Verdict::PresentationError(spacing),
            (None, None) => Verdict::Accepted,
        }
    }
}

/// How many bytes the two have in common from the start.
fn common_length(one: &[u8], other: &[u8]) -> usize {
    let length = one.len().min(other.len());
    if one[..length] == other[..length] {
        return length;
    }
    let mut pairs = one.iter().zip(other);
    pairs.position(|(one, other)| one != other).unwrap_or(0)
}

/// What to say where one of two bytes, or ends of the output, is white space and not as expected.
fn spacing(expected: Option<u8>, found: Option<u8>) -> String {
    let is_white = |byte: Option<u8>| byte.is_some_and(is_white_space);
    if is_white(found) && expected.is_some() && !is_white(expected) {
        return format!("expected no more white space, found {}", named(found));
    }
    format!("expected {}, found {}", named(expected), named(found))
}

fn named(byte: Option<u8>) -> String {
    match byte {
        None => "the end of the output".into(),
        Some(b' ') => "a blank".into(),
        Some(b'\n') => "the end of the line".into(),
        Some(b'\t') => "a tab".into(),
        Some(b'\r') => "a carriage return".into(),
        Some(byte) => Word::new(&[byte]).to_string(),
    }
}

/// How much of a line is kept to be shown.
const KEPT: usize = 1000;

/// How many bytes of a line are shown before the place in question, and behind it.
const AROUND: usize = 20;

/// The line at hand, as far as it has been passed.
#[derive(Clone)]
pub struct Line {
    /// Its number, from 1.
    pub number: u64,
    /// How it begins.
    beginning: Vec<u8>,
    /// Bytes passed.
    length: usize,
    last: u8,
}

impl Line {
    fn first() -> Self {
        Line {
            number: 1,
            beginning: Vec::new(),
            length: 0,
            last: b'\n',
        }
    }

    /// Passes over `bytes`. At the beginning of every line `begin` is told its number and the line
    /// before it.
    fn pass(&mut self, bytes: &[u8], mut begin: impl FnMut(u64, &[u8])) {
        for part in bytes.split_inclusive(|&byte| byte == b'\n') {
            let is_whole = part.ends_with(b"\n");
            let text = &part[..part.len() - usize::from(is_whole)];
            let room = KEPT - self.beginning.len();
            self.beginning
                .extend_from_slice(&text[..text.len().min(room)]);
            self.length += text.len();
            if is_whole {
                self.number += 1;
                begin(self.number, &self.beginning);
                self.beginning.clear();
                self.length = 0;
            }
        }
        self.last = bytes.last().copied().unwrap_or(self.last);
    }

    fn is_in_word(&self) -> bool {
        !is_white_space(self.last)
    }

    /// The line in quotes, cut to what stands around `column`, from 0.
    fn shown(&self, column: usize) -> String {
        if self.beginning.len() <= 2 * AROUND || column <= AROUND {
            return Word::new(&self.beginning).to_string();
        }
        let start = (column - AROUND).min(self.beginning.len());
        let mut text = b"...".to_vec();
        text.extend_from_slice(&self.beginning[start..]);
        Word::new(&text).to_string()
    }
}

/// How many bytes of an output are asked for at a time.
const CHUNK: usize = 1 << 16;

/// An output as it is read.
pub struct OutputReader<'a> {
    stream: &'a mut dyn Stream,
    /// The bytes at hand are `chunk[cursor..end]`.
    chunk: Vec<u8>,
    cursor: usize,
    end: usize,
    /// The line at hand.
    pub line: Line,
}

impl<'a> OutputReader<'a> {
    /// The output at its start.
    pub fn new(stream: &'a mut dyn Stream) -> Self {
        OutputReader {
            stream,
            chunk: vec![0; CHUNK],
            cursor: 0,
            end: 0,
            line: Line::first(),
        }
    }

    /// The bytes at hand; none is the end.
    fn window(&mut self) -> Result<&[u8], StreamError> {
        if self.cursor == self.end {
            self.cursor = 0;
            self.end = self.stream.read(&mut self.chunk)?;
        }
        Ok(&self.chunk[self.cursor..self.end])
    }

    /// The next byte, which is not passed over.
    pub fn peek(&mut self) -> Result<Option<u8>, StreamError> {
        Ok(self.window()?.first().copied())
    }

    /// Passes over `count` of the bytes at hand.
    fn pass(&mut self, count: usize) {
        let bytes = &self.chunk[self.cursor..self.cursor + count];
        self.line.pass(bytes, |_, _| {});
        self.cursor += count;
    }

    /// The last byte belongs to a word.
    fn is_in_word(&self) -> bool {
        self.line.is_in_word()
    }

    /// Passes over white space.
    fn skip_white_space(&mut self) -> Result<(), StreamError> {
        while self.peek()?.is_some_and(is_white_space) {
            self.pass(1);
        }
        Ok(())
    }

    /// Passes over the white space that comes next. Where it is not `expected`, says how.
    pub fn gap(&mut self, expected: &[u8]) -> Result<Option<Misplaced>, StreamError> {
        let mut misplaced = None;
        let mut left = expected.iter().copied();
        loop {
            let found = self.peek()?;
            let expected = left.next();
            let white = found.filter(|&byte| is_white_space(byte));
            if white != expected && misplaced.is_none() {
                misplaced = Some(Misplaced {
                    line: self.line.number,
                    expected,
                    found,
                });
            }
            if white.is_none() {
                return Ok(misplaced);
            }
            self.pass(1);
        }
    }

    /// Reads the next word, but no more than `longest` bytes of it, into `word`, after white space
    /// has been passed over. Empty at the end.
    pub fn word(&mut self, longest: usize, word: &mut Vec<u8>) -> Result<(), StreamError> {
        word.clear();
        while let Some(byte) = self.peek()?.filter(|&byte| !is_white_space(byte)) {
            if word.len() < longest {
                word.push(byte);
            }
            self.pass(1);
        }
        Ok(())
    }

    /// The line at hand in quotes, cut to what stands around `column`.
    fn shown_line(&mut self, column: usize) -> Result<String, StreamError> {
        while self.line.length < KEPT && self.peek()?.is_some_and(|byte| byte != b'\n') {
            self.pass(1);
        }
        if self.line.length == 0 && self.peek()?.is_none() {
            return Ok(named(None));
        }
        Ok(self.line.shown(column))
    }

    /// The line at hand in quotes, if there is one.
    pub fn whole_line(&mut self) -> Result<String, StreamError> {
        self.shown_line(0)
    }
}

/// White space that is not what it should be.
pub struct Misplaced {
    /// The line.
    pub line: u64,
    /// The white space that should stand there, if any.
    expected: Option<u8>,
    /// What does stand there.
    found: Option<u8>,
}

impl Display for Misplaced {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        if self.expected.is_none() {
            return write!(
                f,
                "expected no more white space, found {}",
                named(self.found)
            );
        }
        f.write_str(&spacing(self.expected, self.found))
    }
}

//! Validators: is an input what the statement of a problem says, to the letter?
//!
//! The solution reads and solves the input; what it rejects is a violation. It gets the words one
//! at a time, through a stream that checks what the solution does not look at: the whitespace, as
//! the [`Format`] says, and what the statement promises of single words. What it
//! promises of a whole case is checked after the case has been read.
//!
//! After a case that is rejected the next one is validated. If its first word is wrong, or if the
//! lines before do not end where they should, nothing says where that case begins: this ends the
//! validation.

use crate::runtime::message::Word;
use crate::runtime::number::parse_number;
use crate::runtime::scanner::{
    is_whitespace, Error, Place, Scanner, Stream, StreamError, LONGEST_WORD,
};
use crate::runtime::solution::Solve;
use crate::workbench::error::describe;
use crate::workbench::format::{is_outside, Format, Framing, Gaps, WordPlace};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

/// Reads and solves all cases of an input: [`read_cases`] with the solution.
pub type Reader = fn(CheckedInput) -> Result<(), StreamError>;

/// Validates the input that `stream` gives, with the judges' limits or without, and calls `report`
/// for each violation with its place and a message that names the case.
pub fn validate(
    format: &Format,
    read: Reader,
    stream: &mut dyn Stream,
    limits: bool,
    report: &mut dyn FnMut(Place, &str),
) -> Result<(), StreamError> {
    let (case, line, column) = (0, 1, 1);
    let place = Place { case, line, column };
    let nothing = || {
        let bytes = Vec::new();
        Run { bytes, place }
    };
    let mut input = CheckedInput {
        format,
        report,
        stream,
        chunk: vec![0; CHUNK],
        unread: 0..0,
        has_ended: false,
        place,
        case: 0,
        at: WordPlace {
            limits,
            first: 0,
            index: 0,
        },
        gaps: format.header(),
        lines_end_right: true,
        word: nothing(),
        expected_gap: b"",
        gap: nothing(),
    };
    input.gap = input.read_run(true)?;
    read(input)
}

/// Reads and solves all cases of an input. `promise` says which rule a case breaks that only the
/// statement knows.
pub fn read_cases<S: Solve>(
    mut input: CheckedInput,
    promise: fn(&S::Case) -> Option<String>,
) -> Result<(), StreamError> {
    let mut solution = S::new(input.hash_key());
    loop {
        let case = input.case;
        let mut scanner = Scanner::new(&mut input);
        scanner.case = case;
        match solve_cases(&mut solution, &mut scanner, promise) {
            Ok(()) => return input.finish(),
            Err(Error::Stream) => return Err(StreamError),
            Err(Error::Input { error, .. }) => {
                if !input.reject_case(error)? {
                    return Ok(());
                }
            }
        }
    }
}

/// Solves all cases up to one that is wrong.
fn solve_cases<S: Solve>(
    solution: &mut S,
    scanner: &mut Scanner,
    promise: fn(&S::Case) -> Option<String>,
) -> Result<(), Error<String>> {
    let text = |error| describe(error, S::CASE);
    loop {
        scanner.case += 1;
        let Some(case) = solution.read(scanner).map_err(text)? else {
            return Ok(());
        };
        if let Some(rule) = promise(&case) {
            return Err(describe(scanner.bad_input(format!(": {rule}")), S::CASE));
        }
        solution.solve(case, scanner).map_err(text)?;
    }
}

/// An input whose words and whitespace are checked while it is read, word by word.
pub struct CheckedInput<'a> {
    format: &'a Format,
    report: &'a mut dyn FnMut(Place, &str),
    stream: &'a mut dyn Stream,
    chunk: Vec<u8>,
    /// Where the bytes in `chunk` are that come next, and the place of the first of them.
    unread: Range<usize>,
    place: Place,
    /// Nothing comes after those.
    has_ended: bool,
    /// The number of the case that the last word belongs to; 0 before the first and after the last.
    case: u64,
    /// The last word, and where it stands in the case. Empty at the end of the input.
    word: Run,
    at: WordPlace,
    /// The whitespace that follows the last word, what must follow it, and what must follow the
    /// next words of the case.
    gap: Run,
    expected_gap: &'static [u8],
    gaps: Gaps,
    /// The lines of the case have ended where they must.
    lines_end_right: bool,
}

impl Stream for CheckedInput<'_> {
    /// Gives the next word between two newlines; the first one keeps a byte-order mark from being
    /// skipped. The solution has accepted all words before.
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        if self.peek()?.is_none() {
            self.word = self.read_run(false)?;
            return Ok(0);
        }
        self.read_word()?;
        let line = [b"\n", &*self.word.bytes, b"\n"].concat();
        chunk[..line.len()].copy_from_slice(&line);
        Ok(line.len())
    }

    fn write(&mut self, _: &[u8]) -> Result<(), StreamError> {
        Ok(())
    }

    fn hash_key(&self) -> u64 {
        self.stream.hash_key()
    }
}

impl CheckedInput<'_> {
    /// Reads and checks the next word, and reads the whitespace after it.
    fn read_word(&mut self) -> Result<(), StreamError> {
        self.check_gap();
        self.word = self.read_run(false)?;
        self.gap = self.read_run(true)?;
        match self.gaps.peek() {
            Some(_) => self.at.index += 1,
            None => self.begin_case(),
        }
        self.expected_gap = self.gaps.next().unwrap_or_default();
        let word = &self.word.bytes;
        let expected = match self.case {
            0 => self.expected_count(),
            _ if word.len() > LONGEST_WORD => None,
            _ => (self.format.word_promise)(&self.at, word),
        };
        if let Some(expected) = expected {
            self.violation(self.word.place, found(&self.word.bytes, &expected));
        }
        Ok(())
    }

    /// The last word begins a case, or ends them.
    fn begin_case(&mut self) {
        self.at.index = 0;
        self.at.first = parse_number(&self.word.bytes).unwrap_or(0);
        self.lines_end_right = true;
        self.gaps = self.format.gaps(&self.word.bytes);
        if self.word.bytes == self.format.terminator() {
            self.case = 0;
            return;
        }
        if matches!(self.format.framing, Framing::Until(_)) && self.case == self.max_cases() {
            let rule = format!("found more than {} {}s", self.case, self.format.case);
            (self.report)(self.word.place, &rule);
        }
        self.case += 1;
    }

    /// The most cases that are valid.
    fn max_cases(&self) -> u64 {
        match self.at.limits {
            true => self.format.max_cases,
            false => u64::MAX,
        }
    }

    /// What is expected instead of a number of cases before them.
    fn expected_count(&self) -> Option<String> {
        let max = self.max_cases().min(u32::MAX.into()) as u32;
        let is_count = matches!(self.format.framing, Framing::Counted);
        let is_wrong = is_count && is_outside(&self.word.bytes, 1..=max);
        is_wrong.then(|| format!("the number of {}s, 1 to {max}", self.format.case))
    }

    /// Checks the whitespace after the last word.
    fn check_gap(&mut self) {
        let expected = core::mem::take(&mut self.expected_gap);
        let found_gap = core::mem::take(&mut self.gap.bytes);
        let may_wrap = self.format.width.is_some() && expected == b" ";
        let pairs = found_gap.iter().zip(expected);
        let right = pairs
            .take_while(|(a, b)| a == b || may_wrap && **a == b'\n')
            .count();
        if right == found_gap.len().max(expected.len()) {
            return;
        }
        let ends_line = |gap: &[u8]| gap.contains(&b'\n');
        self.lines_end_right &= may_wrap || ends_line(&found_gap) == ends_line(expected);
        let mut place = self.gap.place;
        found_gap[..right]
            .iter()
            .for_each(|&byte| pass(&mut place, byte));
        let expected = match expected {
            b"" => "nothing",
            b" " if may_wrap => "one space or one newline (LF)",
            b" " => "one space",
            b"\n" => "one newline (LF)",
            _ => "a newline and an empty line (LF)",
        };
        let shown = found_gap.len().min(LONGEST_WORD);
        self.violation(place, found(&found_gap[..shown], expected));
    }

    /// Reports the error of a case at the last word, and reads the rest of the case. Returns
    /// whether another case may follow and it is clear where it begins.
    fn reject_case(&mut self, error: String) -> Result<bool, StreamError> {
        let is_first = self.at.index == 0 || self.case == 0;
        let is_clear = !is_first || self.word.bytes.is_empty();
        let end = if is_clear { "" } else { UNCHECKED };
        (self.report)(self.word.place, &(error + end));
        while is_clear && self.gaps.peek().is_some() && self.peek()?.is_some() {
            self.read_word()?;
        }
        if !is_clear || self.peek()?.is_none() {
            return Ok(false);
        }
        self.check_gap();
        if !self.lines_end_right {
            let rule = String::from("its lines do not end where they should") + UNCHECKED;
            self.violation(self.place, rule);
        }
        Ok(self.lines_end_right)
    }

    /// The solution needs no more words. Nothing may follow, and nothing may be missing.
    fn finish(mut self) -> Result<(), StreamError> {
        let (name, terminator) = (self.format.case, self.format.terminator());
        if !terminator.is_empty() && self.word.bytes.is_empty() {
            let terminator = Word::new(terminator);
            let rule = format!("unexpected end of input, expected a {name} or {terminator}");
            (self.report)(self.word.place, &rule);
            return Ok(());
        }
        if terminator.is_empty() && self.case == 0 {
            let rule = format!("unexpected end of input, expected a {name}");
            (self.report)(self.word.place, &rule);
        }
        self.check_gap();
        let rest = self.read_run(false)?;
        if !rest.bytes.is_empty() {
            let rule = found(&rest.bytes, "the end of the input") + UNCHECKED;
            (self.report)(rest.place, &rule);
        }
        Ok(())
    }

    /// Reports a violation in the current case.
    fn violation(&mut self, place: Place, rule: String) {
        match self.case {
            0 => (self.report)(place, &rule),
            number => (self.report)(place, &format!("{} {number}: {rule}", self.format.case)),
        }
    }
    /// The byte that comes next; `None` at the end of the input.
    fn peek(&mut self) -> Result<Option<u8>, StreamError> {
        if self.unread.is_empty() && !self.has_ended {
            self.unread = 0..self.stream.read(&mut self.chunk)?;
            self.has_ended = self.unread.is_empty();
        }
        Ok(self.chunk[self.unread.clone()].first().copied())
    }

    /// Reads the whitespace that comes next, or a word. Of a word that is too long, just enough
    /// bytes are read to show that. What follows them counts as another word.
    fn read_run(&mut self, is_white: bool) -> Result<Run, StreamError> {
        let (mut bytes, place) = (Vec::new(), self.place);
        while let Some(byte) = self.peek()? {
            let is_full = bytes.len() > LONGEST_WORD;
            if is_whitespace(byte) != is_white || is_full && !is_white {
                break;
            }
            if !is_full {
                bytes.push(byte);
            }
            pass(&mut self.place, byte);
            self.unread.start += 1;
        }
        Ok(Run { bytes, place })
    }
}

/// The end of a message after which the validation ends.
const UNCHECKED: &str = "; what follows is not checked";

/// A word, or the whitespace between two; cut if it is very long.
struct Run {
    bytes: Vec<u8>,
    place: Place,
}

/// How many bytes are requested at a time.
const CHUNK: usize = 1 << 16;

/// Moves `place` over `byte`.
fn pass(place: &mut Place, byte: u8) {
    place.column += 1;
    if byte == b'\n' {
        place.line += 1;
        place.column = 1;
    }
}

/// The message where `bytes` are not what was expected.
fn found(bytes: &[u8], expected: &str) -> String {
    match bytes {
        [] => format!("found nothing, expected {expected}"),
        _ => format!("found {}, expected {expected}", Word::new(bytes)),
    }
}

//! Validators: is an input what the statement of a problem says, to the letter?
//!
//! The solution reads and solves the input: what it rejects is bad, and the message is its own. Two
//! more things are checked. The whitespace must be that of the [`Format`]: the input passes through
//! a [`Layout`] on its way to the scanner, one word at a time, so violations are reported in the
//! order of their places. And promises of the statement, such as the judges' limits, must be kept.
//!
//! After a case that is rejected, reading goes on with the next one if it is clear where that
//! begins: if the lines of the case have as many words as they should.

use crate::runtime::message::Word;
use crate::runtime::number::parse_number;
use crate::runtime::scanner::{
    is_whitespace, Error, Place, Scanner, Stream, StreamError, BYTE_ORDER_MARK, LONGEST_WORD,
};
use crate::runtime::solution::Solve;
use crate::workbench::error::describe;
use crate::workbench::format::{is_outside, Format, Framing, WordPlace};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::cell::RefCell;
use core::mem::take;
use core::ops::Range;

/// Reads and solves all cases of an input: [`read_cases`] with the solution.
pub type Reader = fn(&RefCell<Layout>, &mut Scanner) -> Result<(), StreamError>;

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
    let start = Place { case, line, column };
    let layout = RefCell::new(Layout {
        word_place: WordPlace {
            limits,
            first: 0,
            line: 0,
        },
        stream,
        chunk: vec![0; CHUNK],
        unread: 0..0,
        has_ended: false,
        format,
        report,
        part: match format.framing {
            Framing::Counted => Part::Count,
            Framing::Until(_) | Framing::One => Part::Between,
        },
        cases: match format.framing {
            Framing::One => 1,
            Framing::Counted | Framing::Until(_) => u64::MAX,
        },
        case: 0,
        words_in_line: 0,
        words_in_case: 0,
        is_clear: true,
        is_skipped: false,
        separator: b"",
        gap: Vec::new(),
        gap_place: start,
        word: Vec::new(),
        place: start,
        next: start,
    });
    read(&layout, &mut Scanner::new(&mut &layout))
}

/// Reads and solves all cases of an input. `promise` says which rules a case breaks that only the
/// statement knows.
pub fn read_cases<S: Solve>(
    layout: &RefCell<Layout>,
    scanner: &mut Scanner,
    promise: fn(&S::Case) -> Vec<String>,
) -> Result<(), StreamError> {
    let mut solution = S::new(scanner.hash_key());
    let mut read_case = |scanner: &mut Scanner| -> Result<bool, Error<S::InputError>> {
        scanner.case += 1;
        let Some(case) = solution.read(scanner)? else {
            return Ok(false);
        };
        let broken = promise(&case).into_iter();
        broken.for_each(|rule| layout.borrow_mut().broken_promise(&rule));
        solution.solve(case, scanner)?;
        Ok(true)
    };
    loop {
        match read_case(scanner).map_err(|error| describe(error, S::CASE)) {
            Ok(true) => {}
            Ok(false) => break,
            Err(Error::Stream) => return Err(StreamError),
            Err(Error::Input { place, error }) => {
                let has_ended = scanner.last_word().is_empty();
                let goes_on = skip_case(layout, scanner)?;
                let end = match has_ended || goes_on {
                    true => "",
                    false => "; what follows is not checked",
                };
                (layout.borrow_mut().report)(place, &(error + end));
                if !goes_on {
                    return Ok(());
                }
            }
        }
    }
    let rest = scanner.word()?;
    layout.borrow_mut().end(rest);
    Ok(())
}

/// Skips the rest of a case that was rejected. Returns whether it is clear where the next begins.
fn skip_case(layout: &RefCell<Layout>, scanner: &mut Scanner) -> Result<bool, StreamError> {
    // A first word that was rejected may be one that says how many lines there are.
    let mut is_clear = layout.borrow().words_in_case > 1 && is_whole(scanner.last_word());
    layout.borrow_mut().is_skipped = true;
    while is_clear && layout.borrow().part == Part::Inside {
        is_clear = is_whole(scanner.word()?) && layout.borrow().is_clear;
    }
    let mut layout = layout.borrow_mut();
    layout.is_skipped = false;
    Ok(is_clear && layout.is_clear && layout.part == Part::Between)
}

/// Whether this is a word, not the end of the input, nor the beginning of a word that is too long.
fn is_whole(word: &[u8]) -> bool {
    (1..=LONGEST_WORD).contains(&word.len())
}

/// What a word of an input may be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// The number of cases.
    Count,
    /// The first word of a case, or what follows the last one.
    Between,
    /// Another word of a case.
    Inside,
    /// Nothing may follow any more.
    End,
}

/// How many bytes are requested at a time.
const CHUNK: usize = 1 << 16;

/// The input as a scanner reads it: a word at a time, with the byte that ends it.
pub struct Layout<'a> {
    /// Where the present word stands in its case.
    word_place: WordPlace,
    stream: &'a mut dyn Stream,
    chunk: Vec<u8>,
    /// Where the bytes in `chunk` are that come next.
    unread: Range<usize>,
    has_ended: bool,
    format: &'a Format,
    report: &'a mut dyn FnMut(Place, &str),
    part: Part,
    /// How many cases there are, if that is known.
    cases: u64,
    /// The number of the present case, from 1.
    case: u64,
    words_in_line: u64,
    words_in_case: u64,
    /// No whitespace in the case was wrong.
    is_clear: bool,
    /// The case was rejected, and what else is wrong in it is not reported.
    is_skipped: bool,
    /// The whitespace that must precede the present word.
    separator: &'static [u8],
    /// What precedes the present word, or as much as is kept of it.
    gap: Vec<u8>,
    gap_place: Place,
    /// The present word, or as much as is kept of it.
    word: Vec<u8>,
    place: Place,
    /// The place of the next byte.
    next: Place,
}

impl Stream for &RefCell<Layout<'_>> {
    fn read(&mut self, word: &mut [u8]) -> Result<usize, StreamError> {
        let layout = &mut *self.borrow_mut();
        for (length, next) in word.iter_mut().enumerate() {
            let Some(byte) = layout.next_byte()? else {
                if !layout.word.is_empty() {
                    layout.end_word();
                }
                return Ok(length);
            };
            *next = byte;
            if layout.take(byte) {
                return Ok(length + 1);
            }
        }
        Ok(word.len())
    }

    fn write(&mut self, _: &[u8]) -> Result<(), StreamError> {
        // The answers do not matter.
        Ok(())
    }

    fn hash_key(&self) -> u64 {
        self.borrow().stream.hash_key()
    }
}

impl Layout<'_> {
    /// The next byte of the input; `None` at its end.
    fn next_byte(&mut self) -> Result<Option<u8>, StreamError> {
        if self.unread.is_empty() && !self.has_ended {
            self.unread = 0..self.stream.read(&mut self.chunk)?;
            self.has_ended = self.unread.is_empty();
        }
        Ok(self.unread.next().map(|index| self.chunk[index]))
    }

    /// Takes a byte. Returns whether a word has ended with the byte before it.
    fn take(&mut self, byte: u8) -> bool {
        let is_white = is_whitespace(byte);
        let ends_word = is_white && !self.word.is_empty();
        if ends_word {
            self.end_word();
        }
        if !is_white && self.word.is_empty() {
            self.place = self.next;
        }
        let run = match is_white {
            true => &mut self.gap,
            false => &mut self.word,
        };
        if run.len() <= LONGEST_WORD {
            run.push(byte);
        }
        pass(&mut self.next, byte);
        ends_word
    }

    /// Checks the present word and the whitespace before it.
    fn end_word(&mut self) {
        let mut word = take(&mut self.word);
        let is_first = (self.place.line, self.place.column) == (1, 1);
        if is_first && word.starts_with(BYTE_ORDER_MARK) {
            word.drain(..BYTE_ORDER_MARK.len());
            self.violation(found(BYTE_ORDER_MARK, "no byte-order mark"));
        }
        self.begin_case(&word);
        self.check_gap();
        let expected = match self.part {
            Part::Count => {
                self.cases = parse_number(&word).unwrap_or(0).into();
                let most = self.most_cases().min(u32::MAX.into()) as u32;
                let rule = format!("the number of {}s, 1 to {most}", self.format.case);
                is_outside(&word, 1..=most).then_some(rule)
            }
            Part::Inside if is_whole(&word) => (self.format.word_promise)(&self.word_place, &word),
            _ => None,
        };
        if let Some(expected) = expected {
            self.violation(found(&word, &expected));
        }
        self.expect_gap();
        self.gap.clear();
        self.gap_place = self.next;
    }

    /// Finds out whether a word between cases begins another one.
    fn begin_case(&mut self, word: &[u8]) {
        if self.part != Part::Between {
            return;
        }
        if self.case == self.cases || word == self.format.end().trim_ascii_end() {
            self.part = Part::End;
            return;
        }
        if self.cases == u64::MAX && self.case == self.most_cases() {
            let name = self.format.case;
            self.violation(format!("found more than {} {name}s", self.case));
        }
        self.case += 1;
        self.part = Part::Inside;
        self.word_place.first = parse_number(word).unwrap_or(0);
        (self.word_place.line, self.words_in_line, self.words_in_case) = (0, 0, 0);
        self.is_clear = true;
    }

    /// The most cases that are valid.
    fn most_cases(&self) -> u64 {
        match self.word_place.limits {
            true => self.format.max_cases,
            false => u64::MAX,
        }
    }

    /// Finds out what whitespace must follow the present word.
    fn expect_gap(&mut self) {
        self.separator = b"\n";
        if self.part == Part::Count {
            self.part = Part::Between;
        }
        if self.part != Part::Inside {
            return;
        }
        self.words_in_case += 1;
        self.words_in_line += 1;
        let words = |line| (self.format.words)(self.word_place.first, line);
        if words(self.word_place.line).is_some_and(|words| self.words_in_line < words) {
            self.separator = b" ";
            return;
        }
        self.words_in_line = 0;
        self.word_place.line += 1;
        if words(self.word_place.line) == Some(0) {
            self.word_place.line += 1;
            self.separator = b"\n\n";
        }
        if words(self.word_place.line).is_none() {
            self.part = Part::Between;
        }
    }

    /// Checks the whitespace before the present word, or at the end.
    fn check_gap(&mut self) {
        let may_wrap = self.format.wraps && self.separator == b" ";
        if self.gap == self.separator || may_wrap && self.gap == b"\n" {
            return;
        }
        self.is_clear = false;
        let expected = match self.separator {
            b"" => "nothing",
            b" " if may_wrap => "one space or one newline (LF)",
            b" " => "one space",
            b"\n" => "one newline (LF)",
            _ => "a newline and an empty line (LF)",
        };
        let pairs = self.gap.iter().zip(self.separator);
        let mut place = self.gap_place;
        let right =
            pairs.take_while(|(found, expected)| found == expected || may_wrap && **found == b'\n');
        right.for_each(|(byte, _)| pass(&mut place, *byte));
        let shown = self.gap.len().min(LONGEST_WORD);
        self.report(place, found(&self.gap[..shown], expected));
    }

    /// The cases end here, and the next word is `rest`: the input ends, too, if it is complete.
    fn end(&mut self, rest: &[u8]) {
        let end = self.format.end().trim_ascii_end();
        let is_missing = match self.format.framing {
            Framing::Until(b"") => self.case == 0,
            Framing::Until(_) => self.part != Part::End,
            Framing::Counted | Framing::One => false,
        };
        if !rest.is_empty() {
            self.violation(found(rest, "the end of the input"));
        } else if is_missing {
            let or = match end {
                b"" => String::new(),
                _ => format!(" or {}", Word::new(end)),
            };
            let name = self.format.case;
            self.report(self.next, format!("the input ends, expected a {name}{or}"));
        } else {
            self.check_gap();
        }
    }

    /// Reports that the present case, which has been read, breaks a rule.
    fn broken_promise(&mut self, rule: &str) {
        let (name, case) = (self.format.case, self.case);
        (self.report)(self.place, &format!("{name} {case}: {rule}"));
    }

    /// Reports a violation by the present word.
    fn violation(&mut self, rule: String) {
        self.report(self.place, rule);
    }

    /// Reports a violation at `place`, which `rule` describes.
    fn report(&mut self, place: Place, rule: String) {
        let name = self.format.case;
        match self.part {
            _ if self.is_skipped => {}
            Part::Inside => (self.report)(place, &format!("{name} {}: {rule}", self.case)),
            _ => (self.report)(place, &rule),
        }
    }
}

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

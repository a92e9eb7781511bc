//! Validators: is an input what the statement of a problem says, to the letter?
//!
//! A problem has a function that reads one case like a grammar: a number, a space, a word, a line
//! end. What surrounds the cases is the same for all problems and is read here: as the problem's
//! [`Cases`] say, the number of cases before them or a word after them; then the end.
//!
//! A violation that leaves the meaning of the rest clear (two spaces instead of one, a number out
//! of range, a broken promise) is reported, and reading goes on. After a word that cannot stand
//! where it does, nothing is clear: this is an error, which ends the validation.

use crate::runtime::message::Word;
use crate::runtime::number::parse_number;
use crate::runtime::scanner::{is_whitespace, Error, Place, Stream, StreamError, LONGEST_WORD};
use crate::workbench::framing::Cases;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Display;
use core::ops::RangeInclusive;

/// The result of reading a part of an input. An error ends the validation.
pub type Result<T = (), E = Error<String>> = core::result::Result<T, E>;

/// How a problem says whether input is valid.
pub struct Validator {
    /// What the statement says of the input, in short; (*) marks the judges' limits.
    pub format: &'static str,
    /// What a case is called.
    pub case: &'static str,
    /// The judges' limit on the number of cases, or `u64::MAX`.
    pub max_cases: u64,
    /// Reads and validates a case.
    pub validate_case: fn(&mut InputReader) -> Result,
}

impl Validator {
    /// Validates the input that `stream` gives, with the judges' limits or without, and calls
    /// `report` for each violation with its place and a message that names the case.
    pub fn validate(
        &self,
        cases: &Cases,
        stream: &mut dyn Stream,
        limits: bool,
        report: &mut dyn FnMut(Place, &str),
    ) -> Result<(), StreamError> {
        let (case, line, column) = (0, 1, 1);
        let start = Place { case, line, column };
        let mut input = InputReader {
            limits,
            report,
            case: (self.case, 0),
            separator: b"",
            separators: 0,
            last_word: Vec::new(),
            place: start,
            gap: Vec::new(),
            gap_place: start,
            is_ahead: false,
            cursor: Cursor {
                stream,
                chunk: vec![0; CHUNK],
                index: 0,
                end: 0,
                place: start,
            },
        };
        let read = self.validate_cases(cases, &mut input);
        match read.and_then(|()| input.end()) {
            Err(Error::Stream) => return Err(StreamError),
            Err(Error::Input { place, error }) => input.violation(place, error),
            Ok(()) => {}
        }
        Ok(())
    }

    /// Reads the cases and what surrounds them.
    fn validate_cases(&self, cases: &Cases, input: &mut InputReader) -> Result {
        let name = self.case;
        let max = input.limit(self.max_cases, u64::MAX);
        let terminator = match cases {
            Cases::Counted => {
                let max = u32::try_from(max).unwrap_or(u32::MAX);
                let cases = input.number(&format!("the number of {name}s"), 1..=max)?;
                input.line_end();
                return (1..=cases).try_for_each(|case| self.validate_numbered(case.into(), input));
            }
            Cases::One => return self.validate_numbered(1, input),
            // Without a terminator the cases end with the input, where the next word is empty.
            // There is at least one, because an empty file is a mistake.
            Cases::Until(end) => end.trim_ascii_end(),
        };
        let mut case = 0;
        while case == 0 && terminator.is_empty() || input.next_word()? != terminator {
            if input.next_word()?.is_empty() {
                let or = match terminator {
                    b"" => String::new(),
                    _ => format!(" or {}", Word::new(terminator)),
                };
                return Err(input.unexpected(&format!("a {name}{or}")));
            }
            if case == max {
                let rule = format!("found more than {max} {name}s");
                input.violation(input.place, rule);
            }
            case += 1;
            self.validate_numbered(case, input)?;
        }
        if !terminator.is_empty() {
            input.take();
            input.line_end();
        }
        Ok(())
    }

    /// Validates case `number`, counted from 1.
    fn validate_numbered(&self, number: u64, input: &mut InputReader) -> Result {
        input.next_word()?;
        input.case.1 = number;
        (self.validate_case)(input)?;
        input.case.1 = 0;
        Ok(())
    }
}

/// Reads the words of an input, and checks the whitespace between them.
///
/// [`InputReader::space`] and [`InputReader::line_end`] say what must come next. This is checked
/// when the next word is read: if the input ends instead, only that is reported.
pub struct InputReader<'a> {
    /// The word read last, cut if it is very long. Empty at the end of the input.
    pub last_word: Vec<u8>,
    /// The place of that word.
    pub place: Place,
    /// The judges' limits apply.
    limits: bool,
    report: &'a mut dyn FnMut(Place, &str),
    /// What a case is called, and the number of the one that is being read; 0 outside of cases.
    case: (&'static str, u64),
    cursor: Cursor<'a>,
    /// The whitespace that must precede the next word: bytes that are among these,
    separator: &'static [u8],
    /// and how many they are.
    separators: usize,
    /// The whitespace before the last word.
    gap: Vec<u8>,
    gap_place: Place,
    /// The last word has only been looked at, and is the next to be read.
    is_ahead: bool,
}

impl InputReader<'_> {
    /// The key of the stream's hashes.
    pub fn hash_key(&self) -> u64 {
        self.cursor.stream.hash_key()
    }

    /// `judges` if the judges' limits apply, and `otherwise` if they do not.
    pub fn limit<T>(&self, judges: T, otherwise: T) -> T {
        if self.limits {
            return judges;
        }
        otherwise
    }

    /// One space comes next.
    pub fn space(&mut self) {
        self.separate(b" ");
    }

    /// One line end comes next; twice, that is an empty line.
    pub fn line_end(&mut self) {
        self.separate(b"\n");
    }

    /// One space or one line end comes next.
    pub fn space_or_line_end(&mut self) {
        self.separate(b" \n");
    }

    fn separate(&mut self, separator: &'static [u8]) {
        self.separator = separator;
        self.separators += 1;
    }

    /// Reads a word; `expected` says what it should be.
    pub fn word(&mut self, expected: &str) -> Result {
        self.read_word()?;
        if self.last_word.is_empty() || self.last_word.len() > LONGEST_WORD {
            return Err(self.unexpected(expected));
        }
        Ok(())
    }

    /// Reads one of `words` and returns its index.
    pub fn one_of(&mut self, words: &[&str], expected: &str) -> Result<usize> {
        self.read_word()?;
        let mut words = words.iter().map(|word| word.as_bytes());
        let index = words.position(|word| word == self.last_word);
        index.ok_or_else(|| self.unexpected(expected))
    }

    /// Reads a number. `what` says what it is; a number out of `range` is a violation.
    pub fn number(&mut self, what: &str, range: RangeInclusive<u32>) -> Result<u32> {
        self.read_word()?;
        let expected = || format!("{what}, {} to {}", range.start(), range.end());
        let zeros = self.last_word.iter().take_while(|&&byte| byte == b'0');
        let zeros = zeros.count().min(self.last_word.len().saturating_sub(1));
        let value = parse_number(&self.last_word[zeros..]);
        let value = value.ok_or_else(|| self.unexpected(&expected()))?;
        if zeros > 0 {
            self.mismatch(&format!("no leading zeros in {what}"));
        }
        if !range.contains(&value) {
            self.mismatch(&expected());
        }
        Ok(value)
    }

    /// An error: the last word, or the end of the input, is not what was `expected`.
    pub fn unexpected(&self, expected: &str) -> Error<String> {
        let error = match &*self.last_word {
            [] => format!("the input ends, expected {expected}"),
            word => found(word, expected) + "; what follows is not checked",
        };
        let place = self.place;
        Error::Input { place, error }
    }

    /// Reports that the last word is not as `expected`, but has a clear meaning.
    pub fn mismatch(&mut self, expected: &str) {
        self.violation(self.place, found(&self.last_word, expected));
    }

    /// Reports a violation at `place`, which `rule` describes.
    pub fn violation(&mut self, place: Place, rule: impl Display) {
        match self.case.1 {
            0 => (self.report)(place, &format!("{rule}")),
            _ => self.input_error(place, format_args!(": {rule}")),
        }
    }

    /// Reports the error of a solution at `place`. Its message continues after the case.
    pub fn input_error(&mut self, place: Place, error: impl Display) {
        let (name, case) = self.case;
        (self.report)(place, &format!("{name} {case}{error}"));
    }

    /// The input ends here.
    fn end(&mut self) -> Result {
        self.next_word()?;
        self.take();
        if self.last_word.is_empty() {
            return Ok(());
        }
        Err(self.unexpected("the end of the input"))
    }

    /// Looks at the next word; it is empty at the end of the input.
    fn next_word(&mut self) -> Result<&[u8], StreamError> {
        if !self.is_ahead {
            self.gap_place = self.cursor.place;
            self.cursor.read_run(true, &mut self.gap)?;
            self.place = self.cursor.place;
            self.cursor.read_run(false, &mut self.last_word)?;
            self.is_ahead = true;
        }
        Ok(&self.last_word)
    }

    /// Reads the next word, if there is one.
    fn read_word(&mut self) -> Result {
        if !self.next_word()?.is_empty() {
            self.take();
        }
        Ok(())
    }

    /// Takes the word that has been looked at, and checks the whitespace before it.
    fn take(&mut self) {
        self.is_ahead = false;
        let separators = core::mem::take(&mut self.separators);
        let right = self.gap.iter().take(separators);
        let right = right.take_while(|byte| self.separator.contains(byte));
        let right = right.count();
        if right == separators && right == self.gap.len() {
            return;
        }
        let mut place = self.gap_place;
        for &byte in &self.gap[..right] {
            pass(&mut place, byte);
        }
        let expected = match (separators, self.separator) {
            (0, _) => "nothing",
            (1, b" ") => "one space",
            (1, b"\n") => "one line end (LF)",
            (1, _) => "one space or one line end (LF)",
            _ => "a line end and an empty line (LF)",
        };
        let shown = self.gap.len().min(LONGEST_WORD);
        self.violation(place, found(&self.gap[..shown], expected));
    }
}

/// The bytes of a stream up to a cursor. They are read in chunks.
struct Cursor<'a> {
    stream: &'a mut dyn Stream,
    /// The bytes available are `chunk[index..end]`.
    chunk: Vec<u8>,
    index: usize,
    end: usize,
    /// The place of the byte that comes next.
    place: Place,
}

/// How many bytes are requested at a time.
const CHUNK: usize = 1 << 16;

impl Cursor<'_> {
    /// The byte that comes next; `None` at the end of the input.
    fn peek(&mut self) -> Result<Option<u8>, StreamError> {
        if self.index == self.end {
            self.end = self.stream.read(&mut self.chunk)?;
            self.index = 0;
        }
        Ok(self.chunk[self.index..self.end].first().copied())
    }

    /// Reads the whitespace that comes next, or a word, of which as many bytes are kept that one
    /// that is too long can be told. What follows them is another word.
    fn read_run(&mut self, is_white: bool, kept: &mut Vec<u8>) -> Result<(), StreamError> {
        kept.clear();
        while let Some(byte) = self.peek()? {
            let is_full = kept.len() > LONGEST_WORD;
            if is_whitespace(byte) != is_white || is_full && !is_white {
                break;
            }
            if !is_full {
                kept.push(byte);
            }
            pass(&mut self.place, byte);
            self.index += 1;
        }
        Ok(())
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

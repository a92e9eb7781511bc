//! Strict reading, for validators: words and what separates them, each held against what the
//! statement of a problem says must stand there.
//!
//! A violation that leaves the meaning of what follows clear (two blanks for one, a number out of
//! range, a promise not kept) is reported and reading goes on. Where a word is none of those that
//! could stand there, what follows could be anything: that is reported and ends the inspection.
//!
//! The input is read in chunks; of a word no more is kept than any problem needs, and memory does
//! not grow with the input.

use crate::runtime::message::Word;
use crate::runtime::scanner::{is_white_space, Place, Stream, StreamError};
use crate::workbench::error::in_case;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Display;
use core::ops::RangeInclusive;

/// How a problem tells whether input is valid.
pub struct Validator {
    /// What the statement says of the input, in short; a (*) marks the judges' limits.
    pub format: &'static str,
    /// Inspects the input of a stream.
    pub validate: fn(&mut dyn Stream, Inspection) -> Result<(), StreamError>,
}

/// How an input is to be inspected.
pub struct Inspection<'a> {
    /// The judges' limits on the number of cases and on their sizes count too.
    pub limits: bool,
    /// Is told of each violation: its place, and which case breaks which rule.
    pub report: &'a mut dyn FnMut(Place, &str),
}

/// Why an inspection ended early.
pub enum Halt {
    /// The stream failed.
    Stream,
    /// A violation, already reported, leaves the meaning of what follows unclear.
    Unclear,
}

impl From<StreamError> for Halt {
    fn from(_: StreamError) -> Self {
        Halt::Stream
    }
}

/// What must stand before a word.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Before {
    /// Nothing: it is the first word.
    Nothing,
    /// One blank.
    Blank,
    /// One line end.
    LineEnd,
    /// One blank or one line end.
    BlankOrLineEnd,
}

impl Before {
    /// What stands before the first word of a case, of which `number` is counted from 1.
    pub fn case(number: u64) -> Before {
        if number == 1 {
            Before::Nothing
        } else {
            Before::LineEnd
        }
    }

    fn allows(self, found: &[u8]) -> bool {
        match self {
            Before::Nothing => found.is_empty(),
            Before::Blank => found == b" ",
            Before::LineEnd => found == b"\n",
            Before::BlankOrLineEnd => found == b" " || found == b"\n",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Before::Nothing => "nothing",
            Before::Blank => "one blank",
            Before::LineEnd => "one line end",
            Before::BlankOrLineEnd => "one blank or one line end",
        }
    }
}

/// Where the first byte is.
const START: Place = Place {
    case: 0,
    line: 1,
    column: 1,
};

/// How much of a word is kept.
const LONGEST_WORD: usize = 4096;

/// How much of the white space between two words is kept.
const LONGEST_GAP: usize = 16;

/// Bytes that are asked for at a time.
const CHUNK: usize = 1 << 16;

/// The input under inspection.
pub struct Sheet<'a> {
    /// The judges' limits count.
    pub limits: bool,
    stream: &'a mut dyn Stream,
    report: &'a mut dyn FnMut(Place, &str),
    /// What a case is called, and the number of the one that is being read, from 1.
    case: (&'static str, u64),
    chunk: Vec<u8>,
    cursor: usize,
    end: usize,
    /// Where the byte at the cursor is.
    here: Place,
    word: Kept,
    /// The white space before the word.
    gap: Kept,
    /// Where the second byte of the gap is.
    second: Place,
}

/// Bytes that were read: where, the first of them, and how many.
struct Kept {
    place: Place,
    bytes: Vec<u8>,
    length: u64,
}

impl Kept {
    fn none() -> Self {
        Kept {
            place: START,
            bytes: Vec::new(),
            length: 0,
        }
    }

    fn begin(&mut self, place: Place) {
        self.place = place;
        self.bytes.clear();
        self.length = 0;
    }

    fn push(&mut self, byte: u8, most: usize) {
        if self.bytes.len() < most {
            self.bytes.push(byte);
        }
        self.length += 1;
    }
}

/// Inspects what `stream` gives by `rules`; `case` is what a case of the problem is called.
pub fn inspect(
    stream: &mut dyn Stream,
    inspection: Inspection,
    case: &'static str,
    rules: impl FnOnce(&mut Sheet) -> Result<(), Halt>,
) -> Result<(), StreamError> {
    let mut sheet = Sheet {
        limits: inspection.limits,
        stream,
        report: inspection.report,
        case: (case, 0),
        chunk: vec![0; CHUNK],
        cursor: 0,
        end: 0,
        here: START,
        word: Kept::none(),
        gap: Kept::none(),
        second: START,
    };
    match rules(&mut sheet) {
        Ok(()) | Err(Halt::Unclear) => Ok(()),
        Err(Halt::Stream) => Err(StreamError),
    }
}

impl Sheet<'_> {
    /// From here on case `number`, counted from 1, is read.
    pub fn begin_case(&mut self, number: u64) {
        self.case.1 = number;
    }

    /// From here on no case is read.
    pub fn end_cases(&mut self) {
        self.case.1 = 0;
    }

    /// Reports a violation at `place`.
    pub fn violation(&mut self, place: Place, rule: impl Display) {
        let (name, number) = self.case;
        let colon = if number == 0 { "" } else { ": " };
        let message = in_case(name, number, format_args!("{colon}{rule}"));
        (self.report)(place, &message);
    }

    /// Reports what a solution would say at `place`.
    pub fn input_error(&mut self, place: Place, error: impl Display) {
        let (name, number) = self.case;
        let message = in_case(name, number, error);
        (self.report)(place, &message);
    }

    /// Reports a violation after which nothing is clear.
    pub fn give_up(&mut self, place: Place, rule: impl Display) -> Halt {
        self.violation(place, format!("{rule}; what follows is not looked at"));
        Halt::Unclear
    }

    /// The place of the last word.
    pub fn place(&self) -> Place {
        self.word.place
    }

    /// The last word; of a very long one its beginning.
    pub fn last_word(&self) -> &[u8] {
        &self.word.bytes
    }

    /// How long the last word is.
    pub fn length(&self) -> u64 {
        self.word.length
    }

    /// Reads a word, `expected` to be something. It is to be found in [`Sheet::last_word`].
    pub fn word(&mut self, before: Before, expected: &str) -> Result<(), Halt> {
        if self.word_or_end(before)? {
            return Ok(());
        }
        Err(self.unexpected(expected))
    }

    /// Reads a word that may be missing at the end of the input. Says whether there is one.
    pub fn word_or_end(&mut self, before: Before) -> Result<bool, Halt> {
        self.read_gap()?;
        self.word.begin(self.here);
        while let Some(byte) = self.peek()?.filter(|&byte| !is_white_space(byte)) {
            self.word.push(byte, LONGEST_WORD);
            self.pass(byte);
        }
        if self.word.length > 0 {
            self.check_gap(before);
        }
        Ok(self.word.length > 0)
    }

    /// Reads a number: `what` it is, and in which range.
    pub fn number(
        &mut self,
        before: Before,
        what: &str,
        range: RangeInclusive<u32>,
    ) -> Result<u32, Halt> {
        let expected = || format!("{what}, {} to {}", range.start(), range.end());
        if !self.word_or_end(before)? {
            return Err(self.unexpected(&expected()));
        }
        let word = &self.word.bytes;
        let digits = word.iter().all(u8::is_ascii_digit);
        let is_whole = self.word.length == word.len() as u64;
        let value = word.iter().try_fold(0_u32, |value, digit| {
            value
                .checked_mul(10)?
                .checked_add(u32::from(digit.wrapping_sub(b'0')))
        });
        let Some(value) = value.filter(|_| digits && is_whole) else {
            return Err(self.unexpected(&expected()));
        };
        if word[0] == b'0' && word.len() > 1 {
            let shown = Word::new(word);
            let complaint = format!("found {shown}, expected no leading zeros in {what}");
            self.violation(self.word.place, complaint);
        }
        if !range.contains(&value) {
            let complaint = format!("found {value}, expected {}", expected());
            self.violation(self.word.place, complaint);
        }
        Ok(value)
    }

    /// The last word, or the end of the input in its place, is not what was expected, and nothing
    /// behind it is clear.
    pub fn unexpected(&mut self, expected: &str) -> Halt {
        let complaint = if self.word.length == 0 {
            format!("the input ends, expected {expected}")
        } else {
            format!("found {}, expected {expected}", Word::new(&self.word.bytes))
        };
        self.give_up(self.word.place, complaint)
    }

    /// The input ends here, behind one line end.
    pub fn end(&mut self) -> Result<(), Halt> {
        self.end_cases();
        if self.word_or_end(Before::LineEnd)? {
            return Err(self.unexpected("the end of the input"));
        }
        self.end_of_line_behind_last_word();
        Ok(())
    }

    /// Nothing but one line end stands between the last word and the end of the input, which has
    /// just been found.
    pub fn end_of_line_behind_last_word(&mut self) {
        self.check_gap(Before::LineEnd);
    }

    /// Nothing stands in the input at all, which has just been found to have no word.
    pub fn end_without_a_word(&mut self) {
        self.check_gap(Before::Nothing);
    }

    /// Holds the white space read last against what must stand there.
    fn check_gap(&mut self, expected: Before) {
        let found = &self.gap.bytes;
        if expected.allows(found) {
            return;
        }
        let begins_well = found.len() > 1 && expected.allows(&found[..1]);
        let place = if begins_well {
            self.second
        } else {
            self.gap.place
        };
        let found = describe(found, self.gap.length);
        let complaint = format!("found {found}, expected {}", expected.name());
        self.violation(place, complaint);
    }

    fn read_gap(&mut self) -> Result<(), StreamError> {
        self.gap.begin(self.here);
        while let Some(byte) = self.peek()?.filter(|&byte| is_white_space(byte)) {
            self.gap.push(byte, LONGEST_GAP);
            self.pass(byte);
            if self.gap.length == 1 {
                self.second = self.here;
            }
        }
        Ok(())
    }

    /// The byte at the cursor.
    fn peek(&mut self) -> Result<Option<u8>, StreamError> {
        if self.cursor == self.end {
            self.cursor = 0;
            self.end = self.stream.read(&mut self.chunk)?;
        }
        Ok(self.chunk[..self.end].get(self.cursor).copied())
    }

    /// Goes on behind `byte`, which stands at the cursor.
    fn pass(&mut self, byte: u8) {
        self.cursor += 1;
        self.here.column += 1;
        if byte == b'\n' {
            self.here.line += 1;
            self.here.column = 1;
        }
    }
}

/// White space in words.
fn describe(gap: &[u8], length: u64) -> String {
    let (one, many) = match gap {
        [] => return "nothing".into(),
        b"\r\n" => return "a carriage return and a line end".into(),
        [b' ', ..] => ("a blank", "blanks"),
        [b'\n', ..] => ("a line end", "line ends"),
        [b'\t', ..] => ("a tab", "tabs"),
        [b'\r', ..] => ("a carriage return", "carriage returns"),
        _ => ("other white space", "other white spaces"),
    };
    if length == 1 {
        return one.into();
    }
    if gap.iter().all(|byte| *byte == gap[0]) {
        return format!("{length} {many}");
    }
    format!("{}", Word::new(gap))
}

//! Validators: does an input follow the statement of a problem to the letter?
//!
//! Each case is read and written again. If the text is the same, words and whitespace are right. A
//! case must also satisfy the constraints of the statement, and have an answer. Validation ends at
//! the first violation. If a word of a case cannot be read, the case cannot be written; then the
//! text before the word is only searched for whitespace that no format has.

use crate::runtime::message::Word;
use crate::runtime::scanner::{is_whitespace, Error, Place, Scanner, FIXED_KEY};
use crate::runtime::solution::{described, next_case, Case, Input, Solve};
use crate::workbench::checker::{line_before, line_number, Words};
use crate::workbench::format::{Format, Framing};
use crate::workbench::memory::MemoryStream;

/// A place where an input is not valid, and the message, which names the case.
pub type Invalid = (Place, String);

/// A place where a case does not follow the statement.
pub struct Violation {
    /// The index of the wrong word in the case; `None` if the whole case is wrong.
    pub word: Option<usize>,
    /// The expected word, or a description of the wrong case.
    pub rule: String,
}

/// Checks `input` in this format, with the judges' limits or without. `check_constraints` is that
/// of the problem.
pub fn validate<S: Solve>(
    format: &Format,
    check_constraints: fn(&Case<S>, bool) -> Option<Violation>,
    input: &[u8],
    limits: bool,
) -> Result<(), Invalid> {
    let name = S::Input::CASE;
    let max_cases = if limits { format.max_cases } else { u64::MAX };
    let mut stream = MemoryStream::new(input);
    let mut scanner = Scanner::new(&mut stream);
    let mut solution = S::new(FIXED_KEY);
    let mut text = Text { input, passed: 0 };
    let mut cases = 0;
    loop {
        let read = next_case::<S::Input>(&mut scanner);
        if let (Framing::Counted, 0, true) = (format.framing, cases, read.is_ok()) {
            let count = u64::from(scanner.cases);
            let max = max_cases.min(u32::MAX.into());
            if !(1..=max).contains(&count) {
                return Err(text.unexpected(0, &format!("the number of {name}s, 1 to {max}")));
            }
            text.pass(&format.beginning(count), false)?;
        }
        let in_case = |cases, (place, rule)| (place, format!("{name} {cases}: {rule}"));
        let case = read.map_err(|error| {
            let (place, message) = invalid::<S::Input>(error);
            let whitespace = text.odd_whitespace(&place);
            whitespace.map_or((place, message), |invalid| in_case(cases + 1, invalid))
        })?;
        let Some(case) = case else {
            return text.end(cases, name, format.end());
        };
        cases += 1;
        if cases > max_cases {
            let message = format!("found more than {max_cases} {name}s");
            return Err((text.place(0), message));
        }
        let broken = check_constraints(&case, limits);
        let broken = broken.map(|Violation { word, rule }| match word {
            Some(word) => text.unexpected(word, &rule),
            None => (scanner.place(), rule),
        });
        let mut written = Vec::new();
        S::Input::write(&case, &mut written);
        let misspelt = text.pass(&written, format.may_wrap).err();
        let unsolved = solution.solve(&case).err();
        let unsolved = unsolved.map(|error| invalid::<S::Input>(scanner.bad_case(error)));
        let violations = [misspelt, broken].map(|error| Some(in_case(cases, error?)));
        let violations = violations.into_iter().chain([unsolved]).flatten();
        if let Some(first) = violations.min_by_key(|(place, _)| (place.line, place.column)) {
            return Err(first);
        }
    }
}

/// Returns an error of reading or solving as an invalid place.
fn invalid<I: Input>(error: Error<I::Error>) -> Invalid {
    match described::<I>(error) {
        Error::Input { place, error } => (place, error),
        Error::Stream => unreachable!("memory does not fail"),
    }
}

/// An input whose beginning has been validated.
struct Text<'a> {
    input: &'a [u8],
    /// The length of the valid beginning.
    passed: usize,
}

impl Text<'_> {
    /// Passes over `expected`, or returns the first byte that differs. If lines may wrap, spaces
    /// and newlines are equal except at the end.
    fn pass(&mut self, expected: &[u8], may_wrap: bool) -> Result<(), Invalid> {
        let rest = &self.input[self.passed..];
        let last = expected.len().saturating_sub(1);
        let is_space = |byte: &u8| matches!(byte, b' ' | b'\n');
        let pairs = expected.iter().zip(rest).enumerate();
        let pairs = pairs.take_while(|&(index, (a, b))| {
            a == b || may_wrap && index < last && is_space(a) && is_space(b)
        });
        let same = pairs.count();
        // The whitespace after a case must end there, too.
        if same == expected.len() && leading_whitespace(&rest[same..]).is_empty() {
            self.passed += same;
            return Ok(());
        }
        let gap = expected[..same].trim_ascii_end().len();
        let [expected_gap, found] = [&expected[gap..], &rest[gap..]].map(leading_whitespace);
        if expected_gap.is_empty() && found.is_empty() {
            return Err(self.unexpected(0, "no byte-order mark"));
        }
        let expected = match expected_gap {
            b"" => "nothing",
            b" " | b"\n" if may_wrap && gap < last => "one space or one newline (LF)",
            b" " => "one space",
            b"\n" => "one newline (LF)",
            _ => "a newline and an empty line (LF)",
        };
        let found = match found {
            b"" => "nothing".into(),
            _ => Word::new(found).to_string(),
        };
        let message = format!("found {found}, expected {expected}");
        Err((self.place(same), message))
    }

    /// Returns the first whitespace before this place that no format has.
    fn odd_whitespace(&self, end: &Place) -> Option<Invalid> {
        let lines = self.input.split_inclusive(|&byte| byte == b'\n');
        let line: usize = lines.take(end.line as usize - 1).map(<[u8]>::len).sum();
        let end = line + end.column as usize - 1;
        let part = self.input.get(self.passed..end)?;
        let mut gap_end = 0;
        let mut chunks = part.chunk_by(|byte, next| is_whitespace(*byte) == is_whitespace(*next));
        let gap = chunks.find(|chunk| {
            gap_end += chunk.len();
            is_whitespace(chunk[0]) && !matches!(*chunk, b" " | b"\n" | b"\n\n")
        })?;
        let index = gap_end - gap.len() + usize::from(b" \n".contains(&gap[0]));
        let found = Word::new(gap);
        let rule = format!("found {found}, expected one space or one newline (LF)");
        Some((self.place(index), rule))
    }

    /// Checks that only the terminator is left, and that it is not missing.
    fn end(mut self, cases: u64, case: &str, terminator: &[u8]) -> Result<(), Invalid> {
        let rest = &self.input[self.passed..];
        if rest.trim_ascii().is_empty() && (cases == 0 || !terminator.is_empty()) {
            let alternative = match terminator {
                b"" => String::new(),
                _ => format!(" or {}", Word::new(terminator.trim_ascii())),
            };
            let missing = format!("unexpected end of input, expected a {case}{alternative}");
            return Err((self.place(rest.len()), missing));
        }
        self.pass(terminator, false)?;
        if self.passed < self.input.len() {
            return Err(self.unexpected(0, "the end of the input"));
        }
        Ok(())
    }

    /// Returns the error for the word with this index from here on.
    fn unexpected(&self, word: usize, expected: &str) -> Invalid {
        let mut words = Words::new(&self.input[self.passed..]);
        let found = (0..=word).map(|_| words.read()).last();
        let found = Word::new(found.unwrap_or_default());
        let message = format!("found {found}, expected {expected}");
        (self.place(words.start), message)
    }

    /// Returns the place of the byte with this index from here on.
    fn place(&self, index: usize) -> Place {
        let index = self.passed + index;
        Place {
            case: 0,
            line: line_number(self.input, index),
            column: line_before(self.input, index).len() as u64 + 1,
        }
    }
}

/// Returns the whitespace at the beginning of `text`.
fn leading_whitespace(text: &[u8]) -> &[u8] {
    let length = text.iter().take_while(|&&byte| is_whitespace(byte)).count();
    &text[..length]
}

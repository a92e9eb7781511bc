//! The validator: it checks that an input follows the statement of a problem exactly.
//!
//! Each case is read and written again. If the text is the same, words and whitespace are right. A
//! case must also satisfy the constraints of the statement, and have an answer. Validation ends at
//! the first violation. A case with an unreadable word cannot be written again, so its whitespace is
//! not checked.

use crate::runtime::message::Word;
use crate::runtime::scanner::{Error, Place, Scanner};
use crate::runtime::solution::{bad_case, next_case, with_message, Case, Input, InputError, Solve};
use crate::workbench::checker::{leading_whitespace, line_before, line_number, Words};
use crate::workbench::format::{Framing, InputFormat};
use crate::workbench::memory::MemoryStream;

/// The place of the first violation in an input, and the message about it. If the violation is in a
/// case, the message names the case.
pub type Invalid = (Place, String);

/// A violation of a constraint by a case.
pub enum Violation {
    /// The word with this index in the case is wrong. `expected` describes a right word.
    Word { index: usize, expected: String },
    /// The whole case is wrong.
    Case { error: String },
}

/// Checks that `input` has this format and satisfies the constraints. If `enforce_limits` is true,
/// the judges' limits are constraints, too. `solve` fails if a case has no answer.
pub fn validate<S: Solve>(
    format: &InputFormat,
    check_constraints: fn(&Case<S>, bool) -> Option<Violation>,
    input: &[u8],
    enforce_limits: bool,
    mut solve: impl FnMut(&Case<S>) -> Result<(), InputError<S>>,
) -> Result<(), Invalid> {
    let noun = S::Input::CASE;
    let limit = format.max_cases;
    let max_cases = if enforce_limits { limit } else { u64::MAX };
    let mut stream = MemoryStream::new(input);
    let mut scanner = Scanner::new(&mut stream);
    let mut cursor = Cursor { input, position: 0 };
    let (mut case_count, mut canonical_text) = (0, Vec::new());
    loop {
        let result = next_case::<S::Input>(&mut scanner);
        if let (Framing::Counted, 0, true) = (format.framing, case_count, result.is_ok()) {
            let count = u64::from(scanner.case_count);
            let max = max_cases.min(u32::MAX.into());
            if !(1..=max).contains(&count) {
                return Err(cursor.unexpected(0, &format!("the number of {noun}s, 1 to {max}")));
            }
            cursor.expect(&format.beginning(count), false)?;
        }
        let case = result.map_err(to_invalid::<S::Input>)?;
        let Some(case) = case else {
            return cursor.expect_end(case_count, noun, format.end());
        };
        case_count += 1;
        if case_count > max_cases {
            let message = format!("found more than {max_cases} {noun}s");
            return Err((cursor.place(0), message));
        }
        let with_case = |(place, message)| (place, format!("{noun} {case_count}: {message}"));
        let violation = check_constraints(&case, enforce_limits).map(|violation| match violation {
            Violation::Word { index, expected } => cursor.unexpected(index, &expected),
            Violation::Case { error } => (scanner.place(), error),
        });
        canonical_text.clear();
        S::Input::write(&case, &mut canonical_text);
        let text_result = cursor.expect(&canonical_text, format.may_wrap);
        let violation_result = violation.map_or(Ok(()), Err);
        text_result.and(violation_result).map_err(with_case)?;
        let solved = solve(&case).map_err(|error| bad_case::<S::Input>(&mut scanner, error));
        solved.map_err(to_invalid::<S::Input>)?;
    }
}

/// Converts an error that occurred while a case was read or solved.
fn to_invalid<I: Input>(error: Error<I::Error>) -> Invalid {
    match with_message::<I>(error) {
        Error::Input { place, error } => (place, error),
        Error::Stream => unreachable!("memory does not fail"),
    }
}

/// A position in an input. All text before it is valid.
struct Cursor<'a> {
    input: &'a [u8],
    position: usize,
}

impl Cursor<'_> {
    /// Moves past `expected`, or returns an error at the first byte that differs. More whitespace
    /// after `expected` is an error, too. If `may_wrap` is true, a space and a newline count as the
    /// same byte, except at the end of `expected`.
    fn expect(&mut self, expected: &[u8], may_wrap: bool) -> Result<(), Invalid> {
        let rest = &self.input[self.position..];
        let last_index = expected.len().saturating_sub(1);
        let is_space_or_newline = |byte: &u8| matches!(byte, b' ' | b'\n');
        let pairs = expected.iter().zip(rest).enumerate();
        let pairs = pairs.take_while(|&(index, (a, b))| {
            a == b || may_wrap && index < last_index && [a, b].into_iter().all(is_space_or_newline)
        });
        let matching_length = pairs.count();
        if matching_length == expected.len()
            && leading_whitespace(&rest[matching_length..]).is_empty()
        {
            self.position += matching_length;
            return Ok(());
        }
        // The first difference is in the whitespace that starts here.
        let start = expected[..matching_length].trim_ascii_end().len();
        let [expected_gap, rest_gap] = [&expected[start..], &rest[start..]].map(leading_whitespace);
        // The case was read, so its words are right. The difference must be a byte-order mark,
        // which reading skips.
        if expected_gap.is_empty() && rest_gap.is_empty() {
            return Err(self.unexpected(0, "no byte-order mark"));
        }
        let description = match expected_gap {
            b"" => "nothing",
            b" " | b"\n" if may_wrap && start < last_index => "one space or one newline (LF)",
            b" " => "one space",
            b"\n" => "one newline (LF)",
            _ => "a newline (LF) and an empty line",
        };
        Err(self.error_at(matching_length, rest_gap, description))
    }

    /// Returns an error unless exactly the terminator `end` follows. Without a terminator, the
    /// input must have a case. `noun` is the word for a case in the error message, such as "board".
    fn expect_end(mut self, case_count: u64, noun: &str, end: &[u8]) -> Result<(), Invalid> {
        let rest = &self.input[self.position..];
        if rest.trim_ascii().is_empty() && (case_count == 0 || !end.is_empty()) {
            let alternative = match end {
                b"" => String::new(),
                _ => format!(" or {}", Word::new(end.trim_ascii())),
            };
            let message = format!("unexpected end of input, expected a {noun}{alternative}");
            return Err((self.place(rest.len()), message));
        }
        self.expect(end, false)?;
        if self.position < self.input.len() {
            return Err(self.unexpected(0, "the end of the input"));
        }
        Ok(())
    }

    /// Returns an error at the word with this index, counted from the position. `expected`
    /// describes the expected word.
    fn unexpected(&self, word_index: usize, expected: &str) -> Invalid {
        let mut words = Words::new(&self.input[self.position..]);
        let found = (0..=word_index).map(|_| words.read()).last();
        self.error_at(words.start, found.unwrap_or_default(), expected)
    }

    /// Returns an error at the byte that is `offset` bytes after the position: `found` is there
    /// instead of what `expected` describes.
    fn error_at(&self, offset: usize, found: &[u8], expected: &str) -> Invalid {
        let found = match found {
            b"" => "nothing".into(),
            _ => Word::new(found).to_string(),
        };
        let message = format!("found {found}, expected {expected}");
        (self.place(offset), message)
    }

    /// Returns the place of the byte that is `offset` bytes after the position.
    fn place(&self, offset: usize) -> Place {
        let index = self.position + offset;
        Place {
            // The message itself names the case.
            case: 0,
            line: line_number(self.input, index),
            column: line_before(self.input, index).len() as u64 + 1,
        }
    }
}

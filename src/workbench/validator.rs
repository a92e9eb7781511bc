//! Validators: is an input what the statement of a problem says, to the letter?
//!
//! Each case is read, and when it is written again, the same text must come out: so words and
//! whitespace are right. It must also keep the constraints of the statement, and have an answer. The
//! first violation ends the validation. A case with a word that cannot be read cannot be written: before
//! that word only whitespace is looked for that is right nowhere.

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
    /// The word of the case that shows it, from 0; the last one if it is the whole case.
    pub word: Option<usize>,
    /// The rule that is broken: what is expected there, or what is wrong with the case.
    pub rule: String,
}

impl Violation {
    /// This word of the case is not what was `expected`.
    pub fn of_word(word: usize, expected: impl Into<String>) -> Self {
        let (word, rule) = (Some(word), expected.into());
        Violation { word, rule }
    }

    /// The whole case breaks this rule.
    pub fn of_case(rule: impl Into<String>) -> Self {
        let rule = rule.into();
        Violation { word: None, rule }
    }
}

/// Checks `input` in this format, with the judges' limits or without. `check_constraints` checks the
/// constraints that only the statement has.
pub fn validate<S: Solve>(
    format: &Format,
    check_constraints: fn(&Case<S>, bool) -> Option<Violation>,
    input: &[u8],
    limits: bool,
) -> Result<(), Invalid> {
    let name = S::Input::CASE;
    let most = if limits { format.max_cases } else { u64::MAX };
    let mut stream = MemoryStream::new(input);
    let mut scanner = Scanner::new(&mut stream);
    let mut solution = S::new(FIXED_KEY);
    let mut text = Text { input, passed: 0 };
    let mut cases = 0;
    loop {
        let read = next_case::<S::Input>(&mut scanner);
        if let (Framing::Counted, 0, true) = (format.framing, cases, read.is_ok()) {
            let count = u64::from(scanner.cases);
            let most = most.min(u32::MAX.into());
            if !(1..=most).contains(&count) {
                return Err(text.unexpected(0, &format!("the number of {name}s, 1 to {most}")));
            }
            text.pass(&format.beginning(count), false)?;
        }
        let in_case = |cases, (place, rule)| (place, format!("{name} {cases}: {rule}"));
        let case = read.map_err(|error| {
            let word = invalid::<S::Input>(error);
            let odd = text.odd_whitespace(&word.0);
            odd.map_or(word, |odd| in_case(cases + 1, odd))
        })?;
        let Some(case) = case else {
            return text.end(cases, name, format.end());
        };
        cases += 1;
        if cases > most {
            return Err((text.place(0), format!("found more than {most} {name}s")));
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

/// An error of reading or solving, as a violation.
fn invalid<I: Input>(error: Error<I::Error>) -> Invalid {
    match described::<I>(error) {
        Error::Input { place, error } => (place, error),
        Error::Stream => unreachable!("memory does not fail"),
    }
}

/// An input, of which a part has been compared with what must stand there.
struct Text<'a> {
    input: &'a [u8],
    passed: usize,
}

impl Text<'_> {
    /// Passes over `expected`, or finds the first byte that differs. Where lines may wrap, spaces
    /// and newlines are equal except at the end.
    fn pass(&mut self, expected: &[u8], may_wrap: bool) -> Result<(), Invalid> {
        let rest = &self.input[self.passed..];
        let last = expected.len().saturating_sub(1);
        let is_space = |byte: &u8| matches!(byte, b' ' | b'\n');
        let pairs = expected.iter().zip(rest).enumerate();
        let pairs = pairs.take_while(|&(index, (byte, found))| {
            byte == found || may_wrap && index < last && is_space(byte) && is_space(found)
        });
        let same = pairs.count();
        // The whitespace after a case must end there, too.
        if same == expected.len() && white(&rest[same..]).is_empty() {
            self.passed += same;
            return Ok(());
        }
        let gap = expected[..same].trim_ascii_end().len();
        let [expected_gap, found] = [&expected[gap..], &rest[gap..]].map(white);
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
        Err((
            self.place(same),
            format!("found {found}, expected {expected}"),
        ))
    }

    /// Returns the first whitespace before this place that is right in no format.
    fn odd_whitespace(&self, end: &Place) -> Option<Invalid> {
        let lines = self.input.split_inclusive(|&byte| byte == b'\n');
        let before: usize = lines.take(end.line as usize - 1).map(<[u8]>::len).sum();
        let part = self
            .input
            .get(self.passed..before + end.column as usize - 1)?;
        let mut start = 0;
        let gaps = part.chunk_by(|one, other| is_whitespace(*one) == is_whitespace(*other));
        let odd = gaps.into_iter().find(|gap| {
            start += gap.len();
            is_whitespace(gap[0]) && !matches!(*gap, b" " | b"\n" | b"\n\n")
        })?;
        let index = start - odd.len() + usize::from(b" \n".contains(&odd[0]));
        let found = Word::new(odd);
        let rule = format!("found {found}, expected one space or one newline (LF)");
        Some((self.place(index), rule))
    }

    /// Nothing but the terminator may be left, and nothing may be missing.
    fn end(mut self, cases: u64, case: &str, terminator: &[u8]) -> Result<(), Invalid> {
        let rest = &self.input[self.passed..];
        if rest.trim_ascii().is_empty() && (cases == 0 || !terminator.is_empty()) {
            let or = match terminator {
                b"" => String::new(),
                _ => format!(" or {}", Word::new(terminator.trim_ascii())),
            };
            let missing = format!("unexpected end of input, expected a {case}{or}");
            return Err((self.place(rest.len()), missing));
        }
        self.pass(terminator, false)?;
        if self.passed < self.input.len() {
            return Err(self.unexpected(0, "the end of the input"));
        }
        Ok(())
    }

    /// The word with this index, from here on, is not what was expected.
    fn unexpected(&self, word: usize, expected: &str) -> Invalid {
        let mut words = Words::new(&self.input[self.passed..]);
        let found = (0..=word).map(|_| words.read()).last();
        let found = Word::new(found.unwrap_or_default());
        let message = format!("found {found}, expected {expected}");
        (self.place(words.start), message)
    }

    /// The place of the byte with this index from here on.
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
fn white(text: &[u8]) -> &[u8] {
    let length = text.iter().take_while(|&&byte| is_whitespace(byte)).count();
    &text[..length]
}

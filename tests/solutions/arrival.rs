//! The same answers, however the input arrives and whatever whitespace is between its words.
//! Pieces of other sizes are what `fuzz/fuzz_targets/solve.rs` tries, with any bytes.

use crate::common;
use crate::common::making::{self, random};
use crate::common::problems::Row;
use crate::common::{named, solve, solve_in_pieces, violations, Run};
use judge::runtime::scanner::{Place, Stream, StreamError};
use judge::workbench::format::Framing;
use judge::Error;

for_each_problem!(
    cut_at_every_place,
    with_other_whitespace,
    without_the_terminator_and_with_text_after_it,
    nothing_at_all,
    words_that_never_end,
    long_whitespace_and_far_errors
);

/// A file of twelve random cases.
fn sample(problem: &str, first: usize) -> String {
    let cases: Vec<String> = (first..first + 12)
        .map(|number| making::case(problem, number))
        .collect();
    making::input(problem, &cases)
}

/// Calls `test` with several files and the answers to them.
fn with_samples(row: &Row, test: impl Fn(&str, &Run)) {
    for first in (0..60).step_by(12) {
        let input = sample(row.name(), first);
        let expected = solve(row.problem, &input);
        assert_eq!(expected.error, None, "{input}");
        assert!(!expected.output.is_empty(), "{input}");
        test(&input, &expected);
    }
}

/// Cuts one file at every place, so that every word once is at the end of the window.
fn cut_at_every_place(row: &'static Row) {
    let input = sample(row.name(), 0);
    let input = &input[..input.len().min(1000)];
    let expected = solve(row.problem, input);
    for cut in 1..input.len() {
        let size = |number| if number == 0 { cut } else { usize::MAX };
        let found = solve_in_pieces(row.problem, input.as_bytes(), size);
        assert_eq!(found, expected, "cut at {cut}");
    }
}

fn with_other_whitespace(row: &'static Row) {
    let problem = row.problem;
    with_samples(row, |input, expected| {
        let words: Vec<&str> = input.split_whitespace().collect();
        let mut random = random(0);
        let spaces = [" ", " ", " ", "\n", "\n", "\r\n", "\t", "  ", "\n\n"];
        let mixed = words
            .iter()
            .map(|word| word.to_string() + random.pick(&spaces));
        let variants = [
            ("CRLF", input.replace('\n', "\r\n")),
            ("CR", input.replace('\n', "\r")),
            ("tabs", input.replace(' ', "\t")),
            ("two blanks", input.replace(' ', "  ")),
            ("trailing blanks", input.replace('\n', " \n")),
            ("leading blanks", input.replace('\n', "\n ")),
            ("blank lines", input.replace('\n', "\n\n \n")),
            ("a word a line", words.join("\n")),
            ("all on a line", words.join(" ")),
            ("vertical tabs", words.join("\x0B")),
            ("form feeds", words.join("\x0C")),
            ("mixed", mixed.collect()),
            ("a byte-order mark", format!("\u{feff}{input}")),
            ("no line end", input.trim_end().to_string()),
            ("blanks first", format!(" \n\t\r\n{input}")),
            ("blanks last", format!("{input}\n \n\t ")),
            ("much whitespace", words.join(&" \n".repeat(50))),
        ];
        for (name, variant) in variants {
            assert_eq!(solve(problem, &variant), *expected, "{name}\n{variant}");
            let found = solve_in_pieces(problem, variant.as_bytes(), |_| 1);
            assert_eq!(found, *expected, "{name}, byte by byte\n{variant}");
        }
    });
}

fn without_the_terminator_and_with_text_after_it(row: &'static Row) {
    let (problem, end) = (row.problem, row.problem.format.end());
    if end.is_empty() {
        return;
    }
    with_samples(row, |input, expected| {
        let open = &input[..input.len() - end.len()];
        assert_eq!(solve(problem, open), *expected, "no terminator\n{input}");
        assert_eq!(solve(problem, open.trim_end()), *expected, "cut\n{input}");
        let more = format!("{input}this is not read\n");
        assert_eq!(solve(problem, more), *expected, "more after it\n{input}");
    });
}

/// An empty input has no cases, unless their number has to be given or is known.
fn nothing_at_all(row: &'static Row) {
    for nothing in ["", "\n", " \t\r\n", "\u{feff}", "\u{feff}\n"] {
        let found = solve(row.problem, nothing);
        assert_eq!(found.output, "");
        if !matches!(row.problem.format.framing, Framing::Until(_)) {
            assert!(found.message().contains("the input ends"));
        } else {
            assert_eq!(found.error, None, "{nothing:?}");
        }
    }
}

/// A word has at most 65,536 bytes. Of the word that is too long only a part is read, and all
/// before it is answered.
fn words_that_never_end(row: &'static Row) {
    let sample = common::sample(row.name(), "in");
    let answered = solve(row.problem, &sample).output;
    // Where cases are counted, the word comes in place of the count.
    let cases = match row.problem.format.framing {
        Framing::Until(end) => sample.strip_suffix(std::str::from_utf8(end).expect("text")),
        _ => None,
    };
    for byte in [b'1', b'a', 0] {
        let mut endless = Endless {
            beginning: cases.unwrap_or("\n").as_bytes(),
            byte,
            read: 0,
            written: Vec::new(),
        };
        let Err(Error::Input { place, error }) = row.problem.solve(&mut endless) else {
            panic!("no error");
        };
        let lines = cases.unwrap_or("\n").lines().count() as u64;
        assert_eq!((place.line, place.column), (lines + 1, 1));
        assert!(
            error.contains("found a word of more than 65536 bytes, expected "),
            "{error}"
        );
        let expected = if cases.is_some() { &*answered } else { "" };
        assert_eq!(String::from_utf8(endless.written).expect("text"), expected);
        assert!(endless.read < 1 << 20, "{} bytes were read", endless.read);
        // The validator finds the same, or that there is no such word at all.
        endless.beginning = cases.unwrap_or("").as_bytes();
        (endless.read, endless.written) = (0, Vec::new());
        let mut last = String::new();
        let mut report = |_: Place, message: &str| last = message.into();
        let valid = row.problem.validate(&mut endless, true, &mut report);
        assert!(valid.is_ok());
        assert!(
            last.contains("found a word of more than 65536 bytes, expected "),
            "{last}"
        );
        assert!(
            endless.read < 1 << 20,
            "{} bytes were validated",
            endless.read
        );
    }
}

/// Only names of teams can be long words of good input.
#[test]
fn long_names_of_teams() {
    let problem = named("game-schedule");
    for length in [65_535, 65_536, 65_537] {
        let (one, other) = ("a".repeat(length), "a".repeat(length - 1) + "b");
        let input = format!("2\n{one}\n{other}\n{other} {one}\n");
        for size in [4096, usize::MAX] {
            let found = solve_in_pieces(problem, input.as_bytes(), |_| size);
            let messages = violations(problem, input.as_bytes(), false, size);
            if length > 65_536 {
                let error = "case 1, team 1: found a word of more than 65536 bytes, expected the name of a team";
                assert_eq!(found.error, Some((2, 1, error.into())));
                let error = format!("2:1: {error}; what follows is not checked");
                assert_eq!(messages, [error]);
                continue;
            }
            let expected = format!("Round #1\n{one} defeats {other}\nWinner: {one}\n\n");
            assert_eq!(found.good(), expected);
            assert!(
                !messages.iter().any(|message| message.contains("is not")),
                "{messages:?}"
            );
        }
    }
}

/// A beginning, and then the same byte for ever.
struct Endless<'a> {
    beginning: &'a [u8],
    byte: u8,
    read: usize,
    written: Vec<u8>,
}

impl Stream for Endless<'_> {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        let (piece, rest) = self
            .beginning
            .split_at(self.beginning.len().min(chunk.len()));
        let length = if piece.is_empty() {
            chunk.len()
        } else {
            piece.len()
        };
        chunk[..length].fill(self.byte);
        chunk[..piece.len()].copy_from_slice(piece);
        self.beginning = rest;
        self.read += length;
        Ok(length)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        self.written.extend_from_slice(bytes);
        Ok(())
    }
}

/// Whitespace longer than a chunk, and an error far after it.
fn long_whitespace_and_far_errors(row: &'static Row) {
    let input = format!("{}{}x", "\n".repeat(200_000), " ".repeat(100_000));
    let found = solve(row.problem, &input);
    let (line, column, _) = *found.error.as_ref().expect("an error");
    assert_eq!((line, column), (200_001, 100_001));
    let in_pieces = solve_in_pieces(row.problem, input.as_bytes(), |_| 999);
    assert_eq!(in_pieces, found);
}

//! The same answers, however the input arrives and whatever white space is between its words.

use crate::common::making::{self, random};
use crate::common::problems::Row;
use crate::common::{named, solve, solve_in_pieces, Run};
use judge::problems::game_schedule::names::{Name, Names};
use judge::runtime::hash_bytes::hash_bytes;
use judge::workbench::framing::Cases;

/// A file of twelve random cases.
fn sample(problem: &str, first: usize) -> String {
    let cases: Vec<String> = (first..first + 12)
        .map(|number| making::case(problem, number))
        .collect();
    making::input(problem, &cases)
}

/// Calls `test` with several files and the answers to them.
fn with_samples(row: &Row, test: impl Fn(&str, &Run)) {
    for first in (0..240).step_by(12) {
        let input = sample(row.name(), first);
        let expected = solve(row.problem, &input);
        assert_eq!(expected.error, None, "{input}");
        assert!(!expected.output.is_empty(), "{input}");
        test(&input, &expected);
    }
}

pub fn in_pieces_of_any_size(row: &'static Row) {
    with_samples(row, |input, expected| {
        for size in [1, 2, 3, 7, 64, 1000] {
            let found = solve_in_pieces(row.problem, input.as_bytes(), |_| size);
            assert_eq!(found, *expected, "pieces of {size}\n{input}");
        }
        let mut random = random(0);
        let size = |_| random.between(1, 300) as usize;
        let found = solve_in_pieces(row.problem, input.as_bytes(), size);
        assert_eq!(found, *expected, "pieces of random sizes\n{input}");
    });
}

/// Cuts one file at every place, so that every word once is at the end of the window.
pub fn cut_at_every_place(row: &'static Row) {
    let input = sample(row.name(), 0);
    let input = &input[..input.len().min(4000)];
    let expected = solve(row.problem, input);
    for cut in 1..input.len() {
        let size = |number| if number == 0 { cut } else { usize::MAX };
        let found = solve_in_pieces(row.problem, input.as_bytes(), size);
        assert_eq!(found, expected, "cut at {cut}");
    }
}

pub fn with_other_white_space(row: &'static Row) {
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
            ("much white space", words.join(&" \n".repeat(50))),
        ];
        for (name, variant) in variants {
            assert_eq!(solve(problem, &variant), *expected, "{name}\n{variant}");
            let found = solve_in_pieces(problem, variant.as_bytes(), |_| 1);
            assert_eq!(found, *expected, "{name}, byte by byte\n{variant}");
        }
    });
}

pub fn without_the_terminator_and_with_text_after_it(row: &'static Row) {
    let (problem, end) = (row.problem, row.problem.framing.end());
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
pub fn nothing_at_all(row: &'static Row) {
    for nothing in ["", "\n", " \t\r\n", "\u{feff}", "\u{feff}\n"] {
        let found = solve(row.problem, nothing);
        assert_eq!(found.output, "");
        if !matches!(row.problem.framing.cases, Cases::Until(_)) {
            assert!(found.message().contains("the input ends"));
        } else {
            assert_eq!(found.error, None, "{nothing:?}");
        }
    }
}

/// Lengths around the size of a chunk, 64 kB, and beyond.
const LONG: [usize; 5] = [65_535, 65_536, 65_537, 200_000, 1_000_000];

/// Words longer than a chunk are still one word.
pub fn long_words(row: &'static Row) {
    for length in LONG {
        let input = format!("\n  {}", "1".repeat(length));
        let (line, column, message) = solve(row.problem, input).error.expect("an error");
        assert_eq!((line, column), (2, 3));
        let shown = format!("found \"{}...\", expected ", "1".repeat(40));
        assert!(message.contains(&shown), "{message}");
    }
}

/// Only names of teams can be long words of good input.
pub fn long_names_of_teams() {
    let problem = named("game-schedule");
    for length in LONG {
        let (one, other) = ("a".repeat(length), "a".repeat(length - 1) + "b");
        let input = format!("2\n{one}\n{other}\n{other} {one}\n");
        let expected = format!("Round #1\n{one} defeats {other}\nWinner: {one}\n\n");
        assert_eq!(solve(problem, &input).good(), expected);
        let found = solve_in_pieces(problem, input.as_bytes(), |_| 4096);
        assert_eq!(found.good(), expected);
    }
}

/// Two long names for which the hash is the same are two names all the same.
pub fn names_of_teams_with_equal_hashes() {
    // The first eight letters differ, and the next ones make up for it.
    let number = |letters: &[u8]| u64::from_le_bytes(letters.try_into().expect("eight letters"));
    let spread = |letters: &[u8]| (40 ^ number(letters)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let name = |first: u8| {
        let first = [first; 8];
        let change = (spread(&first) ^ spread(&[b'a'; 8])).rotate_left(32);
        let second = (number(&[b'a'; 8]) ^ change).to_le_bytes();
        [first, second, [b'a'; 8], [b'a'; 8], [b'a'; 8]].concat()
    };
    let mut names = Names::new();
    for (team, letter) in (b'a'..=b'z').enumerate() {
        let letters = name(letter);
        assert_eq!(hash_bytes(&letters), hash_bytes(&[b'a'; 40]));
        assert!(names.find(&Name::new(&letters)).is_err());
        assert!(names.add(&Name::new(&letters)).is_ok());
        assert_eq!(names.find(&Name::new(&letters)).ok(), Some(team as u32));
        assert_eq!(names.name(team as u32), letters);
    }
}

/// White space longer than a chunk, and an error far after it.
pub fn long_white_space_and_far_errors(row: &'static Row) {
    let input = format!("{}{}x", "\n".repeat(200_000), " ".repeat(100_000));
    let found = solve(row.problem, &input);
    let (line, column, _) = *found.error.as_ref().expect("an error");
    assert_eq!((line, column), (200_001, 100_001));
    let in_pieces = solve_in_pieces(row.problem, input.as_bytes(), |_| 999);
    assert_eq!(in_pieces, found);
}

//! The same answers, however the input arrives and whatever stands between its words.

use crate::making::{self, Chance};
use crate::stream::{run, run_in_pieces, Run};

/// A file of some cases of each kind.
fn sample(problem: &str, first: usize) -> String {
    let cases: Vec<String> = (first..)
        .filter(|number| problem != "game-schedule" || number % 5 != 4)
        .map(|number| making::case(problem, number))
        .take(12)
        .collect();
    making::input(problem, &cases)
}

/// Does this with several files of each problem, and what is to be answered to them.
fn with_samples(test: impl Fn(&str, &str, &Run)) {
    for problem in judge::PROBLEMS {
        for first in (0..240).step_by(12) {
            let input = sample(problem.name(), first);
            let expected = run(problem.name(), &input);
            assert_eq!(expected.error, None, "{input}");
            assert!(expected.output.len() > 12, "{input}");
            test(problem.name(), &input, &expected);
        }
    }
}

#[test]
fn in_pieces_of_any_size() {
    with_samples(|problem, input, expected| {
        for size in [1, 2, 3, 7, 64, 1000] {
            let found = run_in_pieces(problem, input.as_bytes(), |_| size);
            assert_eq!(found, *expected, "pieces of {size}\n{input}");
        }
        let mut chance = Chance::new(making::SEED);
        let found = run_in_pieces(problem, input.as_bytes(), |_| chance.between(1, 300));
        assert_eq!(found, *expected, "pieces of odd sizes\n{input}");
    });
}

/// Cuts one file at every place, so that every word once stands at the end of what is at hand.
#[test]
fn cut_at_every_place() {
    for problem in judge::PROBLEMS {
        let input = sample(problem.name(), 0);
        let input = &input[..input.len().min(4000)];
        let expected = run(problem.name(), input);
        for cut in 1..input.len() {
            let size = |number| if number == 0 { cut } else { usize::MAX };
            let found = run_in_pieces(problem.name(), input.as_bytes(), size);
            assert_eq!(found, expected, "cut at {cut}");
        }
    }
}

#[test]
fn with_other_white_space() {
    with_samples(|problem, input, expected| {
        let lines = input.replace('\n', "\n\n \n");
        let words: Vec<&str> = input.split_whitespace().collect();
        let variants = [
            ("CRLF", input.replace('\n', "\r\n")),
            ("CR", input.replace('\n', "\r")),
            ("tabs", input.replace(' ', "\t")),
            ("two blanks", input.replace(' ', "  ")),
            ("trailing blanks", input.replace('\n', " \n")),
            ("leading blanks", input.replace('\n', "\n ")),
            ("blank lines", lines),
            ("a word a line", words.join("\n")),
            ("all on a line", words.join(" ")),
            ("vertical tabs", words.join("\x0B")),
            ("form feeds", words.join("\x0C")),
            ("a byte-order mark", format!("\u{feff}{input}")),
            ("no line end", input.trim_end().to_string()),
            ("blanks first", format!(" \n\t\r\n{input}")),
            ("blanks last", format!("{input}\n \n\t ")),
            ("much white space", words.join(&" \n".repeat(50))),
        ];
        for (name, variant) in variants {
            assert_eq!(run(problem, &variant), *expected, "{name}\n{input}");
            let found = run_in_pieces(problem, variant.as_bytes(), |_| 1);
            assert_eq!(found, *expected, "{name}, byte for byte\n{input}");
        }
        let mut chance = Chance::new(making::SEED);
        let mixed: String = words
            .iter()
            .map(|word| {
                let space = chance.one_of(&[" ", " ", " ", "\n", "\n", "\r\n", "\t", "  ", "\n\n"]);
                format!("{word}{space}")
            })
            .collect();
        assert_eq!(run(problem, &mixed), *expected, "mixed\n{mixed}");
    });
}

#[test]
fn without_the_terminator_and_with_something_behind_it() {
    with_samples(|problem, input, expected| {
        let terminator = making::terminator(problem);
        if terminator.is_empty() {
            return;
        }
        let open = input.strip_suffix(terminator).expect("a terminator");
        assert_eq!(run(problem, open), *expected, "no terminator\n{input}");
        assert_eq!(run(problem, open.trim_end()), *expected, "cut\n{input}");
        let more = format!("{input}nobody reads this\n");
        assert_eq!(run(problem, more), *expected, "more behind\n{input}");
    });
}

/// Every problem is content with nothing, but for Gomoku, which asks how many boards there are.
#[test]
fn nothing_at_all() {
    for nothing in ["", "\n", " \t\r\n", "\u{feff}", "\u{feff}\n"] {
        for problem in judge::PROBLEMS {
            let found = run(problem.name(), nothing);
            assert_eq!(found.output, "");
            match problem.name() {
                "gomoku" => assert!(found.message().contains("the input ends")),
                _ => assert_eq!(found.error, None, "{}: {nothing:?}", problem.name()),
            }
        }
    }
}

/// Words longer than what is read at a time (64 kB) are still one word.
#[test]
fn long_words() {
    for length in [65_535, 65_536, 65_537, 200_000, 1_000_000] {
        let (one, other) = ("a".repeat(length), "a".repeat(length - 1) + "b");
        let input = format!("2\n{one}\n{other}\n{other} {one}\n");
        let expected = format!("Round #1\n{one} defeats {other}\nWinner: {one}\n\n");
        assert_eq!(run("game-schedule", &input).good("long names"), expected);
        let found = run_in_pieces("game-schedule", input.as_bytes(), |_| 4096);
        assert_eq!(found.good("long names"), expected);
        for problem in judge::PROBLEMS {
            let input = format!("\n  {}", "1".repeat(length));
            let (line, column, message) = run(problem.name(), input).error.expect("an error");
            assert_eq!((line, column), (2, 3));
            let shown = format!("found \"{}...\", expected ", "1".repeat(40));
            assert!(message.contains(&shown), "{message}");
        }
    }
}

/// White space longer than what is read at a time, and errors far behind it.
#[test]
fn long_white_space_and_far_errors() {
    for problem in judge::PROBLEMS {
        let input = format!("{}{}x", "\n".repeat(200_000), " ".repeat(100_000));
        let (line, column, _) = run(problem.name(), &input).error.expect("an error");
        assert_eq!((line, column), (200_001, 100_001), "{}", problem.name());
        let found = run_in_pieces(problem.name(), input.as_bytes(), |_| 999);
        assert_eq!(found, run(problem.name(), &input));
    }
}

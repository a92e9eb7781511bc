//! The same answers, however the input arrives and whatever whitespace is between its words.
//! Pieces of other sizes are what `fuzz/fuzz_targets/solve.rs` tries, with any bytes, and
//! `tests/commands/streams.txt` shows words that never end.

use crate::common::making;
use crate::common::problems::Tested;
use crate::common::{solve, solve_in_pieces};
use judge::workbench::format::Framing;
use judge::workbench::generator::Random;

for_each_problem!(cut_at_every_place, with_other_whitespace, nothing_at_all,);

/// Cuts one file at every place, so that every word is at the end of the chunk once.
fn cut_at_every_place(tested: &'static Tested) {
    let input = making::cases(tested.name(), 0..12);
    let input = &input[..input.len().min(1000)];
    let expected = solve(tested.problem, input);
    for cut in 1..input.len() {
        let size = |number| if number == 0 { cut } else { usize::MAX };
        let found = solve_in_pieces(tested.problem, input.as_bytes(), size);
        assert_eq!(found, expected, "cut at {cut}");
    }
}

/// The text without its terminator, and with more text after it, has the same answers as well.
fn with_other_whitespace(tested: &'static Tested) {
    let (problem, end) = (tested.problem, tested.problem.format.end());
    for first in (0..60).step_by(12) {
        let input = making::cases(tested.name(), first..first + 12);
        let expected = solve(problem, &input);
        assert!(
            expected.error.is_none() && !expected.output.is_empty(),
            "{input}"
        );
        let open = &input[..input.len() - end.len()];
        let more = if end.is_empty() {
            "\n \n\t "
        } else {
            "this is not read"
        };
        let words: Vec<&str> = input.split_whitespace().collect();
        let mut random = Random::new(0);
        let spaces = [" ", " ", "\n", "\r\n", "\t", "  ", "\n\n", "\x0C", " \n"];
        let mixed = words
            .iter()
            .map(|word| word.to_string() + random.pick(&spaces));
        let variants = [
            ("CRLF", input.replace('\n', "\r\n")),
            ("CR", input.replace('\n', "\r")),
            ("a word a line", words.join("\n")),
            ("all on a line", words.join(" ")),
            ("vertical tabs", words.join("\x0B")),
            ("mixed", mixed.collect()),
            ("a byte-order mark", format!("\u{feff}{input}")),
            ("blanks first", format!(" \n\t\r\n{input}")),
            ("much whitespace", words.join(&" \n".repeat(50))),
            ("no terminator", open.to_string()),
            ("no line end", open.trim_end().to_string()),
            ("more after the terminator", format!("{input}{more}")),
        ];
        for (name, variant) in variants {
            assert_eq!(solve(problem, &variant), expected, "{name}\n{variant}");
            let found = solve_in_pieces(problem, variant.as_bytes(), |_| 1);
            assert_eq!(found, expected, "{name}, byte by byte\n{variant}");
        }
    }
}

/// An empty input has no cases, unless their number has to be given or is known.
fn nothing_at_all(tested: &'static Tested) {
    for nothing in ["", "\n", " \t\r\n", "\u{feff}", "\u{feff}\n"] {
        let found = solve(tested.problem, nothing);
        assert_eq!(found.output, "");
        if !matches!(tested.problem.format.framing, Framing::Until(_)) {
            assert!(found.message().contains("unexpected end of input"));
        } else {
            assert_eq!(found.error, None, "{nothing:?}");
        }
    }
}

//! The answers do not depend on the pieces in which the input arrives, or on the whitespace between
//! its words. `bad_input.rs` does the same with damaged input.
//! `tests/commands/streams.txt` tests words that never end.

use crate::common::inputs;
use crate::common::problems::TestedProblem;
use crate::common::{solve, solve_in_pieces};
use judge::workbench::generator::Random;

for_each_problem!(input_form_changes_no_answer);

/// The answers stay the same with other whitespace, with a byte-order mark, without the terminator,
/// and with text after the terminator. The input arrives as a whole and byte by byte. The first input has no cases. `tests/problems/` has
/// inputs without words for formats that begin with the number of cases.
fn input_form_changes_no_answer(tested: &'static TestedProblem) {
    let (problem, terminator) = (tested.problem, tested.problem.format.end());
    for cases in [0..0, 0..12, 12..24, 24..36, 36..48, 48..60] {
        let input = inputs::random_input(tested.name(), cases.clone());
        let expected = solve(problem, &input);
        assert_eq!(expected.error, None, "{input}");
        assert_eq!(expected.output.is_empty(), cases.is_empty(), "{input}");
        let unterminated = &input[..input.len() - terminator.len()];
        // In a format without a terminator, only whitespace may follow the cases.
        let has_terminator = !terminator.is_empty();
        let trailing = if has_terminator { "ignored" } else { " \n\t" };
        let words: Vec<&str> = input.split_whitespace().collect();
        let mut random = Random::new(0);
        let spaces = [" ", " ", "\n", "\r\n", "\t", "  ", "\n\n", "\x0C", " \n"];
        let with_space = |word: &&str| word.to_string() + random.pick(&spaces);
        let changed_inputs = [
            ("CRLF", input.replace('\n', "\r\n")),
            ("CR", input.replace('\n', "\r")),
            ("one word on each line", words.join("\n")),
            ("all words on one line", words.join(" ")),
            ("vertical tabs", words.join("\x0B")),
            ("mixed", words.iter().map(with_space).collect()),
            ("a byte-order mark", format!("\u{feff}{input}")),
            ("leading whitespace", format!(" \n\t\r\n{input}")),
            ("much whitespace", words.join(&" \n".repeat(50))),
            ("no terminator", unterminated.to_string()),
            ("no final newline", unterminated.trim_end().to_string()),
            ("text after the terminator", format!("{input}{trailing}")),
        ];
        for (change, text) in changed_inputs {
            assert_eq!(solve(problem, &text), expected, "{change}\n{text}");
            let run = solve_in_pieces(problem, text.as_bytes(), || 1);
            assert_eq!(run, expected, "{change}, byte by byte\n{text}");
        }
    }
}

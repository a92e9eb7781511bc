//! The validator: whatever is generated is valid, and whatever is damaged is not.
//! `tests/commands/validate.txt` shows how each rule of a statement is named.

use crate::common::making::generate;
use crate::common::problems::Tested;
use crate::common::violation;
use judge::workbench::format::Framing;
use std::ops::Range;

for_each_problem!(what_is_generated_is_valid, what_is_damaged_is_not);

/// Two cases of a kind, which have to be valid.
fn generated(tested: &Tested, seed: u64, size: Option<u32>, kind: &str) -> Vec<u8> {
    let input = generate(tested.problem, 2, seed, size, Some(kind)).into_bytes();
    let found = violation(tested.problem, &input, true);
    assert_eq!(found, None, "{kind} {seed} {size:?}");
    input
}

/// Each kind, with the first sizes and the largest ones.
fn what_is_generated_is_valid(tested: &'static Tested) {
    let sizes = tested
        .sizes
        .clone()
        .take(6)
        .chain(tested.sizes.clone().rev().take(2));
    let sizes: Vec<Option<u32>> = [None; 3].into_iter().chain(sizes.map(Some)).collect();
    for kind in tested.problem.generator.kinds {
        for (seed, size) in sizes.iter().enumerate() {
            generated(tested, seed as u64, *size, kind.name);
        }
    }
}

/// A small file of each kind.
fn small_files(tested: &'static Tested) -> impl Iterator<Item = Vec<u8>> {
    let sizes = tested.plain_sizes.as_ref();
    let size = sizes.map(|sizes| sizes.start() + 2);
    let kinds = tested.problem.generator.kinds.iter().enumerate();
    kinds.map(move |(seed, kind)| generated(tested, seed as u64, size, kind.name))
}

/// Damage that the validator finds at any place. What else may be damaged, such as whole lines, is
/// what the tests in `python` try, with a validator that knows nothing of this one.
fn what_is_damaged_is_not(tested: &'static Tested) {
    let is_valid = |text: &[u8]| violation(tested.problem, text, true).is_none();
    for input in small_files(tested) {
        let replaced = |range: Range<usize>, by: &str| {
            [&input[..range.start], by.as_bytes(), &input[range.end..]].concat()
        };
        let is_found = |damaged: &[u8]| {
            assert!(!is_valid(damaged), "{:?}", String::from_utf8_lossy(damaged));
        };
        for place in (0..input.len()).step_by(11) {
            // What occurs in no valid file, in place of a byte and before it.
            let foreign = [
                "\0", "\t", "\r", "\x0B", "#", ".", "\x7F", "\u{80}", "\u{FF}",
            ][place % 9];
            is_found(&replaced(place..place + 1, foreign));
            is_found(&replaced(place..place, foreign));
        }
        // Of a long input not every word is tried.
        let step = 1 + input.len() / 200;
        let mut start = 0;
        let words = input.split(|byte| byte.is_ascii_whitespace());
        for (number, word) in words.enumerate() {
            let (begin, end) = (start, start + word.len());
            start = end + 1;
            if number % 11 == 0 && end < input.len() {
                // Whitespace missing, doubled, or the other one.
                let [found, other] = if input[end] == b' ' {
                    [" ", "\n"]
                } else {
                    ["\n", " "]
                };
                is_found(&replaced(end..end + 1, ""));
                is_found(&replaced(end..end, found));
                // Either may separate the cards of a deck; only its last and the 0 end a line.
                let is_within_deck =
                    tested.name() == "10-20-30" && number % 52 != 51 && number < 103;
                assert_eq!(is_valid(&replaced(end..end + 1, other)), is_within_deck);
            }
            let digits = std::str::from_utf8(word)
                .ok()
                .filter(|word| word.parse::<u64>().is_ok());
            if let Some(digits) = digits.filter(|_| number % step == 0) {
                let others = [
                    &format!("0{digits}"),
                    &format!("+{digits}"),
                    &format!("-{digits}"),
                    &format!("{digits}.0"),
                    &format!("{digits}e0"),
                    "-1",
                    "2147483648",
                    "4294967296",
                    "18446744073709551617",
                    "",
                ];
                is_found(&replaced(begin..end, others[number / step % others.len()]));
            }
        }
        for more in ["\n", " ", "0\n", "1\n", "A\n", "\0", "\x1A", "\u{FEFF}"] {
            is_found(&replaced(0..0, more));
            is_found(&replaced(input.len()..input.len(), more));
        }
        // A truncated file is valid only after a case, and only without a count and a terminator.
        let first = tested.problem.cases(&input).unwrap()[0].len();
        let is_open = matches!(tested.problem.format.framing, Framing::Until(""));
        let lengths = (0..input.len()).step_by(11).chain([first]);
        for length in lengths.filter(|length| *length < input.len()) {
            let is_right = is_open && length == first;
            assert_eq!(is_valid(&input[..length]), is_right, "{length}");
        }
    }
}

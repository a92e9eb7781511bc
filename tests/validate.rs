//! The validator: whatever is generated is valid, and whatever is damaged is not.
//! `tests/commands/validate.txt` shows how each rule of a statement is named.

use crate::common::making::generate;
use crate::common::problems::Tested;
use crate::common::{named, violation};
use judge::workbench::format::Framing;

for_each_problem!(what_is_generated_is_valid, what_is_damaged_is_not);

/// Two cases of a kind, if there may be two, which have to be valid.
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

fn what_is_damaged_is_not(tested: &'static Tested) {
    let format = &tested.problem.format;
    for input in small_files(tested) {
        let is_valid = |damaged: &[u8]| violation(tested.problem, damaged, true).is_none();
        let is_found = |damaged: &[u8]| {
            assert!(!is_valid(damaged), "{:?}", String::from_utf8_lossy(damaged));
        };
        for place in (0..input.len()).step_by(11) {
            // Bytes that occur in no valid file, in place of another and before it.
            let foreign = b"\0\t\r\x0B#.\x7F\x80\xFF"[place % 9];
            is_found(&[&input[..place], &[foreign], &input[place + 1..]].concat());
            is_found(&[&input[..place], &[foreign], &input[place..]].concat());
        }
        let text = String::from_utf8(input.clone()).unwrap();
        // Of a long input not every word is tried.
        let step = 1 + input.len() / 200;
        let mut start = 0;
        for (number, word) in text.split_inclusive([' ', '\n']).enumerate() {
            let (digits, end) = (word.trim_end(), start + word.trim_end().len());
            let (before, after) = (&text[..start], &text[end..]);
            start += word.len();
            if number % 11 == 0 {
                // Whitespace doubled, missing, or the other one.
                is_found(format!("{before}{digits}{}{after}", &after[..1]).as_bytes());
                is_found(format!("{before}{digits}{}", &after[1..]).as_bytes());
                let other = if after.starts_with(' ') { "\n" } else { " " };
                let other = format!("{before}{digits}{other}{}", &after[1..]);
                // Either may separate the cards of a deck; only its last and the 0 end a line.
                let is_within_deck =
                    tested.name() == "10-20-30" && number % 52 != 51 && number < 103;
                assert_eq!(is_valid(other.as_bytes()), is_within_deck, "{other:?}");
            }
            if number % step == 0
                && !digits.is_empty()
                && digits.bytes().all(|byte| byte.is_ascii_digit())
            {
                let others = [
                    format!("0{digits}"),
                    format!("+{digits}"),
                    format!("-{digits}"),
                    format!("{digits}.0"),
                    format!("{digits}e0"),
                    "-1".into(),
                    "2147483648".into(),
                    "4294967296".into(),
                    "18446744073709551617".into(),
                    String::new(),
                ];
                let other = &others[number / step % others.len()];
                is_found(format!("{before}{other}{after}").as_bytes());
            }
        }
        for other in ["\r\n", " \n", "\n ", "\n\n"] {
            is_found(text.replace('\n', other).as_bytes());
        }
        for more in ["\n", " ", "0\n", "1\n", "A\n", "\0", "\x1A", "\u{FEFF}"] {
            is_found(format!("{text}{more}").as_bytes());
            is_found(format!("{more}{text}").as_bytes());
        }
        // A truncated file is valid only after a case, and only without a count and a terminator.
        let cases = tested.problem.cases(&input).unwrap();
        let is_open = matches!(format.framing, Framing::Until(""));
        let first = cases[0].len();
        for length in (0..input.len()).filter(|length| length % 11 == 0 || *length == first) {
            let expected = is_open && length == first;
            assert_eq!(is_valid(&input[..length]), expected, "{length} of {text}");
        }
        // Cases of one line may be left out and may come twice; other lines may not.
        let of_one_line = matches!(format.framing, Framing::Until(_))
            && cases[0].iter().filter(|byte| **byte == b'\n').count() == 1;
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        for number in 0..lines.len() {
            let is_case = of_one_line && number < cases.len();
            let (before, after) = lines.split_at(number);
            for damaged in [
                [before, &after[1..]],
                [before, &[&after[..1], after].concat()],
            ] {
                let damaged = damaged.concat().concat();
                assert_eq!(is_valid(damaged.as_bytes()), is_case, "{damaged}");
            }
        }
    }
}

#[test]
fn limits_can_be_lifted() {
    for (name, size, cases) in [
        ("gomoku", None, 12),
        ("cheat", None, 101),
        ("spot", Some(51), 1),
        ("game-schedule", Some(1001), 1),
    ] {
        let input = generate(named(name), cases, 1, size, None);
        let found = |limits| violation(named(name), input.as_bytes(), limits);
        assert!(found(true).is_some(), "{name}");
        assert_eq!(found(false), None, "{name}");
    }
    let smallest = violation(named("spot"), b"1\n1 1 +\n1 1 -\n0\n", false);
    assert_eq!(smallest, None);
}

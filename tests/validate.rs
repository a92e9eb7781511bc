//! The validator: whatever is generated is valid, whatever is damaged is not, and each rule of a
//! statement is named where it is broken.

use crate::common;
use crate::common::problems::row;
use crate::common::{named, Failing};
use judge::problems::cheat::cards::{FIELDS, RANKS};
use judge::problems::cheat::validate::rounds;
use judge::workbench::framing::Cases;
use judge::workbench::generator::Request;
use judge::{Problem, PROBLEMS};

fn violations(problem: &Problem, input: &[u8]) -> Vec<String> {
    common::violations(problem, input, true, usize::MAX)
}

fn is_valid(problem: &Problem, input: &[u8]) -> bool {
    violations(problem, input).is_empty()
}

/// Input that has to be valid: two cases of a kind, if there may be two.
fn generated(problem: &Problem, seed: u64, size: Option<u32>, kind: &str) -> Vec<u8> {
    let request = Request {
        cases: 2.min(*problem.framing.range().end()),
        seed,
        size,
        kind: Some(kind),
    };
    let input = problem.generate_to_vec(&request).unwrap();
    let found = violations(problem, &input);
    assert!(
        found.is_empty(),
        "{} {request:?}: {found:?}",
        problem.name()
    );
    input
}

/// Few small cases of each kind.
fn small_files() -> Vec<(&'static Problem, &'static str, Vec<u8>)> {
    let mut files = Vec::new();
    for problem in PROBLEMS {
        let sizes = row(problem.name()).special.model_sizes.as_ref();
        let size = sizes.map(|sizes| sizes.start() + 2);
        for (seed, kind) in problem.generator.kinds.iter().enumerate() {
            let input = generated(problem, seed as u64, size, kind.name);
            files.push((*problem, kind.name, input));
        }
    }
    files
}

#[test]
fn every_kind_is_valid() {
    for problem in PROBLEMS {
        for kind in problem.generator.kinds {
            (0..5).for_each(|seed| drop(generated(problem, seed, None, kind.name)));
        }
    }
}

/// The first sizes, and the largest ones.
#[test]
fn every_size_is_valid() {
    for problem in PROBLEMS {
        let sizes = &row(problem.name()).sizes;
        for size in sizes.clone().take(6).chain(sizes.clone().rev().take(2)) {
            for kind in problem.generator.kinds {
                generated(problem, 77, Some(size), kind.name);
            }
        }
    }
}

#[test]
fn how_the_input_is_cut_into_pieces_does_not_matter() {
    for (problem, kind, input) in small_files() {
        let mut damaged = input.clone();
        damaged.insert(input.len() / 2, b' ');
        damaged.insert(input.len() / 3, b'\n');
        let whole = violations(problem, &damaged);
        for piece in [1, 2, 3, 7] {
            assert_eq!(
                common::violations(problem, &damaged, true, piece),
                whole,
                "{kind}"
            );
            assert!(common::violations(problem, &input, true, piece).is_empty());
        }
    }
}

#[test]
fn input_that_cannot_be_read_is_no_violation() {
    for (problem, kind, input) in small_files() {
        for length in (0..=input.len()).step_by(5) {
            let mut report = |_, message: &str| panic!("{kind} {length}: {message}");
            let mut failing = Failing(&input[..length]);
            let result = problem.validate(&mut failing, true, &mut report);
            assert!(result.is_err(), "{kind} {length}");
        }
    }
}

/// Bytes that occur in no valid file.
const FOREIGN: [u8; 9] = [0, b'\t', b'\r', 0x0B, b'#', b'.', 0x7F, 0x80, 0xFF];

#[test]
fn foreign_bytes_are_found_wherever_they_stand() {
    for (problem, kind, input) in small_files() {
        for place in (0..input.len()).step_by(5) {
            let byte = FOREIGN[place % FOREIGN.len()];
            let mut damaged = input.clone();
            damaged[place] = byte;
            let told = || format!("{} {kind}: {byte} at {place}", problem.name());
            assert!(!is_valid(problem, &damaged), "{} instead", told());
            damaged.insert(place, input[place]);
            assert!(!is_valid(problem, &damaged), "{} more", told());
        }
    }
}

#[test]
fn doubled_missing_and_mistaken_white_space_is_found() {
    for (problem, kind, input) in small_files() {
        let separators = (0..input.len()).filter(|&place| input[place].is_ascii_whitespace());
        for place in separators.step_by(5) {
            let told = || format!("{} {kind}: separator at {place}", problem.name());
            let mut damaged = input.clone();
            damaged.insert(place, input[place]);
            assert!(!is_valid(problem, &damaged), "{}, doubled", told());
            damaged = input.clone();
            damaged.remove(place);
            assert!(!is_valid(problem, &damaged), "{}, missing", told());
            damaged = input.clone();
            damaged[place] = if input[place] == b' ' { b'\n' } else { b' ' };
            // Either may separate the cards of a deck; only its last and the 0 end a line.
            let cards = input[..place]
                .iter()
                .filter(|byte| byte.is_ascii_whitespace());
            let cards = cards.count() + 1;
            let is_within_deck = problem.name() == "10-20-30" && cards % 52 != 0 && cards < 104;
            assert_eq!(
                is_valid(problem, &damaged),
                is_within_deck,
                "{}, mistaken",
                told()
            );
        }
        for (found, other) in [("\n", "\r\n"), ("\n", " \n"), ("\n", "\n "), ("\n", "\n\n")] {
            let damaged = String::from_utf8(input.clone()).unwrap();
            let damaged = damaged.replace(found, other);
            assert!(!is_valid(problem, damaged.as_bytes()));
        }
    }
}

/// Every number in its place: with a leading zero, a sign, far out of range, with a fraction.
#[test]
fn numbers_that_are_none_are_found() {
    for (problem, kind, input) in small_files() {
        let text = String::from_utf8(input).unwrap();
        let mut start = 0;
        for word in text.split_inclusive([' ', '\n']) {
            let end = start + word.trim_end().len();
            if start < end && text[start..end].bytes().all(|byte| byte.is_ascii_digit()) {
                let digits = &text[start..end];
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
                // A few at each place, all of them over the places.
                for other in others.into_iter().skip(start % 5).step_by(5) {
                    let damaged = format!("{}{other}{}", &text[..start], &text[end..]);
                    let told = || format!("{} {kind}: {other:?} at {start}", problem.name());
                    assert!(!is_valid(problem, damaged.as_bytes()), "{}", told());
                }
            }
            start += word.len();
        }
    }
}

/// A file that breaks off is valid only after a case, if nothing says how many there are.
#[test]
fn files_that_break_off_are_found() {
    for (problem, kind, input) in small_files() {
        let framing = &problem.framing;
        let first = framing.split(&input)[0].len();
        let is_open = matches!(framing.cases, Cases::Until(b""));
        for length in (0..input.len()).filter(|length| length % 5 == 0 || *length == first) {
            let found = is_valid(problem, &input[..length]);
            let expected = is_open && length == first;
            assert_eq!(found, expected, "{} {kind} {length}", problem.name());
        }
    }
}

/// Lines left out or doubled; but cases of one line may be left out and may come twice.
#[test]
fn lines_that_are_missing_or_too_many_are_found() {
    for (problem, kind, input) in small_files() {
        let framing = &problem.framing;
        let cases = framing.split(&input);
        let is_open = matches!(framing.cases, Cases::Until(_));
        let of_one_line = is_open && (framing.lines)(cases[0]) == 1;
        let text = String::from_utf8(input.clone()).unwrap();
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        for number in 0..lines.len() {
            let is_case = of_one_line && number < cases.len();
            let mut missing = lines.clone();
            missing.remove(number);
            let mut doubled = lines.clone();
            doubled.insert(number, lines[number]);
            for damaged in [missing, doubled] {
                let found = is_valid(problem, damaged.concat().as_bytes());
                assert_eq!(found, is_case, "{} {kind} {number}", problem.name());
            }
        }
        for more in ["\n", " ", "0\n", "1\n", "A\n", "\0", "\x1A"] {
            let found = is_valid(problem, format!("{text}{more}").as_bytes());
            assert!(!found, "{} {kind} {more:?}", problem.name());
            let found = is_valid(problem, format!("{more}{text}").as_bytes());
            assert!(!found, "{} {kind} {more:?} before", problem.name());
        }
        let marked = format!("\u{FEFF}{text}");
        assert!(!is_valid(problem, marked.as_bytes()));
    }
}

/// A deal with the cards of the players in rank order, which ends.
const DEAL: &str = "A 2 3 4 5 6 7 8 9 10 J Q K\n";

/// A board of nothing but `rows` at the top.
fn board(rows: &[&str]) -> String {
    let mut board = String::new();
    for row in 0..19 {
        let stones = rows.get(row).copied().unwrap_or_default();
        let points = format!("{stones:0<19}");
        let points: Vec<String> = points.chars().map(String::from).collect();
        board += &points.join(" ");
        board += "\n";
    }
    board
}

#[test]
fn each_rule_is_named_where_it_is_broken() {
    let generate = |name, size, seed, kind| {
        let request = Request {
            cases: 1,
            seed,
            size: Some(size),
            kind: Some(kind),
        };
        String::from_utf8(named(name).generate_to_vec(&request).unwrap()).unwrap()
    };
    let deck = generate("10-20-30", 0, 0, "random");
    let crowd = |teams| generate("game-schedule", teams, 1, "even");
    let cases: Vec<(&str, String, &[&str])> = vec![
        // 10-20-30
        (
            "10-20-30",
            deck.replacen('1', "2", 1),
            &[
                "1:1: deck 1: found 3 cards of 1, expected 4",
                "1:1: deck 1: found 5 cards of 2, expected 4",
            ],
        ),
        (
            "10-20-30",
            deck.replacen("2 2", "11 2", 1),
            &[
                "1:9: deck 1: found \"11\", expected a card, 1 to 10",
                "1:1: deck 1: found 3 cards of 2, expected 4",
            ],
        ),
        (
            "10-20-30",
            deck.replacen("2 2", "2  02", 1),
            &[
                "1:11: deck 1: found \"  \", expected one space or one line end (LF)",
                "1:12: deck 1: found \"02\", expected no leading zeros in a card",
            ],
        ),
        (
            "10-20-30",
            "0".into(),
            &["1:2: found nothing, expected one line end (LF)"],
        ),
        (
            "10-20-30",
            String::new(),
            &["1:1: the input ends, expected a deck or \"0\""],
        ),
        // Number Game
        (
            "number-game",
            "1 6\n2 5 5\n0\n".into(),
            &[
                "1:1: position 1: cannot occur: 6 is listed but 2 and 4 are not, and 6 = 2 + 4",
                "2:5: position 2: 5 is listed twice",
                "2:1: position 2: cannot occur: 5 is listed but 2 and 3 are not, and 5 = 2 + 3",
            ],
        ),
        (
            "number-game",
            "2 2 21\n20\n".into(),
            &[
                "1:5: position 1: found \"21\", expected a number, 2 to 20",
                "2:1: position 2: found \"20\", expected the count of the numbers that follow, 1 to 19",
                "3:1: position 2: the input ends, expected a number, 2 to 20",
            ],
        ),
        (
            "number-game",
            "2 2\n3\n0\n".into(),
            &["1:4: position 1: found \"\\n\", expected one space"],
        ),
        (
            "number-game",
            " 2 2 3\n 0\n".into(),
            &[
                "1:1: position 1: found \" \", expected nothing",
                "2:1: found \"\\n \", expected one line end (LF)",
            ],
        ),
        (
            "uva1558",
            "4\n0\n\n2\n2 5\n0\n2\n2  3\n".into(),
            &[
                "7:1: position 4: found \"\\n\", expected a line end and an empty line (LF)",
                "8:3: position 4: found \"  \", expected one space",
            ],
        ),
        (
            "uva1558",
            "3\n2 2 5\n0\n\n\n20\n2\n".into(),
            &[
                "2:2: position 1: found \" \", expected one line end (LF)",
                "5:1: position 3: found \"\\n\\n\\n\", expected a line end and an empty line (LF)",
                "6:1: position 3: found \"20\", expected the count of the numbers that follow, 0 to 19",
                "8:1: position 3: the input ends, expected a number, 2 to 20",
            ],
        ),
        (
            "uva1558",
            "1\n0\n".into(),
            &["3:1: found \"\\n\", expected a line end and an empty line (LF)"],
        ),
        // Cheat
        (
            "cheat",
            String::new(),
            &["1:1: the input ends, expected a game"],
        ),
        (
            "cheat",
            DEAL.repeat(3) + &DEAL.replace('K', "A"),
            &[
                "1:1: game 1: found 5 cards of rank A, expected 4",
                "1:1: game 1: found 3 cards of rank K, expected 4",
            ],
        ),
        (
            "cheat",
            DEAL.replace('K', "1"),
            &["1:26: game 1: found \"1\", expected a card: A, 2 to 10, J, Q or K; \
               what follows is not checked"],
        ),
        (
            "cheat",
            DEAL.repeat(404),
            &["401:1: found more than 100 games"],
        ),
        // Gomoku
        (
            "gomoku",
            format!("12\n{}", board(&["11111"]).repeat(12)),
            &["1:1: found \"12\", expected the number of boards, 1 to 11"],
        ),
        (
            "gomoku",
            format!("1\n{}", board(&["11111", "", "022222"])),
            &["2:1: board 1: 2 winning fives, expected at most one"],
        ),
        (
            "gomoku",
            format!("1\n{}", board(&["003"])),
            &["2:5: board 1: found \"3\", expected 0, 1 or 2; what follows is not checked"],
        ),
        // Game schedule
        (
            "game-schedule",
            crowd(1002),
            &["1:1: case 1: found \"1002\", expected the number of teams, 2 to 1000"],
        ),
        (
            "game-schedule",
            "1\nA\n0\n".into(),
            &["1:1: case 1: found \"1\", expected the number of teams, 2 to 1000"],
        ),
        (
            "game-schedule",
            format!("2\nA\n{}\nA {0}\n0\n", "b".repeat(26)),
            &["3:1: case 1: found \"bbbbbbbbbbbbbbbbbbbbbbbbbb\", expected at most 25 letters"],
        ),
        (
            "game-schedule",
            "2\nA\nB1\nA B1\n0\n".into(),
            &["3:1: case 1: found \"B1\", expected a name of letters; what follows is not checked"],
        ),
        (
            "game-schedule",
            "3\nA\nB\nB\nA B\nB B\n0\n".into(),
            &["4:1: case 1, team 3: \"B\" is the name of team 2 already"],
        ),
        (
            "game-schedule",
            "3\nA\nB\na\nA C\na a\n0\n".into(),
            &[
                "5:3: case 1, match 1: found \"C\", expected one of the teams",
                "6:3: case 1, match 2: \"a\" cannot play against itself",
            ],
        ),
        (
            "game-schedule",
            "4\nA\nB\nC\nD\nA B\nA C\nA D\n0\n".into(),
            &["1:1: case 1: no schedule exists: round 1 has 4 teams and needs 2 matches, but only 1 \
               can be played without putting out a team that has others to come"],
        ),
        // Spot
        (
            "spot",
            "1\n1 1 +\n1 1 -\n0\n".into(),
            &["1:1: game 1: found \"1\", expected the size of a board, 2 to 50"],
        ),
        (
            "spot",
            "2\n1 1 +\n2 2 +\n2 2 +\n1 2 -\n0\n".into(),
            &["4:5: game 1, move 3: square (2, 2) already holds a spot"],
        ),
        (
            "spot",
            "2\n1 1 -\n3 2 +\n2 0 +\n1 2 *\n0\n".into(),
            &[
                "2:5: game 1, move 1: square (1, 1) holds no spot",
                "3:1: game 1: found \"3\", expected a row, 1 to 2",
                "4:3: game 1: found \"0\", expected a column, 1 to 2",
                "5:5: game 1: found \"*\", expected + or -; what follows is not checked",
            ],
        ),
        (
            "spot",
            "2\n1 1 +\n2 2 +\n2 2 -\n1 2 +\n0\n0\n".into(),
            &["7:1: found \"0\", expected the end of the input; what follows is not checked"],
        ),
    ];
    for (name, input, expected) in cases {
        assert_eq!(
            violations(named(name), input.as_bytes()),
            expected,
            "{name}: {input}"
        );
    }
}

/// Sixteen cards with which no hand is ever empty. No such pack is known.
#[test]
fn an_endless_game_has_too_many_rounds() {
    let hands = ["A 8", "A 3 3 7 8", "3 7 8 K", "A A 3 8 K"];
    let field = |name: &str| FIELDS[RANKS.iter().position(|rank| *rank == name).expect("a rank")];
    let hand = |names: &str| names.split(' ').map(|name| 1 << field(name)).sum();
    assert_eq!(rounds(hands.map(hand)), None);
}

/// The statement does not ask whether moves after the decision are legal.
#[test]
fn moves_after_the_decision_mean_nothing() {
    let spot = named("spot");
    assert!(is_valid(spot, b"2\n1 1 +\n2 2 +\n2 2 -\n1 2 -\n0\n"));
    assert!(!is_valid(spot, b"2\n1 1 +\n2 2 +\n2 2 -\n1 3 -\n0\n"));
}

#[test]
fn limits_can_be_lifted() {
    for (name, size, cases) in [
        ("gomoku", None, 12),
        ("cheat", None, 101),
        ("spot", Some(51), 1),
        ("game-schedule", Some(1001), 1),
    ] {
        let problem = named(name);
        let request = Request {
            cases,
            seed: 1,
            size,
            kind: None,
        };
        let input = problem.generate_to_vec(&request).unwrap();
        assert_eq!(
            common::violations(problem, &input, true, 4096).len(),
            1,
            "{name}"
        );
        assert_eq!(
            common::violations(problem, &input, false, 4096).len(),
            0,
            "{name}"
        );
    }
    assert!(common::violations(named("spot"), b"1\n1 1 +\n1 1 -\n0\n", false, 1).is_empty());
}

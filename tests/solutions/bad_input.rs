//! Every kind of bad input: the exact message and its place, the exit status, and what was printed
//! before.
//!
//! `tests/bad_input/PROBLEM.txt` lists them. `< ` begins a line of good input, `> ` a line of its
//! answer, `#` a comment. Each other line is `BAD | LINE:COLUMN | MESSAGE`: what follows the good
//! input, with `\n` for a line end, and the message with its place; line 1 is the first of `BAD`.

use crate::common::problems::Row;
use crate::common::{judge, path, run, solve, solve_in_pieces, Run};
use std::fs;

pub fn messages_and_places(row: &'static Row) {
    let file = format!("tests/bad_input/{}.txt", row.name());
    let list = fs::read_to_string(path(&file))
        .unwrap_or_else(|error| panic!("{file}: {error}; add lines BAD | LINE:COLUMN | MESSAGE"));
    let (mut good, mut answer) = (String::new(), String::new());
    let mut rows = 0;
    let mut follows_row = false;
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        if let Some(text) = line.strip_prefix('>') {
            answer += text.trim_start();
            answer += "\n";
        } else if let Some(text) = line.strip_prefix('<') {
            if follows_row {
                (good, answer) = Default::default();
            }
            good += text.trim_start();
            good += "\n";
        } else {
            check(row, &good, &answer, line);
            rows += 1;
        }
        follows_row = !line.starts_with(['<', '>']);
    }
    assert!(rows > 0, "{file}: add lines BAD | LINE:COLUMN | MESSAGE");
}

/// Checks a line of the list, after `good` input with this answer.
fn check(row: &Row, good: &str, answer: &str, line: &str) {
    let [bad, place, message] = line.split(" | ").collect::<Vec<_>>()[..] else {
        panic!("{line}: expected BAD | LINE:COLUMN | MESSAGE");
    };
    let bad = bad.replace("\\n", "\n");
    let (line, column) = place.split_once(':').expect("LINE:COLUMN");
    let line = line.parse::<u64>().unwrap() + good.lines().count() as u64;
    let column = column.parse().unwrap();
    let input = format!("{good}{bad}");
    let name = row.name();

    let found = run(&mut judge(&[name]), &input);
    let error = format!("judge: {name}: <stdin>:{line}:{column}: {message}\n");
    assert_eq!(found, (Some(1), answer.to_string(), error), "{input}");

    // The same when every word arrives byte by byte.
    let expected = Run {
        output: answer.to_string(),
        error: Some((line, column, message.to_string())),
    };
    let found = solve_in_pieces(row.problem, input.as_bytes(), |_| 1);
    assert_eq!(found, expected, "byte by byte: {input}");
    // And when so much input follows that a case in the usual layout could be there.
    if !message.contains("the input ends") {
        let more = format!("{input} {}", good.repeat(20));
        assert_eq!(solve(row.problem, more), expected, "with more: {input}");
    }
    // The message does not depend on the white space.
    let respaced = input.replace('\n', "\r\n\n").replace(' ', "\t ");
    let found = solve(row.problem, respaced);
    assert_eq!((&*found.output, found.message()), (answer, message));
}

/// What a message shows of a word: at most forty bytes, and no control characters.
pub fn words_are_shown_harmlessly(row: &'static Row) {
    let shown: [(&[u8], &str); 6] = [
        (b"\x1b[31m\"", r#""\u{1b}[31m\"""#),
        (b"\xff\xc3\xa9\xc3", "\"\\xff\u{e9}\\xc3\""),
        (b"\0\x7f", r#""\u{0}\u{7f}""#),
        ("\u{85}".as_bytes(), r#""\u{85}""#),
        (&[b'z'; 40], "\"zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz\""),
        (
            &[b'z'; 41],
            "\"zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz...\"",
        ),
    ];
    for (word, shown) in shown {
        let found = solve(row.problem, word);
        let message = found.message();
        let is_shown = message.contains(&format!("found {shown}, expected "));
        assert!(is_shown, "{message}");
    }
}

/// A game of Cheat that comes back to an earlier position never ends: the error names both rounds.
/// No deal is known that leads to one, so the two positions are made.
pub fn a_position_of_cheat_that_comes_back() {
    use judge::problems::cheat::solution::{Game, InputError, Positions};
    let mut positions = Positions::new();
    let mut game = Game::new([0; 4]);
    // Rounds are counted from 1, and each is remembered.
    for round in 1..=59 {
        game.round = round;
        game.hands = if round % 52 == 7 {
            [1, 2, 3, 4]
        } else {
            [1, 2, 3, u64::from(round) << 8]
        };
        let expected = (round == 59).then_some(7);
        assert_eq!(game.has_occurred(&mut positions), expected, "round {round}");
    }
    let error = InputError::NeverEnds(7, 59);
    assert_eq!(
        error.to_string(),
        " never ends: after round 59 everything is as it was after round 7"
    );
}

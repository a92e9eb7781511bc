//! Every kind of bad input: the exact message and its place, the exit status, and what was printed
//! before.
//!
//! `tests/problems/NAME.txt` lists them. `< ` begins a line of good input, `> ` a line of its
//! answer, `#` a comment. Each other line is `BAD | LINE:COLUMN | MESSAGE`: what follows the good
//! input, with `\n` for a newline, and the message with its place; line 1 is the first of `BAD`.

use crate::common::problems::Tested;
use crate::common::{judge, run, solve, solve_in_pieces, Run};
use judge::problems::cheat::case::{Deal, RANKS};
use judge::problems::cheat::generate::rounds;
use judge::problems::cheat::solution::Solution;
use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::solution::Solve;
use judge::workbench::format::Framing;

for_each_problem!(messages_and_places);

fn messages_and_places(tested: &'static Tested) {
    let list = tested.part("bad input");
    let (mut good, mut answer) = (String::new(), String::new());
    let mut lines = 0;
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
            check(tested, &good, &answer, line);
            lines += 1;
        }
        follows_row = !line.starts_with(['<', '>']);
    }
    assert!(lines > 0, "no lines BAD | LINE:COLUMN | MESSAGE");
}

/// Checks a line of the list, after `good` input with this answer.
fn check(tested: &Tested, good: &str, answer: &str, line: &str) {
    let [bad, place, message] = line.split(" | ").collect::<Vec<_>>()[..] else {
        panic!("{line}: expected BAD | LINE:COLUMN | MESSAGE");
    };
    let bad = bad.replace("\\n", "\n");
    let (line, column) = place.split_once(':').expect("LINE:COLUMN");
    let line = line.parse::<u64>().unwrap() + good.lines().count() as u64;
    let column = column.parse().unwrap();
    let input = format!("{good}{bad}");
    let name = tested.name();

    let found = run(&mut judge(&[name]), &input);
    // In the first case, before which nothing has been answered, if the first line is like it.
    let first = input.trim_start().lines().next().unwrap_or_default();
    let is_word = !first.trim_end().contains(' ');
    let is_counted = matches!(tested.problem.format.framing, Framing::Counted);
    let is_meant = answer.is_empty() && is_counted != is_word;
    let variant = tested.problem.variant.as_ref().filter(|_| is_meant);
    let advice = variant.map_or_else(String::new, |variant| format!("; {variant}"));
    let error = format!("judge: {name}: <stdin>:{line}:{column}: {message}{advice}\n");
    assert_eq!(found, (Some(1), answer.to_string(), error), "{input}");

    // The same when every word arrives byte by byte.
    let expected = Run {
        output: answer.to_string(),
        error: Some((line, column, message.to_string())),
    };
    let found = solve_in_pieces(tested.problem, input.as_bytes(), |_| 1);
    assert_eq!(found, expected, "byte by byte: {input}");
    // And when so much input follows that a case in the usual layout could be there.
    if !message.contains("unexpected end of input") {
        let more = format!("{input} {}", good.repeat(20));
        assert_eq!(solve(tested.problem, more), expected, "with more: {input}");
    }
    // The message does not depend on the whitespace.
    let respaced = input.replace('\n', "\r\n\n").replace(' ', "\t ");
    let found = solve(tested.problem, respaced);
    assert_eq!((&*found.output, found.message()), (answer, message));
}

/// A game of Cheat that comes back to an earlier position never ends: the error names both rounds, and
/// there are too many for the validator. No deal of a whole pack is known that does so.
#[test]
fn a_game_of_cheat_that_never_ends() {
    let cards = "2 5 10 J K 9 10 A 10 A J K 9 J 3 3 6 J 3 5 9 6 2 2 9 3 \
                 10 2 5 5 3 2 5 5 2 10 A 3 J 2 J 2 10 9 10 6 A 3 9 9 2 5";
    let rank = |card| RANKS.iter().position(|rank| *rank == card);
    let cards = cards
        .split(' ')
        .map(|card| rank(card).expect("a rank") as u8);
    let deal: Deal = cards.collect::<Vec<_>>().try_into().expect("a pack");
    let error = Solution::new(FIXED_KEY).solve(&deal).unwrap_err();
    let message = " never ends: after round 239 everything is as it was after round 187";
    assert_eq!(error.to_string(), message);
    assert_eq!(rounds(&deal), None);
}

//! Tests of every kind of bad input: the exact message, its place, the exit status, and the answers
//! to the cases before the error.
//!
//! `tests/problems/NAME.txt` lists the bad inputs. A line after `<` belongs to a good input, and a
//! line after `>` belongs to its answer. `#` begins a comment. Each other line is `BAD |
//! LINE:COLUMN | MESSAGE`. The test appends `BAD` to the good input, and expects the error
//! `MESSAGE`. In `BAD`, `\n` stands for a newline. The line and the column count from the start of
//! `BAD`.

use crate::common::damage::damage;
use crate::common::inputs::generated_input;
use crate::common::problems::TestedProblem;
use crate::common::{execute, judge_command, read_sample, solve, solve_in_pieces};
use judge::problems::cheat::case::{Deal, RANKS};
use judge::problems::cheat::generate::rounds;
use judge::problems::cheat::solution::Solution;
use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::solution::Solve;
use judge::workbench::checker::{Verdict, Whitespace::Exact};
use judge::workbench::generator::Random;

for_each_problem!(
    messages_and_places_are_exact,
    violations_are_exact,
    damaged_input_does_no_harm,
);

fn messages_and_places_are_exact(tested: &'static TestedProblem) {
    let list = tested.section("bad input");
    let (mut good_input, mut answer) = (String::new(), String::new());
    let mut follows_bad_input = false;
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        if let Some(text) = line.strip_prefix('>') {
            answer += &format!("{}\n", text.trim_start());
        } else if let Some(text) = line.strip_prefix('<') {
            // Good input after bad input replaces the good input above.
            if follows_bad_input {
                (good_input, answer) = Default::default();
            }
            good_input += &format!("{}\n", text.trim_start());
        } else {
            check_bad_input(tested, &good_input, &answer, line);
        }
        follows_bad_input = !line.starts_with(['<', '>']);
    }
    assert!(follows_bad_input, "no bad input at the end");
}

/// Checks an item `BAD | LINE:COLUMN | MESSAGE` of the list. `answer` is the answer to the good
/// input.
fn check_bad_input(tested: &TestedProblem, good_input: &str, answer: &str, item: &str) {
    let [bad_input, place, message] = item.split(" | ").collect::<Vec<_>>()[..] else {
        panic!("{item}: expected BAD | LINE:COLUMN | MESSAGE");
    };
    let (line, column) = place.split_once(':').expect("LINE:COLUMN");
    let line = line.parse::<u64>().unwrap() + good_input.lines().count() as u64;
    let column = column.parse::<u64>().unwrap();
    let input = good_input.to_string() + &bad_input.replace("\\n", "\n");
    let name = tested.name();

    let result = execute(&mut judge_command(&[name]), &input);
    let errors = format!("judge: {name}: <stdin>:{line}:{column}: {message}\n");
    assert_eq!(result, (Some(1), answer.to_string(), errors), "{input}");

    let expected = solve(tested.problem, &input);
    // The error is the same if more input follows.
    if !message.contains("unexpected end of input") {
        let longer = format!("{input} {}", good_input.repeat(20));
        assert_eq!(solve(tested.problem, longer), expected, "longer: {input}");
    }
    // The message does not depend on the whitespace.
    let respaced = input.replace('\n', "\r\n\n").replace(' ', "\t ");
    let run = solve(tested.problem, respaced);
    assert_eq!((&*run.output, run.expect_error()), (answer, message));
}

/// Checks each line `OLD => NEW | LINE:COLUMN | MESSAGE` of the section "validation":
/// `judge validate` finds this violation in the sample if `NEW` replaces the first `OLD` in it, and
/// none if the line is `OLD => NEW | valid`.
fn violations_are_exact(tested: &'static TestedProblem) {
    let sample = read_sample(tested.name(), "in");
    let list = tested.section("validation");
    for item in list.lines().filter(|line| !line.is_empty()) {
        let (change, expected) = item.split_once(" | ").expect("OLD => NEW | EXPECTED");
        let with_newlines = change.replace("\\n", "\n").replace("\\r", "\r");
        let change = with_newlines.replace("\\t", "\t");
        let (old, new) = change.split_once(" => ").expect("OLD => NEW");
        assert!(sample.contains(old), "{item}");
        let input = sample.replacen(old, new, 1);
        let found = match tested.problem.validate(input.as_bytes(), true) {
            Ok(()) => "valid".into(),
            Err((place, message)) => format!("{}:{} | {message}", place.line, place.column),
        };
        assert_eq!(found, expected, "{item}");
    }
}

/// Checks what must hold for any bytes on thousands of damaged inputs: pieces of the input change
/// nothing, a message is a short line with a place in the input, the answers have a bounded length,
/// there is a verdict if and only if there are answers, and those are accepted. An input that the
/// validator accepts has answers, and writing its cases restores it.
fn damaged_input_does_no_harm(tested: &'static TestedProblem) {
    let problem = tested.problem;
    let mut random = Random::new(246);
    for number in 0..600 {
        let mut input = generated_input(problem.name, number % 20, 2).into_bytes();
        (0..random.between(1, 3)).for_each(|_| damage(&mut input, &mut random));
        let text = String::from_utf8_lossy(&input);
        let run = solve(problem, &input);
        let pieces_run = solve_in_pieces(problem, &input, || number % 9 + 1);
        assert_eq!(run, pieces_run, "{text}");
        assert!(run.output.len() <= 64 * (input.len() + 1), "{text}");
        let [strict, lenient] = [true, false].map(|limits| problem.validate(&input, limits).err());
        for (place, message) in [&run.error, &strict, &lenient].into_iter().flatten() {
            assert!(!message.is_empty() && message.len() < 500, "{message:?}");
            assert!(!message.chars().any(char::is_control), "{message:?}");
            let mut lines = input.split(|&byte| byte == b'\n');
            let line = lines.nth(place.line as usize - 1);
            let length = line.expect("a line of the input").len();
            assert!(place.column as usize <= length + 1, "{place:?} {text}");
        }
        assert!(lenient.is_none() || strict.is_some(), "{text}");
        let report = problem.judge(&input, run.output.as_bytes(), Exact);
        let verdict = report.ok().map(|report| report.verdict);
        let is_answered = run.error.is_none();
        assert_eq!(verdict, is_answered.then_some(Verdict::Accepted), "{text}");
        if lenient.is_none() {
            assert!(is_answered, "{text}");
            let cases = problem.cases(&input).expect("valid input");
            let written = problem.format.join(&cases);
            let is_space = |byte: &u8| byte.is_ascii_whitespace();
            let has_same_words = written.split(is_space).eq(input.split(is_space));
            let is_same = written == input || problem.format.may_wrap && has_same_words;
            assert!(is_same, "{text}");
        }
    }
}

/// A game of Cheat never ends if it comes back to an earlier position. The error names the rounds
/// of both positions, and `rounds` returns `None`. These cards are not a real pack, because no pack
/// with an endless game is known.
#[test]
fn a_game_of_cheat_that_never_ends_is_an_error() {
    let cards = "2 5 10 J K 9 10 A 10 A J K 9 J 3 3 6 J 3 5 9 6 2 2 9 3 \
                 10 2 5 5 3 2 5 5 2 10 A 3 J 2 J 2 10 9 10 6 A 3 9 9 2 5";
    let rank_of = |card| RANKS.iter().position(|rank| *rank == card);
    let ranks = cards.split(' ').map(rank_of);
    let ranks = ranks.map(|rank| rank.expect("a rank") as u8);
    let deal: Deal = ranks.collect::<Vec<_>>().try_into().expect("52 cards");
    let error = Solution::new(FIXED_KEY).solve(&deal).unwrap_err();
    let message = " never ends: after round 239 everything is as it was after round 187";
    assert_eq!(error.to_string(), message);
    assert_eq!(rounds(&deal), None);
}

//! Each solution against the plain one, on thousands of random cases.
//!
//! Cases go through the solution in files of a hundred, as on a real judge, so that nothing left
//! over from a case may influence the next.

use crate::common::making::{self, random};
use crate::common::problems::Row;
use crate::common::{expected, pieces, plain, solve};
use judge::problems::cheat::solution as cheat;
use judge::runtime::cycle::Deterministic;
use judge::runtime::scanner::{Scanner, FIXED_KEY};
use judge::runtime::solution::Solve;

for_each_problem!(as_the_plain_solution_says, without_an_answer);

/// Cases of each problem.
const CASES: usize = 600;

/// Cases of a file.
const FILE: usize = 100;

/// One of this many files is from `judge generate`, the others hold what it does not generate.
const GENERATED: usize = 4;

/// The first `cases` cases of a file.
fn file(row: &Row, number: usize, cases: usize) -> String {
    if row.special.case.is_none() {
        return making::generated(row.name(), number, cases as u64);
    }
    if number % GENERATED == 0 {
        return making::generated(row.name(), number / GENERATED, cases as u64);
    }
    let numbers = number * FILE..number * FILE + cases;
    let cases: Vec<String> = numbers
        .map(|number| making::case(row.name(), number))
        .collect();
    making::input(row.name(), &cases)
}

/// Compares both solutions on all files.
fn as_the_plain_solution_says(row: &'static Row) {
    let mut answers = String::new();
    let cases = making::most_cases(row.name(), FILE);
    for number in 0..CASES / cases {
        let input = file(row, number, cases);
        let found = solve(row.problem, &input);
        let expected = plain(row.problem, &input);
        if found.error.is_some() || found.output != expected {
            fail_with_the_first_case(row, number);
        }
        if let Some(is_right) = row.special.rules {
            assert_eq!(is_right(&input, &expected), Ok(()), "{input}");
        }
        answers += &expected;
    }
    let outcomes = (row.outcomes)(&answers);
    assert!(outcomes.iter().all(|&count| count > 10), "{outcomes:?}");
}

/// Fails with as many cases of the file as it takes.
fn fail_with_the_first_case(row: &Row, number: usize) {
    for cases in 1..=FILE {
        let input = file(row, number, cases);
        let expected = plain(row.problem, &input);
        let found = solve(row.problem, &input).good();
        assert_eq!(found, expected, "file {number}, case {cases}:\n{input}");
    }
}

/// Random cases that may have no answer, one at a time.
fn without_an_answer(row: &'static Row) {
    let Some(make) = row.special.unanswerable else {
        return;
    };
    let cases = CASES / 5;
    let mut unanswered = 0;
    for number in 0..cases {
        let input = making::input(row.name(), &[make(number, &mut random(number))]);
        let found = solve(row.problem, &input);
        match expected(row.problem, &input) {
            Ok(expected) => assert_eq!(found.good(), expected, "{input}"),
            Err(beginning) => {
                assert!(
                    found.message().starts_with(&beginning),
                    "{found:?}\n{input}"
                );
                assert_eq!(found.output, "");
                unanswered += 1;
            }
        }
    }
    let enough = cases / 10..cases;
    assert!(enough.contains(&unanswered), "{unanswered} of {cases}");
}

/// The positions of a game of Cheat are remembered only if it is long, and no deal of a whole pack
/// is known that is. Here they are remembered from the first round on: none of them comes back.
#[test]
fn cheat_with_positions_remembered() {
    let cases: Vec<String> = (0..500)
        .map(|number| making::case("cheat", number))
        .collect();
    let input = making::input("cheat", &cases);
    let mut stream = pieces(input.as_bytes(), usize::MAX);
    let mut scanner = Scanner::new(&mut stream);
    let mut solution = cheat::Solution::new(FIXED_KEY);
    for number in 0..cases.len() {
        let hands = solution.read(&mut scanner).ok().flatten().expect("a game");
        let expected = solution.solve(hands, &mut scanner).ok();
        let mut positions = Vec::new();
        let mut game = cheat::Game::new(hands);
        let mut end = game.step();
        while end.is_none() {
            assert!(!positions.contains(&game), "game {number}");
            positions.push(game.clone());
            end = game.step();
        }
        assert_eq!(end, expected, "game {number}");
    }
}

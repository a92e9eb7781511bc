//! Each solution against the plain one, on thousands of random cases: those of `judge generate`, of
//! every kind and many sizes, and those that it does not generate.
//!
//! Cases go through the solution in files, as on a real judge, so a test notices if something left
//! over from one case influences the next.

use crate::common::making::{self, random};
use crate::common::problems::Row;
use crate::common::{assert_same, is_answered_alike, plain, solve};
use judge::problems::cheat::solution::Game;
use judge::runtime::cycle::Deterministic;

for_each_problem!(as_the_plain_solution_says, without_an_answer);

/// Generated files of each kind.
const FILES: usize = 12;

/// Cases of a generated file.
const CASES: u64 = 10;

/// Cases that are not generated, and how many of them are in a file.
const MADE: usize = 500;
const FILE: usize = 100;

/// The files of a problem.
pub fn files(row: &'static Row) -> impl Iterator<Item = String> {
    let generated = 0..FILES * row.problem.generator.kinds.len();
    let generated = generated.map(|number| making::generated(row.name(), number, CASES));
    let made = row.case.into_iter().flat_map(|make| {
        let cases: Vec<String> = (0..MADE).map(|number| make(&mut random(number))).collect();
        let files = cases.chunks(making::most_cases(row.name(), FILE));
        let files: Vec<String> = files
            .map(|cases| making::input(row.name(), cases))
            .collect();
        files
    });
    generated.chain(made)
}

/// Compares both solutions on all files.
fn as_the_plain_solution_says(row: &'static Row) {
    let mut answers = String::new();
    for input in files(row) {
        let expected = plain(row.problem, &input);
        assert_same(&input, &expected, &solve(row.problem, &input).good());
        if let Some(is_right) = row.rules {
            assert_eq!(is_right(&input, &expected), Ok(()), "{input}");
        }
        answers += &expected;
    }
    let outcomes = (row.outcomes)(&answers);
    assert!(outcomes.iter().all(|&count| count > 10), "{outcomes:?}");
}

/// Random cases that may have no answer, one at a time.
fn without_an_answer(row: &'static Row) {
    let Some(make) = row.unanswerable else {
        return;
    };
    let inputs = (0..120).map(|number| making::input(row.name(), &[make(&mut random(number))]));
    let answered = inputs.filter(|input| is_answered_alike(row.problem, input));
    let answered = answered.count();
    assert!((12..108).contains(&answered), "{answered}");
}

/// Positions of Cheat are remembered only in long games. Here all those of a game are compared: none
/// of them comes back.
#[test]
fn positions_of_cheat_differ() {
    for number in 0..200 {
        let case = making::case("cheat", number);
        let mut game = Game::new(making::hands(&case));
        let mut positions = vec![game.clone()];
        while game.step().is_none() {
            assert!(!positions.contains(&game), "{case}");
            positions.push(game.clone());
        }
    }
}

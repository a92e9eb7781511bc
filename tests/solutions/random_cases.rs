//! Each solution against the plain one, on thousands of random cases: those of `judge generate`, of
//! every kind and many sizes, and those that it does not generate.
//!
//! Cases go through the solution in files, as on a real judge, so a test notices if something left
//! over from one case influences the next.

use crate::common::inputs::{self, random_bytes, Bytes};
use crate::common::problems::TestedProblem;
use crate::common::{assert_same, compare_with_plain, plain_output, solve};

for_each_problem!(as_the_plain_solution_says, without_an_answer);

/// Generated files of each kind.
const FILES: usize = 12;

/// Cases of a generated file.
const CASES: u64 = 10;

/// Cases that are not generated, and how many of them are in a file.
const MADE: usize = 500;
const FILE: usize = 100;

/// The files of a problem.
pub fn files(tested: &'static TestedProblem) -> impl Iterator<Item = String> {
    let generated = 0..FILES * tested.problem.generator.kinds.len();
    let generated = generated.map(|number| inputs::generated_input(tested.name(), number, CASES));
    let made = (0..MADE).step_by(FILE);
    let made = made.map(|first| inputs::random_input(tested.name(), first..first + FILE));
    generated.chain(made)
}

/// Compares both solutions on all files.
fn as_the_plain_solution_says(tested: &'static TestedProblem) {
    let mut answers = String::new();
    for input in files(tested) {
        let expected = plain_output(tested.problem, &input);
        assert_same(
            &input,
            &expected,
            &solve(tested.problem, &input).expect_success(),
        );
        if let Some(verify) = tested.verify {
            assert_eq!(verify(&input, &expected), Ok(()), "{input}");
        }
        answers += &expected;
    }
    let outcomes = tested.count_outcomes(&answers);
    assert!(outcomes.iter().all(|&count| count > 10), "{outcomes:?}");
}

/// Random cases that may have no answer, one at a time.
fn without_an_answer(tested: &'static TestedProblem) {
    let Some(make) = tested.make_any_case else {
        return;
    };
    let cases = (0..120).map(|number| make(&mut Bytes(&random_bytes(number))));
    let inputs = cases.map(|case| inputs::join(tested.name(), &[case]));
    let answered = inputs.filter(|input| compare_with_plain(tested.problem, input));
    let answered = answered.count();
    assert!((12..108).contains(&answered), "{answered}");
}

//! Each solution agrees with the plain solution on thousands of cases: on generated cases of every
//! kind and of many sizes, and on random cases that the generator does not make.
//!
//! An input has many cases, like the inputs of judges. So a test fails if one case influences the
//! next.

use crate::common::inputs::{generated_input, join, random_bytes, random_input, Bytes};
use crate::common::problems::{tested_problem, TestedProblem};
use crate::common::{assert_same, compare_with_plain, plain_output, solve};

for_each_problem!(solution_agrees_with_plain);

const INPUTS_PER_KIND: usize = 12;
const CASES_PER_INPUT: u64 = 10;

/// Returns generated inputs of all kinds, and five inputs of a hundred random cases each.
pub fn random_inputs(tested: &'static TestedProblem) -> impl Iterator<Item = String> {
    let name = tested.name();
    let numbers = 0..INPUTS_PER_KIND * tested.problem.generator.kinds.len();
    let generated = numbers.map(|number| generated_input(name, number, CASES_PER_INPUT));
    let random = (0..5).map(|index| random_input(name, 100 * index..100 * (index + 1)));
    generated.chain(random)
}

/// Compares the outputs of the two solutions. Each outcome must occur more than ten times, because
/// a rare outcome would hardly be tested.
fn solution_agrees_with_plain(tested: &'static TestedProblem) {
    let mut answers = String::new();
    for input in random_inputs(tested) {
        let expected = plain_output(tested.problem, &input, "");
        let output = solve(tested.problem, &input).expect_success();
        assert_same(&input, &expected, &output);
        if let Some(verify) = tested.verify {
            assert_eq!(verify(&input, &expected), Ok(()), "{input}");
        }
        answers += &expected;
    }
    for outcome in tested.outcomes {
        let lines = answers.lines().filter(|line| line.starts_with(outcome));
        assert!(lines.count() > 10, "{outcome}");
    }
}

/// Compares the solutions of Game schedule on 120 cases that may have no answer. Each input has one
/// case, because a solution stops at a case without an answer. At least a tenth of the cases must
/// have an answer, and at least a tenth must have none.
#[test]
fn game_schedule_agrees_with_plain_on_unanswerable_cases() {
    let tested = tested_problem("game-schedule");
    let make_any_case = tested.make_any_case.expect("a function");
    let cases = (0..120).map(|number| make_any_case(&mut Bytes(&random_bytes(number))));
    let inputs = cases.map(|case| join(tested.name(), &[case]));
    let answered_inputs = inputs.filter(|input| compare_with_plain(tested.problem, input));
    let answered_count = answered_inputs.count();
    assert!((12..=108).contains(&answered_count), "{answered_count}");
}

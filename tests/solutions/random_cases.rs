//! Each solution agrees with the plain solution on thousands of cases: on generated cases of every
//! kind and of many sizes, and on random cases that the generator does not make.
//!
//! An input has many cases, like the inputs of judges. So a test fails if one case influences the
//! next.

use crate::common::inputs::{generated_input, random_input};
use crate::common::problems::TestedProblem;
use crate::common::{assert_same, plain_output, solve};

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

/// Compares the outputs of the two solutions.
fn solution_agrees_with_plain(tested: &'static TestedProblem) {
    for input in random_inputs(tested) {
        let expected = plain_output(tested.problem, &input, "");
        let output = solve(tested.problem, &input).expect_success();
        assert_same(&input, &expected, &output);
        if let Some(verify) = tested.verify {
            assert_eq!(verify(&input, &expected), Ok(()), "{input}");
        }
    }
}

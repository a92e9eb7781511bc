//! The validator accepts every generated input. `tests/python` compares it with the validators in
//! Python on damaged input. `tests/commands/validate.txt` shows the message for each constraint of
//! a statement.

use crate::common::inputs::generate;
use crate::common::problems::TestedProblem;
use crate::common::violation;

for_each_problem!(generated_input_is_valid);

/// Checks inputs of two cases of each kind: three inputs of the default size, and one input of each
/// of the six smallest and the two largest sizes.
fn generated_input_is_valid(tested: &'static TestedProblem) {
    let smallest = tested.sizes.clone().take(6);
    let chosen_sizes = smallest.chain(tested.sizes.clone().rev().take(2));
    let sizes = [None; 3].into_iter().chain(chosen_sizes.map(Some));
    for kind in tested.problem.generator.kinds {
        for (seed, size) in sizes.clone().enumerate() {
            let input = generate(tested.problem, 2, seed as u64, size, Some(kind.name));
            let first_violation = violation(tested.problem, input.as_bytes());
            assert_eq!(first_violation, None, "{} {seed} {size:?}", kind.name);
        }
    }
}

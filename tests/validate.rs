//! The validator accepts every generated input. `tests/python` compares it with independent validators on
//! damaged input, and `tests/commands/validate.txt` has the message for each rule of a statement.

use crate::common::inputs::generate;
use crate::common::problems::TestedProblem;
use crate::common::violation;

for_each_problem!(generated_input_is_valid);

/// Tries each kind with the default size, the six smallest sizes and the two largest ones.
fn generated_input_is_valid(tested: &'static TestedProblem) {
    let sizes = tested.sizes.clone();
    let sizes = sizes.clone().take(6).chain(sizes.rev().take(2));
    let sizes = [None; 3].into_iter().chain(sizes.map(Some));
    for kind in tested.problem.generator.kinds {
        for (seed, size) in sizes.clone().enumerate() {
            let input = generate(tested.problem, 2, seed as u64, size, Some(kind.name));
            let violation = violation(tested.problem, input.as_bytes(), true);
            assert_eq!(violation, None, "{} {seed} {size:?}", kind.name);
        }
    }
}

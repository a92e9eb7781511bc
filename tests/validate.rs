//! The validator: whatever is generated is valid. The tests in `python` compare its verdicts on damaged
//! input with a validator that knows nothing of this one; `tests/commands/validate.txt` shows how each
//! rule of a statement is named.

use crate::common::inputs::generate;
use crate::common::problems::TestedProblem;
use crate::common::violation;

for_each_problem!(what_is_generated_is_valid);

/// Each kind, with the first sizes and the largest ones.
fn what_is_generated_is_valid(tested: &'static TestedProblem) {
    let (small, large) = (
        tested.sizes.clone().take(6),
        tested.sizes.clone().rev().take(2),
    );
    let sizes = [None; 3].into_iter().chain(small.chain(large).map(Some));
    for kind in tested.problem.generator.kinds {
        for (seed, size) in sizes.clone().enumerate() {
            let input = generate(tested.problem, 2, seed as u64, size, Some(kind.name));
            let found = violation(tested.problem, input.as_bytes(), true);
            assert_eq!(found, None, "{} {seed} {size:?}", kind.name);
        }
    }
}

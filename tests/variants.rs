//! The variants of a problem: each names the other, and input of the other is never answered silently.
//! `tests/commands/variants.txt` shows what is said.

use crate::common::making::generate;
use crate::common::{named, solve};
use judge::PROBLEMS;

#[test]
fn input_of_another_variant_is_bad_input() {
    let mut variants = 0;
    for &problem in PROBLEMS {
        let Some(variant) = &problem.variant else {
            continue;
        };
        let other = named(variant.name);
        assert_eq!(problem.files.statement, other.files.statement);
        assert_ne!(problem.name(), other.name());
        for seed in 0..9 {
            let input = generate(other, [1, 2, 10][seed as usize % 3], seed, None, None);
            let run = solve(problem, &input);
            assert!(run.error.is_some(), "{input}");
        }
        variants += 1;
    }
    assert!(variants > 0);
}

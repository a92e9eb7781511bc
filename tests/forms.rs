//! The forms of a problem: each names the other, and input of the other is never answered silently.
//! `tests/commands/forms.txt` shows what is said.

use crate::common::{named, solve};
use judge::workbench::generator::Request;
use judge::PROBLEMS;

#[test]
fn input_of_another_form_is_bad_input() {
    let mut forms = 0;
    for problem in PROBLEMS {
        let Some(sibling) = problem.sibling else {
            continue;
        };
        let (_, other) = sibling.rsplit_once(' ').expect("words");
        let other = named(other);
        assert_eq!(problem.statement, other.statement);
        assert_ne!(problem.name(), other.name());
        for seed in 0..30 {
            let request = Request {
                cases: [1, 2, 10][seed as usize % 3].min(*other.framing.range().end()),
                seed,
                size: None,
                kind: None,
            };
            let input = other.generate_to_vec(&request).expect("input");
            let run = solve(problem, &input);
            assert!(run.error.is_some(), "{}", String::from_utf8_lossy(&input));
        }
        forms += 1;
    }
    assert!(forms > 0);
}

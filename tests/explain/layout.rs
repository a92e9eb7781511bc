//! Tests of the text, the selection of a case, and bad input.

use super::{explain, explained_cases};
use crate::common::damage::damage;
use crate::common::problems::TestedProblem;
use crate::common::{inputs, solve};
use judge::workbench::explanation::Options;
use judge::workbench::generator::Random;
use judge::workbench::text::WIDTH;
use judge::PROBLEMS;

for_each_problem!(lines_fit_and_the_answer_is_last);

/// The number of random inputs of each problem.
const INPUT_COUNT: usize = 10;

#[test]
fn selecting_a_case_does_not_change_its_explanation() {
    for problem in PROBLEMS {
        let input = inputs::random_input(problem.name, 100..103);
        let all_cases = explained_cases(problem.name, &input, Options::default());
        assert_eq!(all_cases.len(), 3);
        let mut options = Options::default();
        for (case_number, case) in (1..).zip(&all_cases) {
            options.case = Some(case_number);
            let selected_cases = explained_cases(problem.name, &input, options.clone());
            assert_eq!(selected_cases, std::slice::from_ref(case));
        }
    }
}

fn lines_fit_and_the_answer_is_last(tested: &'static TestedProblem) {
    for index in 0..INPUT_COUNT {
        let input = inputs::random_input(tested.name(), index..index + 1);
        let explanation = explain(tested.name(), &input, &Options::default()).expect_success();
        let end = format!("\nAnswer:\n{}", solve(tested.problem, &input).output);
        let steps = explanation.strip_suffix(&end).expect(&explanation);
        for line in steps.lines() {
            assert!(line.chars().count() <= WIDTH, "{line}");
            assert!(!line.ends_with(' '), "{line:?}");
        }
    }
}

#[test]
fn bad_input_is_explained_up_to_its_error() {
    let mut random = Random::new(inputs::SEED);
    for problem in PROBLEMS {
        let mut errors = 0;
        for index in 0..INPUT_COUNT {
            let mut input = inputs::random_input(problem.name, index..index + 2).into_bytes();
            (0..3).for_each(|_| damage(&mut input, &mut random));
            let expected = solve(*problem, &input);
            let cases = explained_cases(problem.name, &input, Options::default());
            let input = String::from_utf8_lossy(&input);
            let answers = cases.iter().filter_map(|case| case["answer"].as_str());
            assert_eq!(answers.collect::<String>(), expected.output, "{input}");
            let last_case = cases.last();
            let message = last_case.and_then(|case| case["error"]["message"].as_str());
            let expected_message = expected.error.as_ref().map(|(_, message)| &message[..]);
            assert_eq!(message, expected_message, "{input}");
            errors += usize::from(message.is_some());
        }
        assert!(errors > INPUT_COUNT / 4, "{}: {errors}", problem.name);
    }
}

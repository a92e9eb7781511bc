//! Every explanation ends with the answer, has short lines, and shows what the options select. Bad input is
//! explained up to its error.

use super::{explain, explained_cases, solve};
use crate::common::inputs;
use crate::common::problems::TestedProblem;
use judge::workbench::explanation::Options;
use judge::workbench::generator::Random;
use judge::workbench::text::WIDTH;
use judge::PROBLEMS;

for_each_problem!(lines_fit_and_the_answer_is_last);

/// The number of random cases of each problem.
const CASES: usize = 10;

#[test]
fn a_selected_case_is_explained_like_among_all_cases() {
    for problem in PROBLEMS {
        let input = inputs::random_input(problem.name(), 100..103);
        let all = explained_cases(problem.name(), &input, Options::default());
        for number in 0..3 {
            let options = Options {
                case: Some(number as u64 + 1),
                ..Options::default()
            };
            let selected = explained_cases(problem.name(), &input, options);
            assert_eq!(selected, all[number..=number]);
        }
    }
}

fn lines_fit_and_the_answer_is_last(tested: &'static TestedProblem) {
    for number in 0..CASES {
        let input = inputs::random_input(tested.name(), number..number + 1);
        let explanation = explain(tested.name(), &input, &Options::default()).expect_success();
        let end = format!("\nAnswer:\n{}", solve(tested.name(), &input).output);
        let steps = explanation.strip_suffix(&end);
        let steps = steps.unwrap_or_else(|| panic!("{input}{explanation}"));
        for line in steps.lines() {
            assert!(line.chars().count() <= WIDTH, "{line}");
            assert!(!line.ends_with(' '), "{line:?}");
        }
    }
}

/// Cuts an input off, or replaces one of its words.
fn damaged(input: &str, random: &mut Random) -> String {
    let mut words: Vec<&str> = input.split_inclusive(char::is_whitespace).collect();
    let index = random.index(words.len());
    if random.chance(1, 2) {
        words.truncate(index);
    } else {
        words[index] = random.pick(&["0 ", "1 ", "21 ", "A ", "+ ", "- ", "x "]);
    }
    words.concat()
}

#[test]
fn bad_input_is_explained_up_to_its_error() {
    let mut random = Random::new(inputs::SEED);
    for problem in PROBLEMS {
        let mut bad = 0;
        for number in 0..CASES {
            let input = inputs::random_input(problem.name(), number..number + 2);
            let input = damaged(&input, &mut random);
            let expected = solve(problem.name(), &input);
            let lines = explained_cases(problem.name(), &input, Options::default());
            let answers = lines.iter().filter_map(|line| line["answer"].as_str());
            assert_eq!(answers.collect::<String>(), expected.output, "{input}");
            let last = lines.last();
            let message = last.and_then(|line| line["error"]["message"].as_str());
            let expected = expected.error.as_ref().map(|(_, message)| &message[..]);
            assert_eq!(message, expected, "{input}");
            bad += usize::from(message.is_some());
        }
        assert!(bad > CASES / 4, "{}: {bad}", problem.name());
    }
}

//! What all explanations have in common: they end with the answer, their lines fit, and they show
//! what the options select.

use super::{cases, explain, solve};
use crate::common::inputs;
use crate::common::problems::TestedProblem;
use judge::workbench::explanation::Options;
use judge::workbench::generator::Random;
use judge::workbench::text::WIDTH;
use judge::PROBLEMS;

for_each_problem!(random_cases_are_explained);

/// Random cases of each problem.
const CASES: usize = 10;

#[test]
fn one_case_of_many_is_explained_as_if_it_stood_alone() {
    for problem in PROBLEMS {
        let numbers = 0..3;
        let texts: Vec<String> = numbers
            .clone()
            .map(|number| inputs::random_case(problem.name(), 100 + number))
            .collect();
        let input = inputs::join(problem.name(), &texts);
        let all = cases(problem.name(), &input, Options::default());
        for number in numbers {
            let options = Options {
                case: Some(number as u64 + 1),
                ..Options::default()
            };
            let explained = cases(problem.name(), &input, options);
            assert_eq!(explained, all[number..=number]);
        }
    }
}

/// They end with the answer, and their lines fit.
fn random_cases_are_explained(tested: &'static TestedProblem) {
    for number in 0..CASES {
        let input = inputs::join(tested.name(), &[inputs::random_case(tested.name(), number)]);
        let explained = explain(tested.name(), &input, &Options::default()).expect_success();
        let end = format!("\nAnswer:\n{}", solve(tested.name(), &input).output);
        let steps = explained.strip_suffix(&end);
        let steps = steps.unwrap_or_else(|| panic!("{input}{explained}"));
        for line in steps.lines() {
            assert!(line.chars().count() <= WIDTH, "{line}");
            assert!(!line.ends_with(' '), "{line:?}");
        }
    }
}

/// Input that breaks off, or with a word that is none of its own.
fn spoilt(input: &str, random: &mut Random) -> String {
    let mut words: Vec<&str> = input.split_inclusive(char::is_whitespace).collect();
    let place = random.index(words.len());
    if random.chance(1, 2) {
        words.truncate(place);
    } else {
        let word = ["0 ", "1 ", "21 ", "A ", "+ ", "- ", "x "];
        words[place] = random.pick(&word);
    }
    words.concat()
}

#[test]
fn bad_input_is_explained_as_far_as_it_goes() {
    let mut random = Random::new(inputs::SEED);
    for problem in PROBLEMS {
        let mut bad = 0;
        for number in 0..CASES {
            let texts =
                [number, number + 1].map(|number| inputs::random_case(problem.name(), number));
            let input = spoilt(&inputs::join(problem.name(), &texts), &mut random);
            let solved = solve(problem.name(), &input);
            let lines = cases(problem.name(), &input, Options::default());
            let answers = lines.iter().filter_map(|line| line["answer"].as_str());
            assert_eq!(answers.collect::<String>(), solved.output, "{input}");
            let error = lines
                .last()
                .and_then(|line| line["error"]["message"].as_str());
            let expected = solved.error.as_ref().map(|error| &error.message[..]);
            assert_eq!(error, expected, "{input}");
            bad += usize::from(error.is_some());
        }
        assert!(bad > CASES / 4, "{}: {bad}", problem.name());
    }
}

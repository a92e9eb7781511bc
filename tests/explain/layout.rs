//! What all explanations have in common: they end with the answer, their lines fit, and they show
//! what the options select.

use super::{explain, solve};
use crate::common::problems::Tested;
use crate::common::{making, Pieces};
use judge::workbench::explanation::Options;
use judge::workbench::generator::Random;
use judge::workbench::text::WIDTH;
use judge::PROBLEMS;

for_each_problem!(random_cases_are_explained);

/// Random cases of each problem.
const CASES: usize = 10;

/// Random cases with their answers, without those that have none.
fn cases(problem: &str) -> impl Iterator<Item = (String, String)> + '_ {
    (0..CASES).filter_map(move |number| {
        let input = making::input(problem, &[making::case(problem, number)]);
        let solved = solve(problem, &input);
        solved.error.is_none().then_some((input, solved.output))
    })
}

#[test]
fn one_case_of_many_is_explained_as_if_it_stood_alone() {
    for problem in PROBLEMS {
        let cases: Vec<String> = (0..3)
            .map(|number| making::case(problem.name(), 100 + number))
            .collect();
        let input = making::input(problem.name(), &cases);
        let all = explain(problem.name(), &input, &Options::default()).good();
        let mut together = Vec::new();
        for number in 1..=3 {
            let options = Options {
                case: Some(number),
                ..Options::default()
            };
            let explained = explain(problem.name(), &input, &options).good();
            assert_eq!(explained.matches("\nAnswer:\n").count(), 1);
            together.push(explained);
        }
        assert_eq!(together.join("\n"), all);
    }
}

/// They end with the answer, and their lines fit.
fn random_cases_are_explained(tested: &'static Tested) {
    for (input, answer) in cases(tested.name()) {
        let explained = explain(tested.name(), &input, &Options::default()).good();
        let end = format!("\nAnswer:\n{answer}");
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
    let mut random = Random::new(making::SEED);
    for problem in PROBLEMS {
        let mut bad = 0;
        for number in 0..CASES {
            let cases = [number, number + 1].map(|number| making::case(problem.name(), number));
            let input = spoilt(&making::input(problem.name(), &cases), &mut random);
            let solved = solve(problem.name(), &input);
            let run = explain(problem.name(), &input, &Options::default());
            assert_eq!(run.error, solved.error, "{input}");
            let answers = run.output.split("\nAnswer:\n").skip(1);
            let answers: Vec<&str> = answers
                .map(|after| after.split("\n===").next().unwrap_or_default())
                .collect();
            let mut rest = &solved.output[..];
            for answer in answers {
                let answer = answer.trim_end_matches('\n');
                assert!(rest.starts_with(answer), "{input}{}", run.output);
                rest = rest[answer.len()..].trim_start_matches('\n');
            }
            assert_eq!(rest, "", "{input}{}", run.output);
            bad += usize::from(run.error.is_some());
        }
        assert!(bad > CASES / 4, "{}: {bad}", problem.name());
    }
}

/// An explanation of any length needs little memory: it is written in blocks.
#[test]
#[ignore = "takes long"]
fn long_explanations_leave_in_blocks() {
    const BLOCK: usize = 1 << 17;
    for problem in PROBLEMS {
        let cases: Vec<String> = (0..60)
            .map(|number| making::case(problem.name(), number))
            .collect();
        let explained = |times| {
            let input = making::input(problem.name(), &vec![&cases[..]; times].concat());
            let mut stream = Pieces::new(input.as_bytes(), |_| usize::MAX);
            let run = stream.run(|stream| problem.explain(stream, &Options::default()));
            (run.output.len(), stream.largest_write)
        };
        let (once, _) = explained(1);
        let (length, largest) = explained(2 * BLOCK / once + 1);
        assert!(length > 2 * BLOCK, "{}: {length}", problem.name());
        assert!(largest < BLOCK, "{}: {largest}", problem.name());
    }
}

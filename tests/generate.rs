//! Tests of the generators: the same request always gives the same bytes, generated input is valid,
//! and cases have the properties of their kinds. `tests/commands/generate.txt` tests the command
//! line. `tests/commands/validate.txt` shows that the validator rejects bad input.

use crate::common::inputs::generate;
use crate::common::problems::TestedProblem;
use crate::common::{plain_output, problem_named, solve};
use crate::shrink::list_candidates;
use judge::workbench::generator::{fnv1a, Random};

for_each_problem!(
    a_request_always_gives_the_same_bytes,
    generated_input_is_valid
);

/// Compares digests of generated inputs with the lines `KIND SIZE DIGEST` in
/// `tests/problems/NAME.txt`. The kind `*` is a mixture of the default kinds, and the size `-` is
/// the default size. Every kind has a line. The line `candidates` has the digest of the candidates
/// of the shrinker.
///
/// The digests of inputs never change, because a seed gives the same cases in all later versions.
/// The digest of the candidates may change with the shrinker.
fn a_request_always_gives_the_same_bytes(tested: &'static TestedProblem) {
    let expected = tested.section("digests");
    let lines = expected.lines().filter(|line| !line.is_empty());
    let lines: Vec<Vec<&str>> = lines.map(|line| line.split(' ').collect()).collect();
    let kinds = tested.problem.generator.kinds.iter().map(|kind| kind.name);
    for kind in kinds.chain(["*", "candidates"]) {
        let has_line = lines.iter().any(|line| line[0] == kind);
        assert!(has_line, "no digest of {kind}");
    }
    let mut actual = String::new();
    for line in lines {
        let size: Option<u32> = line[1].parse().ok();
        // The seeds are arbitrary, but the digests depend on them.
        let seed = if size.is_some() { 141 } else { 1991 };
        let text = match line[0] {
            "candidates" => list_candidates(tested.problem, size.expect("a size")),
            "*" => generate(tested.problem, 30, seed, size, None),
            kind => generate(tested.problem, 30, seed, size, Some(kind)),
        };
        actual += &format!("{} {} {:#018X}\n", line[0], line[1], fnv1a(text.as_bytes()));
    }
    let is_same = expected.trim() == actual.trim();
    assert!(is_same, "the digests are now\n{actual}");
}

/// Checks inputs of two cases of each kind: three inputs of the default size, and one input of each
/// of the six smallest and the two largest sizes.
fn generated_input_is_valid(tested: &'static TestedProblem) {
    let smallest_sizes = tested.sizes.clone().take(6);
    let chosen_sizes = smallest_sizes.chain(tested.sizes.clone().rev().take(2));
    let sizes = [None; 3].into_iter().chain(chosen_sizes.map(Some));
    for kind in tested.problem.generator.kinds {
        for (seed, size) in sizes.clone().enumerate() {
            let input = generate(tested.problem, 2, seed as u64, size, Some(kind.name));
            let result = tested.problem.validate(input.as_bytes(), true);
            assert_eq!(result, Ok(()), "{} {seed} {size:?}", kind.name);
        }
    }
}

/// The limit is three quarters of 2⁶⁴. If `Random` mapped the 2⁶⁴ numbers to the numbers below the
/// limit without rejecting any, the multiples of 3 would be twice as likely as the other numbers.
#[test]
fn numbers_below_a_limit_are_equally_likely() {
    let mut random = Random::new(1);
    let multiples_of_3 = (0..60_000).filter(|_| random.below(3 << 62) % 3 == 0);
    // About a third of the numbers.
    assert!((19_400..20_600).contains(&multiples_of_3.count()));
}

/// For some kinds, the kind decides an outcome, which is the beginning of a line of the answer:
/// either all of the 60 cases have it, or none has.
#[test]
fn kinds_determine_outcomes() {
    for (name, kind, outcome, expected_count) in [
        ("10-20-30", "draws", "Draw", 60),
        ("10-20-30", "wins", "Win", 60),
        ("gomoku", "winner", "0", 0),
        ("gomoku", "edges", "0", 0),
        ("gomoku", "five-and-more", "0", 0),
        ("spot", "draws", "Draw", 60),
        ("spot", "turned", "Draw", 0),
        ("spot", "emptied", "Draw", 0),
    ] {
        let problem = problem_named(name);
        let input = generate(problem, 60, 6, None, Some(kind));
        let answers = solve(problem, input).expect_success();
        let lines = answers.lines().filter(|line| line.starts_with(outcome));
        assert_eq!(lines.count(), expected_count, "{name} {kind}");
    }
}

/// An empty board decides every game of the kind `emptied`, and no game of another kind. So the
/// mistake `empty-board-not-counted` gives wrong answers for all games of the kind `emptied`, and
/// for no other game.
#[test]
fn only_games_of_the_kind_emptied_are_decided_by_an_empty_board() {
    let spot = problem_named("spot");
    for kind in spot.generator.kinds {
        let input = generate(spot, 200, 8, None, Some(kind.name));
        let output = plain_output(spot, &input, "empty-board-not-counted");
        let answers = plain_output(spot, &input, "");
        let pairs = answers.lines().zip(output.lines());
        let wrong_pairs = pairs.filter(|(answer, output)| answer != output);
        let expected_count = if kind.name == "emptied" { 200 } else { 0 };
        assert_eq!(wrong_pairs.count(), expected_count, "{}", kind.name);
    }
}

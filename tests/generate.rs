//! Tests of the generators: the same request always gives the same bytes, and cases have the properties of
//! their kinds. `tests/commands/generate.txt` tests the command line.

use crate::common::inputs::generate;
use crate::common::problems::{tested_problem, TestedProblem};
use crate::common::{plain_output, problem_named, solve};
use crate::shrink::list_candidates;
use judge::workbench::generator::{fnv1a, Random};
use judge::workbench::trace::Played;

for_each_problem!(a_request_always_gives_the_same_bytes);

/// Compares digests of generated inputs with the lines `KIND SIZE DIGEST` in `tests/problems/NAME.txt`. The
/// kind `*` is a mixture of the default kinds, and the size `-` is the default size. Every kind has a line.
/// The last line has the digest of the candidates of the shrinker.
///
/// The digests of inputs never change, because a seed gives the same cases in all later versions. The digest
/// of the candidates may change with the shrinker.
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
        // The seeds are arbitrary.
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

/// The limit is three quarters of 2⁶⁴. If `Random` mapped the 2⁶⁴ numbers to the numbers below the limit
/// without rejecting any, the multiples of 3 would be twice as likely as the other numbers.
#[test]
fn numbers_below_a_limit_are_equally_likely() {
    let mut random = Random::new(1);
    let multiples_of_3 = (0..60_000).filter(|_| random.below(3 << 62) % 3 == 0);
    assert!((19_400..20_600).contains(&multiples_of_3.count()));
}

/// For some kinds, either all cases have an outcome or none has it. `outcome` is an index into
/// `TestedProblem::outcome_lines`. Of 60 cases, `count` cases have it.
#[test]
fn kinds_determine_outcomes() {
    for (name, kind, outcome, count) in [
        ("10-20-30", "draws", 2, 60),
        ("10-20-30", "wins", 0, 60),
        ("gomoku", "winner", 0, 0),
        ("gomoku", "edges", 0, 0),
        ("gomoku", "five-and-more", 0, 0),
        ("spot", "draws", 0, 60),
        ("spot", "turned", 0, 0),
        ("spot", "emptied", 0, 0),
    ] {
        let tested = tested_problem(name);
        let input = generate(tested.problem, 60, 6, None, Some(kind));
        let answers = solve(tested.problem, input).expect_success();
        let outcomes = tested.count_outcomes(&answers);
        assert_eq!(outcomes[outcome], count, "{name} {kind}: {outcomes:?}");
    }
}

/// An empty board decides every game of the kind `emptied`, and no game of another kind. So the mistake
/// `empty-board-not-counted` gives a wrong answer for each game of this kind, and for no other game.
#[test]
fn only_games_of_the_kind_emptied_are_decided_by_an_empty_board() {
    let spot = problem_named("spot");
    for kind in spot.generator.kinds {
        let input = generate(spot, 200, 8, None, Some(kind.name));
        let played = spot.play(&input, "empty-board-not-counted", usize::MAX);
        let Played::Answers(output) = played else {
            panic!("{played:?}");
        };
        let answers = plain_output(spot, &input);
        let pairs = answers.lines().zip(output.lines());
        let wrong_answers = pairs.filter(|(answer, output)| answer != output).count();
        let expected = if kind.name == "emptied" { 200 } else { 0 };
        assert_eq!(wrong_answers, expected, "{}", kind.name);
    }
}

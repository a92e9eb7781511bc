//! The generators: a request always gives the same bytes, and kinds are what they say.
//! `tests/commands/generate.txt` has the rest.

use crate::common::inputs::generate;
use crate::common::problems::{tested_problem, TestedProblem};
use crate::common::{plain_output, problem_named, solve};
use crate::shrink::candidates;
use judge::workbench::generator::fnv1a;
use judge::workbench::generator::Random;
use judge::workbench::trace::Played;

for_each_problem!(a_request_always_gives_the_same_bytes);

/// The digests of what is generated, as `tests/problems/NAME.txt` keeps them: a kind, or `*` for the
/// default ones mixed, a size if one is requested, and the digest. All kinds are there. The last digest
/// is that of the candidates for simpler cases; for Game schedule their number of teams is even, so that
/// one of them can be left out.
///
/// They never change: a seed gives the same cases in all later versions. Only the last one changes
/// where shrinking does.
fn a_request_always_gives_the_same_bytes(tested: &'static TestedProblem) {
    let kept = tested.section("digests");
    let lines = kept.lines().filter(|line| !line.is_empty());
    let lines: Vec<Vec<&str>> = lines.map(|line| line.split(' ').collect()).collect();
    let kinds = tested.problem.generator.kinds.iter().map(|kind| kind.name);
    for kind in kinds.chain(["*", "candidates"]) {
        let is_kept = lines.iter().any(|line| line[0] == kind);
        assert!(is_kept, "no digest of {kind}");
    }
    let mut made = String::new();
    for line in lines {
        let size: Option<u32> = line[1].parse().ok();
        let seed = if size.is_some() { 141 } else { 1991 };
        let text = match line[0] {
            "candidates" => candidates(tested.problem, size.expect("a size")),
            "*" => generate(tested.problem, 30, seed, size, None),
            kind => generate(tested.problem, 30, seed, size, Some(kind)),
        };
        made += &format!("{} {} {:#018X}\n", line[0], line[1], fnv1a(text.as_bytes()));
    }
    assert!(kept.trim() == made.trim(), "the digests would be\n{made}");
}

/// Three quarters of 2⁶⁴: without rejections, every third number would be twice as likely as the others.
#[test]
fn numbers_below_a_limit_are_equally_likely() {
    let mut random = Random::new(1);
    let every_third = (0..60_000).filter(|_| random.below(3 << 62) % 3 == 0);
    assert!((19_400..20_600).contains(&every_third.count()));
}

#[test]
fn kinds_end_as_they_say() {
    // How many of 60 cases have the first outcome, or another one.
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
        let answers = solve(
            problem_named(name),
            generate(problem_named(name), 60, 6, None, Some(kind)),
        )
        .expect_success();
        let outcomes = tested_problem(name).count_outcomes(&answers);
        assert_eq!(outcomes[outcome], count, "{name} {kind}: {outcomes:?}");
    }
}

/// The mistake matters if and only if a game is decided by a move that empties the board.
#[test]
fn games_of_spot_empty_the_board_only_if_that_is_requested() {
    let spot = problem_named("spot");
    for kind in spot.generator.kinds {
        let input = generate(spot, 200, 8, None, Some(kind.name));
        let mistaken = spot.play(&input, "empty-board-not-counted", usize::MAX);
        let Played::Answers(mistaken) = mistaken else {
            panic!("{mistaken:?}");
        };
        let answers = plain_output(spot, &input);
        let pairs = answers.lines().zip(mistaken.lines());
        let emptied = pairs.filter(|(one, other)| one != other).count();
        let expected = if kind.name == "emptied" { 200 } else { 0 };
        assert_eq!(emptied, expected, "{}", kind.name);
    }
}

//! Tests of the generators: the same request always gives the same bytes, and generated input is
//! valid. The digests fix the properties of the kinds, too. `tests/commands/generate.txt` tests the
//! command line. `tests/commands/validate.txt` shows that the validator rejects bad input.

use crate::common::inputs::generate;
use crate::common::problems::TestedProblem;
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

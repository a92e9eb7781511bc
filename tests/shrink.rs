//! The candidates of the shrinker are valid, and simpler than the case to shrink. The shrinker can reach
//! every smaller size.

use crate::common::inputs::{generate, random_any_case};
use crate::common::problem_named;
use crate::common::problems::TestedProblem;
use judge::workbench::memory::MemoryStream;
use judge::Problem;

/// Generates a case of each kind.
fn cases_of_all_kinds(problem: &dyn Problem, size: Option<u32>) -> Vec<Vec<u8>> {
    let kinds = problem.generator.kinds.iter();
    let inputs = kinds.map(|kind| generate(problem, 1, 5, size, Some(kind.name)));
    let cases = inputs.map(|input| problem.cases(input.as_bytes()).expect("good input"));
    cases.flatten().collect()
}

/// Lists the candidates for cases of two kinds, with their weights. For a case with fewer than 2000
/// candidates, the candidates for one of its candidates follow.
pub fn list_candidates(problem: &dyn Problem, size: u32) -> String {
    let mut list = String::new();
    let mut add_candidates_for = |case: &[u8]| {
        let candidates: Vec<Vec<u8>> = problem.simpler(case).collect();
        for candidate in &candidates {
            list.push_str(&String::from_utf8_lossy(candidate));
            list.push_str(&format!("{:?}\n", problem.weight(candidate)));
        }
        candidates
    };
    for case in &cases_of_all_kinds(problem, Some(size))[..2] {
        let candidates = add_candidates_for(case);
        if (1..2000).contains(&candidates.len()) {
            add_candidates_for(&candidates[candidates.len() / 2]);
        }
    }
    list
}

for_each_problem!(candidates_are_valid);

/// Checks the candidates for special small cases, for generated cases, and for random cases. The random cases
/// may be beyond the limits of the judges.
fn candidates_are_valid(tested: &TestedProblem) {
    let problem = tested.problem;
    let small: &[&str] = match tested.name() {
        "spot" => &[
            "1\n1 1 +\n1 1 -\n",
            // The second move decides. The moves after it are illegal.
            "2\n1 1 +\n1 1 -\n1 1 -\n1 1 -\n",
            // A smaller board lacks the squares of two moves. Without these moves, another move would remove
            // a spot from an empty square.
            "4\n4 3 +\n4 3 -\n3 4 +\n3 1 -\n3 4 +\n4 2 +\n3 1 +\n3 1 -\n",
        ],
        "number-game" => &["1 2\n"],
        "uva1558" => &["0\n\n", "1\n2\n"],
        "game-schedule" => &["2\nA\nB\nA B\n", "2\n0\n#\n# 0\n"],
        _ => &[],
    };
    let small = small.iter().map(|case| case.as_bytes().to_vec());
    let mut generated = cases_of_all_kinds(problem, Some(*problem.generator.sizes.start()));
    generated.truncate(4);
    let random = (0..8).map(|number| random_any_case(tested.name(), number).into_bytes());
    for (number, case) in small.chain(generated).chain(random).enumerate() {
        // A candidate for the case is the next case.
        let mut next = Some(case);
        for _ in 0..3 {
            let candidates = next.map(|case| check_candidates(problem, &case));
            next = candidates.and_then(|candidates| candidates.into_iter().nth(number));
        }
    }
}

/// Checks the first candidates for a case, and returns them. Returns an empty list if the case has no answer.
fn check_candidates(problem: &dyn Problem, case: &[u8]) -> Vec<Vec<u8>> {
    let input = |case: &[u8]| problem.format.join(&[case]);
    let has_answer = |case: &[u8]| problem.solve(&mut MemoryStream::new(&input(case))).is_ok();
    let is_valid = |case: &[u8]| problem.validate(&input(case), false).is_ok();
    if !has_answer(case) {
        return Vec::new();
    }
    let candidates: Vec<_> = problem.simpler(case).take(100).collect();
    for candidate in &candidates {
        let texts = [case, candidate].map(String::from_utf8_lossy);
        let is_simpler = problem.weight(candidate) < problem.weight(case);
        assert!(is_simpler && has_answer(candidate), "{texts:?}");
        let cases = problem.cases(&input(candidate)).expect("good input");
        assert_eq!(cases, [&candidate[..]], "{texts:?}");
        assert!(is_valid(candidate) || !is_valid(case), "{texts:?}");
    }
    candidates
}

/// Shrinks `case` until no candidate fails.
fn shrink(problem: &dyn Problem, mut case: Vec<u8>, fails: impl Fn(&[u8]) -> bool) -> Vec<u8> {
    assert!(fails(&case));
    while let Some(candidate) = problem.simpler(&case).find(|case| fails(case)) {
        case = candidate;
    }
    case
}

/// If all cases of a minimum size or more fail, a larger case shrinks to exactly this size. With the smallest
/// of the minimum sizes, it shrinks to the simplest case.
#[test]
fn every_size_is_reached() {
    for (name, size, min_sizes, simplest) in [
        ("game-schedule", 194, 95..=103, "95\nA\nB\nC\n"),
        ("game-schedule", 17, 2..=17, "2\nA\nB\n"),
        ("spot", 9, 2..=9, "2\n1 1 +\n1 2 +\n2 1 +\n2 2 +\n"),
        ("number-game", 12, 1..=3, "1 2\n"),
        ("number-game", 12, 4..=12, "4 2 3 4 5\n"),
        ("gomoku", 40, 0..=12, "0 0 0 "),
    ] {
        let problem = problem_named(name);
        let weight = |case: &[u8]| problem.weight(case);
        // In kind 3 of Gomoku, `overlines`, removing a stone can create a winning row.
        let kind = if name == "gomoku" { 3 } else { 0 };
        let case = cases_of_all_kinds(problem, Some(size)).swap_remove(kind);
        for min_size in min_sizes.clone() {
            let shrunk = shrink(problem, case.clone(), |case| weight(case)[0] >= min_size);
            assert_eq!(weight(&shrunk)[0], min_size, "{name}");
            let is_smallest = min_size == *min_sizes.start();
            let text = String::from_utf8(shrunk).unwrap();
            assert!(!is_smallest || text.starts_with(simplest), "{text}");
        }
    }
}

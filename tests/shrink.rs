//! Candidates for smaller failing input: they are valid and simpler, and sizes go down step by step.

use crate::common::inputs::{generate, random_any_case};
use crate::common::problem_named;
use crate::common::problems::TestedProblem;
use judge::workbench::memory::MemoryStream;
use judge::Problem;

/// Generated cases, of each kind and of the sizes that a search begins with, or of this size.
fn cases(problem: &dyn Problem, size: Option<u32>) -> Vec<Vec<u8>> {
    let kinds = problem.generator.kinds.iter();
    let inputs = kinds.map(|kind| generate(problem, 1, 5, size, Some(kind.name)));
    let cases = inputs.map(|input| problem.cases(input.as_bytes()).expect("good input"));
    cases.flatten().collect()
}

/// The candidates for cases of two kinds, with their weights. Where they are few, those for the
/// middle one follow.
pub fn candidates(problem: &dyn Problem, size: u32) -> String {
    let mut listed = String::new();
    for case in cases(problem, Some(size)).into_iter().take(2) {
        let candidates = list_candidates(problem, &case, &mut listed);
        if (1..2000).contains(&candidates.len()) {
            list_candidates(problem, &candidates[candidates.len() / 2], &mut listed);
        }
    }
    listed
}

fn list_candidates(problem: &dyn Problem, case: &[u8], listed: &mut String) -> Vec<Vec<u8>> {
    let candidates: Vec<Vec<u8>> = problem.simpler(case).collect();
    for candidate in &candidates {
        listed.push_str(&String::from_utf8_lossy(candidate));
        listed.push_str(&format!("{:?}\n", problem.weight(candidate)));
    }
    candidates
}

for_each_problem!(candidates_are_valid);

/// The candidates for every case that can be read and answered, also beyond the limits of the
/// judges. The smallest cases come first.
fn candidates_are_valid(tested: &TestedProblem) {
    let problem = tested.problem;
    let smallest: &[&str] = match tested.name() {
        "spot" => &[
            "1\n1 1 +\n1 1 -\n",
            // The second move decides; the ones after it are illegal.
            "2\n1 1 +\n1 1 -\n1 1 -\n1 1 -\n",
            // On a smaller board two moves are missing, and then a spot would be removed where none is.
            "4\n4 3 +\n4 3 -\n3 4 +\n3 1 -\n3 4 +\n4 2 +\n3 1 +\n3 1 -\n",
        ],
        "number-game" => &["1 2\n"],
        "uva1558" => &["0\n\n", "1\n2\n"],
        "game-schedule" => &["2\nA\nB\nA B\n", "2\n0\n#\n# 0\n"],
        _ => &[],
    };
    let smallest = smallest.iter().map(|case| case.as_bytes().to_vec());
    let generated = cases(problem, Some(*problem.generator.sizes.start()));
    let random = (0..8).map(|number| random_any_case(tested.name(), number).into_bytes());
    for (number, case) in smallest
        .chain(generated.into_iter().take(4))
        .chain(random)
        .enumerate()
    {
        let mut next = Some(case);
        for _ in 0..3 {
            let candidates = next.map(|case| valid_candidates(problem, &case));
            next = candidates.and_then(|candidates| candidates.into_iter().nth(number));
        }
    }
}

/// The first candidates for a case, which are valid; none if the case has no answer.
fn valid_candidates(problem: &dyn Problem, case: &[u8]) -> Vec<Vec<u8>> {
    let input = |case: &[u8]| problem.format.join(&[case]);
    let is_answered = |case: &[u8]| problem.solve(&mut MemoryStream::new(&input(case))).is_ok();
    if !is_answered(case) {
        return Vec::new();
    }
    let is_valid = problem.validate(&input(case), false).is_ok();
    let candidates: Vec<_> = problem.simpler(case).take(100).collect();
    for simpler in &candidates {
        let texts = [case, simpler].map(String::from_utf8_lossy);
        assert!(problem.weight(simpler) < problem.weight(case), "{texts:?}");
        let read = problem.cases(&input(simpler)).expect("good input");
        assert_eq!(read, [&simpler[..]], "{texts:?}");
        assert!(is_answered(simpler), "{texts:?}");
        let remains_valid = problem.validate(&input(simpler), false).is_ok();
        assert!(remains_valid || !is_valid, "{texts:?}");
    }
    candidates
}

/// The case to which `case` shrinks while it has a property.
fn shrunk(problem: &dyn Problem, mut case: Vec<u8>, fails: impl Fn(&[u8]) -> bool) -> Vec<u8> {
    assert!(fails(&case));
    while let Some(simpler) = problem.simpler(&case).find(|case| fails(case)) {
        case = simpler;
    }
    case
}

/// The simplest case of each size is found, and has that size.
#[test]
fn sizes_go_down_step_by_step() {
    for (name, size, sizes, simplest) in [
        ("game-schedule", 194, 95..=103, "95\nA\nB\nC\n"),
        ("game-schedule", 17, 2..=17, "2\nA\nB\n"),
        ("spot", 9, 2..=9, "2\n1 1 +\n1 2 +\n2 1 +\n2 2 +\n"),
        ("number-game", 12, 1..=3, "1 2\n"),
        ("number-game", 12, 4..=12, "4 2 3 4 5\n"),
        ("gomoku", 40, 0..=12, "0 0 0 "),
    ] {
        let problem = problem_named(name);
        let weight = |case: &[u8]| problem.weight(case);
        let kind = usize::from(name == "gomoku") * 3;
        let case = cases(problem, Some(size)).swap_remove(kind);
        for size in sizes.clone() {
            let smallest = shrunk(problem, case.clone(), |case| weight(case)[0] >= size);
            assert_eq!(weight(&smallest)[0], size, "{name}");
            let text = String::from_utf8(smallest).unwrap();
            assert!(
                size > *sizes.start() || text.starts_with(simplest),
                "{text}"
            );
        }
    }
}

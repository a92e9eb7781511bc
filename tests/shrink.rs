//! The candidates of the shrinker are valid, and simpler than the case to shrink. `diagnosis.rs` tests
//! how small the shrunk inputs are.

use crate::common::inputs::{generate, random_input};
use crate::common::problems::TestedProblem;
use judge::Problem;

/// Generates a case of each kind.
fn cases_of_all_kinds(problem: &dyn Problem, size: Option<u32>) -> Vec<Vec<u8>> {
    let kinds = problem.generator.kinds.iter();
    let inputs = kinds.map(|kind| generate(problem, 1, 5, size, Some(kind.name)));
    let cases = inputs.map(|input| problem.cases(input.as_bytes()).expect("good input"));
    cases.flatten().collect()
}

/// Lists the candidates for cases of two kinds, with their weights. If a case has fewer than 2000
/// candidates, also lists the candidates for its middle candidate.
pub fn list_candidates(problem: &dyn Problem, size: u32) -> String {
    let mut list = String::new();
    let mut add_candidates_for = |case: &[u8]| {
        let candidates: Vec<Vec<u8>> = problem.candidates(case).collect();
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

/// Checks the candidates for special small cases, for generated cases, and for random cases. The
/// random cases may be beyond the limits of the judges.
fn candidates_are_valid(tested: &TestedProblem) {
    let problem = tested.problem;
    let small_cases: &[&str] = match tested.name() {
        "spot" => &[
            "1\n1 1 +\n1 1 -\n",
            // The second move decides. The moves after it are illegal.
            "2\n1 1 +\n1 1 -\n1 1 -\n1 1 -\n",
            // Some moves are outside a smaller board. If only these were left out, a later removal
            // could find its square empty.
            "4\n4 3 +\n4 3 -\n3 4 +\n3 1 -\n3 4 +\n4 2 +\n3 1 +\n3 1 -\n",
        ],
        "number-game" => &["1 2\n"],
        "uva1558" => &["0\n\n", "1\n2\n"],
        "game-schedule" => &["2\nA\nB\nA B\n", "2\n0\n#\n# 0\n"],
        _ => &[],
    };
    let small_cases = small_cases.iter().map(|case| case.as_bytes().to_vec());
    let mut generated = cases_of_all_kinds(problem, Some(*problem.generator.sizes.start()));
    generated.truncate(4);
    let random = random_input(tested.name(), 0..8);
    let random = problem.cases(random.as_bytes()).expect("good input");
    for (case_index, case) in small_cases.chain(generated).chain(random).enumerate() {
        // Each round goes on with the candidate number `case_index`, so that different cases go on
        // with different candidates.
        let mut current_case = Some(case);
        for _ in 0..3 {
            let candidates = current_case.map(|case| check_candidates(problem, &case));
            current_case = candidates.and_then(|candidates| candidates.into_iter().nth(case_index));
        }
    }
}

/// Checks the first hundred candidates for a case, and returns them.
fn check_candidates(problem: &dyn Problem, case: &[u8]) -> Vec<Vec<u8>> {
    let input_with = |case: &[u8]| problem.format.join(&[case]);
    let has_answer = |case: &[u8]| problem.answer(&input_with(case)).is_ok();
    let is_valid = |case: &[u8]| problem.validate(&input_with(case), false).is_ok();
    let candidates: Vec<_> = problem.candidates(case).take(100).collect();
    for candidate in &candidates {
        let texts = [case, candidate].map(String::from_utf8_lossy);
        let is_simpler = problem.weight(candidate) < problem.weight(case);
        assert!(is_simpler && has_answer(candidate), "{texts:?}");
        let cases = problem.cases(&input_with(candidate)).expect("good input");
        assert_eq!(cases, [&candidate[..]], "{texts:?}");
        assert!(is_valid(candidate) || !is_valid(case), "{texts:?}");
    }
    candidates
}

//! Inputs for tests. They are the same in every run. Generated inputs come from `judge generate`.
//! Other inputs consist of random cases, which are made from random bytes. Random cases may be of
//! kinds that are useful only in tests, so `judge generate` does not have these kinds.

use super::problem_named;
use super::problems::tested_problem;
use judge::runtime::solution::{Case, Input, Solve};
use judge::workbench::generator::{Random, Request};
use judge::Problem;
use std::array::from_fn;
use std::ops::Range;

/// The seed of the random and of the generated inputs.
pub const SEED: u64 = 20_240_229;

/// Joins cases into an input.
pub fn join(problem: &str, cases: &[String]) -> String {
    String::from_utf8(problem_named(problem).format.join(cases)).expect("text")
}

/// Returns an input of the random cases with these numbers.
pub fn random_input(problem: &str, numbers: Range<usize>) -> String {
    let make_case = tested_problem(problem).make_case;
    let cases = numbers.map(|number| {
        let mut random = Random::new(SEED ^ (number as u64) << 32);
        make_case(&mut Bytes(&from_fn::<u8, 512, _>(|_| random.bits() as u8)))
    });
    join(problem, &cases.collect::<Vec<_>>())
}

/// Returns a case in the format of its problem.
pub fn case_text<S: Solve>(case: &Case<S>) -> String {
    let mut text = Vec::new();
    S::Input::write(case, &mut text);
    String::from_utf8(text).expect("text")
}

/// Returns the generated input with this number. Successive numbers go through all kinds. If the
/// problem has `plain_sizes`, they also go through these sizes.
pub fn generated_input(problem: &str, number: usize, cases: u64) -> String {
    let tested = tested_problem(problem);
    let kinds = tested.problem.generator.kinds;
    let size = tested.plain_sizes.clone().map(|sizes| {
        let size_count = sizes.end() - sizes.start() + 1;
        // Steps of 7 mix small and large sizes.
        sizes.start() + 7 * (number / kinds.len()) as u32 % size_count
    });
    let (seed, kind) = (SEED + number as u64, kinds[number % kinds.len()].name);
    generate(tested.problem, cases, seed, size, Some(kind))
}

/// Returns the input that `judge generate` prints for a request.
pub fn generate(
    problem: &dyn Problem,
    cases: u64,
    seed: u64,
    size: Option<u32>,
    kind: Option<&str>,
) -> String {
    let request = Request {
        cases,
        seed,
        size,
        kind,
    };
    let input = problem.generate_to_vec(&request).expect("input");
    String::from_utf8(input).expect("text")
}

/// The bytes from which a case is made. Each choice reads the next byte, or 0 after the last byte.
/// So a small change of the bytes makes a small change to the case.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    /// Returns a number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        let (next, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        usize::from(*next) % limit
    }

    /// Returns one of `choices`.
    pub fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}

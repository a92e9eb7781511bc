//! Random cases, always the same: those of `judge generate`, and cases made of bytes, of kinds that it
//! does not generate, because no judge's data holds them or because they show something only here.

use super::named;
use super::problems::tested;
use judge::runtime::solution::{Case, Input, Solve};
use judge::workbench::generator::{Random, Request};
use judge::Problem;
use std::array::from_fn;
use std::ops::Range;

/// The seed of all random tests.
pub const SEED: u64 = 20_240_229;

/// Input of these cases.
pub fn input(problem: &str, cases: &[String]) -> String {
    String::from_utf8(named(problem).format.join(cases)).expect("text")
}

/// Input of the random cases with these numbers.
pub fn cases(problem: &str, numbers: Range<usize>) -> String {
    let cases: Vec<String> = numbers.map(|number| case(problem, number)).collect();
    input(problem, &cases)
}

/// Random case `number` of the problem.
pub fn case(problem: &str, number: usize) -> String {
    (tested(problem).case)(&mut Bytes(&bytes(number)))
}

/// The same, but one in five cases may have no answer if there are such cases.
pub fn any_case(problem: &str, number: usize) -> String {
    let tested = tested(problem);
    let unanswerable = tested.unanswerable.filter(|_| number % 5 == 4);
    unanswerable.unwrap_or(tested.case)(&mut Bytes(&bytes(number)))
}

/// Random bytes for case `number`.
pub fn bytes(number: usize) -> [u8; 512] {
    let mut random = Random::new(SEED ^ (number as u64) << 32);
    from_fn(|_| random.bits() as u8)
}

/// The text of a case.
pub fn text<S: Solve>(case: &Case<S>) -> String {
    let mut text = Vec::new();
    S::Input::write(case, &mut text);
    String::from_utf8(text).expect("text")
}

/// File `number` of `judge generate`. The kinds take turns, and so do the sizes for which the
/// plain solution is quick: small and large ones.
pub fn generated(problem: &str, number: usize, cases: u64) -> String {
    let kinds = named(problem).generator.kinds;
    let sizes = tested(problem).plain_sizes.clone();
    let size = sizes.map(|sizes| {
        let count = sizes.end() - sizes.start() + 1;
        sizes.start() + 7 * (number / kinds.len()) as u32 % count
    });
    let kind = kinds[number % kinds.len()].name;
    generate(
        named(problem),
        cases,
        SEED + number as u64,
        size,
        Some(kind),
    )
}

/// Input of `judge generate` with this many cases.
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

/// Bytes that are read one after the other and say how a case is built; zeros follow the last. A
/// small change of the bytes is a small change of the case.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    /// A number from 0 to `limit` - 1.
    pub fn below(&mut self, limit: usize) -> usize {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        usize::from(*first) % limit
    }

    /// One of `choices`.
    pub fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    /// Swaps up to `most` pairs of `values`.
    pub fn swap<T>(&mut self, most: usize, values: &mut [T]) {
        for _ in 0..self.below(most + 1) {
            values.swap(self.below(values.len()), self.below(values.len()));
        }
    }
}

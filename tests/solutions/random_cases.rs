//! Each solution against the plain one, on thousands of random cases: those of `judge generate`, of
//! every kind and many sizes, and those that it does not generate.
//!
//! Cases go through the solution in files, as on a real judge, so a test notices if something left
//! over from one case influences the next.

use crate::common::making::{self, bytes, Bytes};
use crate::common::problems::Tested;
use crate::common::{assert_same, is_answered_alike, plain, solve};

for_each_problem!(as_the_plain_solution_says, without_an_answer);

/// Generated files of each kind.
const FILES: usize = 12;

/// Cases of a generated file.
const CASES: u64 = 10;

/// Cases that are not generated, and how many of them are in a file.
const MADE: usize = 500;
const FILE: usize = 100;

/// The files of a problem.
pub fn files(tested: &'static Tested) -> impl Iterator<Item = String> {
    let generated = 0..FILES * tested.problem.generator.kinds.len();
    let generated = generated.map(|number| making::generated(tested.name(), number, CASES));
    let made = (0..MADE).step_by(FILE);
    let made = made.map(|first| making::cases(tested.name(), first..first + FILE));
    generated.chain(made)
}

/// Compares both solutions on all files.
fn as_the_plain_solution_says(tested: &'static Tested) {
    let mut answers = String::new();
    for input in files(tested) {
        let expected = plain(tested.problem, &input);
        assert_same(&input, &expected, &solve(tested.problem, &input).good());
        if let Some(is_right) = tested.rules {
            assert_eq!(is_right(&input, &expected), Ok(()), "{input}");
        }
        answers += &expected;
    }
    let outcomes = tested.count_outcomes(&answers);
    assert!(outcomes.iter().all(|&count| count > 10), "{outcomes:?}");
}

/// Random cases that may have no answer, one at a time.
fn without_an_answer(tested: &'static Tested) {
    let Some(make) = tested.unanswerable else {
        return;
    };
    let cases = (0..120).map(|number| make(&mut Bytes(&bytes(number))));
    let inputs = cases.map(|case| making::input(tested.name(), &[case]));
    let answered = inputs.filter(|input| is_answered_alike(tested.problem, input));
    let answered = answered.count();
    assert!((12..108).contains(&answered), "{answered}");
}

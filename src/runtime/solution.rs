//! What every solution provides: ways to read a case, to solve it, and to write its answer.

use crate::runtime::scanner::{Error, Scanner};
use alloc::vec::Vec;
use core::fmt::Display;

/// Solves the cases of an input one after the other; keeps memory and results between them.
pub trait Solve {
    /// What a case is called in messages: "game", "deck".
    const CASE: &'static str;

    /// A case, or as much of it as is read before it is solved.
    type Case;

    /// The answer to a case, for `write`.
    type Answer;

    /// What can be wrong with the input. Its message continues after the name and number of
    /// the case: `game 2` is followed by `, move 3: ...` or `: ...`.
    type InputError: Display;

    /// A solution before its first case. What it hashes, it hashes with this key.
    fn new(key: u64) -> Self;

    /// Reads a case; `None` if there is no further case.
    fn read(
        &mut self,
        scanner: &mut Scanner,
    ) -> Result<Option<Self::Case>, Error<Self::InputError>>;

    /// Solves the case, reading what is left of it.
    fn solve(
        &mut self,
        case: Self::Case,
        scanner: &mut Scanner,
    ) -> Result<Self::Answer, Error<Self::InputError>>;

    /// Writes the answer to case `number`, counted from 1.
    fn write(&self, answer: Self::Answer, number: u64, output: &mut Vec<u8>);
}

/// Answers every case of the input.
pub fn solve_all<S: Solve>(scanner: &mut Scanner) -> Result<(), Error<S::InputError>> {
    let mut solution = S::new(scanner.hash_key());
    loop {
        scanner.case += 1;
        let Some(case) = solution.read(scanner)? else {
            return Ok(());
        };
        let answer = solution.solve(case, scanner)?;
        solution.write(answer, scanner.case, &mut scanner.output);
    }
}

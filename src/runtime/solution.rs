//! What every solution provides, and the loop that answers an input.

use crate::runtime::scanner::{Error, Scanner};
use std::fmt::Display;

/// The cases of a problem's input, and how they are read and written.
pub trait Input {
    /// What a case is called in messages: "game", "deck".
    const CASE: &'static str;

    /// What the input says of a case: all of it, in the order of the input.
    type Case;

    /// What can be wrong with the input. Its message continues after the name and number of
    /// the case: `game 2` is followed by `, move 3: ...` or `: ...`.
    type Error: Display;

    /// Reads a case; `None` if there is no further case.
    fn read(scanner: &mut Scanner) -> Result<Option<Self::Case>, Error<Self::Error>>;

    /// Writes a case as the judge has it in its input.
    fn write(case: &Self::Case, text: &mut Vec<u8>);
}

/// Solves cases one after the other; keeps memory and results between them.
pub trait Solve {
    /// Where the cases are from.
    type Input: Input;

    /// The answer to a case, for `write`.
    type Answer;

    /// A solution before its first case. What it hashes, it hashes with this key.
    fn new(key: u64) -> Self;

    /// Solves a case, or says why there is no answer to it.
    fn solve(&mut self, case: &Case<Self>) -> Result<Self::Answer, InputError<Self>>;

    /// Writes the answer to `case`, which has this number, counted from 1.
    fn write(case: &Case<Self>, answer: &Self::Answer, number: u64, output: &mut Vec<u8>);
}

/// A case that `S` solves.
pub type Case<S> = <<S as Solve>::Input as Input>::Case;

/// What can be wrong with the input of `S`.
pub type InputError<S> = <<S as Solve>::Input as Input>::Error;

/// Answers every case of the input. Each answer is ready before the next case is read.
pub fn solve_all<S: Solve>(scanner: &mut Scanner) -> Result<(), Error<InputError<S>>> {
    let mut solution = S::new(scanner.hash_key());
    while let Some(case) = next_case::<S::Input>(scanner)? {
        let answer = solution.solve(&case);
        let answer = answer.map_err(|error| scanner.bad_case(error))?;
        S::write(&case, &answer, scanner.case, &mut scanner.output);
    }
    Ok(())
}

/// Reads the next case and counts it; `None` after the last one.
pub fn next_case<I: Input>(scanner: &mut Scanner) -> Result<Option<I::Case>, Error<I::Error>> {
    scanner.case += 1;
    scanner.suspect = None;
    I::read(scanner)
}

/// The same error with its whole message.
pub fn described<I: Input>(error: Error<I::Error>) -> Error<String> {
    let Error::Input { place, error } = error else {
        return Error::Stream;
    };
    let error = match place.case {
        0 => format!("{error}"),
        number => format!("{} {number}{error}", I::CASE),
    };
    Error::Input { place, error }
}

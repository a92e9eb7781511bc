//! The traits of a solution and of its input, and the loop that answers every case.

use crate::runtime::scanner::{Error, Scanner};
use std::fmt::Display;

/// The cases of a problem's input, and how they are read and written.
pub trait Input {
    /// The word for a case in messages: "game", "deck".
    const CASE: &'static str;

    /// A case, with everything that the input says of it.
    type Case;

    /// An error in the input. It is displayed after the word and the number of the case: `game 2`
    /// is followed by `, move 3: ...` or `: ...`.
    type Error: Display;

    /// Reads a case. Returns `None` if there is no further one.
    fn read(scanner: &mut Scanner) -> Result<Option<Self::Case>, Error<Self::Error>>;

    /// Writes a case in the format of the judge.
    fn write(case: &Self::Case, text: &mut Vec<u8>);
}

/// Solves cases one after the other. It may reuse memory and remember results.
pub trait Solve {
    type Input: Input;

    type Answer;

    /// Returns a solution before its first case. All its hashes depend on `key`.
    fn new(key: u64) -> Self;

    /// Solves a case. An error says why it has no answer.
    fn solve(&mut self, case: &Case<Self>) -> Result<Self::Answer, InputError<Self>>;

    /// Writes the answer to a case. Cases are numbered from 1.
    fn write(case: &Case<Self>, answer: &Self::Answer, case_number: u64, output: &mut Vec<u8>);
}

/// A case that `S` solves.
pub type Case<S> = <<S as Solve>::Input as Input>::Case;

/// An error in the input of `S`.
pub type InputError<S> = <<S as Solve>::Input as Input>::Error;

/// Answers every case of the input: the answer to one is in [`Scanner::output`] before the next one
/// is read.
pub fn solve_all<S: Solve>(scanner: &mut Scanner) -> Result<(), Error<InputError<S>>> {
    let mut solution = S::new(scanner.hash_key());
    while let Some(case) = next_case::<S::Input>(scanner)? {
        let answer = solution.solve(&case);
        let answer = answer.map_err(|error| scanner.bad_case(error))?;
        S::write(&case, &answer, scanner.case, &mut scanner.output);
    }
    Ok(())
}

/// Counts and reads the next case. Returns `None` if there is no further one.
pub fn next_case<I: Input>(scanner: &mut Scanner) -> Result<Option<I::Case>, Error<I::Error>> {
    scanner.case += 1;
    scanner.suspect = None;
    I::read(scanner)
}

/// Returns the error with its whole message.
pub fn described<I: Input>(error: Error<I::Error>) -> Error<String> {
    let Error::Input { place, error } = error else {
        return Error::Stream;
    };
    let message = error.to_string();
    let error = match place.case {
        // Outside of cases the message has no "case 2" before it, so the ": " at its start goes.
        0 => message.strip_prefix(": ").unwrap_or(&message).into(),
        number => format!("{} {number}{message}", I::CASE),
    };
    Error::Input { place, error }
}

//! The traits of a solution and of its input, and the loop that answers every case.

use crate::runtime::scanner::{Error, Place, Scanner};
use std::fmt::Display;

/// The input format of a problem: reads and writes cases.
pub trait Input {
    /// The word for a case in messages: "game", "deck".
    const CASE: &'static str;

    /// The contents of a case.
    type Case;

    /// An error in the input. A message is `game 2`, followed directly by the displayed error, such
    /// as `: ...`, `, move 3: ...` or ` never ends`.
    type Error: Display;

    /// Reads the next case. Returns `None` after the last one.
    fn read(scanner: &mut Scanner) -> Result<Option<Self::Case>, Error<Self::Error>>;

    /// Appends a case to `text`, in the format of the judge.
    fn write(case: &Self::Case, text: &mut Vec<u8>);

    /// Returns the place of an error that solving a case found, if it is not the end of the case.
    fn place(_error: &Self::Error) -> Option<Place> {
        None
    }
}

/// Solves cases one after the other. A solution may reuse memory and remember results.
pub trait Solve {
    type Input: Input;

    type Answer;

    /// Returns a solution that has not solved any case. `key` is the key of its hashes.
    fn new(key: u64) -> Self;

    /// Returns the answer to a case, or the reason why it has none.
    fn solve(&mut self, case: &Case<Self>) -> Result<Self::Answer, InputError<Self>>;

    /// Appends the answer to a case to `output`. Cases are numbered from 1.
    fn write(case: &Case<Self>, answer: &Self::Answer, case_number: u64, output: &mut Vec<u8>);
}

/// A case that `S` solves.
pub type Case<S> = <<S as Solve>::Input as Input>::Case;

/// An error in the input of `S`.
pub type InputError<S> = <<S as Solve>::Input as Input>::Error;

/// Answers every case of the input. Each answer is in [`Scanner::output`] before the next case is
/// read.
pub fn solve_all<S: Solve>(scanner: &mut Scanner) -> Result<(), Error<InputError<S>>> {
    let mut solution = S::new(scanner.hash_key());
    while let Some(case) = next_case::<S::Input>(scanner)? {
        let answer = solution.solve(&case);
        let answer = answer.map_err(|error| bad_case::<S::Input>(scanner, error))?;
        S::write(&case, &answer, scanner.case_number, &mut scanner.output);
    }
    Ok(())
}

/// Counts and reads the next case. Returns `None` after the last one.
pub fn next_case<I: Input>(scanner: &mut Scanner) -> Result<Option<I::Case>, Error<I::Error>> {
    scanner.case_number += 1;
    I::read(scanner)
}

/// Returns an error that solving the case read last found.
pub fn bad_case<I: Input>(scanner: &mut Scanner, error: I::Error) -> Error<I::Error> {
    let place = I::place(&error).unwrap_or_else(|| scanner.place());
    Error::Input { place, error }
}

/// Returns an error with its message, which begins with the case.
pub fn with_message<I: Input>(error: Error<I::Error>) -> Error<String> {
    let Error::Input { place, error } = error else {
        return Error::Stream;
    };
    let text = error.to_string();
    let error = match place.case {
        // The error belongs to no case, so the message begins after the ": ".
        0 => text.strip_prefix(": ").unwrap_or(&text).into(),
        number => format!("{} {number}{text}", I::CASE),
    };
    Error::Input { place, error }
}

//! Errors of any problem, as text.

use crate::runtime::scanner::Error;
use alloc::format;
use alloc::string::String;
use core::fmt::Display;

/// The same error with its whole message. `case` is what a case is called.
pub fn describe<E: Display>(error: Error<E>, case: &str) -> Error<String> {
    match error {
        Error::Stream => Error::Stream,
        Error::Input { place, error } => Error::Input {
            place,
            error: in_case(case, place.case, error),
        },
    }
}

/// A message about case `number`, counted from 1, or about none if that is 0.
pub fn in_case(case: &str, number: u64, message: impl Display) -> String {
    if number == 0 {
        format!("{message}")
    } else {
        format!("{case} {number}{message}")
    }
}

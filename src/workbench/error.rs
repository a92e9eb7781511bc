//! Errors of any problem, as text.

use crate::runtime::scanner::Error;
use alloc::format;
use alloc::string::String;
use core::fmt::Display;

/// The same error with its whole message. `case` is what a case is called.
pub fn describe<E: Display>(error: Error<E>, case: &str) -> Error<String> {
    let Error::Input { place, error } = error else {
        return Error::Stream;
    };
    let error = match place.case {
        0 => format!("{error}"),
        number => format!("{case} {number}{error}"),
    };
    Error::Input { place, error }
}

//! What the command line knows of a problem.

use crate::account::Options;
use crate::cases::Cases;
use crate::check::{Trouble, Verdict};
use crate::generate::{Kind, Order, Refusal, Size};
use crate::layout::Inspection;
use crate::scanner::{Broken, Place, Scanner, Stop, Stream};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;

/// A problem and its rooms.
pub struct Problem {
    /// The name on the command line.
    pub name: &'static str,
    /// Other names on the command line.
    pub aliases: &'static [&'static str],
    /// The title that the judges give it.
    pub title: &'static str,
    /// The judges that have it, and its number there.
    pub judges: &'static str,
    /// The text of its judge module, which is what gets submitted.
    pub judge: &'static str,
    /// The same in C, made by `submissions/make`.
    pub in_c: &'static str,
    /// Answers the input of a stream on the same stream.
    pub solve: fn(&mut dyn Stream) -> Result<(), Failure>,
    /// The rules in a few lines, and how to read an account of a game.
    pub rules: &'static str,
    /// Tells what happens in the cases of a stream, on the same stream.
    pub explain: fn(&mut dyn Stream, &Options) -> Result<(), Failure>,
    /// The kinds of input that can be generated.
    pub kinds: &'static [Kind],
    /// What the size of a generated case means.
    pub size: Size,
    /// Writes generated input to a stream.
    pub generate: fn(&Order, &mut dyn Stream) -> Result<(), Refusal>,
    /// Checks outputs for the input of a stream.
    pub check: Check,
    /// How cases are taken out of an input, and made simpler.
    pub cases: Cases,
    /// What the statement says of the input, in short; a (*) marks the judges' limits.
    pub layout: &'static str,
    /// Holds the input of a stream against what the statement says of it.
    pub validate: fn(&mut dyn Stream, Inspection) -> Result<(), Broken>,
}

/// Checks each of some outputs for the input of a stream.
pub type Check = fn(&mut dyn Stream, &mut [&mut dyn Stream]) -> Result<Vec<Verdict>, Trouble>;

/// Why no more answers came.
#[derive(Debug)]
pub enum Failure {
    /// The stream failed; it knows why.
    Stream,
    /// The input is bad.
    Input {
        /// Where.
        place: Place,
        /// In which case, what was found, what was expected.
        message: String,
    },
}

impl From<Broken> for Failure {
    fn from(_: Broken) -> Self {
        Failure::Stream
    }
}

impl<F: Display> From<Stop<F>> for Failure {
    fn from(stop: Stop<F>) -> Self {
        match stop {
            Stop::Broken => Failure::Stream,
            Stop::Fault(place, fault) => Failure::Input {
                place,
                message: fault.to_string(),
            },
        }
    }
}

/// Runs `work` on a scanner of `stream` and writes what is answered, also where it stops early.
pub fn on<E: Into<Failure>>(
    stream: &mut dyn Stream,
    work: impl FnOnce(&mut Scanner) -> Result<(), E>,
) -> Result<(), Failure> {
    let mut scanner = Scanner::new(stream);
    let result = work(&mut scanner);
    scanner.flush()?;
    result.map_err(E::into)
}

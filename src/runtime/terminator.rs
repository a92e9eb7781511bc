//! The end of input in which every case begins with a number: a 0, or the end of the file.

use crate::runtime::message::Unexpected;
use crate::runtime::number::read_number;
use crate::runtime::scanner::{Error, Scanner};
use core::ops::RangeInclusive;

/// Reads the number in `range` that begins a case. `None` if there is no further case: at a 0
/// or at the end of the input. Any other word gives this `error`.
pub fn read_first_number<E>(
    scanner: &mut Scanner,
    range: RangeInclusive<u32>,
    expected: &'static str,
    error: fn(Unexpected) -> E,
) -> Result<Option<u32>, Error<E>> {
    match read_number(scanner)? {
        Some(0) => Ok(None),
        Some(number) if range.contains(&number) => Ok(Some(number)),
        _ if scanner.last_word().is_empty() => Ok(None),
        _ => {
            let word = Unexpected::new(scanner.last_word(), expected);
            Err(scanner.bad_input(error(word)))
        }
    }
}

//! What the statement of Number Game says of the input in the variant of UVa 1558 and ZOJ 1039: the
//! numbers have a line of their own, which is empty if there are none.

use super::solution::LARGEST;
use super::validate::{self, validate_numbers, COUNT};
use crate::workbench::validator::{InputReader, Result, Validator};

/// The format of the input, and what validates it.
pub const VALIDATOR: Validator = Validator {
    format: "the number of positions; two lines for each position: n, 0 to 19, and n different \
             numbers from 2 to 20, one space between them; positions that can occur",
    validate_case: validate_position,
    ..validate::VALIDATOR
};

/// Validates a position.
fn validate_position(input: &mut InputReader) -> Result {
    let count = input.number(COUNT, 0..=LARGEST - 1)?;
    input.line_end();
    validate_numbers(count, input)
}

//! What the statement of Number Game says of the input.

use super::solution::{contradiction, InputError, Solution, LARGEST};
use crate::runtime::solution::Solve;
use crate::workbench::validator::{InputReader, Result, Validator};

/// The format of the input, and what validates it.
pub const VALIDATOR: Validator = Validator {
    format: "a line for each position: n, then n different numbers from 2 to 20, one \
             space between them; positions that can occur; 0",
    case: Solution::CASE,
    max_cases: u64::MAX,
    validate_case: validate_position,
};

/// What a position begins with.
pub const COUNT: &str = "the count of the numbers that follow";

/// Validates a position.
fn validate_position(input: &mut InputReader) -> Result {
    let count = input.number(COUNT, 1..=LARGEST - 1)?;
    if count > 0 {
        input.space();
    }
    validate_numbers(count, input)
}

/// Validates the numbers of a position, and that a line ends after them.
pub fn validate_numbers(count: u32, input: &mut InputReader) -> Result {
    let mut numbers = 0;
    let mut in_range = true;
    for place in 0..count {
        if place > 0 {
            input.space();
        }
        let number = input.number("a number", 2..=LARGEST)?;
        if !(2..=LARGEST).contains(&number) {
            in_range = false;
        } else if numbers >> number & 1 == 1 {
            input.input_error(input.place, InputError::Twice(number));
        } else {
            numbers |= 1 << number;
        }
    }
    input.line_end();
    if let Some((one, other)) = contradiction(numbers).filter(|_| in_range) {
        input.input_error(input.place, InputError::Impossible(one, other));
    }
    Ok(())
}

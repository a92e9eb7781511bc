//! What the statement of Number Game says of the input.

use super::solution::{forbidden_sum, InputError, LARGEST};
use crate::runtime::scanner::{Stream, StreamError};
use crate::workbench::validator::{inspect, Before, Halt, Inspection, Sheet};

/// The rules, for people.
pub const FORMAT: &str = "a line for each position: n, then n different numbers from 2 to 20, one \
                         blank between them; positions that can occur; 0";

/// Inspects positions.
pub fn validate(stream: &mut dyn Stream, inspection: Inspection) -> Result<(), StreamError> {
    inspect(stream, inspection, "position", |sheet| {
        let mut number = 1;
        while validate_position(sheet, number)? {
            number += 1;
        }
        sheet.end()
    })
}

/// Inspects a position, or the 0 in its place. Says whether there was one.
fn validate_position(sheet: &mut Sheet, number: u64) -> Result<bool, Halt> {
    sheet.begin_case(number);
    let what = "how many numbers follow, or 0 at the end";
    let count = sheet.number(Before::case(number), what, 0..=LARGEST - 1)?;
    if count == 0 {
        return Ok(false);
    }
    let first = sheet.place();
    let mut numbers = 0;
    let mut are_numbers = true;
    for _ in 0..count {
        let number = sheet.number(Before::Blank, "a number", 2..=LARGEST)?;
        if !(2..=LARGEST).contains(&number) {
            are_numbers = false;
        } else if numbers >> number & 1 == 1 {
            sheet.input_error(sheet.place(), InputError::Twice(number));
        } else {
            numbers |= 1 << number;
        }
    }
    if let Some(parts) = forbidden_sum(numbers).filter(|_| are_numbers) {
        sheet.input_error(first, InputError::Impossible { parts });
    }
    Ok(true)
}

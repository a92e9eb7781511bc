//! What the statement of Number Game says of the input.

use super::judge::{forbidden_sum, LARGEST};
use crate::layout::{inspect, Before, Halt, Inspection, Sheet};
use crate::scanner::{Broken, Stream};

/// The rules, for people.
pub const LAYOUT: &str = "a line for each position: n, then n different numbers from 2 to 20, one \
                         blank between them; positions that can occur; 0";

/// Inspects positions.
pub fn validate(stream: &mut dyn Stream, inspection: Inspection) -> Result<(), Broken> {
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
            let place = sheet.place();
            sheet.violation(place, alloc::format!("{number} is listed twice"));
        } else {
            numbers |= 1 << number;
        }
    }
    if let Some((one, other)) = forbidden_sum(numbers).filter(|_| are_numbers) {
        let sum = one + other;
        let complaint = alloc::format!(
            "cannot occur: {sum} = {one} + {other} is available though they are not"
        );
        sheet.violation(first, complaint);
    }
    Ok(true)
}

//! What the statement of Game schedule says of the input.

use super::names::Team;
use super::solution::{InputError, Schedule, Tournament};
use crate::runtime::message::Word;
use crate::runtime::scanner::{Stream, StreamError};
use crate::runtime::solution::Solve;
use crate::workbench::validator::{inspect, Before, Halt, Inspection, Sheet};
use alloc::format;
use alloc::vec::Vec;

/// The rules, for people.
pub const FORMAT: &str =
    "cases: n, 2 to 1000 (*), n lines with a name, 1 to 25 letters, each once, \
                         n-1 lines with two of them, one blank between them; a schedule exists; 0";

/// The most teams on the judge.
pub const MAX_TEAMS: u32 = 1000;

/// The longest name on the judge.
pub const LONGEST_NAME: usize = 25;

/// Inspects cases.
pub fn validate(stream: &mut dyn Stream, inspection: Inspection) -> Result<(), StreamError> {
    inspect(stream, inspection, "case", |sheet| {
        let mut number = 1;
        while validate_case(sheet, number)? {
            number += 1;
        }
        sheet.end()
    })
}

/// Inspects a case, or the 0 in its place. Says whether there was one.
fn validate_case(sheet: &mut Sheet, case: u64) -> Result<bool, Halt> {
    sheet.begin_case(case);
    let most = if sheet.limits { MAX_TEAMS } else { u32::MAX };
    let what = "how many teams there are, or 0 at the end";
    let teams = sheet.number(Before::case(case), what, 0..=most)?;
    if teams == 0 {
        return Ok(false);
    }
    let first = sheet.place();
    if teams == 1 {
        let complaint = format!("found 1, expected 2 to {most} teams");
        sheet.violation(first, complaint);
    }
    let mut tournament = Tournament::new();
    let mut are_names = true;
    for _ in 0..teams {
        sheet.word(Before::LineEnd, "the name of a team")?;
        check_name(sheet)?;
        // Behind a name that is listed twice, numbers and names no longer agree.
        if are_names {
            let added = tournament.add_name(sheet.last_word());
            are_names = is_fine(sheet, added).is_some();
        }
    }
    let tournament = are_names.then_some(tournament);
    let mut matches = Vec::new();
    for number in 1..teams {
        matches.extend(validate_match(sheet, number, tournament.as_ref())?);
    }
    if matches.len() as u32 == teams - 1 {
        if let Err(stuck) = Schedule::arrange(&matches) {
            sheet.input_error(first, InputError::Stuck(stuck));
        }
    }
    Ok(true)
}

/// Reads a match; `None` where it is none between two of the teams, or these are not known.
fn validate_match(
    sheet: &mut Sheet,
    number: u32,
    tournament: Option<&Tournament>,
) -> Result<Option<[Team; 2]>, Halt> {
    let mut pair = [None; 2];
    for (team, before) in pair.iter_mut().zip([Before::LineEnd, Before::Blank]) {
        sheet.word(before, "the name of a team")?;
        if let Some(tournament) = tournament {
            let found = tournament.find(sheet.last_word(), number);
            *team = is_fine(sheet, found);
        }
    }
    let [Some(one), Some(other)] = pair else {
        return Ok(None);
    };
    if one == other {
        let wrong = InputError::Itself(number, Word::new(sheet.last_word()));
        is_fine::<()>(sheet, Err(wrong));
        return Ok(None);
    }
    Ok(Some([one, other]))
}

/// The last word is a name such as the statement allows.
fn check_name(sheet: &mut Sheet) -> Result<(), Halt> {
    let (word, length) = (sheet.last_word(), sheet.length());
    if !word.iter().all(u8::is_ascii_alphabetic) {
        return Err(sheet.unexpected("a name of letters"));
    }
    if length > LONGEST_NAME as u64 {
        let complaint = format!(
            "found {}, {length} letters, expected at most {LONGEST_NAME}",
            Word::new(word)
        );
        let (place, is_whole) = (sheet.place(), length == word.len() as u64);
        if !is_whole {
            return Err(sheet.give_up(place, complaint));
        }
        sheet.violation(place, complaint);
    }
    Ok(())
}

/// What `result` holds, or `None` when what is wrong has been reported.
fn is_fine<T>(sheet: &mut Sheet, result: Result<T, InputError>) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        Err(error) => {
            sheet.input_error(sheet.place(), error);
            None
        }
    }
}

//! What the statement of Game schedule says of the input.

use super::names::{Name, Team};
use super::solution::{InputError, Schedule, Solution, Tournament};
use crate::runtime::message::Word;
use crate::runtime::solution::Solve;
use crate::workbench::validator::{InputReader, Result, Validator};
use alloc::format;
use alloc::vec::Vec;

/// The most teams on the judge.
pub const MAX_TEAMS: u32 = 1000;

/// The longest name on the judge.
pub const LONGEST_NAME: usize = 25;

/// The format of the input, and what validates it.
pub const VALIDATOR: Validator = Validator {
    format: "cases: n, 2 to 1000 (*), n lines with a name, 1 to 25 letters, each once, \
             n-1 lines with two of them, one space between them; a schedule exists; 0",
    case: Solution::CASE,
    max_cases: u64::MAX,
    validate_case,
};

/// Validates a case.
fn validate_case(input: &mut InputReader) -> Result {
    let max = input.limit(MAX_TEAMS, u32::MAX);
    let teams = input.number("the number of teams", 2..=max)?;
    input.line_end();
    let mut tournament = Tournament::new(input.hash_key());
    for team in 0..teams {
        read_name(input)?;
        // After a name that is listed twice the teams have other numbers, and are not known.
        if tournament.teams() == team {
            if let Err(error) = tournament.add_name(&Name::new(&input.last_word)) {
                input.input_error(input.place, error);
            }
        }
        input.line_end();
    }
    let known = (tournament.teams() == teams).then_some(&tournament);
    let mut matches = Vec::new();
    for number in 1..teams {
        let one = read_team(input, known, number)?;
        input.space();
        let other = read_team(input, known, number)?;
        match (one, other) {
            (Some(one), Some(other)) if one != other => matches.push([one, other]),
            (Some(_), Some(_)) => {
                let error = InputError::Itself(number, Word::new(&input.last_word));
                input.input_error(input.place, error);
            }
            _ => {}
        }
        input.line_end();
    }
    if matches.len() as u32 + 1 == teams {
        if let Err(stuck) = Schedule::arrange(&matches) {
            input.input_error(input.case_place, InputError::Stuck(stuck));
        }
    }
    Ok(())
}

/// Reads a name such as the statement allows.
fn read_name(input: &mut InputReader) -> Result {
    let expected = "a name of letters";
    input.word(expected)?;
    if !input.last_word.iter().all(u8::is_ascii_alphabetic) {
        return Err(input.unexpected(expected));
    }
    if input.last_word.len() > LONGEST_NAME {
        input.mismatch(&format!("at most {LONGEST_NAME} letters"));
    }
    Ok(())
}

/// Reads a team of match `number`; `None` where it is not one of those in `tournament`.
fn read_team(
    input: &mut InputReader,
    tournament: Option<&Tournament>,
    number: u32,
) -> Result<Option<Team>> {
    input.word("the name of a team")?;
    let found = tournament.map(|tournament| tournament.find(&Name::new(&input.last_word), number));
    let found = found.transpose();
    Ok(found.unwrap_or_else(|error| {
        input.input_error(input.place, error);
        None
    }))
}

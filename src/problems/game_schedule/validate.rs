//! What the statement of Game schedule says of the input.

use super::names::Team;
use super::solution::{InputError, Schedule, Solution};
use crate::runtime::message::Word;
use crate::runtime::solution::Solve;
use crate::workbench::validator::{InputReader, Result, Validator};
use alloc::format;

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
    let mut solution = Solution::new(input.hash_key());
    for number in 1..=teams {
        read_name(input)?;
        // After a name that is listed twice the teams have other numbers, and are not known.
        if solution.names.count() + 1 == number {
            if let Err(error) = solution.names.add(&input.last_word) {
                input.input_error(input.place, InputError::Team(number, error));
            }
        }
        input.line_end();
    }
    for number in 1..teams {
        let first = read_team(input, &solution, teams, number)?;
        input.space();
        let second = read_team(input, &solution, teams, number)?;
        if let (Some(first), Some(second)) = (first, second) {
            if first == second {
                let name = Word::new(solution.names.name(first));
                input.input_error(input.place, InputError::Itself(number, name));
            } else {
                solution.matches.push([first, second]);
            }
        }
        input.line_end();
    }
    if solution.matches.len() as u32 + 1 == teams {
        if let Err(stuck) = Schedule::new(&solution.matches).arrange_rounds() {
            input.input_error(input.place, InputError::Stuck(stuck));
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

/// Reads a team of match `number`; `None` where it is not one of those in `solution`, or where
/// that does not know all `teams`.
fn read_team(
    input: &mut InputReader,
    solution: &Solution,
    teams: u32,
    number: u32,
) -> Result<Option<Team>> {
    input.word("the name of a team")?;
    if solution.names.count() < teams {
        return Ok(None);
    }
    match solution.names.find(&input.last_word) {
        Ok(team) => Ok(Some(team)),
        Err(error) => {
            input.input_error(input.place, InputError::Match(number, error));
            Ok(None)
        }
    }
}

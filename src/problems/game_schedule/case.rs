//! The input of Game schedule required (POJ 2476): a case is the number of teams n, their names,
//! and n − 1 wanted matches, each a pair of names. A 0 in place of n ends the input.

use crate::runtime::message::{Unexpected, Word};
use crate::runtime::number::{read_first_number, write_number};
use crate::runtime::scanner::{Error, Scanner, LONGEST_WORD};
use crate::runtime::solution::Input;
use std::collections::HashMap;
use std::fmt::{Display, Formatter};
use std::rc::Rc;

/// A team: its index in the list of names, from 0.
pub type Team = u32;

/// A case.
#[derive(Clone, Default)]
pub struct Tournament {
    /// The names of the teams. No two are equal.
    pub names: Vec<Rc<[u8]>>,
    /// The wanted matches, one fewer than there are teams: the two teams of each.
    pub matches: Vec<[Team; 2]>,
}

impl Tournament {
    /// The name of a team.
    pub fn name(&self, team: Team) -> &[u8] {
        &self.names[team as usize]
    }
}

/// The cases of an input, until a 0.
pub struct Tournaments;

impl Input for Tournaments {
    const CASE: &'static str = "case";
    type Case = Tournament;
    type Error = InputError;

    fn read(scanner: &mut Scanner) -> Result<Option<Tournament>, Error<InputError>> {
        let expected = "the number of teams, 2 or more, or 0 at the end";
        let count = read_first_number(scanner, 2..=u32::MAX, expected, InputError::Count)?;
        let Some(count) = count else {
            return Ok(None);
        };
        let mut tournament = Tournament::default();
        // A large number alone must not reserve much memory.
        let mut teams: HashMap<Rc<[u8]>, Team> = HashMap::with_capacity(count.min(1000) as usize);
        for team in 0..count {
            let name: Rc<[u8]> = Rc::from(read_name(scanner, "team", team + 1)?);
            if let Some(earlier) = teams.insert(Rc::clone(&name), team) {
                let name = Word::new(&name);
                let rule = format!("{name} is already the name of team {}", earlier + 1);
                return Err(broken(scanner, "team", team + 1, rule));
            }
            tournament.names.push(name);
        }
        for number in 1..count {
            let mut pair = [0; 2];
            for team in &mut pair {
                let name = read_name(scanner, "match", number)?;
                let Some(&found) = teams.get(name) else {
                    let rule = Unexpected::new(name, "one of the teams").to_string();
                    return Err(broken(scanner, "match", number, rule));
                };
                *team = found;
            }
            if pair[0] == pair[1] {
                let name = Word::new(tournament.name(pair[0]));
                let rule = format!("{name} cannot play against itself");
                return Err(broken(scanner, "match", number, rule));
            }
            tournament.matches.push(pair);
        }
        Ok(Some(tournament))
    }

    /// Writes a case: each name in a line, then each match.
    fn write(tournament: &Tournament, text: &mut Vec<u8>) {
        write_number(text, tournament.names.len() as u64);
        text.push(b'\n');
        for name in &tournament.names {
            text.extend_from_slice(name);
            text.push(b'\n');
        }
        for &[one, other] in &tournament.matches {
            text.extend_from_slice(tournament.name(one));
            text.push(b' ');
            text.extend_from_slice(tournament.name(other));
            text.push(b'\n');
        }
    }
}

/// Reads a name in a "team" or "match": any word, unless the input ends or the word is too long.
fn read_name<'a>(
    scanner: &'a mut Scanner,
    what: &'static str,
    number: u32,
) -> Result<&'a [u8], Error<InputError>> {
    let length = scanner.word()?.len();
    if (1..=LONGEST_WORD).contains(&length) {
        return Ok(scanner.last_word());
    }
    let rule = Unexpected::new(scanner.last_word(), "the name of a team").to_string();
    Err(broken(scanner, what, number, rule))
}

/// The word read last breaks a rule.
fn broken(
    scanner: &mut Scanner,
    what: &'static str,
    number: u32,
    rule: String,
) -> Error<InputError> {
    scanner.bad_input(InputError::Line { what, number, rule })
}

/// What is wrong with a case.
#[derive(Debug)]
pub enum InputError {
    /// The number of teams.
    Count(Unexpected),
    /// The "team" or "match" with this number, from 1, breaks a rule.
    Line {
        what: &'static str,
        number: u32,
        rule: String,
    },
    /// No schedule exists: in this round, from 1, so many teams are left and so many matches can be
    /// played.
    Stuck {
        round: u32,
        teams: u32,
        matches: u32,
    },
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            InputError::Count(word) => write!(f, ": {word}"),
            InputError::Line { what, number, rule } => write!(f, ", {what} {number}: {rule}"),
            InputError::Stuck {
                round,
                teams,
                matches,
            } => {
                let needed = teams / 2;
                let plural = if needed == 1 { "" } else { "es" };
                write!(
                    f,
                    ": no schedule exists: round {round} has {teams} teams and needs {needed} \
                     match{plural}, but only {matches} can be played without eliminating a team \
                     that has other matches to play"
                )
            }
        }
    }
}

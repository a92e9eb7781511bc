//! The input of Game schedule required (POJ 2476). A case is the number of teams n, their names,
//! and n − 1 wanted matches, each a pair of names. A 0 in place of n ends the input.

use crate::runtime::message::{Unexpected, Word};
use crate::runtime::number::{read_first_number, write_number};
use crate::runtime::scanner::{Error, Scanner, LONGEST_WORD};
use crate::runtime::seen::{Lookup, Seen};
use crate::runtime::solution::Input;
use std::fmt::{Display, Formatter};
use std::ops::Range;

/// A team: its index in the list of names, from 0.
pub type Team = u32;

/// A case.
#[derive(Clone)]
pub struct Tournament {
    /// The names of the teams. No two are equal.
    pub names: Names,
    /// The two teams of each wanted match. There is one match fewer than there are teams.
    pub matches: Vec<[Team; 2]>,
}

impl Tournament {
    /// Returns the name of a team.
    pub fn name(&self, team: Team) -> &[u8] {
        self.names.get(team)
    }
}

/// The names of teams, all in one buffer.
#[derive(Clone, Default)]
pub struct Names {
    /// The names, without anything between them.
    bytes: Vec<u8>,
    /// The place of each name in `bytes`.
    places: Vec<Range<usize>>,
}

impl Names {
    /// Returns the number of names.
    pub fn count(&self) -> usize {
        self.places.len()
    }

    /// Returns the name of a team.
    pub fn get(&self, team: Team) -> &[u8] {
        &self.bytes[self.places[team as usize].clone()]
    }

    /// Adds the name of the next team.
    pub fn push(&mut self, name: &[u8]) {
        let start = self.bytes.len();
        self.bytes.extend_from_slice(name);
        self.places.push(start..self.bytes.len());
    }

    /// Returns all names, in the order of the teams.
    pub fn iter(&self) -> impl Iterator<Item = &[u8]> + '_ {
        self.places
            .iter()
            .map(move |place| &self.bytes[place.clone()])
    }
}

/// Finds teams by their names. Names are looked up by their hashes, and then compared.
pub struct Teams {
    names: Names,
    table: Seen,
}

impl Teams {
    /// Returns a list without teams. The hashes of names depend on `key`.
    pub fn new(key: u64) -> Self {
        Teams {
            names: Names::default(),
            table: Seen::new(key),
        }
    }

    /// Adds the next team. It is an error if another one has its name.
    pub fn add(&mut self, name: &[u8]) -> Result<(), String> {
        let hash = self.hash(name);
        match self.table.find(hash, |team| self.names.get(team) == name) {
            Lookup::Found(team) => {
                let name = Word::new(name);
                return Err(format!("{name} is already the name of team {}", team + 1));
            }
            Lookup::Free(slot) => self.table.insert(slot, hash, self.names.count() as Team),
        }
        self.names.push(name);
        Ok(())
    }

    /// Returns the team with this name. It is an error if there is none.
    pub fn find(&self, name: &[u8]) -> Result<Team, String> {
        let hash = self.hash(name);
        match self.table.find(hash, |team| self.names.get(team) == name) {
            Lookup::Found(team) => Ok(team),
            Lookup::Free(_) => Err(Unexpected::new(name, "one of the teams").to_string()),
        }
    }

    /// Returns the hash of a name: of its bytes in groups of eight, and of its last eight bytes, or
    /// of all if there are fewer. Different names can agree in all of these only if their lengths
    /// differ, so the length enters as well.
    pub fn hash(&self, name: &[u8]) -> u64 {
        let number = |part: &[u8]| {
            let mut eight = [0; 8];
            eight[..part.len()].copy_from_slice(part);
            u64::from_le_bytes(eight)
        };
        let last = &name[name.len().saturating_sub(8)..];
        let parts = name.chunks_exact(8).chain(Some(last));
        self.table.hash(parts.map(number)) ^ name.len() as u64
    }
}

/// The cases of an input.
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
        let mut teams = Teams::new(scanner.hash_key());
        for number in 1..=count {
            read_name(scanner, "team", number, |name| teams.add(name))?;
        }
        let mut matches = Vec::new();
        for number in 1..count {
            let mut team = || read_name(scanner, "match", number, |name| teams.find(name));
            let pair = [team()?, team()?];
            if pair[0] == pair[1] {
                let name = Word::new(teams.names.get(pair[0]));
                let (what, rule) = ("match", format!("{name} cannot play against itself"));
                return Err(scanner.bad_input(InputError::Line { what, number, rule }));
            }
            matches.push(pair);
        }
        let names = teams.names;
        Ok(Some(Tournament { names, matches }))
    }

    /// Writes a case: a line for the number of teams, for each name and for each match.
    fn write(tournament: &Tournament, text: &mut Vec<u8>) {
        write_number(text, tournament.names.count() as u64);
        text.push(b'\n');
        for name in tournament.names.iter() {
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

/// Reads a name in the "team" or "match" with this number, and passes it to `use_name`. Any word
/// that is not too long is a name.
fn read_name<T>(
    scanner: &mut Scanner,
    what: &'static str,
    number: u32,
    use_name: impl FnOnce(&[u8]) -> Result<T, String>,
) -> Result<T, Error<InputError>> {
    let word = scanner.word()?;
    let used = match word.len() {
        1..=LONGEST_WORD => use_name(word),
        _ => Err(Unexpected::new(word, "the name of a team").to_string()),
    };
    used.map_err(|rule| scanner.bad_input(InputError::Line { what, number, rule }))
}

/// An error in the input.
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
    /// No schedule exists: of the teams left in this round, from 1, too few can play a match.
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

//! The input of Game schedule required (POJ 2476). A case is the number of teams n, their names,
//! and the n − 1 matches to schedule, each a pair of names. A 0 in place of n ends the input.

use crate::runtime::message::{Unexpected, Word};
use crate::runtime::number::{read_first_number, write_number};
use crate::runtime::scanner::{Error, Scanner, MAX_WORD_LENGTH};
use crate::runtime::seen::{Lookup, Seen};
use crate::runtime::solution::Input;
use std::fmt::{Display, Formatter};
use std::ops::Range;

/// A team: the index of its name in the input, from 0.
pub type Team = u32;

/// A case: the teams and the matches to schedule.
#[derive(Clone)]
pub struct Tournament {
    /// The names of the teams. All differ.
    pub names: Names,
    /// The two teams of each match. There is one match fewer than there are teams.
    pub matches: Vec<[Team; 2]>,
}

impl Tournament {
    /// Returns the name of a team.
    pub fn name(&self, team: Team) -> &[u8] {
        self.names.get(team)
    }

    /// Returns the number of matches of each team.
    pub fn match_counts(&self) -> Vec<u32> {
        let mut counts = vec![0; self.names.count()];
        for &team in self.matches.iter().flatten() {
            counts[team as usize] += 1;
        }
        counts
    }
}

/// The names of teams, all in one buffer.
#[derive(Clone, Default)]
pub struct Names {
    /// The names, one directly after the other.
    bytes: Vec<u8>,
    /// The range of each name in `bytes`.
    ranges: Vec<Range<usize>>,
}

impl Names {
    /// Returns the number of names.
    pub fn count(&self) -> usize {
        self.ranges.len()
    }

    /// Returns the name of a team.
    pub fn get(&self, team: Team) -> &[u8] {
        &self.bytes[self.ranges[team as usize].clone()]
    }

    /// Adds the name of the next team.
    pub fn push(&mut self, name: &[u8]) {
        let start = self.bytes.len();
        self.bytes.extend_from_slice(name);
        self.ranges.push(start..self.bytes.len());
    }

    /// Returns all names, in the order of the teams.
    pub fn iter(&self) -> impl Iterator<Item = &[u8]> + '_ {
        let ranges = self.ranges.iter();
        ranges.map(move |range| &self.bytes[range.clone()])
    }
}

/// Finds teams by their names.
pub struct Teams {
    names: Names,
    table: Seen,
}

impl Teams {
    /// Returns a list without teams. Its hashes depend on `key`.
    pub fn new(key: u64) -> Self {
        Teams {
            names: Names::default(),
            table: Seen::new(key),
        }
    }

    /// Adds the next team. Returns an error if another team has its name.
    pub fn add(&mut self, name: &[u8]) -> Result<(), String> {
        let hash = self.hash(name);
        match self.table.find(hash, |team| self.names.get(team) == name) {
            Lookup::Found(team) => {
                let name = Word::new(name);
                return Err(format!("{name} is already the name of team {}", team + 1));
            }
            Lookup::Free(index) => self.table.insert(index, hash, self.names.count() as Team),
        }
        self.names.push(name);
        Ok(())
    }

    /// Returns the team with this name, or an error if there is none.
    pub fn find(&self, name: &[u8]) -> Result<Team, String> {
        let hash = self.hash(name);
        match self.table.find(hash, |team| self.names.get(team) == name) {
            Lookup::Found(team) => Ok(team),
            Lookup::Free(_) => Err(Unexpected::new(name, "one of the teams").to_string()),
        }
    }

    /// Hashes the full groups of eight bytes and the rest, padded with zeros. At most eight names
    /// agree in these: they differ in the number of zero bytes at their ends.
    pub fn hash(&self, name: &[u8]) -> u64 {
        let to_number = |group: &[u8]| {
            let mut eight = [0; 8];
            eight[..group.len()].copy_from_slice(group);
            u64::from_le_bytes(eight)
        };
        let groups = name.chunks_exact(8);
        let rest = to_number(groups.remainder());
        self.table.hash(groups.map(to_number).chain([rest]))
    }
}

/// The input format: reads and writes tournaments.
pub struct TournamentFormat;

impl Input for TournamentFormat {
    const CASE: &'static str = "case";
    type Case = Tournament;
    type Error = InputError;

    fn read(scanner: &mut Scanner) -> Result<Option<Tournament>, Error<InputError>> {
        let expected = "the number of teams, 2 or more, or 0 at the end";
        let count = read_first_number(scanner, 2..=u32::MAX, expected, InputError::BadCount)?;
        let Some(count) = count else {
            return Ok(None);
        };
        let mut teams = Teams::new(scanner.hash_key());
        for number in 1..=count {
            read_name(scanner, "team", number, |name| teams.add(name))?;
        }
        let mut matches = Vec::new();
        for number in 1..count {
            let mut read_team = || read_name(scanner, "match", number, |name| teams.find(name));
            let pair = [read_team()?, read_team()?];
            if pair[0] == pair[1] {
                let name = Word::new(teams.names.get(pair[0]));
                let item = format!("match {number}");
                let reason = format!("{name} cannot play against itself");
                return Err(scanner.bad_input(InputError::BadItem { item, reason }));
            }
            matches.push(pair);
        }
        let names = teams.names;
        Ok(Some(Tournament { names, matches }))
    }

    /// Writes a tournament: one line for the number of teams, for each name and for each match.
    fn write(tournament: &Tournament, text: &mut Vec<u8>) {
        write_number(text, tournament.names.count() as u64);
        text.push(b'\n');
        for name in tournament.names.iter() {
            text.extend_from_slice(name);
            text.push(b'\n');
        }
        for &[team, opponent] in &tournament.matches {
            text.extend_from_slice(tournament.name(team));
            text.push(b' ');
            text.extend_from_slice(tournament.name(opponent));
            text.push(b'\n');
        }
    }
}

/// Reads a name and passes it to `use_name`. Any word that is not too long is a name. The error
/// names the `item`, "team" or "match", and its `number`.
fn read_name<T>(
    scanner: &mut Scanner,
    item: &str,
    number: u32,
    use_name: impl FnOnce(&[u8]) -> Result<T, String>,
) -> Result<T, Error<InputError>> {
    let word = scanner.word()?;
    let result = match word.len() {
        1..=MAX_WORD_LENGTH => use_name(word),
        _ => Err(Unexpected::new(word, "the name of a team").to_string()),
    };
    result.map_err(|reason| {
        let item = format!("{item} {number}");
        scanner.bad_input(InputError::BadItem { item, reason })
    })
}

/// An error in a case. It completes a message, see [`Input::Error`].
#[derive(Debug)]
pub enum InputError {
    /// The number of teams is missing or out of range.
    BadCount(Unexpected),
    /// The `item`, such as "team 2" or "match 1", is wrong for this reason.
    BadItem { item: String, reason: String },
    /// No schedule exists: in round `round`, from 1, only `matches` matches can be played, and its
    /// `teams` teams need more.
    Stuck {
        round: u32,
        teams: u32,
        matches: u32,
    },
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            InputError::BadCount(reason) => write!(f, ": {reason}"),
            InputError::BadItem { item, reason } => write!(f, ", {item}: {reason}"),
            InputError::Stuck {
                round,
                teams,
                matches,
            } => {
                let needed = teams / 2;
                let ending = if needed == 1 { "" } else { "es" };
                write!(
                    f,
                    ": no schedule exists: round {round} has {teams} teams and needs {needed} \
                     match{ending}, but only {matches} can be played without eliminating a team \
                     that has other matches to play"
                )
            }
        }
    }
}

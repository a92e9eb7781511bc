//! The names of the teams, and which team a name stands for.

use crate::runtime::hash_bytes::hash_bytes;
use crate::runtime::message::Word;
use crate::runtime::seen::Seen;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// A team: its place in the list of names, from 0.
pub type Team = u32;

/// The names of the teams.
pub struct Names {
    /// The bytes of all names, one after the other.
    letters: Vec<u8>,
    /// Where in `letters` each name ends.
    ends: Vec<usize>,
    /// The team of a name.
    index: Seen,
}

impl Names {
    /// No names.
    pub fn new() -> Self {
        Names {
            letters: Vec::new(),
            ends: Vec::new(),
            index: Seen::new(),
        }
    }

    /// Forgets all names.
    pub fn clear(&mut self) {
        self.letters.clear();
        self.ends.clear();
        self.index.clear();
    }

    /// How many names there are.
    pub fn count(&self) -> Team {
        self.ends.len() as Team
    }

    /// The name of `team`.
    pub fn name(&self, team: Team) -> &[u8] {
        let team = team as usize;
        let start = if team == 0 { 0 } else { self.ends[team - 1] };
        &self.letters[start..self.ends[team]]
    }

    /// Adds the name of the next team.
    pub fn add(&mut self, name: &[u8]) -> Result<(), NameError> {
        if name.is_empty() {
            return Err(NameError::Missing);
        }
        let hash = hash_bytes(name);
        match self.index.find(hash, |team| self.name(team) == name) {
            Ok(earlier) => return Err(NameError::Twice(Word::new(name), earlier)),
            Err(free) => self.index.insert(free, hash, self.count()),
        }
        self.letters.extend_from_slice(name);
        self.ends.push(self.letters.len());
        Ok(())
    }

    /// The team called `name`.
    pub fn find(&self, name: &[u8]) -> Result<Team, NameError> {
        if name.is_empty() {
            return Err(NameError::Missing);
        }
        let is_same = |team| self.name(team) == name;
        let team = self.index.find(hash_bytes(name), is_same);
        team.map_err(|_| NameError::Unknown(Word::new(name)))
    }
}

/// What is wrong with a name.
#[derive(Debug)]
pub enum NameError {
    /// The input ends.
    Missing,
    /// It is the name of an earlier team.
    Twice(Word, Team),
    /// It is not the name of a team.
    Unknown(Word),
}

impl Display for NameError {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        match self {
            NameError::Missing => f.write_str("the input ends, expected the name of a team"),
            NameError::Twice(name, earlier) => {
                write!(f, "{name} is the name of team {} already", earlier + 1)
            }
            NameError::Unknown(name) => write!(f, "found {name}, expected one of the teams"),
        }
    }
}

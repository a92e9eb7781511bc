//! The names of the teams, and which team a name stands for.
//!
//! The bytes of all names are in one buffer, one name after the other. The team of a name is
//! found by the hash of its bytes, taken eight at a time. Names with equal hashes are compared
//! byte by byte, so the answer is never a guess.

use crate::runtime::eights::eights;
use crate::runtime::message::{Unexpected, Word};
use crate::runtime::scanner::LONGEST_WORD;
use crate::runtime::seen::{Lookup, Seen};
use alloc::{vec, vec::Vec};
use core::fmt::{Display, Formatter};

/// A team: its index in the list of names, from 0.
pub type Team = u32;

/// The names of the teams. No two are equal.
pub struct Names {
    /// The bytes of all names.
    bytes: Vec<u8>,
    /// Where each name begins in `bytes`; at the end, where the next one will begin.
    starts: Vec<usize>,
    /// A table of the teams by the hashes of their names.
    teams: Seen,
}

impl Names {
    /// No names yet. They are hashed with this key.
    pub fn new(key: u64) -> Self {
        Names {
            bytes: Vec::new(),
            starts: vec![0],
            teams: Seen::new(key),
        }
    }

    /// Forgets all names.
    pub fn clear(&mut self) {
        self.bytes.clear();
        self.starts.truncate(1);
        self.teams.clear();
    }

    /// How many names there are.
    pub fn count(&self) -> u32 {
        self.starts.len() as u32 - 1
    }

    /// The name of `team`.
    pub fn name(&self, team: Team) -> &[u8] {
        let index = team as usize;
        &self.bytes[self.starts[index]..self.starts[index + 1]]
    }

    /// Adds the name of the next team.
    pub fn add(&mut self, name: &[u8]) -> Result<(), NameError> {
        check_name(name)?;
        let hash = self.hash(name);
        match self.teams.find(hash, |team| self.name(team) == name) {
            Lookup::Found(earlier) => return Err(NameError::Twice(Word::new(name), earlier + 1)),
            // The number of the new team is the count so far.
            Lookup::Free(slot) => self.teams.insert(slot, hash, self.count()),
        }
        self.bytes.extend_from_slice(name);
        self.starts.push(self.bytes.len());
        Ok(())
    }

    /// The team called `name`.
    pub fn find(&self, name: &[u8]) -> Result<Team, NameError> {
        check_name(name)?;
        let is_same = |team| self.name(team) == name;
        match self.teams.find(self.hash(name), is_same) {
            Lookup::Found(team) => Ok(team),
            Lookup::Free(_) => Err(NameError::Unknown(Word::new(name))),
        }
    }

    /// The hash of a name.
    pub fn hash(&self, name: &[u8]) -> u64 {
        self.teams.hash(eights(name))
    }
}

/// Checks that a word is a name: not the end of the input, nor a word that is too long.
fn check_name(word: &[u8]) -> Result<(), NameError> {
    if (1..=LONGEST_WORD).contains(&word.len()) {
        return Ok(());
    }
    let word = Unexpected::new(word, "the name of a team");
    Err(NameError::NotAName(word))
}

/// What is wrong with a name.
#[derive(Debug)]
pub enum NameError {
    /// The input ends, or the word is too long.
    NotAName(Unexpected),
    /// It is the name of an earlier team, whose number counts from 1.
    Twice(Word, u32),
    /// It is not the name of a team.
    Unknown(Word),
}

impl Display for NameError {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        match self {
            NameError::NotAName(word) => write!(f, "{word}"),
            NameError::Twice(name, team) => write!(f, "{name} is already the name of team {team}"),
            NameError::Unknown(name) => write!(f, "found {name}, expected one of the teams"),
        }
    }
}

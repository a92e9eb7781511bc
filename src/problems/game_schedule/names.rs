//! The names of the teams, and which team a name stands for.
//!
//! A name of at most 31 bytes is kept in four words: its letters, zeros, and its length in the
//! last byte. Such names are read, hashed, compared and written without a loop over their
//! letters, and without a branch that depends on their lengths. Longer ones are kept as they
//! are.

use crate::runtime::eights::eights;
use crate::runtime::message::{Unexpected, Word};
use crate::runtime::scanner::{Scanner, StreamError, LONGEST_WORD};
use crate::runtime::seen::Seen;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// A team: its place in the list of names, from 0.
pub type Team = u32;

/// Bytes of a cell.
const CELL: usize = 32;

/// The last byte of a cell for a longer name. The cell begins with its start and end in `long`.
const LONG: u8 = 255;

/// Names whose index is more than a megabyte.
const MANY: usize = 65_536;

/// A name that was read.
pub struct Name<'a> {
    letters: &'a [u8],
    /// Its cell; all zeros if it is longer.
    words: [u64; 4],
}

impl<'a> Name<'a> {
    /// The name with these letters.
    pub fn new(letters: &'a [u8]) -> Self {
        let mut cell = [0; CELL];
        if letters.len() < CELL {
            cell[..letters.len()].copy_from_slice(letters);
            cell[CELL - 1] = letters.len() as u8;
        }
        let words = words(&cell);
        Name { letters, words }
    }

    /// Reads the next word.
    #[inline(always)]
    pub fn read(scanner: &'a mut Scanner) -> Result<Self, StreamError> {
        Ok(Name::new(scanner.word()?))
    }

    /// Whether it is one: not the end of the input, nor a word that is too long.
    fn check(&self) -> Result<(), NameError> {
        match self.letters.len() {
            1..=LONGEST_WORD => Ok(()),
            _ => {
                let word = Unexpected::new(self.letters, "the name of a team");
                Err(NameError::NoName(word))
            }
        }
    }
}

#[inline(always)]
fn words(cell: &[u8; CELL]) -> [u64; 4] {
    let mut words = [0; 4];
    for (word, bytes) in words.iter_mut().zip(cell.chunks_exact(8)) {
        let mut eight = [0; 8];
        eight.copy_from_slice(bytes);
        *word = u64::from_le_bytes(eight);
    }
    words
}

/// The names of the teams.
pub struct Names {
    /// The cell of each.
    cells: Vec<[u8; CELL]>,
    /// The letters of the longer names, one after the other.
    long: Vec<u8>,
    /// The team of a name.
    index: Seen,
    key: u64,
}

impl Names {
    /// No names. Their hashes have this key.
    pub fn new(key: u64) -> Self {
        Names {
            cells: Vec::new(),
            long: Vec::new(),
            index: Seen::new(key),
            key,
        }
    }

    /// Forgets all names.
    pub fn clear(&mut self) {
        self.cells.clear();
        self.long.clear();
        self.index.clear();
    }

    /// No name is looked for any more: gives the memory back, if there are many.
    pub fn forget_index(&mut self) {
        if self.cells.len() > MANY {
            self.index = Seen::new(self.key);
        }
    }

    /// How many names there are.
    pub fn count(&self) -> Team {
        self.cells.len() as Team
    }

    /// The name of `team`.
    pub fn name(&self, team: Team) -> &[u8] {
        let cell = &self.cells[team as usize];
        match cell[CELL - 1] {
            LONG => {
                let [start, end, ..] = words(cell);
                &self.long[start as usize..end as usize]
            }
            length => &cell[..usize::from(length) % CELL],
        }
    }

    /// Writes the name of `team`.
    pub fn write(&self, team: Team, output: &mut Vec<u8>) {
        let cell = &self.cells[team as usize];
        if cell[CELL - 1] == LONG {
            return output.extend_from_slice(self.name(team));
        }
        let end = output.len() + usize::from(cell[CELL - 1]);
        output.extend_from_slice(cell);
        output.truncate(end);
    }

    /// Adds the name of the next team.
    pub fn add(&mut self, name: &Name) -> Result<(), NameError> {
        name.check()?;
        let hash = self.hash(name);
        match self.place(name, hash) {
            Ok(earlier) => return Err(NameError::Twice(Word::new(name.letters), earlier)),
            Err(free) => self.index.insert(free, hash, self.count()),
        }
        let mut words = name.words;
        if words[3] == 0 {
            let start = self.long.len() as u64;
            self.long.extend_from_slice(name.letters);
            words = [start, self.long.len() as u64, 0, u64::from(LONG) << 56];
        }
        let mut cell = [0; CELL];
        for (bytes, word) in cell.chunks_exact_mut(8).zip(words) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
        self.cells.push(cell);
        Ok(())
    }

    /// The team called `name`.
    pub fn find(&self, name: &Name) -> Result<Team, NameError> {
        name.check()?;
        let team = self.place(name, self.hash(name));
        team.map_err(|_| NameError::Unknown(Word::new(name.letters)))
    }

    /// The hash of a name.
    pub fn hash(&self, name: &Name) -> u64 {
        match name.words[3] {
            0 => self.index.hash(eights(name.letters)),
            _ => self.index.hash(name.words),
        }
    }

    /// The team called `name`; otherwise the free slot of `index` for it.
    fn place(&self, name: &Name, hash: u64) -> Result<Team, usize> {
        self.index.find(hash, |team| {
            let is_long = name.words[3] == 0;
            is_long && self.name(team) == name.letters
                || words(&self.cells[team as usize]) == name.words
        })
    }
}

/// What is wrong with a name.
#[derive(Debug)]
pub enum NameError {
    /// The input ends, or the word is too long.
    NoName(Unexpected),
    /// It is the name of an earlier team.
    Twice(Word, Team),
    /// It is not the name of a team.
    Unknown(Word),
}

impl Display for NameError {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        match self {
            NameError::NoName(word) => write!(f, "{word}"),
            NameError::Twice(name, earlier) => {
                write!(f, "{name} is the name of team {} already", earlier + 1)
            }
            NameError::Unknown(name) => write!(f, "found {name}, expected one of the teams"),
        }
    }
}

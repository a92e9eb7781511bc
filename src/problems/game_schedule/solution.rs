//! Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME): arrange given matches as a knock-out
//! tournament, choosing who wins.
//!
//! A loser is out, so it must have no other match to come: it is a leaf of the tree that the
//! matches form. With m teams left a round has ⌊m/2⌋ matches, each between a leaf and an opponent
//! of its own. Where two leaves share an opponent, one of them takes the wildcard, and which of
//! them does makes no difference to what remains but its name. So every opponent of leaves plays
//! one of them, and a round that has too few matches then has too few in every schedule.
//!
//! A team that is a leaf has one match left. To know which, nobody searches: each team keeps the
//! XOR of its matches' numbers, from which those that have been played are taken away.
//! Leaves of the next round are found among the winners of this one, so all rounds together look
//! at each team a few times. Printing sorts matches by round with one count. All of it takes time
//! and memory in proportion to the input.
//!
//! Ties: a round's matches are printed in input order; of two leaves with the same opponent the one
//! whose match comes first in the input plays; the team named second wins the final.

use crate::runtime::message::{Unexpected, Word};
use crate::runtime::number::write_number;
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::seen::{mix, Seen};
use crate::runtime::solution::Solve;
use crate::runtime::terminator::read_first_number;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// A team: its place in the list of names, from 0.
pub type Team = u32;

/// No match.
const NONE: u32 = u32::MAX;

/// Solves cases one after the other.
pub struct Solution {
    /// The case read last.
    pub tournament: Tournament,
    /// Its schedule.
    pub schedule: Schedule,
}

impl Solve for Solution {
    const CASE: &'static str = "case";

    /// Kept in `tournament`, whose memory serves all cases.
    type Case = ();

    /// Kept in `schedule`.
    type Answer = ();

    type InputError = InputError;

    fn new() -> Self {
        Solution {
            tournament: Tournament::new(),
            schedule: Schedule::new(),
        }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<()>, Error<InputError>> {
        let is_case = self.tournament.read(scanner)?;
        Ok(is_case.then_some(()))
    }

    fn solve(&mut self, (): (), scanner: &mut Scanner) -> Result<(), Error<InputError>> {
        let arranged = self.schedule.arrange(&self.tournament.matches);
        arranged.map_err(|stuck| scanner.bad_input(InputError::Stuck(stuck)))
    }

    fn write(&self, (): (), _: u64, output: &mut Vec<u8>) {
        write_schedule(&self.tournament, &self.schedule, output);
    }
}

/// A case: the teams and the matches that are wanted.
pub struct Tournament {
    /// The names' bytes, one name after the other.
    letters: Vec<u8>,
    /// Where in `letters` each name ends.
    ends: Vec<usize>,
    /// The teams of each match.
    pub matches: Vec<[Team; 2]>,
    index: Seen,
}

impl Tournament {
    /// No teams yet.
    pub fn new() -> Self {
        Tournament {
            letters: Vec::new(),
            ends: Vec::new(),
            matches: Vec::new(),
            index: Seen::new(),
        }
    }

    /// Reads a case in place of the last one. Returns whether there was one.
    pub fn read(&mut self, scanner: &mut Scanner) -> Result<bool, Error<InputError>> {
        let expected = "the number of teams, 2 or more, or 0 at the end";
        let Some(teams) = read_first_number(scanner, 2..=u32::MAX, expected)? else {
            return Ok(false);
        };
        self.letters.clear();
        self.ends.clear();
        self.matches.clear();
        self.index.clear();
        for team in 0..teams {
            if let Err(error) = self.add_name(scanner.word()?, team) {
                return Err(scanner.bad_input(error));
            }
        }
        for number in 1..self.teams() {
            let mut pair = [0; 2];
            for team in &mut pair {
                match self.find(scanner.word()?, number) {
                    Ok(found) => *team = found,
                    Err(error) => return Err(scanner.bad_input(error)),
                }
            }
            if pair[0] == pair[1] {
                let name = Word::new(scanner.last_word());
                return Err(scanner.bad_input(InputError::Itself(number, name)));
            }
            self.matches.push(pair);
        }
        Ok(true)
    }

    /// The name of `team`.
    pub fn name(&self, team: Team) -> &[u8] {
        name(&self.letters, &self.ends, team)
    }

    /// How many teams there are.
    pub fn teams(&self) -> u32 {
        self.ends.len() as u32
    }

    /// Adds a team, `team` others having been added before it.
    pub fn add_name(&mut self, word: &[u8], team: Team) -> Result<(), InputError> {
        if word.is_empty() {
            return Err(InputError::Name(
                team + 1,
                Unexpected::new(word, "its name"),
            ));
        }
        let (letters, ends) = (&self.letters, &self.ends);
        let is_same = |other| name(letters, ends, other) == word;
        if let Some(earlier) = self.index.find_or_insert(hash(word), team, is_same) {
            return Err(InputError::Twice(team + 1, Word::new(word), earlier + 1));
        }
        self.letters.extend_from_slice(word);
        self.ends.push(self.letters.len());
        Ok(())
    }

    /// The team called `word` in match `number`.
    pub fn find(&self, word: &[u8], number: u32) -> Result<Team, InputError> {
        if word.is_empty() {
            let what = Unexpected::new(word, "the name of a team");
            return Err(InputError::Match(number, what));
        }
        let is_same = |team| self.name(team) == word;
        match self.index.find(hash(word), is_same) {
            Ok(team) => Ok(team),
            Err(_) => Err(InputError::Unknown(number, Word::new(word))),
        }
    }
}

fn name<'a>(letters: &'a [u8], ends: &[usize], team: Team) -> &'a [u8] {
    let team = team as usize;
    let start = if team == 0 { 0 } else { ends[team - 1] };
    &letters[start..ends[team]]
}

/// A hash of all the bytes of a name: eight at a time, the last eight perhaps a second time.
fn hash(name: &[u8]) -> u64 {
    const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
    let Some(last) = name.last_chunk() else {
        return mix(name
            .iter()
            .fold(1, |hash, &byte| hash << 8 | u64::from(byte)));
    };
    let mut hash = name.len() as u64;
    let mut rest = name;
    while let Some(eight) = rest.first_chunk() {
        hash = (hash ^ u64::from_le_bytes(*eight)).wrapping_mul(SPREAD);
        hash = hash.rotate_left(32);
        rest = &rest[8..];
    }
    mix(hash ^ u64::from_le_bytes(*last))
}

/// A schedule in the making: the teams' matches to come, and what was decided of the matches.
pub struct Schedule {
    /// Matches to come for each team.
    degrees: Vec<u32>,
    /// The XOR of their numbers.
    to_come: Vec<u32>,
    /// For each team, the match that it wins in the round being arranged, or `NONE`.
    wins: Vec<u32>,
    /// Teams that have one match to come.
    leaves: Vec<Team>,
    /// For each match, in input order, its round, from 1, and the side that loses it.
    pub decisions: Vec<Decision>,
    /// For each round, its matches and who gets the wildcard.
    pub rounds: Vec<Round>,
    /// The teams left, XORed.
    left: Team,
}

/// When a match is played, and which side of it, 0 or 1, loses.
#[derive(Clone, Copy)]
pub struct Decision {
    /// The round, from 1; 0 while it is not decided.
    pub round: u32,
    /// The side that loses.
    pub loser: usize,
}

/// A round of the tournament.
pub struct Round {
    /// How many matches it has.
    pub matches: u32,
    /// The team that goes on without playing.
    pub wildcard: Option<Team>,
}

const UNDECIDED: Decision = Decision { round: 0, loser: 0 };

impl Schedule {
    /// A schedule for no match.
    pub fn new() -> Self {
        Schedule {
            degrees: Vec::new(),
            to_come: Vec::new(),
            wins: Vec::new(),
            leaves: Vec::new(),
            decisions: Vec::new(),
            rounds: Vec::new(),
            left: 0,
        }
    }

    /// Arranges `matches`, one fewer than there are teams.
    pub fn arrange(&mut self, matches: &[[Team; 2]]) -> Result<(), Stuck> {
        self.begin(matches);
        let mut teams = matches.len() as u32 + 1;
        while teams > 1 {
            let played = self.arrange_round(matches, teams);
            if played < teams / 2 {
                return Err(Stuck {
                    round: self.rounds.len() as u32,
                    teams,
                    matches: played,
                });
            }
            teams -= played;
        }
        Ok(())
    }

    /// Everything is still to come.
    pub fn begin(&mut self, matches: &[[Team; 2]]) {
        let teams = matches.len() + 1;
        reset(&mut self.degrees, teams, 0);
        reset(&mut self.to_come, teams, 0);
        reset(&mut self.wins, teams, NONE);
        reset(&mut self.decisions, matches.len(), UNDECIDED);
        self.rounds.clear();
        for (number, pair) in matches.iter().enumerate() {
            for &team in pair {
                self.degrees[team as usize] += 1;
                self.to_come[team as usize] ^= number as u32;
            }
        }
        self.leaves.clear();
        self.left = 0;
        for team in 0..teams as Team {
            self.left ^= team;
            if self.degrees[team as usize] == 1 {
                self.leaves.push(team);
            }
        }
    }

    /// Arranges the next round, with `teams` left, and says how many matches it has.
    pub fn arrange_round(&mut self, matches: &[[Team; 2]], teams: u32) -> u32 {
        if teams == 2 && self.leaves.len() == 2 {
            // Either may win: the first-named loses.
            self.leaves.truncate(1);
            self.leaves[0] = matches[self.to_come[self.leaves[0] as usize] as usize][0];
        }
        let mut leaves = core::mem::take(&mut self.leaves);
        self.choose_matches(matches, &leaves);
        let mut wildcard = self.left;
        let mut played = 0;
        let leaves_before = leaves.len();
        for index in 0..leaves_before {
            let leaf = leaves[index];
            let number = self.to_come[leaf as usize];
            let [first, second] = matches[number as usize];
            let winner = first ^ second ^ leaf;
            if self.decisions[number as usize].round != 0 {
                continue;
            }
            if self.wins[winner as usize] != number {
                self.leaves.push(leaf);
                continue;
            }
            self.decisions[number as usize] = Decision {
                round: self.rounds.len() as u32 + 1,
                loser: usize::from(leaf == second),
            };
            self.left ^= leaf;
            wildcard ^= leaf ^ winner;
            leaves[played as usize] = winner;
            played += 1;
        }
        for &winner in &leaves[..played as usize] {
            let number = core::mem::replace(&mut self.wins[winner as usize], NONE);
            self.to_come[winner as usize] ^= number;
            self.degrees[winner as usize] -= 1;
            if self.degrees[winner as usize] == 1 {
                self.leaves.push(winner);
            }
        }
        self.rounds.push(Round {
            matches: played,
            wildcard: (teams % 2 == 1).then_some(wildcard),
        });
        played
    }

    /// For every opponent of leaves, the one of their matches that comes first in the input.
    fn choose_matches(&mut self, matches: &[[Team; 2]], leaves: &[Team]) {
        for &leaf in leaves {
            let number = self.to_come[leaf as usize];
            let [first, second] = matches[number as usize];
            let winner = first ^ second ^ leaf;
            let win = &mut self.wins[winner as usize];
            *win = number.min(*win);
        }
    }

    /// The numbers of the matches, from 0, in the order of the rounds, and in input order in each.
    pub fn in_order(&self) -> Vec<u32> {
        let mut places = vec![0; self.rounds.len() + 1];
        for (round, Round { matches, .. }) in self.rounds.iter().enumerate() {
            places[round + 1] = places[round] + matches;
        }
        let mut order = vec![0; self.decisions.len()];
        for (number, decision) in self.decisions.iter().enumerate() {
            let place = &mut places[decision.round as usize - 1];
            order[*place as usize] = number as u32;
            *place += 1;
        }
        order
    }
}

fn reset<T: Clone>(values: &mut Vec<T>, length: usize, value: T) {
    values.clear();
    values.resize(length, value);
}

/// Writes the rounds, the winner and an empty line.
pub fn write_schedule(case: &Tournament, schedule: &Schedule, output: &mut Vec<u8>) {
    let order = schedule.in_order();
    let mut next = 0;
    let mut champion = 0;
    for (index, round) in schedule.rounds.iter().enumerate() {
        output.extend_from_slice(b"Round #");
        write_number(output, index as u64 + 1);
        output.push(b'\n');
        for &number in &order[next..next + round.matches as usize] {
            let pair = case.matches[number as usize];
            let loser = schedule.decisions[number as usize].loser;
            champion = pair[1 - loser];
            output.extend_from_slice(case.name(champion));
            output.extend_from_slice(b" defeats ");
            output.extend_from_slice(case.name(pair[loser]));
            output.push(b'\n');
        }
        next += round.matches as usize;
        if let Some(team) = round.wildcard {
            output.extend_from_slice(case.name(team));
            output.extend_from_slice(b" advances with wildcard\n");
        }
    }
    output.extend_from_slice(b"Winner: ");
    output.extend_from_slice(case.name(champion));
    output.extend_from_slice(b"\n\n");
}

/// What is wrong with a case.
#[derive(Debug)]
pub enum InputError {
    /// The number of teams.
    Count(Unexpected),
    /// A name is missing; the team, from 1.
    Name(u32, Unexpected),
    /// The team, from 1, has the name of an earlier one.
    Twice(u32, Word, u32),
    /// A name is missing; the match, from 1.
    Match(u32, Unexpected),
    /// The match, from 1, names a team that is not in the list.
    Unknown(u32, Word),
    /// The match, from 1, is one of a team against itself.
    Itself(u32, Word),
    /// No schedule exists.
    Stuck(Stuck),
}

/// The round in which it turns out that no schedule exists.
#[derive(Debug)]
pub struct Stuck {
    /// The round, from 1.
    pub round: u32,
    /// Teams left before it.
    pub teams: u32,
    /// Matches that can be played in it.
    pub matches: u32,
}

impl From<Unexpected> for InputError {
    fn from(count: Unexpected) -> Self {
        InputError::Count(count)
    }
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        match self {
            InputError::Count(word) => write!(f, ": {word}"),
            InputError::Name(team, word) => write!(f, ", team {team}: {word}"),
            InputError::Twice(team, name, earlier) => {
                write!(
                    f,
                    ", team {team}: {name} is the name of team {earlier} already"
                )
            }
            InputError::Match(number, word) => write!(f, ", match {number}: {word}"),
            InputError::Unknown(number, name) => {
                write!(
                    f,
                    ", match {number}: found {name}, expected one of the teams"
                )
            }
            InputError::Itself(number, name) => {
                write!(f, ", match {number}: {name} cannot play against itself")
            }
            InputError::Stuck(stuck) => write!(f, ": {stuck}"),
        }
    }
}

impl Display for Stuck {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        let Stuck {
            round,
            teams,
            matches,
        } = self;
        let needed = teams / 2;
        let plural = if needed == 1 { "" } else { "es" };
        write!(
            f,
            "no schedule exists: round {round} has {teams} teams and needs {needed} match{plural}, \
             but only {matches} can be played without putting out a team that has others to come"
        )
    }
}

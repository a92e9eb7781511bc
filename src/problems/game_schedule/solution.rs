//! Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME): arrange given matches as a knock-out
//! tournament, choosing who wins.
//!
//! A loser is out, so it must have no other match to come: it is a leaf of the tree that the
//! matches form. With m teams left, a round has ⌊m/2⌋ matches, each between a leaf and a different
//! opponent. If two leaves share an opponent, one of them takes the wildcard; the rest of the
//! tournament is the same for either, except for the name. So every opponent of a leaf plays one
//! leaf, and if a round gets too few matches in this way, it does so in every schedule.
//!
//! The last match of a leaf is found without a search: each team keeps the XOR of the numbers of
//! its matches to come. New leaves are winners of the round before, so all rounds together visit
//! each team a few times. A counting sort by round puts the matches into the order of printing.
//! Time and memory are linear in the size of the input.
//!
//! Ties: the matches of a round are printed in input order. Of two leaves with the same opponent,
//! the one whose match comes first in the input plays. The team named second wins the final.

use super::names::{Name, NameError, Names, Team};

use crate::runtime::message::{Unexpected, Word};
use crate::runtime::number::write_number;
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Solve;
use crate::runtime::terminator::read_first_number;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// No match.
const NONE: u32 = u32::MAX;

/// A case: the teams and the matches that are wanted. Solves one after the other.
pub struct Tournament {
    /// The names of the teams.
    pub names: Names,
    /// The teams of each match.
    pub matches: Vec<[Team; 2]>,
}

/// The solution of this problem.
pub type Solution = Tournament;

impl Solve for Tournament {
    const CASE: &'static str = "case";

    /// The case itself is kept in the tournament, whose memory is reused for all cases.
    type Case = ();

    type Answer = Schedule;

    type InputError = InputError;

    fn new(key: u64) -> Self {
        Tournament {
            names: Names::new(key),
            matches: Vec::new(),
        }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<()>, Error<InputError>> {
        let expected = "the number of teams, 2 or more, or 0 at the end";
        let Some(teams) = read_first_number(scanner, 2..=u32::MAX, expected)? else {
            return Ok(None);
        };
        self.names.clear();
        self.matches.clear();
        for _ in 0..teams {
            let added = self.add_name(&Name::read(scanner)?);
            added.map_err(|error| scanner.bad_input(error))?;
        }
        for number in 1..teams {
            let mut pair = [0; 2];
            for team in &mut pair {
                let found = self.find(&Name::read(scanner)?, number);
                *team = found.map_err(|error| scanner.bad_input(error))?;
            }
            if pair[0] == pair[1] {
                let name = Word::new(scanner.last_word());
                return Err(scanner.bad_input(InputError::Itself(number, name)));
            }
            self.matches.push(pair);
        }
        Ok(Some(()))
    }

    fn solve(&mut self, (): (), scanner: &mut Scanner) -> Result<Schedule, Error<InputError>> {
        // A long answer needs the memory.
        self.names.forget_index();
        let schedule = Schedule::arrange(&self.matches);
        schedule.map_err(|stuck| scanner.bad_input(InputError::Stuck(stuck)))
    }

    fn write(&self, schedule: Schedule, _: u64, output: &mut Vec<u8>) {
        let order = schedule.in_order();
        let mut next = 0;
        let mut champion = 0;
        for (index, round) in schedule.rounds.iter().enumerate() {
            output.extend_from_slice(b"Round #");
            write_number(output, index as u64 + 1);
            output.push(b'\n');
            for &number in &order[next..next + round.matches as usize] {
                let pair = self.matches[number as usize];
                let (winner, loser) = schedule.decisions[number as usize].winner_and_loser(pair);
                self.names.write(winner, output);
                output.extend_from_slice(b" defeats ");
                self.names.write(loser, output);
                champion = winner;
                output.push(b'\n');
            }
            next += round.matches as usize;
            if let Some(team) = round.wildcard {
                self.names.write(team, output);
                output.extend_from_slice(b" advances with wildcard\n");
            }
        }
        output.extend_from_slice(b"Winner: ");
        self.names.write(champion, output);
        output.extend_from_slice(b"\n\n");
    }
}

impl Tournament {
    /// The name of `team`.
    pub fn name(&self, team: Team) -> &[u8] {
        self.names.name(team)
    }

    /// How many teams there are.
    pub fn teams(&self) -> Team {
        self.names.count()
    }

    /// Adds the name of the next team.
    pub fn add_name(&mut self, name: &Name) -> Result<(), InputError> {
        let added = self.names.add(name);
        added.map_err(|error| InputError::Team(self.teams() + 1, error))
    }

    /// The team called `name` in match `number`, counted from 1.
    pub fn find(&self, name: &Name, number: u32) -> Result<Team, InputError> {
        let found = self.names.find(name);
        found.map_err(|error| InputError::Match(number, error))
    }
}

/// A schedule, as far as it is arranged.
pub struct Schedule {
    /// For each match, in input order, its round and which side loses it.
    pub decisions: Vec<Decision>,
    /// The rounds that are arranged.
    pub rounds: Vec<Round>,
}

/// What arranges a schedule: the matches to come, and the decisions made.
pub struct Arrangement {
    /// The decisions made.
    pub schedule: Schedule,
    /// How many matches each team has to come.
    degrees: Vec<u32>,
    /// The XOR of their numbers.
    to_come: Vec<u32>,
    /// For each team, the match that it wins in the round being arranged, or `NONE`.
    wins: Vec<u32>,
    /// Teams that have one match to come.
    leaves: Vec<Team>,
    /// The teams left, XORed.
    left: Team,
}

/// A match that is still to come.
const UNDECIDED: Decision = Decision {
    round: 0,
    first_loses: false,
};

/// When a match is played, and which side loses it.
#[derive(Clone, Copy)]
pub struct Decision {
    /// The round, from 1; 0 while it is not decided.
    pub round: u32,
    /// The team named first loses, not the second.
    first_loses: bool,
}

impl Decision {
    /// The winner and the loser of the match, which is between the teams of `pair`.
    pub fn winner_and_loser(self, [first, second]: [Team; 2]) -> (Team, Team) {
        if self.first_loses {
            (second, first)
        } else {
            (first, second)
        }
    }
}

/// A round of the tournament.
pub struct Round {
    /// How many matches it has.
    pub matches: u32,
    /// The team that goes on without playing.
    pub wildcard: Option<Team>,
}

impl Schedule {
    /// Arranges `matches`, one fewer than there are teams.
    pub fn arrange(matches: &[[Team; 2]]) -> Result<Self, Stuck> {
        let mut arrangement = Arrangement::new(matches);
        arrangement.arrange_rounds(matches)?;
        Ok(arrangement.schedule)
    }

    /// The numbers of the matches, from 0, in the order of the rounds, and in input order in each.
    fn in_order(&self) -> Vec<u32> {
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

impl Arrangement {
    /// All of `matches` are still to come.
    pub fn new(matches: &[[Team; 2]]) -> Self {
        // First, because the others are freed first: an allocator gives back what it has last.
        let schedule = Schedule {
            decisions: vec![UNDECIDED; matches.len()],
            rounds: Vec::new(),
        };
        let teams = matches.len() + 1;
        let mut degrees = vec![0; teams];
        let mut to_come = vec![0; teams];
        for (number, pair) in matches.iter().enumerate() {
            for &team in pair {
                degrees[team as usize] += 1;
                to_come[team as usize] ^= number as u32;
            }
        }
        let mut leaves = Vec::new();
        let mut left = 0;
        for (team, &degree) in degrees.iter().enumerate() {
            left ^= team as Team;
            if degree == 1 {
                leaves.push(team as Team);
            }
        }
        Arrangement {
            schedule,
            leaves,
            left,
            degrees,
            to_come,
            wins: vec![NONE; teams],
        }
    }

    /// Arranges all rounds, or those up to the one that gets stuck.
    pub fn arrange_rounds(&mut self, matches: &[[Team; 2]]) -> Result<(), Stuck> {
        let mut teams = matches.len() as u32 + 1;
        while teams > 1 {
            let played = self.arrange_round(matches, teams);
            if played < teams / 2 {
                return Err(Stuck {
                    round: self.schedule.rounds.len() as u32,
                    teams,
                    matches: played,
                });
            }
            teams -= played;
        }
        Ok(())
    }

    /// Arranges the next round, with `teams` left, and returns how many matches it has.
    fn arrange_round(&mut self, matches: &[[Team; 2]], teams: u32) -> u32 {
        if teams == 2 && self.leaves.len() == 2 {
            // Either may win: the first-named loses.
            self.leaves.truncate(1);
            self.leaves[0] = matches[self.to_come[self.leaves[0] as usize] as usize][0];
        }
        let leaves = core::mem::take(&mut self.leaves);
        // An opponent of leaves wins the first of their matches in the input.
        for &leaf in &leaves {
            let (number, winner) = self.last_match(leaf, matches);
            let win = &mut self.wins[winner as usize];
            *win = number.min(*win);
        }
        let mut winners = Vec::new();
        let mut wildcard = self.left;
        for leaf in leaves {
            let (number, winner) = self.last_match(leaf, matches);
            let decision = &mut self.schedule.decisions[number as usize];
            if decision.round != 0 {
                continue;
            }
            if self.wins[winner as usize] != number {
                self.leaves.push(leaf);
                continue;
            }
            decision.round = self.schedule.rounds.len() as u32 + 1;
            decision.first_loses = leaf == matches[number as usize][0];
            self.left ^= leaf;
            wildcard ^= leaf ^ winner;
            winners.push(winner);
        }
        for &winner in &winners {
            let number = core::mem::replace(&mut self.wins[winner as usize], NONE);
            self.to_come[winner as usize] ^= number;
            self.degrees[winner as usize] -= 1;
            if self.degrees[winner as usize] == 1 {
                self.leaves.push(winner);
            }
        }
        self.schedule.rounds.push(Round {
            matches: winners.len() as u32,
            wildcard: (teams % 2 == 1).then_some(wildcard),
        });
        winners.len() as u32
    }

    /// The number of the only match that `leaf` has to come, and its opponent.
    fn last_match(&self, leaf: Team, matches: &[[Team; 2]]) -> (u32, Team) {
        let number = self.to_come[leaf as usize];
        let [first, second] = matches[number as usize];
        (number, first ^ second ^ leaf)
    }
}

/// What is wrong with a case.
#[derive(Debug)]
pub enum InputError {
    /// The number of teams.
    Count(Unexpected),
    /// The name of a team, whose number counts from 1.
    Team(u32, NameError),
    /// The name of a team in a match, whose number counts from 1.
    Match(u32, NameError),
    /// A match, whose number counts from 1, of a team against itself.
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
            InputError::Team(number, error) => write!(f, ", team {number}: {error}"),
            InputError::Match(number, error) => write!(f, ", match {number}: {error}"),
            InputError::Itself(number, name) => {
                write!(f, ", match {number}: {name} cannot play against itself")
            }
            InputError::Stuck(stuck) => write!(f, ": {stuck}"),
        }
    }
}

impl Display for Stuck {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        let (round, teams, matches) = (self.round, self.teams, self.matches);
        let needed = teams / 2;
        let plural = if needed == 1 { "" } else { "es" };
        write!(
            f,
            "no schedule exists: round {round} has {teams} teams and needs {needed} match{plural}, \
             but only {matches} can be played without putting out a team that has others to come"
        )
    }
}

//! Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME): arrange n − 1 given matches of n teams
//! as a knock-out tournament, choosing who wins. In a round every team left plays once; if their
//! number is odd, one goes on without playing, by wildcard. Losers are out. Judges promise that a
//! schedule exists, and accept any; other input is an error.
//!
//! The matches are the edges of a graph of teams. A loser is out, so it has no other match to come.
//! Before a round, call a team with a single match to come a leaf: the loser of every match is one.
//! With m teams left, a round needs ⌊m/2⌋ matches.
//!
//! A round is arranged in one pass over the matches to come. Each that has a leaf is played,
//! unless one of its teams has already played in this round. No round can have more matches: in
//! any round every match is one of a leaf and its opponent, no opponent plays twice, and here a
//! leaf is passed over only if its opponent has played. If there are ⌊m/2⌋ matches, at most one
//! team is left over. If no leaf is, all leaves have played and there was no choice. If one is,
//! its opponent has played another leaf. The two could trade places: only their names would change
//! in the rest. So no choice matters later: if a round gets too few matches, no schedule exists.
//! (If the matches do not form a tree, there is a cycle. Its teams never become leaves, so some
//! round gets too few.)
//!
//! A round leaves at most half of its teams, rounded up, so all passes together take n + n/2 + n/4
//! and so on, about 2n steps. Time and memory are linear in the input.
//!
//! Choices, which are ours: the matches of a round are printed in input order. Of two leaves with
//! the same opponent, the one whose match comes first plays. The team named second wins the final.

use super::names::{NameError, Names, Team};
use crate::runtime::message::{Unexpected, Word};
use crate::runtime::number::write_number;
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Solve;
use crate::runtime::terminator::read_first_number;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// Solves cases one after the other: holds the teams and the matches of the present one.
pub struct Solution {
    /// The names of the teams.
    pub names: Names,
    /// The teams of each match, in input order.
    pub matches: Vec<[Team; 2]>,
}

/// A round of a schedule.
pub struct Round {
    /// The winner and the loser of each match, in input order.
    pub matches: Vec<(Team, Team)>,
    /// The team that goes on without playing.
    pub wildcard: Option<Team>,
}

impl Solve for Solution {
    const CASE: &'static str = "case";

    /// The case is read into the solution itself.
    type Case = ();

    /// The rounds of a schedule.
    type Answer = Vec<Round>;

    type InputError = InputError;

    fn new(key: u64) -> Self {
        Solution {
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
        for number in 1..=teams {
            let added = self.names.add(scanner.word()?);
            added.map_err(|error| scanner.bad_input(InputError::Team(number, error)))?;
        }
        for number in 1..teams {
            let mut pair = [0; 2];
            for team in &mut pair {
                let found = self.names.find(scanner.word()?);
                *team =
                    found.map_err(|error| scanner.bad_input(InputError::Match(number, error)))?;
            }
            let added = self.add_match(number, pair);
            added.map_err(|error| scanner.bad_input(error))?;
        }
        Ok(Some(()))
    }

    fn solve(&mut self, (): (), scanner: &mut Scanner) -> Result<Vec<Round>, Error<InputError>> {
        let mut schedule = Schedule::new(&self.matches);
        let arranged = schedule.arrange_rounds();
        arranged.map_err(|stuck| scanner.bad_input(InputError::Stuck(stuck)))?;
        Ok(schedule.rounds)
    }

    fn write(&self, rounds: Vec<Round>, _: u64, output: &mut Vec<u8>) {
        let mut champion = 0; // The winner of the last match so far.
        for (round, number) in rounds.iter().zip(1..) {
            output.extend_from_slice(b"Round #");
            write_number(output, number);
            output.push(b'\n');
            for &(winner, loser) in &round.matches {
                output.extend_from_slice(self.names.name(winner));
                output.extend_from_slice(b" defeats ");
                output.extend_from_slice(self.names.name(loser));
                output.push(b'\n');
                champion = winner;
            }
            if let Some(team) = round.wildcard {
                output.extend_from_slice(self.names.name(team));
                output.extend_from_slice(b" advances with wildcard\n");
            }
        }
        output.extend_from_slice(b"Winner: ");
        output.extend_from_slice(self.names.name(champion));
        output.extend_from_slice(b"\n\n");
    }
}

impl Solution {
    /// Adds match `number` of the input, from 1, between the teams of `pair`.
    pub fn add_match(&mut self, number: u32, pair: [Team; 2]) -> Result<(), InputError> {
        if pair[0] == pair[1] {
            let name = Word::new(self.names.name(pair[0]));
            return Err(InputError::Itself(number, name));
        }
        self.matches.push(pair);
        Ok(())
    }
}

/// A schedule, which is arranged round by round.
pub struct Schedule {
    /// The rounds arranged so far. Their wildcards are right only if none gets stuck.
    pub rounds: Vec<Round>,
    /// The matches to come, in input order.
    to_come: Vec<[Team; 2]>,
    /// How many of them each team has; a leaf has one.
    degrees: Vec<u32>,
    /// The round in which each team played last, from 1; 0 if it has not played yet.
    last_rounds: Vec<u32>,
}

impl Schedule {
    /// All of `matches` are still to come, one fewer than there are teams.
    pub fn new(matches: &[[Team; 2]]) -> Self {
        let teams = matches.len() + 1;
        let mut degrees = vec![0; teams];
        for &team in matches.iter().flatten() {
            degrees[team as usize] += 1;
        }
        Schedule {
            rounds: Vec::new(),
            to_come: matches.to_vec(),
            degrees,
            last_rounds: vec![0; teams],
        }
    }

    /// Arranges all rounds, or those up to the one that gets stuck.
    pub fn arrange_rounds(&mut self) -> Result<(), Stuck> {
        while !self.to_come.is_empty() {
            // Each match puts one team out, and the last match leaves one.
            let teams = self.to_come.len() as u32 + 1;
            let round = self.arrange_round();
            let matches = round.matches.len() as u32;
            self.rounds.push(round);
            if matches < teams / 2 {
                let round = self.rounds.len() as u32;
                return Err(Stuck {
                    round,
                    teams,
                    matches,
                });
            }
        }
        Ok(())
    }

    /// Arranges the next round.
    fn arrange_round(&mut self) -> Round {
        let number = self.rounds.len() as u32 + 1;
        let mut matches = Vec::new();
        let mut to_come = Vec::new();
        for pair in core::mem::take(&mut self.to_come) {
            match self.try_to_play(pair, number) {
                Some(played) => matches.push(played),
                None => to_come.push(pair),
            }
        }
        // In a tree every team left has a match to come. The one that has not played still has it.
        let mut teams = to_come.iter().flatten().copied();
        let wildcard = teams.find(|&team| self.last_rounds[team as usize] != number);
        self.to_come = to_come;
        Round { matches, wildcard }
    }

    /// Plays the match of `pair` in `round`, if possible, and returns winner and loser.
    fn try_to_play(&mut self, pair: [Team; 2], round: u32) -> Option<(Team, Team)> {
        let [first, second] = pair.map(|team| team as usize);
        if self.last_rounds[first] == round || self.last_rounds[second] == round {
            return None;
        }
        // In the final both teams are leaves, and the one named first loses.
        let (winner, loser) = match (self.degrees[first], self.degrees[second]) {
            (1, _) => (pair[1], pair[0]),
            (_, 1) => (pair[0], pair[1]),
            _ => return None,
        };
        // The winner may have a single match left now, but it does not play again in this round.
        for index in [first, second] {
            self.degrees[index] -= 1;
            self.last_rounds[index] = round;
        }
        Some((winner, loser))
    }
}

/// What is wrong with a case. Teams and matches are numbered from 1.
#[derive(Debug)]
pub enum InputError {
    /// The number of teams.
    Count(Unexpected),
    /// The name of the team.
    Team(u32, NameError),
    /// A name in the match.
    Match(u32, NameError),
    /// Both names in the match are this one.
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
             but only {matches} can be played without eliminating a team that has other matches \
             to play"
        )
    }
}

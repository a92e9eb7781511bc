//! Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME). Arrange n − 1 given matches of n teams
//! as a knock-out tournament, choosing who wins: in a round every team left plays once, but if
//! their number is odd, one goes on by wildcard. Losers are out. Judges accept any right schedule.
//! The input has cases: n, the names of n teams, and n − 1 pairs of names. A 0 ends the input.
//!
//! Example. Five teams want the matches B–A, C–D, A–E and C–E: the tree B–A–E–C–D.
//! ```text
//! round 1   B and D have one match: they lose it, to A and C. E is left over.    left: A–E–C
//! round 2   A and C have one match, both against E. A plays first, and loses.    left: E–C
//! round 3   E defeats C in the final.
//! ```
//!
//! Idea. A loser is out, so it has no other match to come. Call a team with a single match to come
//! a leaf. In each round, go through the matches to come once and play each that has a leaf, unless
//! one of its teams has already played in this round. The leaf loses.
//!
//! Why it is right. If a schedule exists, the matches form a tree: they join each team to the one
//! that put it out, and so on to the champion. In a tree of three or more teams, no two leaves are
//! opponents, and without some of its leaves it is still a tree. (Of two, there is only the final.)
//!
//! No choice gives a round more matches. The losers are leaves, and no two have the same opponent,
//! since nobody plays twice. So there are at most as many matches as opponents of leaves. Here each
//! of these plays one of its leaves, as nothing else keeps it from playing: exactly as many.
//!
//! No choice matters later. The only choice is which of its leaves an opponent plays. A round of m
//! teams needs ⌊m/2⌋ matches, so at most one team does not play. If that is a leaf, it could trade
//! places with the leaf that its opponent plays: what is left is the same but for their names.
//! Otherwise every leaf plays, so no opponent has two of them, and there is no choice. So the rest
//! of any schedule completes this round, too, and the same holds for every later round.
//!
//! So if a round gets fewer than ⌊m/2⌋ matches, no schedule exists. This also happens if the n − 1
//! matches form no tree: the teams of a cycle never become leaves, so their matches are not played.
//!
//! Cost. A round leaves at most half of its teams, rounded up, so all rounds together take about 2n
//! steps: n + n/2 + n/4 and so on. Time and memory are linear in the input.

use super::names::{NameError, Names, Team};
use crate::runtime::message::{Unexpected, Word};
use crate::runtime::number::write_number;
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Solve;
use crate::runtime::terminator::read_first_number;
use alloc::{vec, vec::Vec};
use core::fmt::{Display, Formatter};

/// A round of a schedule. Three choices are free: matches are in input order; of two leaves with
/// the same opponent, the one whose match comes first plays; the team named second wins the final.
pub struct Round {
    /// The winner and the loser of each match, in input order.
    pub matches: Vec<(Team, Team)>,
    /// The team that goes on without playing.
    pub wildcard: Option<Team>,
}

/// A schedule, which is arranged round by round.
pub struct Schedule {
    /// The rounds arranged so far. In a round with too few matches several teams do not play; its
    /// `wildcard` is the first of them.
    pub rounds: Vec<Round>,
    /// The matches to come, in input order.
    to_come: Vec<[Team; 2]>,
    /// How many matches to come each team has; a leaf has one.
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

    /// Arranges all rounds, or those up to the first that gets too few matches.
    pub fn arrange_rounds(&mut self) -> Result<(), Stuck> {
        while !self.to_come.is_empty() {
            // Each match eliminates one team, and the last match leaves one.
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
        // A team that is left has a match to come, unless the final has just been played.
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

/// Solves cases one after the other: holds the teams and the matches of the current one.
pub struct Solution {
    /// The names of the teams.
    pub names: Names,
    /// The teams of each match, in input order.
    pub matches: Vec<[Team; 2]>,
}

impl Solve for Solution {
    const CASE: &'static str = "case";
    /// The case is read into the solution itself.
    type Case = ();
    /// The rounds of a schedule.
    type Answer = Vec<Round>;
    type InputError = InputError;

    fn new(key: u64) -> Self {
        let (names, matches) = (Names::new(key), Vec::new());
        Solution { names, matches }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<()>, Error<InputError>> {
        let expected = "the number of teams, 2 or more, or 0 at the end";
        let Some(teams) = read_first_number(scanner, 2..=u32::MAX, expected, InputError::Count)?
        else {
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
                let bad_name = |error| scanner.bad_input(InputError::Match(number, error));
                *team = found.map_err(bad_name)?;
            }
            if pair[0] == pair[1] {
                let name = Word::new(self.names.name(pair[0]));
                return Err(scanner.bad_input(InputError::Itself(number, name)));
            }
            self.matches.push(pair);
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

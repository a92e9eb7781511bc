//! Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME). Arrange n − 1 given matches of n teams
//! as a knock-out tournament, choosing who wins: in a round every team left plays once, but if
//! their number is odd, one goes on by wildcard. Losers are out. Judges accept any right schedule.
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
//! Why it is right. If there is a schedule, the matches join each team to the one that put it out,
//! up to the champion: they form a tree, and without some leaves it is still a tree. In a round of
//! m > 2 teams:
//! 1. No two leaves are opponents: in a tree, the two would be all teams. So the one opponent of a
//!    leaf is no leaf.
//! 2. There are at most as many matches as opponents of leaves: each loser is a leaf, and no team
//!    plays twice, so no two losers have the same opponent.
//! 3. The scan plays as many. An opponent of leaves plays only its own leaves in this round, so
//!    whichever of these matches comes first in the list can be played.
//! 4. A winner may become a leaf within the round. It has played, so it waits for the next round.
//! 5. Other choices are no better. A schedule plays ⌊m/2⌋ matches, so by 2 and 3 the scan does,
//!    too, and one team at most rests. A choice exists only where an opponent has two leaves: one
//!    of these rests, and every other team plays. What is left is the same tree whichever of the
//!    two rests, but for its name. So the rest of any schedule completes this round as well.
//!
//! So if a round gets fewer than ⌊m/2⌋ matches, there is no schedule. This also happens if the
//! matches form no tree: the teams of a cycle never become leaves, so their matches are not played.
//!
//! Cost. A round leaves at most half of its teams, rounded up, so all rounds together take about 2n
//! steps: n + n/2 + n/4 and so on.

use super::case::{InputError, Team, Tournament, Tournaments};
use crate::runtime::number::write_number;
use crate::runtime::solution::Solve;

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
    pub fn arrange_rounds(&mut self) -> Result<(), InputError> {
        while !self.to_come.is_empty() {
            // Each match eliminates one team, and the last match leaves one.
            let teams = self.to_come.len() as u32 + 1;
            let round = self.arrange_round();
            let matches = round.matches.len() as u32;
            self.rounds.push(round);
            if matches < teams / 2 {
                let round = self.rounds.len() as u32;
                return Err(InputError::Stuck {
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
        for pair in std::mem::take(&mut self.to_come) {
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
        // If the winner is a leaf now, it waits: claim 4.
        for index in [first, second] {
            self.degrees[index] -= 1;
            self.last_rounds[index] = round;
        }
        Some((winner, loser))
    }
}

/// Solves cases one after the other.
pub struct Solution;

impl Solve for Solution {
    type Input = Tournaments;
    /// The rounds of a schedule.
    type Answer = Vec<Round>;

    fn new(_: u64) -> Self {
        Solution
    }

    fn solve(&mut self, tournament: &Tournament) -> Result<Vec<Round>, InputError> {
        let mut schedule = Schedule::new(&tournament.matches);
        schedule.arrange_rounds()?;
        Ok(schedule.rounds)
    }

    fn write(tournament: &Tournament, rounds: &Vec<Round>, _: u64, output: &mut Vec<u8>) {
        let mut champion = 0; // The winner of the last match so far.
        for (round, number) in rounds.iter().zip(1..) {
            output.extend_from_slice(b"Round #");
            write_number(output, number);
            output.push(b'\n');
            for &(winner, loser) in &round.matches {
                output.extend_from_slice(tournament.name(winner));
                output.extend_from_slice(b" defeats ");
                output.extend_from_slice(tournament.name(loser));
                output.push(b'\n');
                champion = winner;
            }
            if let Some(team) = round.wildcard {
                output.extend_from_slice(tournament.name(team));
                output.extend_from_slice(b" advances with wildcard\n");
            }
        }
        output.extend_from_slice(b"Winner: ");
        output.extend_from_slice(tournament.name(champion));
        output.extend_from_slice(b"\n\n");
    }
}

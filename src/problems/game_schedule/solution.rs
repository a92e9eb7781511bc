//! Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME). Arrange all n − 1 wanted matches of n
//! teams as a knock-out tournament, choosing who wins: in a round every team left plays once, but
//! if their number is odd, one goes on by wildcard. Losers are out. Judges accept any right
//! schedule.
//!
//! Idea. A loser is out, so the match that it loses must be its last. So only a leaf may lose: a
//! team with a single match left to play. In each round, scan the matches left once. If neither
//! team of a match has played in this round and one is a leaf, play it; the leaf loses. The match
//! is then done, so the winner may be a leaf in the next round. If both teams are leaves, this is
//! the final, and either may win.
//!
//! Example. The matches are A–B, A–C, D–E and A–D. At first B, C and E are leaves:
//! ```text
//! round 1   A–B: B loses. A–C: waits, A has played. D–E: E loses. A–D: waits.   C: wildcard
//! round 2   A–C: C loses. A–D: waits, A has played.                             D: wildcard
//! round 3   A–D: D defeats A in the final.
//! ```
//!
//! Why it is right. If there is a schedule, each team but the champion lost one match, to a team
//! that went out later or is the champion. So the matches connect every team with the champion, and
//! n − 1 matches that connect n teams form a tree. A round takes away leaves with their matches, so
//! what is left is a tree again.
//!
//! Consider a round of m teams, where m > 2 (with two, the only match is played). A team with a
//! leaf among its opponents is a host. Let k be the number of hosts.
//! 1. No two leaves are opponents: neither has another match, so they would be the whole tree.
//! 2. In every schedule for these m teams, the first round has at most k matches. A loser has no
//!    other match, in this round or later, so it was a leaf at the start of the round, and lost to
//!    its host. No team plays twice, so the losers have different hosts.
//! 3. The scan treats as leaves only those of the start of the round. The winner of a match may
//!    become a leaf, but it has played and waits.
//! 4. The scan plays k matches, one for each host. At most k: a match is between a leaf and its
//!    host, and a host plays once. At least k: for each host, look at the first of the matches with
//!    its leaves that the scan meets. The leaf has no other match, so it has not played. Nor has
//!    the host: it is no leaf (1), so by 3 it plays only against its own leaves, and the scan has
//!    met none of them yet. So the match is played.
//! 5. If a schedule for the m teams exists, k = ⌊m/2⌋. The first round of that schedule has ⌊m/2⌋
//!    matches, so ⌊m/2⌋ ≤ k by 2. The scan plays k by 4, and no team twice, so k ≤ ⌊m/2⌋. So the
//!    first round of the schedule and the round of the scan have k matches each, and in both, each
//!    host beats one of its leaves.
//! 6. Which of its leaves a host beats does not matter. Two leaves X and Y of one host have no
//!    other opponent, so swapping their names gives the same matches, and turns a schedule into a
//!    schedule. Take a schedule for the m teams. Go through the hosts: by 5 each beats one leaf X
//!    in the first round of the schedule, and one leaf Y in the scan. If they differ, swap X and Y
//!    throughout the schedule. Now its first round is the scan's, and the rest of it is a schedule
//!    for the tree that the scan leaves. (In the example, a schedule may play A–C in round 1 and
//!    A–B in round 2: swap B and C.)
//!
//! So if a schedule exists, one exists for the tree that each round of the scan leaves, and by 5
//! each round gets ⌊m/2⌋ matches, down to the final. In this case the rules are kept: no team plays
//! twice in a round, only leaves lose, and at most one team is left for a wildcard. If a round gets
//! fewer matches, no schedule exists: this is the error `Stuck`. Matches that form no tree get
//! stuck, too. They have a cycle, for n − 1 matches without one would connect all teams (the same
//! match twice is a cycle). Before a match of the cycle is played, each of its teams has two
//! matches left, so neither can lose it. So none is ever played, and some round gets too few
//! matches.
//!
//! Cost. A round scans the matches left once and leaves half of the teams, rounded up. So all
//! rounds scan about n + n/2 + n/4 + ... = 2n matches. A name is looked up in constant time on
//! average, plus the time to read it.

use super::case::{InputError, Team, Tournament, TournamentFormat};
use crate::runtime::number::write_number;
use crate::runtime::solution::Solve;

/// A round of a schedule. Judges accept any, so three choices are made here: matches are in input
/// order; of two leaves with the same opponent, the one whose match comes first plays; the team
/// named second wins the final.
pub struct Round {
    /// The winner and the loser of each match.
    pub matches: Vec<(Team, Team)>,
    /// The team that goes on without playing.
    pub wildcard: Option<Team>,
}

/// A schedule, which is arranged round by round.
pub struct Schedule {
    /// The rounds arranged so far. If the last one has too few matches, no schedule exists, and its
    /// wildcard means nothing.
    pub rounds: Vec<Round>,
    /// The matches to come, in input order.
    to_come: Vec<[Team; 2]>,
    /// The number of matches to come of each team; a leaf has one.
    degrees: Vec<u32>,
    /// The round in which each team played last, from 1; 0 if it has not played yet.
    last_rounds: Vec<u32>,
}

impl Schedule {
    /// Returns a schedule without rounds: all matches are to come.
    pub fn new(tournament: &Tournament) -> Self {
        Schedule {
            rounds: Vec::new(),
            to_come: tournament.matches.clone(),
            degrees: tournament.match_counts(),
            last_rounds: vec![0; tournament.names.count()],
        }
    }

    /// Arranges all rounds, or fails at the first one with too few matches.
    pub fn arrange_rounds(&mut self) -> Result<(), InputError> {
        while !self.to_come.is_empty() {
            // Each match eliminates a team, and one is left after the last.
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

    /// Arranges the next round: scans the matches to come.
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
        // In a tree, unless this was the final, every team that goes on has a match to come. So the
        // one that has not played is in this list, if there is one.
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
        // Neither team has played, so a leaf was one at the start of the round: claim 3. In the
        // final both are leaves, and the team named first loses.
        let (winner, loser) = match (self.degrees[first], self.degrees[second]) {
            (1, _) => (pair[1], pair[0]),
            (_, 1) => (pair[0], pair[1]),
            _ => return None,
        };
        for index in [first, second] {
            self.degrees[index] -= 1;
            self.last_rounds[index] = round;
        }
        Some((winner, loser))
    }
}

/// Solves cases.
pub struct Solution;

impl Solve for Solution {
    type Input = TournamentFormat;
    /// The rounds of a schedule.
    type Answer = Vec<Round>;

    fn new(_: u64) -> Self {
        Solution
    }

    fn solve(&mut self, tournament: &Tournament) -> Result<Vec<Round>, InputError> {
        let mut schedule = Schedule::new(tournament);
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

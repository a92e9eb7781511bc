//! Cases for Game schedule, built backwards from the winner. A round with m teams leaves ⌈m/2⌉ of
//! them. Backwards, the round adds a loser for each team that is left, except for the team with the
//! wildcard if m is odd. Every case made in this way has a schedule, and every case with a schedule
//! can be made in this way.

use super::case::{Names, Team, Tournament};
use crate::workbench::generator::{kinds, CaseRequest, Generated, Random};
use std::collections::HashSet;
use std::iter::successors;

/// The maximum number of teams on the judge.
pub const MAX_TEAMS: u32 = 1000;

/// The length of the longest name on the judge.
pub const LONGEST_NAME: usize = 25;

/// The kinds and sizes of cases.
pub const GENERATED: Generated = Generated {
    kinds: kinds! {
        "random" "any number of teams, names of 2 to 25 letters"
        "longest-names" "25 letters, most of them the same"
        "similar-names" "names that differ only in case, or are beginnings of others"
    },
    size_unit: "teams",
    sizes: 2..=MAX_GENERATED,
};

/// The maximum number of teams of a generated case, which is held in memory as a whole.
const MAX_GENERATED: u32 = 10_000_000;

/// The letters of names.
pub const LETTERS: &[u8; 52] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

pub fn tournament(request: &mut CaseRequest) -> Tournament {
    let random = &mut *request.random;
    let teams = request.size.unwrap_or_else(|| {
        let max = random.pick(&[5, 20, 100, MAX_TEAMS]);
        random.between(2, max)
    });
    let matches = make_matches(teams, random);
    let names = make_names(request.kind, teams, random);
    Tournament { names, matches }
}

/// Returns matches that have a schedule, in random order, between randomly numbered teams.
pub fn make_matches(teams: u32, random: &mut Random) -> Vec<[Team; 2]> {
    // The numbers of teams at the end and before each round, from 1 up to `teams`.
    let counts = successors(Some(teams), |left| (*left > 1).then(|| left.div_ceil(2)));
    let mut counts: Vec<u32> = counts.collect();
    counts.reverse();
    let mut team_numbers: Vec<Team> = (0..teams).collect();
    random.shuffle(&mut team_numbers);
    let mut matches = Vec::new();
    for round in counts.windows(2) {
        let (after, before) = (round[0], round[1]);
        let wildcard = (before % 2 == 1).then(|| random.between(0, after - 1));
        let winners = (0..after).filter(|&team| Some(team) != wildcard);
        for (winner, loser) in winners.zip(after..) {
            let mut pair = [winner, loser].map(|team| team_numbers[team as usize]);
            random.shuffle(&mut pair);
            matches.push(pair);
        }
    }
    random.shuffle(&mut matches);
    matches
}

/// Returns a name for each of `teams` teams. No two are equal.
fn make_names(kind: &str, teams: u32, random: &mut Random) -> Names {
    let mut names = Names::default();
    let mut used = HashSet::new();
    let pattern = [0; LONGEST_NAME].map(|_: u8| random.pick(LETTERS));
    // With this many letters, all names can be the same except for upper and lower case.
    let min_length = 2 + teams.ilog2() as usize;
    while names.count() < teams as usize {
        let mut name = pattern.to_vec();
        match kind {
            "longest-names" => {
                for _ in 0..1 + min_length / 4 {
                    name[random.index(LONGEST_NAME)] = random.pick(LETTERS);
                }
            }
            "similar-names" => {
                name.truncate(min_length + random.index(LONGEST_NAME + 1 - min_length));
                // In ASCII, an upper-case and a lower-case letter differ in this bit.
                name.iter_mut()
                    .for_each(|letter| *letter ^= random.pick(&[0, 32]));
            }
            _ => {
                name.truncate(2 + random.index(LONGEST_NAME - 1));
                name.fill_with(|| random.pick(LETTERS));
            }
        }
        if used.insert(name.clone()) {
            names.push(&name);
        }
    }
    names
}

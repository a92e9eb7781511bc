//! Cases for Game schedule, built backwards from the winner. A round with m teams leaves ⌈m/2⌉. So
//! each of these gets a new team that lost to it, except the one with the wildcard if m is odd.
//! Every case made in this way has a schedule, and every case with a schedule can be made.

use super::case::{Names, Team, Tournament};
use crate::workbench::generator::{kinds, CaseRequest, Generated, Random};
use std::collections::HashSet;
use std::iter::successors;

/// The most teams on the judge.
pub const MAX_TEAMS: u32 = 1000;

/// The longest name on the judge.
pub const LONGEST_NAME: usize = 25;

/// The kinds and sizes of cases.
pub const GENERATED: Generated = Generated {
    kinds: kinds! {
        "random" "any number of teams, names of 2 to 25 letters"
        "longest-names" "25 letters, most of them the same"
        "similar-names" "names that differ only in case, or are beginnings of others"
    },
    size: "teams",
    sizes: 2..=LARGEST_MADE,
};

/// The most teams of a generated case, which is kept in memory until its matches are shuffled.
const LARGEST_MADE: u32 = 10_000_000;

/// The letters of names.
pub const LETTERS: &[u8; 52] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Makes a case as requested.
pub fn tournament(request: &mut CaseRequest) -> Tournament {
    let random = &mut *request.random;
    let teams = request.size.unwrap_or_else(|| {
        let most = random.pick(&[5, 20, 100, MAX_TEAMS]);
        random.between(2, most)
    });
    let matches = matches(teams, random);
    let names = names(request.kind, teams, random);
    Tournament { names, matches }
}

/// Matches that have a schedule, in random order, of teams that are numbered in random order.
pub fn matches(teams: u32, random: &mut Random) -> Vec<[Team; 2]> {
    // How many teams are left before each round, and at the end: from the winner on.
    let counts = successors(Some(teams), |left| (*left > 1).then(|| left.div_ceil(2)));
    let mut counts: Vec<u32> = counts.collect();
    counts.reverse();
    let mut numbers: Vec<Team> = (0..teams).collect();
    random.shuffle(&mut numbers);
    let mut matches = Vec::new();
    for round in counts.windows(2) {
        let (left, before) = (round[0], round[1]);
        let resting = (before % 2 == 1).then(|| random.between(0, left - 1));
        let playing = (0..left).filter(|&team| Some(team) != resting);
        for (winner, loser) in playing.zip(left..) {
            let mut pair = [winner, loser].map(|team| numbers[team as usize]);
            random.shuffle(&mut pair);
            matches.push(pair);
        }
    }
    random.shuffle(&mut matches);
    matches
}

/// Chooses a name for each of `teams`.
fn names(kind: &str, teams: u32, random: &mut Random) -> Names {
    let mut names = Names::default();
    let mut chosen = HashSet::new();
    let pattern = [0; LONGEST_NAME].map(|_: u8| random.pick(LETTERS));
    // With this many letters, names that differ only in upper and lower case suffice for all teams.
    let enough = 2 + teams.ilog2() as usize;
    while names.count() < teams as usize {
        let mut name = pattern.to_vec();
        match kind {
            "longest-names" => {
                for _ in 0..1 + enough / 4 {
                    name[random.index(LONGEST_NAME)] = random.pick(LETTERS);
                }
            }
            "similar-names" => {
                name.truncate(enough + random.index(LONGEST_NAME + 1 - enough));
                // Upper and lower case differ in this bit.
                name.iter_mut()
                    .for_each(|letter| *letter ^= random.pick(&[0, 32]));
            }
            _ => {
                name.truncate(2 + random.index(LONGEST_NAME - 1));
                name.fill_with(|| random.pick(LETTERS));
            }
        }
        if chosen.insert(name.clone()) {
            names.push(&name);
        }
    }
    names
}

//! Generates cases for Game schedule, built backwards from the winner. A round with m teams leaves
//! ⌈m/2⌉ teams. Backwards, the round adds a loser for each team that is left. If m is odd, the team
//! with the wildcard gets no loser. Every case made in this way has a schedule, and every case with
//! a schedule can be made in this way.

use super::case::{Names, Team, Tournament};
use crate::workbench::generator::{kinds, CaseRequest, KindsAndSizes, Random};
use std::collections::HashSet;
use std::iter::successors;

/// The maximum number of teams that the statement allows.
pub const MAX_TEAMS: u32 = 1000;

/// The maximum length of a name that the statement allows.
pub const MAX_NAME_LENGTH: usize = 25;

/// The values of `--kind` and `--size` of `judge generate`.
pub const KINDS_AND_SIZES: KindsAndSizes = KindsAndSizes {
    kinds: kinds! {
        "random" "any number of teams, names of 2 to 25 letters"
        "longest-names" "names of 25 letters that differ in few places"
        "similar-names" "names that differ only in case, or are beginnings of others"
    },
    size_unit: "teams",
    sizes: 2..=MAX_GENERATED_TEAMS,
};

/// The maximum number of teams in a generated case, which is held in memory as a whole.
const MAX_GENERATED_TEAMS: u32 = 10_000_000;

/// The letters of names.
pub const LETTERS: &[u8; 52] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Returns a random tournament, as the request describes it.
pub fn tournament(request: &mut CaseRequest) -> Tournament {
    let random = &mut *request.random;
    let team_count = request.size.unwrap_or_else(|| {
        let max = random.pick(&[5, 20, 100, MAX_TEAMS]);
        random.between(2, max)
    });
    let matches = make_matches(team_count, random);
    let names = make_names(request.kind, team_count, random);
    Tournament { names, matches }
}

/// Returns matches that have a schedule. The matches and the teams in them are in random order.
pub fn make_matches(team_count: u32, random: &mut Random) -> Vec<[Team; 2]> {
    let teams_after_round = |teams: &u32| (*teams > 1).then(|| teams.div_ceil(2));
    let mut team_counts: Vec<u32> = successors(Some(team_count), teams_after_round).collect();
    // The number of teams after the last round, then before each round, from the last to the first.
    team_counts.reverse();
    let mut shuffled_teams: Vec<Team> = (0..team_count).collect();
    random.shuffle(&mut shuffled_teams);
    let mut matches = Vec::new();
    for pair in team_counts.windows(2) {
        let (teams_after, teams_before) = (pair[0], pair[1]);
        let wildcard = (teams_before % 2 == 1).then(|| random.between(0, teams_after - 1));
        let winners = (0..teams_after).filter(|&team| Some(team) != wildcard);
        for (winner, loser) in winners.zip(teams_after..) {
            let mut opponents = [winner, loser].map(|team| shuffled_teams[team as usize]);
            random.shuffle(&mut opponents);
            matches.push(opponents);
        }
    }
    random.shuffle(&mut matches);
    matches
}

/// Returns `team_count` different names.
fn make_names(kind: &str, team_count: u32, random: &mut Random) -> Names {
    let mut names = Names::default();
    let mut used_names = HashSet::new();
    let pattern = [0; MAX_NAME_LENGTH].map(|_: u8| random.pick(LETTERS));
    // Names of this length can all be different, even if only upper and lower case differ.
    let min_length = 2 + team_count.ilog2() as usize;
    while names.count() < team_count as usize {
        let mut name = pattern.to_vec();
        match kind {
            "longest-names" => {
                // A few letters differ from the pattern: enough for different names.
                for _ in 0..1 + min_length / 4 {
                    name[random.index(MAX_NAME_LENGTH)] = random.pick(LETTERS);
                }
            }
            "similar-names" => {
                name.truncate(min_length + random.index(MAX_NAME_LENGTH + 1 - min_length));
                // In ASCII, upper case and lower case of a letter differ in the bit of value 32.
                name.iter_mut()
                    .for_each(|letter| *letter ^= random.pick(&[0, 32]));
            }
            _ => {
                name.truncate(2 + random.index(MAX_NAME_LENGTH - 1));
                name.fill_with(|| random.pick(LETTERS));
            }
        }
        if used_names.insert(name.clone()) {
            names.push(&name);
        }
    }
    names
}

//! Cases for Game schedule, built backwards from the winner. A round with m teams leaves ⌈m/2⌉. So
//! each of these gets a new team that lost to it, except the one with the wildcard if m is odd.
//! Every case made in this way has a schedule, and every case with a schedule can be made.

use super::case::{Names, Team, Tournament};
use crate::workbench::generator::{CaseRequest, Generated, Kind, Random};
use std::collections::HashSet;
use std::iter::successors;

/// The most teams on the judge.
pub const MAX_TEAMS: u32 = 1000;

/// The longest name on the judge.
pub const LONGEST_NAME: usize = 25;

/// The kinds and sizes of cases.
pub const GENERATED: Generated = Generated {
    kinds: &[
        Kind::new("random", "any number of teams, names of 2 to 25 letters"),
        Kind::new("even", "an even number of teams"),
        Kind::new("odd", "an odd number of teams"),
        Kind::new(
            "twins",
            "in every round two losers share an opponent: 3, 5, 9, ... teams",
        ),
        Kind::new(
            "deep",
            "long chains of matches: the busiest teams get the wildcards",
        ),
        Kind::new(
            "flat",
            "short chains of matches: teams that lose next get the wildcards",
        ),
        Kind::new("longest-names", "25 letters, most of them the same"),
        Kind::new(
            "similar-names",
            "names that differ only in case, or are beginnings of others",
        ),
    ],
    size: "teams",
    sizes: 2..=LARGEST_MADE,
};

/// The most teams of a generated case, which is kept in memory until its matches are shuffled.
const LARGEST_MADE: u32 = 10_000_000;

const LETTERS: &[u8; 52] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Makes a case as requested.
pub fn tournament(request: &mut CaseRequest) -> Tournament {
    let size = request.size;
    let teams = size.unwrap_or_else(|| teams(request.kind, request.random));
    let rest = match request.kind {
        "deep" => Rest::Busiest,
        "flat" | "twins" => Rest::NextLoser,
        _ => request
            .random
            .pick(&[Rest::Any, Rest::Busiest, Rest::NextLoser]),
    };
    let matches = matches(teams, rest, request.random);
    let names = names(teams, request);
    Tournament { names, matches }
}

/// How many teams a case of `kind` has, up to one of several limits.
fn teams(kind: &str, random: &mut Random) -> u32 {
    let most = random.pick(&[5, 20, 100, MAX_TEAMS]);
    let teams = random.between(2, most);
    match kind {
        "even" => teams - teams % 2,
        "odd" => (teams | 1).min(MAX_TEAMS - 1),
        "twins" => (1 << random.between(1, most.ilog2())) + 1,
        _ => teams,
    }
}

/// Who gets the wildcards.
#[derive(Clone, Copy)]
pub enum Rest {
    /// Any team.
    Any,
    /// The team with the most matches to come.
    Busiest,
    /// A team that loses its next match.
    NextLoser,
}

/// Matches that have a schedule, in random order, of teams that are numbered in random order.
pub fn matches(teams: u32, rest: Rest, random: &mut Random) -> Vec<[Team; 2]> {
    let mut matches: Vec<[Team; 2]> = Vec::new();
    let mut to_come: Vec<u32> = vec![0];
    let mut before = 1;
    let mut left = 1;
    // How many teams are left before each round, and at the end.
    let counts = successors(Some(teams), |left| (*left > 1).then(|| left.div_ceil(2)));
    let counts: Vec<u32> = counts.collect();
    for &teams_before in counts.iter().rev().skip(1) {
        let resting = (teams_before % 2 == 1).then(|| match rest {
            Rest::Any => random.between(0, left - 1),
            Rest::Busiest => {
                let matches_to_come = |team: &Team| to_come[*team as usize];
                (0..left).rev().max_by_key(matches_to_come).unwrap_or(0)
            }
            Rest::NextLoser => random.between(before, left - 1),
        });
        let playing = (0..left).filter(|&team| Some(team) != resting);
        for (team, loser) in playing.zip(left..) {
            matches.push([team, loser]);
            to_come[team as usize] += 1;
            to_come.push(1);
        }
        before = left;
        left = teams_before;
    }
    let mut numbers: Vec<Team> = (0..teams).collect();
    random.shuffle(&mut numbers);
    for pair in &mut matches {
        *pair = pair.map(|team| numbers[team as usize]);
        random.shuffle(pair);
    }
    random.shuffle(&mut matches);
    matches
}

/// Chooses a name for each of `teams`.
fn names(teams: u32, request: &mut CaseRequest) -> Names {
    let mut names = Names::default();
    let mut chosen = HashSet::new();
    let random = &mut *request.random;
    let mut pattern = [0; LONGEST_NAME];
    for letter in &mut pattern {
        *letter = random.pick(LETTERS).to_ascii_lowercase();
    }
    // With this many letters, names that differ only in upper and lower case suffice for all teams.
    let enough = 2 + teams.ilog2() as usize;
    for team in 0..teams {
        loop {
            let mut name = Vec::new();
            match request.kind {
                "random" => {
                    let length = random.between(2, LONGEST_NAME as u32);
                    name.extend((0..length).map(|_| random.pick(LETTERS)));
                }
                "longest-names" => {
                    name.extend_from_slice(&pattern);
                    for _ in 0..1 + enough / 4 {
                        name[random.index(LONGEST_NAME)] = random.pick(LETTERS);
                    }
                }
                "similar-names" => {
                    let length = enough + random.index(LONGEST_NAME + 1 - enough);
                    let letters = pattern.iter().take(length);
                    name.extend(letters.map(|letter| letter ^ (random.pick(&[0, 32]))));
                }
                _ => name = short_name(team),
            }
            if chosen.insert(name.clone()) {
                names.push(&name);
                break;
            }
        }
    }
    names
}

/// A, B, ..., Z, a, ..., z, AA, BA, and so on.
pub fn short_name(team: Team) -> Vec<u8> {
    let mut letters = Vec::new();
    let mut rest = team as usize;
    loop {
        letters.push(LETTERS[rest % LETTERS.len()]);
        rest /= LETTERS.len();
        if rest == 0 {
            return letters;
        }
        rest -= 1;
    }
}

//! Simpler cases: with fewer teams, then with shorter names, and then with the names A, B, and so
//! on.
//!
//! Smaller tournaments are, first, generated ones of some of the teams, which may fail for the same
//! reason, and then this one without a team that plays a single match, where that leaves a tournament.

use super::case::{Names, Team, Tournament};
use super::generate::{matches, LETTERS};
use super::solution::Solution;
use crate::runtime::scanner::FIXED_KEY;
use crate::runtime::solution::Solve;
use crate::workbench::generator::Random;
use crate::workbench::shrinker::{after_each, parts, Candidates, Change, Weight};
use std::collections::BTreeSet;

/// Names, and matches of the teams with these indices.
type Parts = (Vec<Vec<u8>>, Vec<[Team; 2]>);

/// The case with fewer teams, many fewer first, and with simpler names.
pub fn candidates(tournament: &Tournament) -> Candidates<Tournament> {
    let names: Vec<Vec<u8>> = tournament.names.iter().map(Vec::from).collect();
    let changes = changes(&names, tournament.matches.len());
    let changed = after_each((names, tournament.matches.clone()), changes);
    let tournaments = changed.map(|(names, matches)| tournament_of(&names, &matches));
    Box::new(tournaments.filter(is_valid))
}

/// The changes to the parts of a case. It may be invalid then: two teams may have the same name, one may
/// have none, or no schedule may exist.
fn changes(names: &[Vec<u8>], count: usize) -> Vec<Change<Parts>> {
    let mut changes: Vec<Change<Parts>> = Vec::new();
    for (start, end) in parts(names.len()) {
        changes.push(Box::new(move |(names, all)| {
            names.drain(start..end);
            *all = matches(names.len() as u32, &mut Random::new(start as u64));
        }));
    }
    for index in 0..count {
        changes.push(Box::new(move |(_, matches)| _ = matches.remove(index)));
    }
    for (start, end) in parts(names.len()) {
        changes.push(Box::new(move |(names, _)| {
            (start..end).for_each(|team| names[team] = short_name(team));
        }));
    }
    for (team, name) in names.iter().enumerate() {
        for (start, end) in parts(name.len()) {
            changes.push(Box::new(move |(names, _)| {
                drop(names[team].drain(start..end))
            }));
        }
    }
    changes
}

/// The case with these matches, and with those of the teams that play any.
fn tournament_of(list: &[Vec<u8>], matches: &[[Team; 2]]) -> Tournament {
    let teams: BTreeSet<Team> = matches.iter().flatten().copied().collect();
    let teams: Vec<Team> = teams.into_iter().collect();
    let mut names = Names::default();
    for &team in &teams {
        names.push(&list[team as usize]);
    }
    let number = |team: Team| teams.partition_point(|&other| other < team) as Team;
    let matches = matches.iter().map(|pair| pair.map(number)).collect();
    Tournament { names, matches }
}

/// Returns true if names are different, matches as many as they should be, and there is a schedule.
fn is_valid(tournament: &Tournament) -> bool {
    let names: BTreeSet<&[u8]> = tournament.names.iter().collect();
    let is_whole = names.len() == tournament.names.count()
        && tournament.matches.len() + 1 == names.len()
        && !names.contains(&[][..]);
    is_whole && Solution::new(FIXED_KEY).solve(tournament).is_ok()
}

/// The teams, the letters of their names, and the teams that are not called A, B, and so on.
pub fn weight(tournament: &Tournament) -> Weight {
    let names = &tournament.names;
    let letters: usize = names.iter().map(|name| name.len()).sum();
    let others = names.iter().enumerate();
    let others = others.filter(|&(team, name)| name != short_name(team));
    [names.count() as u64, letters as u64, others.count() as u64]
}

/// A, B, ..., Z, a, ..., z, AA, BA, and so on.
fn short_name(team: usize) -> Vec<u8> {
    let (rest, letter) = (team / LETTERS.len(), LETTERS[team % LETTERS.len()]);
    let mut name = vec![letter];
    if rest > 0 {
        name.extend(short_name(rest - 1));
    }
    name
}

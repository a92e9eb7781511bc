//! Makes candidates for shrinking: cases with fewer teams, with shorter names, or with the names A,
//! B, and so on.
//!
//! Teams are removed in two ways. Either the remaining teams get new random matches, or one match
//! is removed together with a team that has no other match.

use super::case::{Names, Team, Tournament};
use super::generate::{make_matches, LETTERS};
use super::solution::Solution;
use crate::runtime::scanner::FIXED_KEY;
use crate::runtime::solution::Solve;
use crate::workbench::generator::Random;
use crate::workbench::shrinker::{apply_each, parts, Candidates, Change, Weight};
use std::collections::{BTreeMap, BTreeSet};

/// The names of the teams, and the matches.
type NamesAndMatches = (Vec<Vec<u8>>, Vec<[Team; 2]>);

/// Returns simpler cases: first with fewer teams, then with simpler names. For each kind of change,
/// larger changes come first. A change may make the case invalid: two teams may have the same name,
/// a name may be empty, or no schedule may exist.
pub fn candidates(tournament: &Tournament) -> Candidates<Tournament> {
    let names: Vec<Vec<u8>> = tournament.names.iter().map(Vec::from).collect();
    let mut changes: Vec<Change<NamesAndMatches>> = Vec::new();
    for (start, end) in parts(names.len()) {
        changes.push(Box::new(move |(names, matches)| {
            names.drain(start..end);
            *matches = make_matches(names.len() as u32, &mut Random::new(start as u64));
        }));
    }
    for index in 0..tournament.matches.len() {
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
                _ = names[team].drain(start..end)
            }));
        }
    }
    let changed = apply_each((names, tournament.matches.clone()), changes);
    let tournaments = changed.map(|(names, matches)| tournament_with(&names, &matches));
    Box::new(tournaments.filter(is_valid))
}

/// Returns the case with these matches and the teams that play in them.
fn tournament_with(all_names: &[Vec<u8>], matches: &[[Team; 2]]) -> Tournament {
    let teams: BTreeSet<Team> = matches.iter().flatten().copied().collect();
    let new_teams: BTreeMap<Team, Team> = teams.iter().copied().zip(0..).collect();
    let mut names = Names::default();
    let kept_teams = teams.into_iter();
    kept_teams.for_each(|team| names.push(&all_names[team as usize]));
    let matches = matches.iter().map(|pair| pair.map(|team| new_teams[&team]));
    let matches = matches.collect();
    Tournament { names, matches }
}

/// Returns true if the names are different and not empty, the matches are one fewer than the teams,
/// and a schedule exists.
fn is_valid(tournament: &Tournament) -> bool {
    let names: BTreeSet<&[u8]> = tournament.names.iter().collect();
    let is_well_formed = names.len() == tournament.names.count()
        && tournament.matches.len() + 1 == names.len()
        && !names.contains(&[][..]);
    is_well_formed && Solution::new(FIXED_KEY).solve(tournament).is_ok()
}

/// Returns the weight of a case: the number of teams, the number of letters in their names, and the
/// number of names other than A, B, and so on.
pub fn weight(tournament: &Tournament) -> Weight {
    let names = &tournament.names;
    let letters = names.iter().map(|name| name.len() as u64).sum();
    let indexed_names = names.iter().enumerate();
    let unusual_names = indexed_names.filter(|&(team, name)| name != short_name(team));
    [names.count() as u64, letters, unusual_names.count() as u64]
}

/// Returns the name with this index in the sequence A, B, ..., Z, a, ..., z, AA, BA, and so on.
fn short_name(index: usize) -> Vec<u8> {
    let (quotient, letter) = (index / LETTERS.len(), LETTERS[index % LETTERS.len()]);
    let mut name = vec![letter];
    if quotient > 0 {
        name.extend(short_name(quotient - 1));
    }
    name
}

//! Simpler cases: with fewer teams, then with shorter names, and then with the names A, B, and so
//! on.
//!
//! Smaller tournaments are, first, what is left of this one after some rounds of a schedule. Then
//! come generated ones of some of the teams, which may fail for the same reason; and
//! last this one without a team that plays a single match, where that leaves a tournament.

use super::case::{Names, Team, Tournament};
use super::generate::{matches, short_name, Rest};
use super::solution::{Round, Solution};
use crate::runtime::scanner::FIXED_KEY;
use crate::runtime::solution::Solve;
use crate::workbench::generator::Random;
use crate::workbench::shrinker::{parts, Candidates, Cost};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// A change that makes a case simpler. Teams and matches are indices.
enum Change {
    /// This many rounds of a schedule are over.
    AfterRounds(usize),
    /// Other matches of the teams outside this range.
    Generated(usize, usize),
    /// Without a match, and without the team that plays no other.
    Without(usize),
    /// These teams are called A, B, and so on.
    ShortNames(usize, usize),
    /// The name of the team is left without these letters.
    ShorterName(usize, usize, usize),
}

/// The case with fewer teams, many fewer first, and with simpler names.
pub fn candidates(tournament: &Tournament) -> Candidates<Tournament> {
    let (tournament, rounds) = (tournament.clone(), schedule(tournament));
    let (names, matches) = (&tournament.names, &tournament.matches);
    let mut changes: Vec<Change> = (1..rounds.len()).rev().map(Change::AfterRounds).collect();
    let without = parts(names.count()).filter(|(start, end)| names.count() - (end - start) >= 2);
    changes.extend(without.map(|(start, end)| Change::Generated(start, end)));
    changes.extend((0..matches.len()).map(Change::Without));
    changes.extend(parts(names.count()).map(|(start, end)| Change::ShortNames(start, end)));
    for (team, name) in names.iter().enumerate() {
        let parts = parts(name.len());
        changes.extend(parts.map(|(start, end)| Change::ShorterName(team, start, end)));
    }
    let changed = changes
        .into_iter()
        .map(move |change| changed(change, &tournament, &rounds));
    Box::new(changed.filter(is_valid))
}

/// The rounds of a schedule; none if it has none.
fn schedule(tournament: &Tournament) -> Vec<Round> {
    let solved = Solution::new(FIXED_KEY).solve(tournament);
    solved.unwrap_or_default()
}

/// Whether names are different, matches as many as they should be, and there is a schedule.
fn is_valid(tournament: &Tournament) -> bool {
    let names: BTreeSet<&[u8]> = tournament.names.iter().collect();
    let are_names =
        names.len() == tournament.names.count() && names.iter().all(|name| !name.is_empty());
    let is_whole = are_names && tournament.matches.len() + 1 == names.len();
    is_whole && !schedule(tournament).is_empty()
}

/// The case after a change. It may be invalid: two teams may have the same name, one may have none,
/// or no schedule may exist.
fn changed(change: Change, tournament: &Tournament, rounds: &[Round]) -> Tournament {
    let mut names: Vec<Cow<[u8]>> = tournament.names.iter().map(Cow::from).collect();
    let mut all = tournament.matches.clone();
    match change {
        Change::AfterRounds(played) => {
            let played = rounds[..played].iter().flat_map(|round| &round.matches);
            let out: BTreeSet<Team> = played.map(|&(_, loser)| loser).collect();
            all.retain(|pair| !pair.iter().any(|team| out.contains(team)));
        }
        Change::Generated(start, end) => {
            names.drain(start..end);
            let mut random = Random::new(start as u64);
            all = matches(names.len() as u32, Rest::Any, &mut random);
        }
        Change::Without(index) => {
            all.remove(index);
        }
        Change::ShortNames(start, end) => {
            (start..end).for_each(|team| names[team] = short_name(team as Team).into());
        }
        Change::ShorterName(team, start, end) => {
            names[team].to_mut().drain(start..end);
        }
    }
    let teams: BTreeSet<Team> = all.iter().flatten().copied().collect();
    let numbers: BTreeMap<Team, Team> = teams.iter().copied().zip(0..).collect();
    let matches = all.iter().map(|pair| pair.map(|team| numbers[&team]));
    let mut kept = Names::default();
    for &team in &teams {
        kept.push(&names[team as usize]);
    }
    Tournament {
        names: kept,
        matches: matches.collect(),
    }
}

/// The teams, the letters of their names, and the teams that are not called A, B, and so on.
pub fn cost(tournament: &Tournament) -> Cost {
    let names = &tournament.names;
    let letters: usize = names.iter().map(|name| name.len()).sum();
    let others = names
        .iter()
        .zip(0..)
        .filter(|&(name, team)| name != short_name(team));
    [names.count() as u64, letters as u64, others.count() as u64]
}

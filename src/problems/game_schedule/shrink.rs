//! Simpler cases: with fewer teams, then with shorter names, and then with the names A, B, and so on.
//!
//! Smaller tournaments are, first, what is left of this one after some rounds of a schedule. Then
//! come generated ones of every smaller number of teams, which may fail for the same reason; and
//! last this one without a team that plays a single match, where that leaves a tournament.

use super::generate::{matches, short_name, Rest};
use super::names::Team;
use super::solution::{Arrangement, Round, Tournament};
use crate::runtime::number::write_number;
use crate::runtime::scanner::{Scanner, FIXED_KEY};
use crate::runtime::solution::Solve;
use crate::workbench::generator::Random;
use crate::workbench::memory::MemoryStream;
use crate::workbench::shrinker::{numbers, parts, words, Candidates, Cost, Shrinker};
use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::rc::Rc;
use alloc::vec::Vec;

/// What makes cases simpler.
pub const SHRINKER: Shrinker = Shrinker {
    candidates,
    cost,
    first_sizes: &[2, 3, 4, 5, 6, 7, 8, 10, 15],
};

/// The case with fewer teams, many fewer first, and with simpler names.
fn candidates(case: &[u8]) -> Candidates {
    let mut text = MemoryStream::new(case);
    let mut tournament = Tournament::new(FIXED_KEY);
    let mut scanner = Scanner::new(&mut text);
    let is_read = tournament.read(&mut scanner);
    let (Ok(_), Ok(rounds)) = (is_read, tournament.solve((), &mut scanner)) else {
        return Box::new(core::iter::empty());
    };
    let Tournament { names, matches, .. } = tournament;
    let names: Rc<[Vec<u8>]> = (0..names.count())
        .map(|team| names.name(team).to_vec())
        .collect();
    let renamed = simpler_names(&names).map({
        let matches = matches.clone();
        move |names| write_case(&names, &matches)
    });
    let fewer = with_fewer_teams(matches, rounds).map(move |matches| write_case(&names, &matches));
    Box::new(fewer.chain(renamed))
}

/// The matches of smaller tournaments, the smallest first; last come those with one team fewer.
fn with_fewer_teams(
    all: Vec<[Team; 2]>,
    rounds: Vec<Round>,
) -> impl Iterator<Item = Vec<[Team; 2]>> {
    let last_rounds = (1..rounds.len()).rev().map({
        let all = all.clone();
        move |played| {
            let played = rounds[..played].iter().flat_map(|round| &round.matches);
            let out: BTreeSet<Team> = played.map(|&(_, loser)| loser).collect();
            let mut left = all.clone();
            left.retain(|pair| !pair.iter().any(|team| out.contains(team)));
            left
        }
    });
    let teams = all.len() + 1;
    let generated = parts(teams).filter_map(move |(start, end)| {
        let left = (teams - (end - start)) as u32;
        let mut random = Random::new(start as u64);
        (left >= 2).then(|| matches(left, Rest::Any, &mut random))
    });
    let without_leaf = (0..all.len()).filter_map(move |number| {
        let mut left = all.clone();
        left.remove(number);
        has_schedule(&left).then_some(left)
    });
    last_rounds.chain(generated).chain(without_leaf)
}

/// The teams of some matches, in the order of the case.
fn teams_of(matches: &[[Team; 2]]) -> Vec<Team> {
    let mut teams: Vec<Team> = matches.iter().flatten().copied().collect();
    teams.sort_unstable();
    teams.dedup();
    teams
}

/// Whether the matches are those of a tournament.
fn has_schedule(matches: &[[Team; 2]]) -> bool {
    let teams = teams_of(matches);
    let place = |team| teams.partition_point(|&other| other < team) as Team;
    let matches: Vec<[Team; 2]> = matches.iter().map(|pair| pair.map(place)).collect();
    matches.len() + 1 == teams.len() && Arrangement::new(&matches).arrange_rounds().is_ok()
}

/// The names with many of them short, and then with a part of one name left out.
fn simpler_names(names: &Rc<[Vec<u8>]>) -> impl Iterator<Item = Vec<Vec<u8>>> {
    let short = parts(names.len()).map({
        let names = names.clone();
        move |(start, end)| {
            let mut names = names.to_vec();
            for (number, name) in names.iter_mut().enumerate().take(end).skip(start) {
                *name = short_name(number as Team);
            }
            names
        }
    });
    let numbers = 0..names.len();
    let names = names.clone();
    let shorter = numbers.flat_map(move |number| {
        let names = names.clone();
        parts(names[number].len()).map(move |(start, end)| {
            let mut names = names.to_vec();
            names[number].drain(start..end);
            names
        })
    });
    short.chain(shorter).filter(|names| {
        let different: BTreeSet<&Vec<u8>> = names.iter().collect();
        different.len() == names.len() && !names.iter().any(Vec::is_empty)
    })
}

/// A case of these matches, and of the teams in them.
fn write_case(names: &[Vec<u8>], matches: &[[Team; 2]]) -> Vec<u8> {
    let teams = teams_of(matches);
    let mut text = Vec::new();
    write_number(&mut text, teams.len() as u64);
    text.push(b'\n');
    for team in teams {
        text.extend_from_slice(&names[team as usize]);
        text.push(b'\n');
    }
    for pair in matches {
        let [one, other] = pair.map(|team| &*names[team as usize]);
        text.extend_from_slice(&[one, other].join(&b' '));
        text.push(b'\n');
    }
    text
}

/// The teams, the letters of their names, and the teams that are not called A, B, and so on.
fn cost(case: &[u8]) -> Cost {
    let teams = numbers(case).next().unwrap_or(0);
    let names = || words(case).skip(1).take(teams as usize);
    let letters: usize = names().map(<[u8]>::len).sum();
    let others = names()
        .enumerate()
        .filter(|(number, name)| short_name(*number as Team) != *name);
    [teams.into(), letters as u64, others.count() as u64]
}

/// How many lines the first case of `text` takes: the number of teams, their names and matches.
pub fn lines(text: &[u8]) -> usize {
    numbers(text).next().map_or(1, |teams| 2 * teams as usize)
}

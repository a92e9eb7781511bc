//! Simpler cases: with fewer teams, then with shorter names, and then with the names A, B, and so
//! on.
//!
//! Smaller tournaments are, first, what is left of this one after some rounds of a schedule. Then
//! come generated ones of some of the teams, which may fail for the same reason; and
//! last this one without a team that plays a single match, where that leaves a tournament.

use super::generate::{matches, short_name, write_case, Rest};
use super::names::Team;
use super::solution::{Round, Solution};
use crate::runtime::scanner::{Scanner, FIXED_KEY};
use crate::runtime::solution::Solve;
use crate::workbench::format::words;
use crate::workbench::generator::Random;
use crate::workbench::memory::MemoryStream;
use crate::workbench::shrinker::{numbers, parts, Candidates, Cost, Shrinker};
use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// What makes cases simpler.
pub const SHRINKER: Shrinker = Shrinker {
    candidates,
    cost,
    first_sizes: &[2, 3, 4, 5, 6, 7, 8, 10, 15],
};

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
fn candidates(case: &[u8]) -> Candidates {
    let Some((Solution { names, matches, .. }, rounds)) = read(case) else {
        return Box::new(core::iter::empty());
    };
    let names = (0..names.count()).map(|team| names.name(team).to_vec());
    let names: Vec<Vec<u8>> = names.collect();
    let mut changes: Vec<Change> = (1..rounds.len()).rev().map(Change::AfterRounds).collect();
    let without = parts(names.len()).filter(|(start, end)| names.len() - (end - start) >= 2);
    changes.extend(without.map(|(start, end)| Change::Generated(start, end)));
    changes.extend((0..matches.len()).map(Change::Without));
    changes.extend(parts(names.len()).map(|(start, end)| Change::ShortNames(start, end)));
    for (team, name) in names.iter().enumerate() {
        let parts = parts(name.len());
        changes.extend(parts.map(|(start, end)| Change::ShorterName(team, start, end)));
    }
    let changed = move |change| changed(change, names.clone(), matches.clone(), &rounds);
    let texts = changes.into_iter().map(changed);
    Box::new(texts.filter(|text| read(text).is_some()))
}

/// The tournament of a case and a schedule; `None` if there is none.
fn read(case: &[u8]) -> Option<(Solution, Vec<Round>)> {
    let mut text = MemoryStream::new(case);
    let mut scanner = Scanner::new(&mut text);
    let mut solution = Solution::new(FIXED_KEY);
    solution.read(&mut scanner).ok()??;
    let rounds = solution.solve((), &mut scanner).ok()?;
    Some((solution, rounds))
}

/// The case after a change. It may be invalid: two teams may have the same name, one may have none,
/// or no schedule may exist.
fn changed(
    change: Change,
    mut names: Vec<Vec<u8>>,
    mut all: Vec<[Team; 2]>,
    rounds: &[Round],
) -> Vec<u8> {
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
            (start..end).for_each(|team| names[team] = short_name(team as Team));
        }
        Change::ShorterName(team, start, end) => {
            names[team].drain(start..end);
        }
    }
    let teams: BTreeSet<Team> = all.iter().flatten().copied().collect();
    let mut text = Vec::new();
    let name = |team| &*names[team as usize];
    write_case(teams.into_iter(), name, &all, &mut text);
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

//! Simpler cases: with fewer teams, then with shorter names, and then with the names A, B, and so on.
//!
//! A schedule shows which matches a smaller tournament can keep. Of the teams left after some
//! rounds one stays. Backwards from there, each team that stays won against a loser of the round
//! before, who then stays too, except that the number of teams may ask for a wildcard. If more
//! losers are needed than a round has for these teams, its wildcard gets the loser of another match.
//! So every smaller number of teams has a schedule.

use super::generate::{after_rounds, rounds};
use super::names::Team;
use super::solution::{Arrangement, Round, Tournament};
use crate::runtime::number::write_number;
use crate::runtime::scanner::{Scanner, FIXED_KEY};
use crate::runtime::solution::Solve;
use crate::workbench::memory::MemoryStream;
use crate::workbench::shrinker::{numbers, parts, words, Candidates, Cost};
use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;

/// The case with fewer teams, many fewer first, and with simpler names.
pub fn candidates(case: &[u8]) -> Candidates {
    let mut text = MemoryStream::new(case);
    let mut tournament = Tournament::new(FIXED_KEY);
    let mut scanner = Scanner::new(&mut text);
    let is_read = tournament.read(&mut scanner);
    let (Ok(_), Ok(rounds)) = (is_read, tournament.solve((), &mut scanner)) else {
        return Box::new(core::iter::empty());
    };
    let names = &tournament.names;
    let names: Rc<[Vec<u8>]> = (0..names.count())
        .map(|team| names.name(team).to_vec())
        .collect();
    let arranged = Rc::new(Arranged::new(tournament.matches, rounds));
    let renamed = simpler_names(&names).map({
        let matches = arranged.matches.clone();
        move |names| write_case(&names, &matches)
    });
    let fewer = with_fewer_teams(arranged).map(move |matches| write_case(&names, &matches));
    Box::new(fewer.chain(renamed))
}

/// Matches and a schedule for them.
struct Arranged {
    matches: Vec<[Team; 2]>,
    rounds: Vec<Round>,
    /// For each team, the round that it loses in, from 1; the winner of the tournament loses in none.
    lost: Vec<u32>,
}

/// The matches of smaller tournaments, the smallest first; last come those with one team fewer.
fn with_fewer_teams(arranged: Rc<Arranged>) -> impl Iterator<Item = Vec<[Team; 2]>> {
    let teams = arranged.matches.len() + 1;
    let last_rounds = (1..arranged.rounds.len() as u32).rev().map({
        let arranged = arranged.clone();
        move |played| arranged.after(played)
    });
    // A round has at most teams / 2 matches, so no more need to be skipped.
    let parts = parts(teams).filter(move |(start, _)| *start <= teams / 2);
    let left = parts.map(move |(start, end)| (teams - (end - start), start));
    let fewer = left.filter(|(left, _)| *left >= 2).map({
        let arranged = arranged.clone();
        move |(left, skipped)| arranged.with_teams(left as u32, skipped)
    });
    let without_leaf = (0..arranged.matches.len()).filter_map(move |number| {
        let mut matches = arranged.matches.clone();
        matches.remove(number);
        has_schedule(&matches).then_some(matches)
    });
    last_rounds.chain(fewer).chain(without_leaf)
}

impl Arranged {
    fn new(matches: Vec<[Team; 2]>, rounds: Vec<Round>) -> Self {
        let mut lost = vec![u32::MAX; matches.len() + 1];
        for (round, number) in rounds.iter().zip(1..) {
            for &(_, loser) in &round.matches {
                lost[loser as usize] = number;
            }
        }
        Arranged {
            matches,
            rounds,
            lost,
        }
    }

    /// The side that loses a match, and the round: the winner loses later, or never.
    fn loser(&self, pair: [Team; 2]) -> (usize, u32) {
        let [first, second] = pair.map(|team| self.lost[team as usize]);
        (usize::from(second < first), first.min(second))
    }

    /// The matches to come after some rounds are played.
    fn after(&self, played: u32) -> Vec<[Team; 2]> {
        let mut left = self.matches.clone();
        left.retain(|pair| self.loser(*pair).1 > played);
        left
    }

    /// The matches with only `teams` of the teams; `skipped` chooses which match of a round is left
    /// out where one is.
    fn with_teams(&self, teams: u32, skipped: usize) -> Vec<[Team; 2]> {
        let mut is_kept = vec![false; self.matches.len() + 1];
        let mut kept = 1;
        let mut matches = Vec::new();
        for round in (1..=rounds(teams)).rev() {
            let mut played = self.played(round);
            if kept == 1 {
                let (number, loser) = played[skipped % played.len()];
                is_kept[self.matches[number][1 - loser] as usize] = true;
            }
            let is_won_by_kept = |&(number, loser): &(usize, usize)| {
                is_kept[self.matches[number][1 - loser] as usize]
            };
            let other = played
                .iter()
                .copied()
                .find(|played| !is_won_by_kept(played));
            played.retain(is_won_by_kept);
            let needed = after_rounds(teams, round - 1) - kept;
            if played.len() > needed as usize {
                played.remove(skipped % played.len());
            }
            let is_short = played.len() < needed as usize;
            let wildcard = self.rounds[round as usize - 1].wildcard;
            let moved = other.zip(wildcard).filter(|_| is_short);
            let moved = moved.map(|((number, loser), wildcard)| {
                let mut pair = self.matches[number];
                pair[1 - loser] = wildcard;
                (number, pair, pair[loser])
            });
            let played = played.into_iter().map(|(number, loser)| {
                let pair = self.matches[number];
                (number, pair, pair[loser])
            });
            for (number, pair, loser) in played.chain(moved) {
                is_kept[loser as usize] = true;
                matches.push((number, pair));
            }
            kept += needed;
        }
        matches.sort_unstable();
        matches.into_iter().map(|(_, pair)| pair).collect()
    }

    /// The matches of a round, from 1: their numbers and the sides that lose.
    fn played(&self, round: u32) -> Vec<(usize, usize)> {
        let losers = self.matches.iter().map(|pair| self.loser(*pair));
        let played = losers.enumerate().filter(|(_, loser)| loser.1 == round);
        played.map(|(number, (side, _))| (number, side)).collect()
    }
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
                *name = short_name(number);
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

/// A to Z, AA to AZ, and so on.
fn short_name(number: usize) -> Vec<u8> {
    let mut name = if number < 26 {
        Vec::new()
    } else {
        short_name(number / 26 - 1)
    };
    name.push(b'A' + (number % 26) as u8);
    name
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
pub fn cost(case: &[u8]) -> Cost {
    let teams = numbers(case).next().unwrap_or(0);
    let names = || words(case).skip(1).take(teams as usize);
    let letters: usize = names().map(<[u8]>::len).sum();
    let others = names()
        .enumerate()
        .filter(|(number, name)| short_name(*number) != *name);
    [teams.into(), letters as u64, others.count() as u64]
}

/// How many lines the first case of `text` takes: the number of teams, their names and matches.
pub fn lines(text: &[u8]) -> usize {
    numbers(text).next().map_or(1, |teams| 2 * teams as usize)
}

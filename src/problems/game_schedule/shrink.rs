//! Simpler cases: without the matches of the first rounds, and with short names.

use super::names::Team;
use super::solution::{Schedule, Tournament};
use crate::runtime::number::write_number;
use crate::runtime::scanner::Scanner;
use crate::runtime::solution::Solve;
use crate::workbench::memory::MemoryStream;
use crate::workbench::shrinker::{numbers, Candidates};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// What remains of the case after some rounds of our own schedule.
pub fn candidates(case: &[u8]) -> Candidates {
    let mut text = MemoryStream::new(case);
    let mut tournament = Tournament::new();
    let is_read = tournament.read(&mut Scanner::new(&mut text));
    let (Ok(_), Ok(schedule)) = (is_read, Schedule::arrange(&tournament.matches)) else {
        return Box::new(core::iter::empty());
    };
    let rounds = schedule.rounds.len() as u32;
    let cases = (0..rounds).rev().map(move |played| {
        let decided = tournament.matches.iter().zip(&schedule.decisions);
        let left = decided.filter(|(_, decision)| decision.round > played);
        renamed(left.map(|(pair, _)| *pair).collect())
    });
    let case = case.to_vec();
    Box::new(cases.filter(move |simpler| *simpler != case))
}

/// A case of these matches, whose teams are called A, B, and so on.
fn renamed(matches: Vec<[Team; 2]>) -> Vec<u8> {
    let mut teams: Vec<Team> = matches.iter().flatten().copied().collect();
    teams.sort_unstable();
    teams.dedup();
    let mut text = Vec::new();
    write_number(&mut text, teams.len() as u64);
    text.push(b'\n');
    for number in 0..teams.len() {
        write_name(number, &mut text);
        text.push(b'\n');
    }
    for pair in matches {
        for (team, separator) in pair.into_iter().zip([b' ', b'\n']) {
            write_name(teams.partition_point(|&other| other < team), &mut text);
            text.push(separator);
        }
    }
    text
}

/// A to Z, AA to AZ, and so on.
fn write_name(number: usize, text: &mut Vec<u8>) {
    if number >= 26 {
        write_name(number / 26 - 1, text);
    }
    text.push(b'A' + (number % 26) as u8);
}

/// How many lines the first case of `text` takes: the number of teams, their names and matches.
pub fn lines(text: &[u8]) -> usize {
    numbers(text).next().map_or(1, |teams| 2 * teams as usize)
}

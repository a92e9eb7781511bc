//! The rules of Game schedule required: what a right schedule is, and a search over all choices that
//! says whether one exists.

use std::collections::BTreeSet;
use std::str::Split;

/// A case.
pub struct Tournament {
    /// The teams, in input order.
    pub teams: Vec<String>,
    /// The wanted matches, in input order.
    pub matches: Vec<[String; 2]>,
}

/// Reads the cases of good input.
pub fn read(input: &str) -> Vec<Tournament> {
    let mut words = input.split_whitespace().map(String::from);
    let mut tournaments = Vec::new();
    while let Some(word) = words.next().filter(|word| word != "0") {
        let count: usize = word.parse().expect("a number of teams");
        let teams = words.by_ref().take(count).collect();
        let mut team = || words.next().expect("a team");
        let matches = (1..count).map(|_| [team(), team()]).collect();
        tournaments.push(Tournament { teams, matches });
    }
    tournaments
}

/// Checks that the output holds right schedules for all cases of the input, and not a byte more.
///
/// # Errors
/// The line that is wrong.
pub fn verify_all(input: &str, output: &str) -> Result<(), String> {
    let mut lines = output.split('\n');
    for tournament in read(input) {
        verify(&tournament, &mut lines)?;
    }
    // After the last newline.
    expect("", &mut lines)?;
    lines.next().map_or(Ok(()), |line| Err(line.to_string()))
}

/// Checks the schedule of a tournament, with the empty line after it.
fn verify(tournament: &Tournament, lines: &mut Split<char>) -> Result<(), String> {
    let pair = |teams: [&str; 2]| BTreeSet::from(teams.map(String::from));
    let mut left: BTreeSet<String> = tournament.teams.iter().cloned().collect();
    let matches = tournament.matches.iter();
    let mut wanted: Vec<_> = matches.map(|[a, b]| pair([a, b])).collect();
    let mut round = 0;
    while !wanted.is_empty() {
        round += 1;
        expect(&format!("Round #{round}"), lines)?;
        let mut idle = left.clone();
        for _ in 0..idle.len() / 2 {
            let line = lines.next().unwrap_or("the end");
            let (winner, loser) = line.split_once(" defeats ").ok_or(line)?;
            let both = pair([winner, loser]);
            let place = wanted.iter().position(|wanted| *wanted == both);
            wanted.remove(place.filter(|_| both.is_subset(&idle)).ok_or(line)?);
            idle.retain(|team| !both.contains(team));
            left.remove(loser);
        }
        if let Some(team) = idle.first() {
            expect(&format!("{team} advances with wildcard"), lines)?;
        }
    }
    for winner in left {
        expect(&format!("Winner: {winner}"), lines)?;
    }
    expect("", lines)
}

fn expect(expected: &str, lines: &mut Split<char>) -> Result<(), String> {
    match lines.next() {
        Some(line) if line == expected => Ok(()),
        line => Err(format!("{line:?}, not {expected:?}")),
    }
}

/// Whether the wanted matches of the teams that are left can all be played, found by trying all
/// choices. A set of teams is a set of bits: in this round, those that have `played`, and of these
/// those that have `lost`.
pub fn schedule_exists(left: u32, wanted: &[[u32; 2]], played: u32, lost: u32) -> bool {
    let bit = |team: u32| 1 << team;
    let mut matches = wanted.iter();
    if matches.any(|&[one, other]| lost & (bit(one) | bit(other)) != 0) {
        return false;
    }
    if left == 1 {
        return wanted.is_empty();
    }
    if played.count_ones() / 2 == left / 2 {
        return schedule_exists(left - left / 2, wanted, 0, 0);
    }
    wanted.iter().enumerate().any(|(place, &[one, other])| {
        let mut others = wanted.to_vec();
        others.remove(place);
        let both = bit(one) | bit(other);
        let goes_on = |loser| schedule_exists(left, &others, played | both, lost | bit(loser));
        played & both == 0 && (goes_on(one) || goes_on(other))
    })
}

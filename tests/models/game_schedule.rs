//! The rules of Game schedule required: a check of schedules, and a search that decides if a schedule
//! exists.

use std::collections::BTreeSet;
use std::str::Split;

/// A case. The teams and the matches are in the order of the input.
pub struct Tournament {
    pub teams: Vec<String>,
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

/// Checks an output: a right schedule for each case of the input, and nothing else. Returns the first wrong
/// line as the error.
pub fn verify_all(input: &str, output: &str) -> Result<(), String> {
    let mut lines = output.split('\n');
    for tournament in read(input) {
        verify(&tournament, &mut lines)?;
    }
    // The text after the last newline is empty.
    expect("", &mut lines)?;
    lines.next().map_or(Ok(()), |line| Err(line.to_string()))
}

/// Checks the schedule of a tournament and the empty line after it.
fn verify(tournament: &Tournament, lines: &mut Split<char>) -> Result<(), String> {
    let pair = |teams: [&str; 2]| BTreeSet::from(teams.map(String::from));
    let mut remaining: BTreeSet<String> = tournament.teams.iter().cloned().collect();
    let matches = tournament.matches.iter();
    let mut unplayed: Vec<_> = matches.map(|[a, b]| pair([a, b])).collect();
    let mut round = 0;
    while !unplayed.is_empty() {
        round += 1;
        expect(&format!("Round #{round}"), lines)?;
        let mut idle = remaining.clone();
        for _ in 0..idle.len() / 2 {
            let line = lines.next().unwrap_or("the end");
            let (winner, loser) = line.split_once(" defeats ").ok_or(line)?;
            let teams = pair([winner, loser]);
            let index = unplayed.iter().position(|unplayed| *unplayed == teams);
            unplayed.remove(index.filter(|_| teams.is_subset(&idle)).ok_or(line)?);
            idle.retain(|team| !teams.contains(team));
            remaining.remove(loser);
        }
        if let Some(team) = idle.first() {
            expect(&format!("{team} advances with wildcard"), lines)?;
        }
    }
    for winner in remaining {
        expect(&format!("Winner: {winner}"), lines)?;
    }
    expect("", lines)
}

/// Checks the next line.
fn expect(expected: &str, lines: &mut Split<char>) -> Result<(), String> {
    match lines.next() {
        Some(line) if line == expected => Ok(()),
        line => Err(format!("{line:?}, not {expected:?}")),
    }
}

/// Returns true if a schedule of the matches exists, by trying all choices. `remaining` is the
/// number of teams that have not lost in an earlier round. `played` and `lost` are sets of teams, as bits:
/// the teams that have played in this round, and the losers among them.
pub fn schedule_exists(remaining: u32, matches: &[[u32; 2]], played: u32, lost: u32) -> bool {
    let bit = |team: u32| 1 << team;
    let mut teams = matches.iter().flatten();
    if teams.any(|&team| lost & bit(team) != 0) {
        return false;
    }
    if remaining == 1 {
        return matches.is_empty();
    }
    if played.count_ones() / 2 == remaining / 2 {
        return schedule_exists(remaining - remaining / 2, matches, 0, 0);
    }
    matches.iter().enumerate().any(|(index, &[first, second])| {
        let mut unplayed = matches.to_vec();
        unplayed.remove(index);
        let both = bit(first) | bit(second);
        let exists_if_lost_by =
            |loser| schedule_exists(remaining, &unplayed, played | both, lost | bit(loser));
        played & both == 0 && (exists_if_lost_by(first) || exists_if_lost_by(second))
    })
}

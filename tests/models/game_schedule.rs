//! A model of the rules of Game schedule required. It checks schedules, and searches for a schedule.

use std::collections::BTreeSet;
use std::str::Split;

/// A case, with the teams and the matches in the order of the input.
pub struct Tournament {
    pub teams: Vec<String>,
    pub matches: Vec<[String; 2]>,
}

/// Reads the cases of a good input.
pub fn read_tournaments(input: &str) -> Vec<Tournament> {
    let mut words = input.split_whitespace().map(String::from);
    let mut tournaments = Vec::new();
    while let Some(word) = words.next().filter(|word| word != "0") {
        let count: usize = word.parse().expect("a number of teams");
        let teams = words.by_ref().take(count).collect();
        // There is one match fewer than teams.
        let mut team = || words.next().expect("a team");
        let matches = (1..count).map(|_| [team(), team()]).collect();
        tournaments.push(Tournament { teams, matches });
    }
    tournaments
}

/// Checks that an output has a right schedule for each case of the input, and nothing else. The error is the
/// first wrong line.
pub fn verify_all(input: &str, output: &str) -> Result<(), String> {
    let mut lines = output.split('\n');
    for tournament in read_tournaments(input) {
        verify(&tournament, &mut lines)?;
    }
    // The text after the last newline is empty.
    expect_line("", &mut lines)?;
    lines.next().map_or(Ok(()), |line| Err(line.to_string()))
}

/// Checks the next lines: the schedule of a tournament, and an empty line.
fn verify(tournament: &Tournament, lines: &mut Split<char>) -> Result<(), String> {
    let pair = |teams: [&str; 2]| BTreeSet::from(teams.map(String::from));
    let mut remaining: BTreeSet<String> = tournament.teams.iter().cloned().collect();
    let matches = tournament.matches.iter();
    let mut unplayed: Vec<_> = matches.map(|[a, b]| pair([a, b])).collect();
    let mut round = 0;
    while !unplayed.is_empty() {
        round += 1;
        expect_line(&format!("Round #{round}"), lines)?;
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
            expect_line(&format!("{team} advances with wildcard"), lines)?;
        }
    }
    for winner in remaining {
        expect_line(&format!("Winner: {winner}"), lines)?;
    }
    expect_line("", lines)
}

/// Checks that the next line is `expected`.
fn expect_line(expected: &str, lines: &mut Split<char>) -> Result<(), String> {
    match lines.next() {
        Some(line) if line == expected => Ok(()),
        line => Err(format!("{line:?}, not {expected:?}")),
    }
}

/// Tries all choices, and returns true if a schedule of the matches exists. `remaining` is the number of
/// teams at the start of the round. The bits of `played` are the teams that have played in this round, and
/// the bits of `lost` are the losers among them.
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
        let opponents = bit(first) | bit(second);
        let exists_if_lost_by =
            |loser| schedule_exists(remaining, &unplayed, played | opponents, lost | bit(loser));
        played & opponents == 0 && (exists_if_lost_by(first) || exists_if_lost_by(second))
    })
}

//! A model of the rules of Game schedule required. It checks schedules, and searches for a
//! schedule.

use std::collections::BTreeSet;
use std::str::Split;

/// Checks that an output has a right schedule for each case of the input, and nothing else. The
/// error describes the first wrong line.
pub fn verify_all(input: &str, output: &str) -> Result<(), String> {
    let mut words = input.split_whitespace();
    let mut lines = output.split('\n');
    while let Some(word) = words.next().filter(|word| *word != "0") {
        let team_count: usize = word.parse().expect("a number of teams");
        let teams = words.by_ref().take(team_count).collect();
        // There is one match fewer than teams.
        let mut team = || words.next().expect("a team");
        let matches = (1..team_count).map(|_| BTreeSet::from([team(), team()]));
        verify(teams, matches.collect(), &mut lines)?;
    }
    // The text after the last newline is empty.
    expect_line("", &mut lines)?;
    lines.next().map_or(Ok(()), |line| Err(line.to_string()))
}

/// Checks the next lines: the schedule of a tournament, and an empty line.
fn verify<'a>(
    mut unbeaten_teams: BTreeSet<&'a str>,
    mut matches_left: Vec<BTreeSet<&'a str>>,
    lines: &mut Split<'a, char>,
) -> Result<(), String> {
    let mut round = 0;
    while !matches_left.is_empty() {
        round += 1;
        expect_line(&format!("Round #{round}"), lines)?;
        // The teams that have not played in this round.
        let mut idle = unbeaten_teams.clone();
        for _ in 0..idle.len() / 2 {
            let line = lines.next().unwrap_or("the end");
            let (winner, loser) = line.split_once(" defeats ").ok_or(line)?;
            let opponents = BTreeSet::from([winner, loser]);
            let index = matches_left.iter().position(|teams| *teams == opponents);
            matches_left.remove(index.filter(|_| opponents.is_subset(&idle)).ok_or(line)?);
            idle.retain(|team| !opponents.contains(team));
            unbeaten_teams.remove(loser);
        }
        if let Some(team) = idle.first() {
            expect_line(&format!("{team} advances with wildcard"), lines)?;
        }
    }
    // Each match has removed one team, so one team is left.
    for winner in unbeaten_teams {
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

/// Returns true if a schedule of the unplayed `matches` exists. Tries all choices. `team_count` is
/// the number of unbeaten teams at the start of the round. Bit `t` of `played` is set if team `t`
/// has played in this round. Bit `t` of `beaten` is set if team `t` has lost in this round.
pub fn schedule_exists(team_count: u32, matches: &[[u32; 2]], played: u32, beaten: u32) -> bool {
    let bit = |team: u32| 1 << team;
    let mut opponents = matches.iter().flatten();
    // A beaten team must have no match left.
    if opponents.any(|&team| beaten & bit(team) != 0) {
        return false;
    }
    if team_count == 1 {
        return matches.is_empty();
    }
    if played.count_ones() / 2 == team_count / 2 {
        // The round is complete.
        return schedule_exists(team_count - team_count / 2, matches, 0, 0);
    }
    matches.iter().enumerate().any(|(index, &[a, b])| {
        let mut unplayed = matches.to_vec();
        unplayed.remove(index);
        let pair = bit(a) | bit(b);
        let exists_if_beaten =
            |loser| schedule_exists(team_count, &unplayed, played | pair, beaten | bit(loser));
        played & pair == 0 && (exists_if_beaten(a) || exists_if_beaten(b))
    })
}

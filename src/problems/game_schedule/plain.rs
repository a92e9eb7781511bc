//! Game schedule required, arranged round by round.
//!
//! The matches of the input are played as a knock-out tournament. In each round all teams play. If
//! the number of teams is odd, one team advances with a wildcard instead. Losers are out.
//!
//! A team can lose a match only if it has no other match left. In each round, the program goes
//! through the matches left, in the order of the input. It plays a match if one of the teams has no
//! other match left, and if neither team has played in this round. The team without other matches
//! loses. In the final, both teams have no other match left, and the team listed first loses.
//!
//! This program is plain: a team is its name, and the matches of a team are counted each time.
//!
//! If `mistake` is the name of a known mistake, the program imitates it.

use std::collections::BTreeSet;
use std::fmt::{Display, Formatter, Result};

/// An event of a tournament.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The tournament with this number begins. The first tournament is 1.
    Case(usize),
    /// The round with this number begins. The first round is 1.
    Round(usize),
    /// A match: the winner and the loser.
    Match(String, String),
    /// This team advances to the next round without playing.
    Wildcard(String),
    /// This team wins the tournament.
    Winner(String),
}

impl Display for Event {
    fn fmt(&self, f: &mut Formatter) -> Result {
        match self {
            Event::Case(number) => write!(f, "case {number}"),
            Event::Round(number) => write!(f, "round {number}"),
            Event::Match(winner, loser) => write!(f, "match {winner} {loser}"),
            Event::Wildcard(team) => write!(f, "wildcard {team}"),
            Event::Winner(team) => write!(f, "winner {team}"),
        }
    }
}

/// Receives each event, and stops the program by returning `None`.
type Emit<'a> = &'a mut dyn FnMut(Event) -> Option<()>;

/// The two teams of a match in the input.
type Pair<'a> = (&'a str, &'a str);

/// Returns the output for an input, or `None` if `emit` stops the program or a mistake crashes it.
/// If a case has no schedule, its output ends with the line `No schedule exists.`.
pub fn answer(input: &str, mistake: &str, emit: Emit) -> Option<String> {
    let mut words = input.split_whitespace();
    let mut output = String::new();
    let mut case_number = 0;
    while let Some(word) = words.next().filter(|&word| word != "0") {
        let team_count = word.parse().ok()?;
        case_number += 1;
        emit(Event::Case(case_number))?;
        if mistake == "array-of-100" && team_count > 100 {
            return None;
        }
        let teams: Vec<&str> = words.by_ref().take(team_count).collect();
        let mut matches = Vec::new();
        for _ in 1..team_count {
            let (mut first, mut second) = (words.next()?, words.next()?);
            if mistake == "names-compared-by-prefix" {
                let find = |name| teams.iter().find(|team| team.starts_with(name));
                (first, second) = (find(first)?, find(second)?);
            }
            matches.push((first, second));
        }
        output += &play(teams, matches, mistake, emit)?;
    }
    Some(output)
}

/// Plays the matches, and returns the schedule.
fn play(mut teams: Vec<&str>, mut matches: Vec<Pair>, mistake: &str, emit: Emit) -> Option<String> {
    let mut output = String::new();
    let mut round = 0;
    while !matches.is_empty() {
        round += 1;
        output += &format!("Round #{round}\n");
        emit(Event::Round(round))?;
        let mut postponed_matches = Vec::new();
        let mut busy_teams = BTreeSet::new();
        let can_lose = |team| has_one_match(team, &matches);
        for &(first, second) in &matches {
            let has_played = busy_teams.contains(first) || busy_teams.contains(second);
            if has_played || !can_lose(first) && !can_lose(second) {
                postponed_matches.push((first, second));
                continue;
            }
            let (winner, loser) = if can_lose(first) || mistake == "any-loser" {
                (second, first)
            } else {
                (first, second)
            };
            output += &format!("{winner} defeats {loser}\n");
            emit(Event::Match(winner.to_string(), loser.to_string()))?;
            busy_teams.extend([first, second]);
            teams.retain(|&team| team != loser);
        }
        // The round began with one more team than matches. If fewer than half of the matches have
        // been played, at least two teams have not played.
        if postponed_matches.len() > matches.len() / 2 {
            return Some(output + "No schedule exists.\n\n");
        }
        if let Some(team) = teams.iter().find(|team| !busy_teams.contains(*team)) {
            if mistake != "no-wildcard" {
                output += &format!("{team} advances with wildcard\n");
                emit(Event::Wildcard(team.to_string()))?;
            }
        }
        matches = postponed_matches;
    }
    let winner = teams.first()?;
    emit(Event::Winner(winner.to_string()))?;
    Some(output + &format!("Winner: {winner}\n\n"))
}

/// Returns true if the team plays in exactly one of the matches.
fn has_one_match(team: &str, matches: &[Pair]) -> bool {
    let has_team = |&&(first, second): &&Pair| first == team || second == team;
    matches.iter().filter(has_team).count() == 1
}

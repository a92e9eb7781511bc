//! Game schedule required, arranged round by round.
//!
//! Wanted matches have to be played as a knock-out tournament. In each round all teams play; if
//! their number is odd, one team gets a wildcard instead. Losers are out.
//!
//! A team can lose a match only if it has no other match left. So in each round the program goes
//! through the matches left, in the order of the input. It plays a match if one of the teams has no
//! other match left, and neither has played in this round. That team loses. If neither has another
//! match left, the match is the final, and the first team loses.
//!
//! This program is plain: teams are names, and their matches are counted again each time.
//!
//! If `mistake` is the name of a known mistake, the program imitates it.

use std::collections::BTreeSet;
use std::fmt::{Display, Formatter, Result};

/// An event of a tournament.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// Tournament 1, 2 and so on begins.
    Case(usize),
    /// Round 1, 2 and so on begins.
    Round(usize),
    /// A match: the winner and the loser.
    Match(String, String),
    /// This team goes on without playing.
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

/// The two teams of a wanted match.
type Match<'a> = (&'a str, &'a str);

/// Returns the output for an input, or `None` if it is stopped or if a mistake makes it crash. If a
/// case has no schedule, its output ends with a line that says so.
pub fn answer(input: &str, mistake: &str, emit: Emit) -> Option<String> {
    let mut words = input.split_whitespace();
    let mut output = String::new();
    let mut cases = 0;
    while let Some(word) = words.next().filter(|&word| word != "0") {
        let count = word.parse().ok()?;
        cases += 1;
        emit(Event::Case(cases))?;
        if mistake == "array-of-100" && count > 100 {
            return None;
        }
        let teams: Vec<&str> = words.by_ref().take(count).collect();
        let mut wanted = Vec::new();
        for _ in 1..count {
            let (mut first, mut second) = (words.next()?, words.next()?);
            if mistake == "names-compared-by-prefix" {
                let find = |name| teams.iter().find(|team| team.starts_with(name));
                (first, second) = (find(first)?, find(second)?);
            }
            wanted.push((first, second));
        }
        output += &play(teams, wanted, mistake, emit)?;
    }
    Some(output)
}

/// Plays a tournament, and returns the schedule.
fn play(mut teams: Vec<&str>, mut wanted: Vec<Match>, mistake: &str, emit: Emit) -> Option<String> {
    let mut output = String::new();
    let mut round = 0;
    while !wanted.is_empty() {
        round += 1;
        output += &format!("Round #{round}\n");
        emit(Event::Round(round))?;
        let mut left = Vec::new();
        let mut played = BTreeSet::new();
        let can_lose = |team| has_one_left(team, &wanted);
        for &(first, second) in &wanted {
            let has_played = played.contains(first) || played.contains(second);
            if has_played || !can_lose(first) && !can_lose(second) {
                left.push((first, second));
                continue;
            }
            let (winner, loser) = if can_lose(first) || mistake == "any-loser" {
                (second, first)
            } else {
                (first, second)
            };
            output += &format!("{winner} defeats {loser}\n");
            emit(Event::Match(winner.to_string(), loser.to_string()))?;
            played.extend([first, second]);
            teams.retain(|&team| team != loser);
        }
        // If more than half of the matches are left, more than one team has not played.
        if left.len() > wanted.len() / 2 {
            return Some(output + "No schedule exists.\n\n");
        }
        if let Some(team) = teams.iter().find(|team| !played.contains(*team)) {
            if mistake != "no-wildcard" {
                output += &format!("{team} advances with wildcard\n");
                emit(Event::Wildcard(team.to_string()))?;
            }
        }
        wanted = left;
    }
    let winner = teams.first()?;
    emit(Event::Winner(winner.to_string()))?;
    Some(output + &format!("Winner: {winner}\n\n"))
}

/// Returns true if the team has one match left.
fn has_one_left(team: &str, matches: &[Match]) -> bool {
    let is_of_team = |&&(first, second): &&Match| first == team || second == team;
    matches.iter().filter(is_of_team).count() == 1
}

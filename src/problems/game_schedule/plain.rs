//! Game schedule required, arranged round by round.
//!
//! Wanted matches have to be played as a knock-out tournament. In each round all teams play, except
//! one that gets a wildcard if their number is odd. Losers are out.
//!
//! A team can lose a match only if it has no other match left. So in each round the program goes
//! through the matches that are left, in the order of the input, and plays each in which a team has
//! only this one left, unless one of the two has already played in this round. That team loses. If
//! both have only this one left, it is the final, and the first one loses.
//!
//! What is plain about it: teams are names, and it counts the matches of all teams in each round.
//!
//! If it is given the name of a known mistake, it makes that mistake.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Display, Formatter, Result};

/// What happens in a tournament.
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

/// Takes each event; `None` stops the program.
type Emit<'a> = &'a mut dyn FnMut(Event) -> Option<()>;

/// A wanted match: its teams.
type Match<'a> = (&'a str, &'a str);

/// The output for the input. `None` if it is stopped, or if a mistake makes it crash. If a case has
/// no schedule, its output ends with a line that says so.
pub fn answer(input: &str, mistake: &str, emit: Emit) -> Option<String> {
    let mut words = input.split_whitespace();
    let mut output = String::new();
    let mut cases = 0;
    while let Some(word) = words.next() {
        let count = word.parse().ok()?;
        if count == 0 {
            break;
        }
        cases += 1;
        emit(Event::Case(cases))?;
        if mistake == "array-of-100" && count > 100 {
            return None;
        }
        let teams: Vec<&str> = words.by_ref().take(count).collect();
        let mut matches = Vec::new();
        for _ in 1..count {
            let (mut first, mut second) = (words.next()?, words.next()?);
            if mistake == "names-compared-by-prefix" {
                first = first_with_prefix(&teams, first)?;
                second = first_with_prefix(&teams, second)?;
            }
            matches.push((first, second));
        }
        output += &schedule(teams, matches, mistake, emit)?;
    }
    Some(output)
}

/// The first of the names that begins with the letters of this one.
fn first_with_prefix<'a>(names: &[&'a str], name: &str) -> Option<&'a str> {
    let mut names = names.iter().copied();
    names.find(|other| other.starts_with(name))
}

/// The schedule of a tournament.
fn schedule(
    mut teams: Vec<&str>,
    mut matches: Vec<Match>,
    mistake: &str,
    emit: Emit,
) -> Option<String> {
    let mut output = String::new();
    let mut round = 0;
    while !matches.is_empty() {
        round += 1;
        let teams_left = matches.len() + 1;
        output += &format!("Round #{round}\n");
        emit(Event::Round(round))?;
        let at_start = matches;
        let mut matches_left = BTreeMap::new();
        for &(first, second) in &at_start {
            for team in BTreeSet::from([first, second]) {
                *matches_left.entry(team).or_insert(0) += 1;
            }
        }
        matches = Vec::new();
        let mut played = BTreeSet::new();
        let mut losers = BTreeSet::new();
        for (first, second) in at_start {
            let has_played = played.contains(first) || played.contains(second);
            let [first_can_lose, second_can_lose] =
                [first, second].map(|team| matches_left[team] == 1);
            if has_played || !first_can_lose && !second_can_lose {
                matches.push((first, second));
                continue;
            }
            let (winner, loser) = if first_can_lose || mistake == "any-loser" {
                (second, first)
            } else {
                (first, second)
            };
            output += &format!("{winner} defeats {loser}\n");
            emit(Event::Match(winner.to_string(), loser.to_string()))?;
            played.extend([first, second]);
            losers.insert(loser);
        }
        if losers.len() < teams_left / 2 {
            return Some(output + "No schedule exists.\n\n");
        }
        if let Some(team) = teams.iter().find(|team| !played.contains(*team)) {
            if mistake != "no-wildcard" {
                output += &format!("{team} advances with wildcard\n");
                emit(Event::Wildcard(team.to_string()))?;
            }
        }
        teams.retain(|team| !losers.contains(team));
    }
    let winner = teams.first()?;
    emit(Event::Winner(winner.to_string()))?;
    Some(output + &format!("Winner: {winner}\n\n"))
}

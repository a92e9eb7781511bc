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
//! A known mistake replaces one function of [`Rules`].

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
pub type Emit<'a> = &'a mut dyn FnMut(Event) -> Option<()>;

/// Two teams. The result of a match lists the winner first.
pub type Pair<'a> = (&'a str, &'a str);

/// The teams and the matches of a case.
pub type Tournament<'a> = (Vec<&'a str>, Vec<Pair<'a>>);

/// The functions that a mistake may replace.
pub struct Rules {
    pub answer: fn(&str, &Rules, Emit) -> Option<String>,
    pub read: fn(&str) -> Vec<Tournament>,
    pub play: fn(Tournament, &Rules, Emit) -> Option<bool>,
    pub result: for<'a> fn(Pair<'a>, &[Pair]) -> Option<Pair<'a>>,
}

pub const RIGHT: Rules = Rules {
    answer,
    read,
    play,
    result,
};

/// Returns the output for an input, or `None` if `emit` stops the program or a mistake crashes it.
/// If a case has no schedule, its output ends with the line `No schedule exists.`.
pub fn answer(input: &str, rules: &Rules, emit: Emit) -> Option<String> {
    let mut output = String::new();
    for (tournament, number) in (rules.read)(input).into_iter().zip(1..) {
        emit(Event::Case(number))?;
        let has_schedule = (rules.play)(tournament, rules, &mut |event| {
            output += &line(&event);
            emit(event)
        });
        if !has_schedule? {
            output += "No schedule exists.\n\n";
        }
    }
    Some(output)
}

/// Returns the line of the output for an event, and the empty line after a case.
fn line(event: &Event) -> String {
    match event {
        Event::Case(_) => String::new(),
        Event::Round(number) => format!("Round #{number}\n"),
        Event::Match(winner, loser) => format!("{winner} defeats {loser}\n"),
        Event::Wildcard(team) => format!("{team} advances with wildcard\n"),
        Event::Winner(team) => format!("Winner: {team}\n\n"),
    }
}

/// Returns the cases of an input.
pub fn read(input: &str) -> Vec<Tournament<'_>> {
    let mut words = input.split_whitespace();
    let mut tournaments = Vec::new();
    while let Some(word) = words.next().filter(|&word| word != "0") {
        let team_count = word.parse().unwrap_or(0);
        let teams: Vec<&str> = words.by_ref().take(team_count).collect();
        let read_match = |_| Some((words.next()?, words.next()?));
        let matches = (1..team_count).map_while(read_match).collect();
        tournaments.push((teams, matches));
    }
    tournaments
}

/// Plays the matches. Returns false if no schedule exists.
pub fn play((mut teams, mut matches): Tournament, rules: &Rules, emit: Emit) -> Option<bool> {
    let mut round = 0;
    while !matches.is_empty() {
        round += 1;
        emit(Event::Round(round))?;
        let mut postponed_matches = Vec::new();
        let mut busy_teams = BTreeSet::new();
        for &(first, second) in &matches {
            let has_played = busy_teams.contains(first) || busy_teams.contains(second);
            let result = (rules.result)((first, second), &matches);
            let Some((winner, loser)) = result.filter(|_| !has_played) else {
                postponed_matches.push((first, second));
                continue;
            };
            emit(Event::Match(winner.to_string(), loser.to_string()))?;
            busy_teams.extend([first, second]);
            teams.retain(|&team| team != loser);
        }
        // The round began with one more team than matches. If fewer than half of the matches have
        // been played, at least two teams have not played.
        if postponed_matches.len() > matches.len() / 2 {
            return Some(false);
        }
        if let Some(team) = teams.iter().find(|team| !busy_teams.contains(*team)) {
            emit(Event::Wildcard(team.to_string()))?;
        }
        matches = postponed_matches;
    }
    emit(Event::Winner(teams.first()?.to_string()))?;
    Some(true)
}

/// Returns the winner and the loser of a match, or `None` if both teams have other matches left.
pub fn result<'a>((first, second): Pair<'a>, matches: &[Pair]) -> Option<Pair<'a>> {
    if has_one_match(first, matches) {
        return Some((second, first));
    }
    has_one_match(second, matches).then_some((first, second))
}

/// Returns true if the team plays in exactly one of the matches.
fn has_one_match(team: &str, matches: &[Pair]) -> bool {
    let has_team = |&&(first, second): &&Pair| first == team || second == team;
    matches.iter().filter(has_team).count() == 1
}

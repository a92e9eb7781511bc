//! The rules of Game schedule required: a checker of schedules, and a search over all choices that
//! says whether one exists.

use std::collections::BTreeSet;

/// A case: the teams and the wanted matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// The teams, in input order.
    pub teams: Vec<String>,
    /// The wanted matches, in input order.
    pub matches: Vec<(String, String)>,
}

/// Reads the cases, to a 0 or the end of the input.
///
/// # Panics
/// On malformed input. (That a schedule exists is not asked.)
pub fn read(input: &str) -> Vec<Tournament> {
    let mut words = input.split_whitespace();
    let mut tournaments = Vec::new();
    while let Some(word) = words.next() {
        let count: usize = word.parse().expect("a number of teams");
        if count == 0 {
            break;
        }
        assert!(count >= 2, "a tournament has two teams or more");
        let mut name = || words.next().expect("a name").to_string();
        let teams: Vec<String> = (0..count).map(|_| name()).collect();
        let matches: Vec<(String, String)> = (1..count).map(|_| (name(), name())).collect();
        let known: BTreeSet<&String> = teams.iter().collect();
        assert_eq!(known.len(), count, "a name is listed twice");
        for (a, b) in &matches {
            assert!(known.contains(a) && known.contains(b), "unknown team");
            assert_ne!(a, b, "a team against itself");
        }
        tournaments.push(Tournament { teams, matches });
    }
    tournaments
}

/// What is still to come in a tournament while a schedule is being checked.
struct State {
    /// The teams not yet out.
    remaining: BTreeSet<String>,
    /// The wanted matches that have not taken place.
    wanted: Vec<(String, String)>,
}

impl State {
    /// Records a match; `played` are the teams that have had their match of this round.
    fn defeat(
        &mut self,
        winner: &str,
        loser: &str,
        played: &mut BTreeSet<String>,
    ) -> Result<(), String> {
        for team in [winner, loser] {
            if !self.remaining.contains(team) {
                return Err(format!("{team} is out or no team"));
            }
            if !played.insert(team.to_string()) {
                return Err(format!("{team} plays twice in the round"));
            }
        }
        let is_this =
            |(a, b): &(String, String)| (a == winner && b == loser) || (a == loser && b == winner);
        let Some(place) = self.wanted.iter().position(is_this) else {
            return Err(format!(
                "{winner} against {loser} is not wanted, or has taken place"
            ));
        };
        self.wanted.remove(place);
        Ok(())
    }

    /// Checks the lines of one round.
    fn round(&mut self, number: usize, lines: &mut Lines) -> Result<(), String> {
        lines.expect(&format!("Round #{number}"))?;
        let teams = self.remaining.len();
        let mut played = BTreeSet::new();
        let mut losers = Vec::new();
        for _ in 0..teams / 2 {
            let line = lines.next()?;
            let [winner, "defeats", loser] = line.split(' ').collect::<Vec<_>>()[..] else {
                return Err(lines.error("expected \"A defeats B\""));
            };
            let result = self.defeat(winner, loser, &mut played);
            result.map_err(|reason| lines.error(&reason))?;
            losers.push(loser);
        }
        if teams % 2 == 1 {
            // All but one have played.
            let idle = self.remaining.difference(&played).next();
            let idle = idle.expect("an odd number of teams, an even number played");
            lines.expect(&format!("{idle} advances with wildcard"))?;
        }
        for loser in losers {
            self.remaining.remove(loser);
        }
        Ok(())
    }
}

/// The lines of the output that are still to be checked.
struct Lines<'a> {
    rest: &'a [&'a str],
    current: &'a str,
    number: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Result<&'a str, String> {
        let (first, rest) = self
            .rest
            .split_first()
            .ok_or_else(|| format!("the output ends after line {}", self.number))?;
        self.rest = rest;
        self.current = first;
        self.number += 1;
        Ok(first)
    }

    fn expect(&mut self, expected: &str) -> Result<(), String> {
        if self.next()? == expected {
            Ok(())
        } else {
            Err(self.error(&format!("expected {expected:?}")))
        }
    }

    fn error(&self, reason: &str) -> String {
        format!("line {}, {:?}: {reason}", self.number, self.current)
    }
}

/// Checks that the output begins with a right schedule of the tournament, the empty line
/// after it included, and gives the lines that follow.
///
/// # Errors
/// The reason, with the number of the line (from 1 at the first of `output_lines`) and the line.
pub fn verify<'a>(
    tournament: &Tournament,
    output_lines: &'a [&'a str],
) -> Result<&'a [&'a str], String> {
    let mut lines = Lines {
        rest: output_lines,
        current: "",
        number: 0,
    };
    let mut state = State {
        remaining: tournament.teams.iter().cloned().collect(),
        wanted: tournament.matches.clone(),
    };
    let mut round = 1;
    while state.remaining.len() > 1 {
        state.round(round, &mut lines)?;
        round += 1;
    }
    if let Some((a, b)) = state.wanted.first() {
        return Err(format!("{a} against {b} has not taken place"));
    }
    let winner = state.remaining.first().expect("one team is left");
    lines.expect(&format!("Winner: {winner}"))?;
    lines.expect("")?;
    Ok(lines.rest)
}

/// Checks the output for all cases of an input: right schedules, and not a byte more.
///
/// # Errors
/// The reason, with the number of the case from 1.
///
/// # Panics
/// On malformed input.
pub fn verify_all(input: &str, output: &str) -> Result<(), String> {
    let mut lines: Vec<&str> = output.split('\n').collect();
    if lines.pop() != Some("") {
        return Err("the last line has no line end".to_string());
    }
    let mut rest = &lines[..];
    for (index, tournament) in read(input).iter().enumerate() {
        rest =
            verify(tournament, rest).map_err(|reason| format!("case {}: {reason}", index + 1))?;
    }
    match rest.first() {
        Some(line) => Err(format!("{line:?} after the last case")),
        None => Ok(()),
    }
}

/// Whether the wanted matches (`edges`, teams from 0) can all be played, found by
/// trying all choices of the matches of each round and of their winners.
pub fn schedule_exists(number_of_teams: usize, edges: &[(usize, usize)]) -> bool {
    let teams: BTreeSet<usize> = (0..number_of_teams).collect();
    assert!(edges
        .iter()
        .all(|&(a, b)| a != b && a < number_of_teams && b < number_of_teams));
    can_finish(&teams, edges)
}

/// Whether a tournament of these teams with these wanted matches can be played.
fn can_finish(teams: &BTreeSet<usize>, wanted: &[(usize, usize)]) -> bool {
    if teams.len() <= 1 {
        return wanted.is_empty();
    }
    let to_play = teams.len() / 2;
    can_finish_round(teams, wanted, to_play, &BTreeSet::new(), &BTreeSet::new())
}

/// The same in the middle of a round, with `to_play` more matches to play in it.
fn can_finish_round(
    teams: &BTreeSet<usize>,
    wanted: &[(usize, usize)],
    to_play: usize,
    played: &BTreeSet<usize>,
    losers: &BTreeSet<usize>,
) -> bool {
    let is_out = |team: &usize| losers.contains(team);
    if wanted.iter().any(|(a, b)| is_out(a) || is_out(b)) {
        return false; // a wanted match of a team that is out
    }
    if to_play == 0 {
        return can_finish(&(teams - losers), wanted);
    }
    for (index, &(a, b)) in wanted.iter().enumerate() {
        if played.contains(&a) || played.contains(&b) {
            continue;
        }
        let mut others = wanted.to_vec();
        others.remove(index);
        let played = played | &BTreeSet::from([a, b]);
        for loser in [a, b] {
            let losers = losers | &BTreeSet::from([loser]);
            if can_finish_round(teams, &others, to_play - 1, &played, &losers) {
                return true;
            }
        }
    }
    false
}

//! Naive model of Game schedule required (POJ 2476): a checker of schedules by
//! the rules, and a search over all choices that says whether one exists.

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
    /// Takes note of a match; `played` are the teams that have had their match of this round.
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

/// The same in the midst of a round, with `to_play` more matches to play in it.
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

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "3\nA\nB\nC\nA B\nB C\n5\nA\nB\nC\nD\nE\nA B\nC D\nA E\nC E\n0\n";
    const FIRST: &str = "\
Round #1
B defeats A
C advances with wildcard
Round #2
C defeats B
Winner: C

";
    const SECOND: &str = "\
Round #1
A defeats B
C defeats D
E advances with wildcard
Round #2
E defeats A
C advances with wildcard
Round #3
E defeats C
Winner: E

";

    #[test]
    fn sample() {
        assert_eq!(read(SAMPLE).len(), 2);
        assert_eq!(verify_all(SAMPLE, &format!("{FIRST}{SECOND}")), Ok(()));
        let twin = SECOND.replace("E defeats A\nC adv", "E defeats C\nA adv");
        let twin = twin.replace("E defeats C\nWinner: E", "A defeats E\nWinner: A");
        assert_eq!(verify_all(SAMPLE, &format!("{FIRST}{twin}")), Ok(()));
    }

    #[test]
    fn first_sample_has_four_answers() {
        let teams = ["A", "B", "C"];
        let mut right = 0;
        for code in 0..3usize.pow(6) {
            let name = |place: u32| teams[code / 3usize.pow(place) % 3];
            let output = format!(
                "Round #1\n{} defeats {}\n{} advances with wildcard\nRound #2\n{} defeats {}\nWinner: {}\n\n",
                name(0), name(1), name(2), name(3), name(4), name(5)
            );
            right += usize::from(verify_all("3 A B C A B B C", &output).is_ok());
        }
        assert_eq!(right, 4);
    }

    #[test]
    fn what_is_wrong_is_found() {
        let both = format!("{FIRST}{SECOND}");
        for (old, new, reason) in [
            ("Round #2", "Round #3", "expected \"Round #2\""),
            ("B defeats A", "A defeats B", "C is out or no team"),
            ("B defeats A", "C defeats A", "not wanted"),
            ("B defeats A", "B beats A", "expected \"A defeats B\""),
            ("B defeats A", "B defeats  A", "expected \"A defeats B\""),
            ("B defeats A", "B defeats A ", "expected \"A defeats B\""),
            ("B defeats A", "B defeats X", "X is out or no team"),
            ("C advances", "B advances", "expected \"C advances"),
            ("C advances with wildcard\n", "", "expected \"C advances"),
            ("C defeats B", "C defeats A", "A is out"),
            ("C defeats D", "C defeats A", "A plays twice"),
            ("Winner: C\n", "Winner: B\n", "expected \"Winner: C\""),
            ("Winner: C\n\n", "Winner: C\n", "expected \"\""),
            ("Winner: E\n\n", "Winner: E\n", "the output ends"),
            ("Winner: E\n\n", "Winner: E\n\n\n", "after the last case"),
            ("Winner: E\n\n", "Winner: E", "no line end"),
        ] {
            // Where A has won, the second line to complain about is the final's.
            let result = verify_all(SAMPLE, &both.replacen(old, new, 1));
            let error = result.expect_err(new);
            let found = error.contains(reason) || (new == "A defeats B" && error.contains("out"));
            assert!(found, "{old} -> {new}: {error}");
        }
        assert!(verify_all(SAMPLE, FIRST).is_err());
        assert!(verify_all(SAMPLE, "").is_err());
        assert!(
            verify_all("0", "").is_err_and(|e| e.contains("line end"))
                || verify_all("0", "") == Ok(())
        );
    }

    #[test]
    fn names_may_be_words_of_the_output() {
        let input = "3 Winner: defeats advances Winner: defeats defeats advances";
        let output = "Round #1\ndefeats defeats Winner:\nadvances advances with wildcard\n\
                      Round #2\nadvances defeats defeats\nWinner: advances\n\n";
        assert_eq!(verify_all(input, output), Ok(()));
    }

    /// The labelled tree that a Prüfer code stands for.
    fn tree(teams: usize, code: &[usize]) -> Vec<(usize, usize)> {
        let mut degree = vec![1; teams];
        for &team in code {
            degree[team] += 1;
        }
        let mut edges = Vec::new();
        for &team in code {
            let leaf = (0..teams).find(|&t| degree[t] == 1).unwrap();
            edges.push((leaf, team));
            degree[leaf] -= 1;
            degree[team] -= 1;
        }
        let last: Vec<usize> = (0..teams).filter(|&t| degree[t] == 1).collect();
        edges.push((last[0], last[1]));
        edges
    }

    fn all_trees(teams: usize) -> Vec<Vec<(usize, usize)>> {
        let length = teams as u32 - 2;
        (0..teams.pow(length))
            .map(|number| {
                let code: Vec<usize> = (0..length)
                    .map(|place| number / teams.pow(place) % teams)
                    .collect();
                tree(teams, &code)
            })
            .collect()
    }

    /// The greedy way: in each round any matches one of whose teams has only this one left.
    fn greedy_succeeds(teams: usize, edges: &[(usize, usize)]) -> bool {
        let mut wanted = edges.to_vec();
        let mut left = teams;
        while left > 1 {
            let at_start = wanted.clone();
            let degree = |team| {
                at_start
                    .iter()
                    .filter(|e| e.0 == team || e.1 == team)
                    .count()
            };
            let mut played = BTreeSet::new();
            for &(a, b) in &at_start {
                let has_leaf = degree(a) == 1 || degree(b) == 1;
                let are_free = !played.contains(&a) && !played.contains(&b);
                if has_leaf && are_free && played.len() / 2 < left / 2 {
                    played.extend([a, b]);
                    wanted.retain(|&edge| edge != (a, b));
                }
            }
            if played.len() / 2 < left / 2 {
                return false;
            }
            left -= left / 2;
        }
        true
    }

    #[test]
    fn greedy_is_right_on_all_small_trees() {
        let mut trees = 0;
        for teams in 2..=7 {
            let mut possible = 0;
            for edges in all_trees(teams) {
                let exists = schedule_exists(teams, &edges);
                assert_eq!(exists, greedy_succeeds(teams, &edges), "{edges:?}");
                trees += 1;
                possible += usize::from(exists);
            }
            println!("{teams} teams: {possible} trees can be played");
        }
        assert_eq!(trees, 280_392 - 262_144);
    }

    #[test]
    fn some_that_exist_and_some_that_do_not() {
        assert!(schedule_exists(1, &[]));
        assert!(schedule_exists(2, &[(0, 1)]));
        assert!(schedule_exists(4, &[(0, 1), (1, 2), (2, 3)]));
        assert!(!schedule_exists(4, &[(0, 1), (0, 2), (0, 3)]));
        assert!(!schedule_exists(3, &[(0, 1)]));
        assert!(!schedule_exists(2, &[(0, 1), (0, 1)]));
    }
}

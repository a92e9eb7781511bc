//! The checker of schedules. A case may have several schedules, so the output is checked by the
//! rules.
//!
//! The number of teams left determines the form of the next line. So names that look like parts of
//! other lines do no harm. The checker reads words first. If they follow the rules, they determine
//! the schedule, and the schedule determines the right whitespace. A line with too many or too few
//! words is often the cause of a later error, so the message for that error is about this line.
//!
//! For each team the checker keeps the number of matches left, the round in which it played last,
//! and the round in which it was eliminated.

use super::case::{Team, Tournament};
use super::solution::Round;
use crate::runtime::message::Word;
use crate::workbench::checker::{
    common_bytes, has_same_words, line_after, line_around, line_number, shown, shown_line,
    Mismatch, Words,
};
use std::array::from_fn;
use std::collections::{HashMap, HashSet};
use std::fmt::Display;

/// Reads and checks the schedule of the case with this number. If a line breaks a rule, skips the
/// rest of the case, up to the next line `Round #1`.
pub fn read_schedule(
    tournament: &Tournament,
    words: &mut Words,
    case: u64,
) -> Result<Vec<Round>, Mismatch> {
    let text = words.text;
    let start = line_after(text, words.end);
    let zeros = vec![0; tournament.names.count()];
    let mut reader = ScheduleReader {
        tournament,
        words,
        case,
        line_start: 0,
        teams: tournament.names.iter().zip(0..).collect(),
        matches: tournament.matches.iter().copied().collect(),
        matches_left: zeros.clone(),
        last_round: zeros.clone(),
        eliminated: zeros,
        round: 0,
    };
    for &team in tournament.matches.iter().flatten() {
        reader.matches_left[team as usize] += 1;
    }
    let rounds = reader.read();
    if rounds.is_err() {
        let rest = text[start..].split_inclusive(|&byte| byte == b'\n');
        let begins_case = |line: &&[u8]| has_same_words(line, b"Round #1");
        // The first line begins this case, not the next one.
        let lines = rest.enumerate();
        let lines = lines.take_while(|(index, line)| *index == 0 || !begins_case(line));
        words.end = start + lines.map(|(_, line)| line.len()).sum::<usize>();
        words.uneven = None;
    }
    rounds
}

/// The state of [`read_schedule`].
struct ScheduleReader<'a, 'b> {
    tournament: &'a Tournament,
    words: &'a mut Words<'b>,
    case: u64,
    /// The start of the first word of the current line.
    line_start: usize,
    /// The team of each name.
    teams: HashMap<&'a [u8], Team>,
    matches: HashSet<[Team; 2]>,
    /// The number of matches that each team has still to play.
    matches_left: Vec<u32>,
    /// The round in which each team played last, or 0.
    last_round: Vec<u32>,
    /// The round in which each team was eliminated, or 0.
    eliminated: Vec<u32>,
    /// The current round, from 1.
    round: u32,
}

impl<'b> ScheduleReader<'_, 'b> {
    /// Reads all lines of the case.
    fn read(mut self) -> Result<Vec<Round>, Mismatch> {
        let mut rounds = Vec::new();
        let mut teams_left = self.tournament.names.count();
        let mut champion = 0;
        while teams_left > 1 {
            self.round += 1;
            let round = self.round;
            self.read_line([b"Round", format!("#{round}").as_bytes()], None)?;
            let count = teams_left / 2;
            let mut matches = Vec::new();
            for number in 1..=count {
                let line =
                    format!("\"... defeats ...\", match {number} of {count} in round {round}");
                let [winner, _, loser] = self.read_line([b"", b"defeats", b""], Some(line))?;
                let (winner, loser) = self.play(winner, loser)?;
                matches.push((winner, loser));
                champion = winner;
            }
            let mut wildcard = None;
            if teams_left % 2 == 1 {
                let line = format!("\"... advances with wildcard\" in round {round}");
                let [name, ..] =
                    self.read_line([b"", b"advances", b"with", b"wildcard"], Some(line))?;
                wildcard = Some(self.find_team(name)?);
            }
            teams_left -= count;
            rounds.push(Round { matches, wildcard });
        }
        self.read_line([b"Winner:", self.tournament.name(champion)], None)?;
        Ok(rounds)
    }

    /// Records a match between the teams with these names, if the rules allow it.
    fn play(&mut self, winner: &[u8], loser: &[u8]) -> Result<(Team, Team), Mismatch> {
        let (winner, loser) = (self.find_team(winner)?, self.find_team(loser)?);
        let pairs = [[winner, loser], [loser, winner]];
        if !pairs.iter().any(|pair| self.matches.contains(pair)) {
            return self.rule_error("this match is not in the list");
        }
        for team in [winner, loser] {
            self.matches_left[team as usize] -= 1;
            self.last_round[team as usize] = self.round;
        }
        self.eliminated[loser as usize] = self.round;
        if self.matches_left[loser as usize] > 0 {
            let name = Word::new(self.tournament.name(loser));
            return self.rule_error(format!("{name} still has matches to play"));
        }
        Ok((winner, loser))
    }

    /// Returns the team called `name`, if it may play or rest in this round.
    fn find_team(&self, name: &[u8]) -> Result<Team, Mismatch> {
        let shown = Word::new(name);
        let Some(&team) = self.teams.get(name) else {
            // Show the part of a long name that differs from the most similar name.
            let names = self.tournament.names.iter();
            let common = names.map(|other| common_bytes(name, other));
            let shown = shown_line(name, common.max().unwrap_or_default());
            return self.rule_error(format!("{shown} is not one of the teams"));
        };
        let eliminated = self.eliminated[team as usize];
        if eliminated > 0 {
            return self.rule_error(format!("{shown} was put out in round {eliminated}"));
        }
        if self.last_round[team as usize] == self.round {
            return self.rule_error(format!("{shown} appears twice in round {}", self.round));
        }
        Ok(team)
    }

    /// Reads the words of the next line of the schedule, and compares them with `expected`. An
    /// empty expected word stands for any word; `description` then describes the line. If the words
    /// are right, but do not form a line of the output, the mismatch is kept in `words.uneven` for
    /// a later error.
    fn read_line<const N: usize>(
        &mut self,
        expected: [&[u8]; N],
        description: Option<String>,
    ) -> Result<[&'b [u8]; N], Mismatch> {
        let text = self.words.text;
        let line_words = from_fn(|index| {
            let word = self.words.read();
            if index == 0 {
                self.line_start = self.words.start;
            }
            word
        });
        let mut pairs = line_words.iter().zip(expected);
        let is_right = pairs.all(|(&word, expected)| expected.is_empty() || word == expected);
        let line = line_around(text, self.line_start);
        let mut words = Words::new(line);
        let has_right_length = (0..=N).all(|index| words.read().is_empty() == (index == N));
        if is_right && (has_right_length || self.words.uneven.is_some()) {
            return Ok(line_words);
        }
        let expected = expected.join(&b' ');
        let column = match description {
            Some(_) => 0,
            None => common_bytes(&expected, line),
        };
        let description = description.unwrap_or_else(|| shown_line(&expected, column));
        let shown = shown(text, self.line_start, column);
        let mismatch = self.mismatch(format!("expected {description}, found {shown}"));
        if !is_right {
            return Err(mismatch);
        }
        self.words.uneven = Some(mismatch);
        Ok(line_words)
    }

    /// Returns the error that the current line breaks this rule.
    fn rule_error<T>(&self, rule: impl Display) -> Result<T, Mismatch> {
        let line = shown_line(line_around(self.words.text, self.line_start), 0);
        Err(self.mismatch(format!("found {line}, but {rule}")))
    }

    /// Returns the earlier mismatch in `words.uneven`, or else a mismatch in the current line.
    fn mismatch(&self, difference: String) -> Mismatch {
        self.words.uneven.clone().unwrap_or_else(|| Mismatch {
            case: Some(self.case),
            line: line_number(self.words.text, self.line_start),
            difference,
            hint: None,
        })
    }
}

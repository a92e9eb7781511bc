//! The checker of schedules. A case may have several, so an output is checked by the rules.
//!
//! The number of teams left determines the form of the next line, so names that look like parts of
//! other lines do not matter. Words that follow the rules determine the schedule and thereby the
//! right output, which has the right whitespace. If a rule is broken after a line with more or
//! fewer words than it should have, the message is about that line. For each team the checker keeps
//! the number of matches that it still has to play, the round in which it played last, and the
//! round in which it was eliminated.

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

/// Reads the schedule of the case with this number, and checks it. After a line that breaks a rule,
/// the rest of the case is skipped: the next case begins with another line `Round #1`.
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
        line: 0,
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
    let read = reader.read();
    if read.is_err() {
        let rest = text[start..].split_inclusive(|&byte| byte == b'\n');
        let begins_case = |line: &&[u8]| has_same_words(line, b"Round #1");
        let lines = rest.enumerate();
        let lines = lines.take_while(|(index, line)| *index == 0 || !begins_case(line));
        words.end = start + lines.map(|(_, line)| line.len()).sum::<usize>();
        words.uneven = None;
    }
    read
}

/// The state of [`read_schedule`].
struct ScheduleReader<'a, 'b> {
    tournament: &'a Tournament,
    words: &'a mut Words<'b>,
    case: u64,
    /// The start of the first word of the last line that was read.
    line: usize,
    /// The team of each name.
    teams: HashMap<&'a [u8], Team>,
    /// The matches of the case.
    matches: HashSet<[Team; 2]>,
    /// The number of matches that each team still has to play.
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
        let mut left = self.tournament.names.count();
        let mut champion = 0;
        while left > 1 {
            self.round += 1;
            let round = self.round;
            self.read_line([b"Round", format!("#{round}").as_bytes()], None)?;
            let count = left / 2;
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
            if left % 2 == 1 {
                let line = format!("\"... advances with wildcard\" in round {round}");
                let [name, ..] =
                    self.read_line([b"", b"advances", b"with", b"wildcard"], Some(line))?;
                wildcard = Some(self.team(name)?);
            }
            left -= count;
            rounds.push(Round { matches, wildcard });
        }
        self.read_line([b"Winner:", self.tournament.name(champion)], None)?;
        Ok(rounds)
    }

    /// Records a match, if the rules allow it.
    fn play(&mut self, winner: &[u8], loser: &[u8]) -> Result<(Team, Team), Mismatch> {
        let (winner, loser) = (self.team(winner)?, self.team(loser)?);
        let pairs = [[winner, loser], [loser, winner]];
        if !pairs.iter().any(|pair| self.matches.contains(pair)) {
            return self.broken("this match is not in the list");
        }
        for team in [winner, loser] {
            self.matches_left[team as usize] -= 1;
            self.last_round[team as usize] = self.round;
        }
        self.eliminated[loser as usize] = self.round;
        if self.matches_left[loser as usize] > 0 {
            let name = Word::new(self.tournament.name(loser));
            return self.broken(format!("{name} still has matches to play"));
        }
        Ok((winner, loser))
    }

    /// Returns the team called `name`, if it may still appear in the round.
    fn team(&self, name: &[u8]) -> Result<Team, Mismatch> {
        let shown = Word::new(name);
        let Some(&team) = self.teams.get(name) else {
            // Messages cut long names, so the part with the difference is shown.
            let names = self.tournament.names.iter();
            let same = names.map(|other| common_bytes(name, other));
            let shown = shown_line(name, same.max().unwrap_or_default());
            return self.broken(format!("{shown} is not one of the teams"));
        };
        let eliminated = self.eliminated[team as usize];
        if eliminated > 0 {
            return self.broken(format!("{shown} was put out in round {eliminated}"));
        }
        if self.last_round[team as usize] == self.round {
            return self.broken(format!("{shown} appears twice in round {}", self.round));
        }
        Ok(team)
    }

    /// Reads the words of the next line of the schedule and compares them with `right`, in which an
    /// empty word stands for any word. Line breaks between them do not matter at first: if the
    /// words are right, but do not form a line of the output, this mismatch is kept in
    /// `words.uneven` in case of a later error. `description` describes the line if `right` has
    /// empty words.
    fn read_line<const N: usize>(
        &mut self,
        right: [&[u8]; N],
        description: Option<String>,
    ) -> Result<[&'b [u8]; N], Mismatch> {
        let text = self.words.text;
        let read = from_fn(|index| {
            let word = self.words.read();
            if index == 0 {
                self.line = self.words.start;
            }
            word
        });
        let mut pairs = read.iter().zip(right);
        let is_right =
            pairs.all(|(&word, right)| word == right || right.is_empty() && !word.is_empty());
        let line = line_around(text, self.line);
        let mut words = Words::new(line);
        let is_even = self.words.uneven.is_some()
            || (0..=N).all(|index| words.read().is_empty() == (index == N));
        if is_right && is_even {
            return Ok(read);
        }
        let right = right.join(&b' ');
        let same = match description {
            Some(_) => 0,
            None => common_bytes(&right, line),
        };
        let expected = description.unwrap_or_else(|| shown_line(&right, same));
        let shown = shown(text, self.line, same);
        let mismatch = self.mismatch(format!("expected {expected}, found {shown}"));
        if !is_right {
            return Err(mismatch);
        }
        self.words.uneven = Some(mismatch);
        Ok(read)
    }

    /// Returns the error that the line read last breaks this rule.
    fn broken<T>(&self, rule: impl Display) -> Result<T, Mismatch> {
        let line = shown_line(line_around(self.words.text, self.line), 0);
        Err(self.mismatch(format!("found {line}, but {rule}")))
    }

    /// Returns the earlier mismatch in `words.uneven`, or else one of the line read last.
    fn mismatch(&self, difference: String) -> Mismatch {
        self.words.uneven.clone().unwrap_or_else(|| Mismatch {
            case: Some(self.case),
            line: line_number(self.words.text, self.line),
            difference,
            hint: None,
        })
    }
}

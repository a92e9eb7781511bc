//! Is a schedule right? Several may be, so it is checked by the rules.
//!
//! What a line must say follows from the number of teams left, so names that look like parts of
//! other lines do not matter. Words that follow the rules determine the schedule, and so what the
//! output has to be; whitespace is compared with that. If a rule is broken, the message is about the
//! first line with more or fewer words than it should have, if there is one before. Three things are
//! remembered about each team: how many matches it still has to play, and in which rounds it was
//! eliminated and last played.

use super::case::{Team, Tournament};
use super::solution::Round;
use crate::runtime::message::Word;
use crate::workbench::checker::{
    common_bytes, line_around, line_number, shown, shown_line, Mismatch, Words,
};
use std::array::from_fn;
use std::collections::{HashMap, HashSet};
use std::fmt::Display;

/// Reads the schedule of a case, which has this number, and checks it.
pub fn read_schedule(
    tournament: &Tournament,
    words: &mut Words,
    case: u64,
) -> Result<Vec<Round>, Mismatch> {
    let rounds = vec![0; tournament.names.count()];
    let mut to_come = rounds.clone();
    for &team in tournament.matches.iter().flatten() {
        to_come[team as usize] += 1;
    }
    let reader = ScheduleReader {
        tournament,
        words,
        case,
        line: 0,
        teams: tournament.names.iter().zip(0..).collect(),
        wanted: tournament.matches.iter().copied().collect(),
        to_come,
        played: rounds.clone(),
        out: rounds,
        round: 0,
    };
    reader.read()
}

/// Reads the schedule of a case in an output, and checks it.
struct ScheduleReader<'a, 'b> {
    tournament: &'a Tournament,
    words: &'a mut Words<'b>,
    case: u64,
    /// Where the words of the line read last begin.
    line: usize,
    /// The team of each name.
    teams: HashMap<&'a [u8], Team>,
    /// The wanted matches.
    wanted: HashSet<[Team; 2]>,
    /// The matches that each team has to come.
    to_come: Vec<u32>,
    /// The rounds in which each team played last and in which it was eliminated, or 0.
    played: Vec<u32>,
    out: Vec<u32>,
    /// The round that is being checked, from 1.
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

    /// Plays a match, if the rules allow it.
    fn play(&mut self, winner: &[u8], loser: &[u8]) -> Result<(Team, Team), Mismatch> {
        let (winner, loser) = (self.team(winner)?, self.team(loser)?);
        if !self.wanted.contains(&[winner, loser]) && !self.wanted.contains(&[loser, winner]) {
            return self.broken("this match is not in the list");
        }
        for team in [winner, loser] {
            self.to_come[team as usize] -= 1;
            self.played[team as usize] = self.round;
        }
        self.out[loser as usize] = self.round;
        if self.to_come[loser as usize] > 0 {
            let name = Word::new(self.tournament.name(loser));
            return self.broken(format!("{name} still has matches to play"));
        }
        Ok((winner, loser))
    }

    /// The team called `name`, if it may still appear in the round.
    fn team(&self, name: &[u8]) -> Result<Team, Mismatch> {
        let shown = Word::new(name);
        let Some(&team) = self.teams.get(name) else {
            // A long name may differ from a team's only where messages cut it.
            let names = self.tournament.names.iter();
            let same = names.map(|other| common_bytes(name, other));
            let shown = shown_line(name, same.max().unwrap_or_default());
            return self.broken(format!("{shown} is not one of the teams"));
        };
        let (played, out) = (self.played[team as usize], self.out[team as usize]);
        if out > 0 {
            return self.broken(format!("{shown} was put out in round {out}"));
        }
        if played == self.round {
            return self.broken(format!("{shown} appears twice in round {played}"));
        }
        Ok(team)
    }

    /// Reads the words of the next line, wherever they stand; they have to be these, or any words for
    /// those that are empty. If they are right, but other words stand in the line, too, or some of them
    /// in another, then the next error is about this line: without one, only whitespace is wrong.
    /// `expected` describes the line if not all words are known.
    fn read_line<const N: usize>(
        &mut self,
        right: [&[u8]; N],
        expected: Option<String>,
    ) -> Result<[&'b [u8]; N], Mismatch> {
        let text = self.words.text;
        let found = from_fn(|index| {
            let word = self.words.read();
            if index == 0 {
                self.line = self.words.start;
            }
            word
        });
        let mut pairs = found.iter().zip(right);
        let is_right =
            pairs.all(|(&word, right)| word == right || right.is_empty() && !word.is_empty());
        let line = line_around(text, self.line);
        let mut words = Words::new(line);
        let is_even = self.words.uneven.is_some()
            || (0..=N).all(|index| words.read().is_empty() == (index == N));
        if is_right && is_even {
            return Ok(found);
        }
        let right = right.join(&b' ');
        let byte = match expected {
            Some(_) => 0,
            None => common_bytes(&right, line),
        };
        let expected = expected.unwrap_or_else(|| shown_line(&right, byte));
        let shown = shown(text, self.line, byte);
        let mismatch = self.mismatch(format!("expected {expected}, found {shown}"));
        if !is_right {
            return Err(mismatch);
        }
        self.words.uneven = Some(mismatch);
        Ok(found)
    }

    /// The line read last breaks this rule.
    fn broken<T>(&self, rule: impl Display) -> Result<T, Mismatch> {
        let found = shown_line(line_around(self.words.text, self.line), 0);
        Err(self.mismatch(format!("found {found}, but {rule}")))
    }

    /// The mismatch if the line read last is wrong, unless it is about an earlier one.
    fn mismatch(&self, what: String) -> Mismatch {
        self.words.uneven.clone().unwrap_or_else(|| Mismatch {
            case: Some(self.case),
            line: line_number(self.words.text, self.line),
            what,
            hint: None,
        })
    }
}

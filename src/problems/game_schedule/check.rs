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
    common_bytes, line_around, line_before, line_number, shown_line, shown_place, Mismatch, Words,
};
use std::collections::HashMap;

/// Reads the schedule of a case, which has this number, and checks it.
pub fn read_schedule(
    tournament: &Tournament,
    words: &mut Words,
    case: u64,
) -> Result<Vec<Round>, Mismatch> {
    ScheduleReader::new(tournament, words, case).read()
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
    /// The wanted matches, sorted, and the teams of each sorted, too.
    wanted: Vec<[Team; 2]>,
    progress: Vec<Progress>,
    /// The round that is being checked, from 1.
    round: u32,
}

/// The state of a team.
#[derive(Clone, Copy, Default)]
struct Progress {
    /// Its matches to come.
    to_come: u32,
    /// The round in which it played last, or 0.
    played: u32,
    /// The round in which it was eliminated, or 0.
    out: u32,
}

impl<'a, 'b> ScheduleReader<'a, 'b> {
    fn new(tournament: &'a Tournament, words: &'a mut Words<'b>, case: u64) -> Self {
        let names = tournament.names.iter();
        let mut wanted = tournament.matches.clone();
        wanted.iter_mut().for_each(|pair| pair.sort_unstable());
        wanted.sort_unstable();
        let mut progress = vec![Progress::default(); tournament.names.count()];
        for &team in wanted.iter().flatten() {
            progress[team as usize].to_come += 1;
        }
        ScheduleReader {
            tournament,
            words,
            case,
            line: 0,
            teams: names.zip(0..).collect(),
            wanted,
            progress,
            round: 0,
        }
    }

    /// Reads all lines of the case.
    fn read(mut self) -> Result<Vec<Round>, Mismatch> {
        let mut rounds = Vec::new();
        let mut left = self.tournament.names.count();
        let mut champion = 0;
        while left > 1 {
            self.round += 1;
            let round = self.round;
            self.expect_line(format!("Round #{round}").as_bytes())?;
            let count = left / 2;
            let mut matches = Vec::new();
            for number in 1..=count {
                let line =
                    format!("\"... defeats ...\", match {number} of {count} in round {round}");
                let [winner, verb, loser] = self.read_line();
                let is_match = verb == b"defeats" && !loser.is_empty();
                self.expect(&line, 3, is_match, 0)?;
                let played = self.play(winner, loser);
                let (winner, loser) = played.map_err(|rule| self.broken(rule))?;
                matches.push((winner, loser));
                champion = winner;
            }
            let mut wildcard = None;
            if left % 2 == 1 {
                let line = format!("\"... advances with wildcard\" in round {round}");
                let [name, words @ ..] = self.read_line::<4>();
                let is_wildcard = words == [b"advances" as &[u8], b"with", b"wildcard"];
                self.expect(&line, 4, is_wildcard, 0)?;
                let team = self.team(name);
                wildcard = Some(team.map_err(|rule| self.broken(rule))?);
            }
            left -= count;
            rounds.push(Round { matches, wildcard });
        }
        self.expect_line(&[b"Winner: ", self.tournament.name(champion)].concat())?;
        Ok(rounds)
    }

    /// Plays a match, if the rules allow it.
    fn play(&mut self, winner: &[u8], loser: &[u8]) -> Result<(Team, Team), String> {
        let (winner, loser) = (self.team(winner)?, self.team(loser)?);
        let pair = [winner.min(loser), winner.max(loser)];
        if self.wanted.binary_search(&pair).is_err() {
            return Err("this match is not in the list".into());
        }
        for team in pair {
            let progress = &mut self.progress[team as usize];
            progress.to_come -= 1;
            progress.played = self.round;
        }
        let progress = &mut self.progress[loser as usize];
        progress.out = self.round;
        if progress.to_come > 0 {
            let name = Word::new(self.tournament.name(loser));
            return Err(format!("{name} still has matches to play"));
        }
        Ok((winner, loser))
    }

    /// The team called `name`, if it may still appear in the round.
    fn team(&self, name: &[u8]) -> Result<Team, String> {
        let shown = Word::new(name);
        let Some(&team) = self.teams.get(name) else {
            // A long name may differ from a team's only where messages cut it.
            let names = self.tournament.names.iter();
            let same = names.map(|other| common_bytes(name, other));
            let shown = shown_line(name, same.max().unwrap_or_default());
            return Err(format!("{shown} is not one of the teams"));
        };
        let Progress { played, out, .. } = self.progress[team as usize];
        if out > 0 {
            return Err(format!("{shown} was put out in round {out}"));
        }
        if played == self.round {
            return Err(format!("{shown} appears twice in round {played}"));
        }
        Ok(team)
    }

    /// Reads the words of the next line, wherever they stand; empty ones after the last line.
    fn read_line<const N: usize>(&mut self) -> [&'b [u8]; N] {
        std::array::from_fn(|index| {
            let word = self.words.read();
            if index == 0 {
                self.line = self.words.start;
            }
            word
        })
    }

    /// Reads a line of two words.
    fn expect_line(&mut self, line: &[u8]) -> Result<(), Mismatch> {
        let is_right = self.read_line::<2>().join(&b' ') == line;
        let byte = common_bytes(line, line_around(self.words.text, self.line));
        let expected = shown_line(line, byte);
        self.expect(&expected, 2, is_right, byte)
    }

    /// An error if the `count` words of the line read last are wrong. If they are right, but other
    /// words stand in the line, too, or some of them in another, then the next error is about this
    /// line: without one, only whitespace is wrong. The message shows the line around `byte`.
    fn expect(
        &mut self,
        expected: &str,
        count: usize,
        is_right: bool,
        byte: usize,
    ) -> Result<(), Mismatch> {
        let text = self.words.text;
        let mut words = Words::new(line_around(text, self.line));
        let is_even = self.words.uneven.is_some()
            || (0..=count).all(|index| words.read().is_empty() == (index == count));
        if is_right && is_even {
            return Ok(());
        }
        let begin = self.line - line_before(text, self.line).len();
        let found = shown_place(text, text.len().min(begin + byte));
        let mismatch = self.mismatch(format!("expected {expected}, found {found}"));
        if is_right {
            self.words.uneven = Some(mismatch);
            return Ok(());
        }
        Err(mismatch)
    }

    /// The line read last breaks this rule.
    fn broken(&self, rule: String) -> Mismatch {
        let found = shown_line(line_around(self.words.text, self.line), 0);
        self.mismatch(format!("found {found}, but {rule}"))
    }

    /// The mismatch if the line read last is wrong, unless it is about an earlier one.
    fn mismatch(&self, what: String) -> Mismatch {
        self.words.uneven.clone().unwrap_or_else(|| Mismatch {
            case: Some(self.case),
            line: line_number(self.words.text, self.line),
            index: self.line,
            what,
            hint: None,
        })
    }
}

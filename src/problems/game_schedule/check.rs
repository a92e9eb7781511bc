//! The checker of schedules. A case may have several schedules. Therefore the output is checked by
//! the rules, and not compared with our answer.
//!
//! The number of teams left determines the form of the next line, so names that look like parts of
//! other lines do no harm. The checker reads the output word by word, in one pass. If the words
//! follow the rules, they determine the schedule, and the schedule determines the right whitespace.
//! A case ends with the line of its last word, unless the next case begins in that line.
//!
//! For each team the checker keeps the number of matches left and the round in which it played last.

use super::case::{Team, Tournament};
use super::generate::MAX_NAME_LENGTH;
use super::solution::Round;
use crate::runtime::message::{printable, Word};
use crate::workbench::checker::{
    common_prefix_length, has_same_words, is_blank, quote_line, Mismatch, Words,
};
use crate::workbench::text::cut;
use std::array::from_fn;
use std::collections::{HashMap, HashSet};
use std::fmt::Display;

/// The maximum length of a quoted match that breaks a rule: two names fit.
const MAX_LINE_LENGTH: usize = 2 * MAX_NAME_LENGTH + 10;

/// The first line of each case.
const FIRST_LINE: &[u8] = b"Round #1";

/// Reads and checks the schedule of `tournament`, the case with this number. If a line breaks a
/// rule, skips the rest of the case, up to the next line `Round #1`.
pub fn check_schedule(
    tournament: &Tournament,
    words: &mut Words,
    case_number: u64,
) -> Result<Vec<Round>, Mismatch> {
    let start = words.clone();
    let pairs = tournament.matches.iter();
    let mut reader = ScheduleReader {
        tournament,
        words,
        first_word: start.clone(),
        teams: tournament.names.iter().zip(0..).collect(),
        matches: pairs.flat_map(|&[a, b]| [[a, b], [b, a]]).collect(),
        matches_left: tournament.match_counts(),
        last_round: vec![0; tournament.names.count()],
        round: 0,
    };
    reader.read().map_err(|difference| {
        let line = reader.first_word.line_number();
        *reader.words = start;
        skip_case(reader.words);
        Mismatch {
            case: Some(case_number),
            line,
            difference,
            hint: None,
        }
    })
}

/// Skips the first line, which begins this case, and the lines before the next line `Round #1`.
fn skip_case(words: &mut Words) {
    words.read();
    while words.start < words.text.len() {
        words.end = words.line_end();
        let mut next = words.clone();
        next.read();
        if has_same_words(&next.text[next.start..next.line_end()], FIRST_LINE) {
            break;
        }
        *words = next;
    }
}

/// The state of [`check_schedule`].
struct ScheduleReader<'a, 'b> {
    tournament: &'a Tournament,
    words: &'a mut Words<'b>,
    /// The reader after the first word of the current line.
    first_word: Words<'b>,
    /// The team with each name.
    teams: HashMap<&'a [u8], Team>,
    /// The matches of the input, each with its two teams in both orders.
    matches: HashSet<[Team; 2]>,
    /// The number of matches that each team still has to play. It is 0 only for teams that were
    /// eliminated and for the champion: the matches left connect the teams left.
    matches_left: Vec<u32>,
    /// The round in which each team played last; 0 before its first match.
    last_round: Vec<u32>,
    /// The number of the current round. The first round is 1.
    round: u32,
}

impl<'b> ScheduleReader<'_, 'b> {
    /// Reads all lines of the case.
    fn read(&mut self) -> Result<Vec<Round>, String> {
        let mut rounds = Vec::new();
        let mut teams_left = self.tournament.names.count();
        let mut champion = 0;
        while teams_left > 1 {
            self.round += 1;
            let round = self.round;
            self.read_line([b"Round", format!("#{round}").as_bytes()], "")?;
            let count = teams_left / 2;
            let mut matches = Vec::new();
            for number in 1..=count {
                let place = format!(", match {number} of {count} in round {round}");
                let [winner, _, loser] = self.read_line([b"", b"defeats", b""], place)?;
                let (winner, loser) = self.play(winner, loser)?;
                matches.push((winner, loser));
                champion = winner;
            }
            let mut wildcard = None;
            if teams_left % 2 == 1 {
                let expected: [&[u8]; 4] = [b"", b"advances", b"with", b"wildcard"];
                let (last_round, left) = (&self.last_round, &self.matches_left);
                let waits = |&team: &usize| last_round[team] < round && left[team] > 0;
                let waiting = (0..left.len()).find(waits).unwrap_or_default();
                let name = Word::new(self.tournament.name(waiting as Team));
                let place = format!(" in round {round}, for {name}");
                let [name, ..] = self.read_line(expected, place)?;
                wildcard = Some(self.find_team(name)?);
            }
            teams_left -= count;
            rounds.push(Round { matches, wildcard });
        }
        let last_line = [b"Winner:", self.tournament.name(champion)];
        self.read_line(last_line, "")?;
        let rest = &self.words.text[self.words.end..self.words.line_end()];
        let mut next = Words::new(rest);
        if !is_blank(rest) && [next.read(), next.read()].join(&b' ') != FIRST_LINE {
            return Err(self.line_error(&last_line, ""));
        }
        Ok(rounds)
    }

    /// Records a match between the teams with these names, and returns the teams. Returns an error
    /// if the rules do not allow the match.
    fn play(&mut self, winner: &[u8], loser: &[u8]) -> Result<(Team, Team), String> {
        let (winner, loser) = (self.find_team(winner)?, self.find_team(loser)?);
        if !self.matches.contains(&[winner, loser]) {
            return self.rule_error("this match is not in the list");
        }
        for team in [winner, loser] {
            self.matches_left[team as usize] -= 1;
            self.last_round[team as usize] = self.round;
        }
        if self.matches_left[loser as usize] > 0 {
            let name = Word::new(self.tournament.name(loser));
            return self.rule_error(format!("{name} still has matches to play"));
        }
        Ok((winner, loser))
    }

    /// Returns the team with this name. Returns an error if there is none, or if it may neither
    /// play nor get the wildcard now.
    fn find_team(&self, name: &[u8]) -> Result<Team, String> {
        let quoted = Word::new(name);
        let Some(&team) = self.teams.get(name) else {
            // Quotes the part of a long name that differs from the most similar name.
            let names = || self.tournament.names.iter();
            let common_lengths = names().map(|team_name| common_prefix_length(name, team_name));
            let quoted = quote_line(name, common_lengths.max().unwrap_or_default());
            let is_similar = names().any(|team_name| team_name.eq_ignore_ascii_case(name));
            let reason = is_similar.then_some(": upper and lower case differ");
            let reason = reason.unwrap_or_default();
            return self.rule_error(format!("{quoted} is not one of the teams{reason}"));
        };
        let round = self.last_round[team as usize];
        if self.matches_left[team as usize] == 0 {
            return self.rule_error(format!("{quoted} was eliminated in round {round}"));
        }
        if round == self.round {
            return self.rule_error(format!("{quoted} appears twice in round {round}"));
        }
        Ok(team)
    }

    /// Reads and returns the words of the next line of the schedule. Returns an error if they
    /// differ from `expected`, in which an empty word stands for any word. In the message, `place`
    /// follows the expected line.
    fn read_line<const N: usize>(
        &mut self,
        expected: [&[u8]; N],
        place: impl Display,
    ) -> Result<[&'b [u8]; N], String> {
        self.first_word = self.words.clone();
        self.first_word.read();
        let words = from_fn(|_| self.words.read());
        let is_right = |(word, expected): (&&[u8], &[u8])| match expected {
            b"" => !word.is_empty(),
            _ => *word == expected,
        };
        if words.iter().zip(expected).all(is_right) {
            return Ok(words);
        }
        Err(self.line_error(&expected, place))
    }

    /// Returns the error that the current line is not `expected`, as in [`Self::read_line`].
    fn line_error(&mut self, expected: &[&[u8]], place: impl Display) -> String {
        let parts = expected.iter();
        let words = parts.map(|&word| if word.is_empty() { b"..." } else { word });
        let expected = words.collect::<Vec<&[u8]>>().join(&b' ');
        let line = &self.words.text[self.first_word.start..self.first_word.line_end()];
        let column = common_prefix_length(&expected, line);
        let found = match line {
            b"" => "the end of the output".into(),
            _ => quote_line(line.trim_ascii_end(), column),
        };
        let expected = quote_line(&expected, column);
        format!("expected {expected}{place}, found {found}")
    }

    /// Returns an error: the words of the current line break a rule. The message ends with
    /// `reason`.
    fn rule_error<T>(&self, reason: impl Display) -> Result<T, String> {
        let words = printable(&self.words.text[self.first_word.start..self.words.end]);
        let words = cut(&words, MAX_LINE_LENGTH);
        Err(format!("found \"{words}\", but {reason}"))
    }
}

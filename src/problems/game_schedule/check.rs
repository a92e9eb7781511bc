//! Is a schedule right? Several may be, so it is checked by the rules.
//!
//! What a line must say follows from the number of teams left, so names that look like parts of
//! other lines do not matter. Words that follow the rules determine the schedule, and so what the
//! output has to be; whitespace is compared with that. Three things are remembered about each team:
//! how many matches it still has to play, and in which rounds it was eliminated and last played.
//! No schedule is arranged here, except when the output is wrong: then to make sure that one exists.

use super::names::Team;
use super::solution::{InputError, Round, Schedule, Solution};
use crate::runtime::message::Word;
use crate::runtime::scanner::{Error, Scanner, Stream};
use crate::runtime::solution::Solve;
use crate::workbench::checker::{
    common_bytes, shown_line, AnswerFormat, Mismatch, Verdict, Whitespace, Words,
};
use crate::workbench::error::describe;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// Checks `output` by the rules.
pub fn check(
    input: &mut dyn Stream,
    output: &[u8],
    whitespace: Whitespace,
) -> Result<Verdict, Error<String>> {
    let mut solution = Solution::new(input.hash_key());
    let mut scanner = Scanner::new(input);
    let mut words = Words::new(output);
    // The right answer that the output gives, until it breaks a rule.
    let mut answer: Result<Vec<u8>, Mismatch> = Ok(Vec::new());
    loop {
        scanner.case += 1;
        if solution.read(&mut scanner).map_err(bad_input)?.is_none() {
            break;
        }
        if let Ok(right) = &mut answer {
            match ScheduleReader::new(&solution, &mut words).read() {
                Ok(rounds) => solution.write(rounds, scanner.case, right),
                Err(Broken { rule, byte }) => {
                    answer = Err(words.mismatch(scanner.case, &rule, byte));
                }
            }
        }
        if answer.is_err() {
            if let Err(stuck) = Schedule::new(&solution.matches).arrange_rounds() {
                return Err(bad_input(scanner.bad_input(InputError::Stuck(stuck))));
            }
        }
    }
    // An empty line follows each answer.
    let format = AnswerFormat {
        begins_case: |_, before| before.is_empty(),
        whitespace,
    };
    Ok(match answer {
        Ok(answer) => format.verdict(&answer, output),
        Err(mismatch) => Verdict::WrongAnswer(mismatch),
    })
}

fn bad_input(error: Error<InputError>) -> Error<String> {
    describe(error, Solution::CASE)
}

/// A rule that an output breaks, as a message, and the byte of the line that shows it.
struct Broken {
    rule: String,
    byte: usize,
}

impl From<String> for Broken {
    fn from(rule: String) -> Self {
        Broken { rule, byte: 0 }
    }
}

/// Reads the schedule of a case in an output, and checks it.
struct ScheduleReader<'a, 'b> {
    solution: &'a Solution,
    words: &'a mut Words<'b>,
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
    fn new(solution: &'a Solution, words: &'a mut Words<'b>) -> Self {
        let mut wanted = solution.matches.clone();
        wanted.iter_mut().for_each(|pair| pair.sort_unstable());
        wanted.sort_unstable();
        let mut progress = vec![Progress::default(); solution.names.count() as usize];
        for &team in wanted.iter().flatten() {
            progress[team as usize].to_come += 1;
        }
        ScheduleReader {
            solution,
            words,
            wanted,
            progress,
            round: 0,
        }
    }

    /// Reads all lines of the case.
    fn read(mut self) -> Result<Vec<Round>, Broken> {
        let mut rounds = Vec::new();
        let mut left = self.solution.names.count();
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
                let (winner, loser) = self.read_match(&line)?;
                matches.push((winner, loser));
                champion = winner;
            }
            let mut wildcard = None;
            if left % 2 == 1 {
                let line = format!("\"... advances with wildcard\" in round {round}");
                let name = self.words.read();
                self.expect(b"advances with wildcard", &line)?;
                wildcard = Some(self.team(name)?);
            }
            left -= count;
            rounds.push(Round { matches, wildcard });
        }
        self.expect_line(&[b"Winner: ", self.solution.names.name(champion)].concat())?;
        Ok(rounds)
    }

    /// Reads the line of a match and returns the winner and the loser.
    fn read_match(&mut self, line: &str) -> Result<(Team, Team), String> {
        let winner = self.words.read();
        self.expect(b"defeats", line)?;
        let loser = self.words.read();
        if loser.is_empty() {
            return Err(format!("expected {line}"));
        }
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
            let name = Word::new(self.solution.names.name(loser));
            return Err(format!("{name} loses, but still has matches to play"));
        }
        Ok((winner, loser))
    }

    /// The team called `name`, if it may still appear in the round.
    fn team(&self, name: &[u8]) -> Result<Team, String> {
        let shown = Word::new(name);
        let Ok(team) = self.solution.names.find(name) else {
            // A long name may differ from a team's only where messages cut it.
            let teams = 0..self.solution.names.count();
            let same = teams.map(|team| common_bytes(name, self.solution.names.name(team)));
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

    /// Reads a whole line.
    fn expect_line(&mut self, line: &[u8]) -> Result<(), Broken> {
        self.expect(line, "").map_err(|_| {
            let byte = common_bytes(line, self.words.line());
            let rule = format!("expected {}", shown_line(line, byte));
            Broken { rule, byte }
        })
    }

    /// Reads the words of `text`, which are a part of the line that is expected.
    fn expect(&mut self, text: &[u8], line: &str) -> Result<(), String> {
        let mut words = text.split(|&byte| byte == b' ');
        if words.all(|word| word == self.words.read()) {
            Ok(())
        } else {
            Err(format!("expected {line}"))
        }
    }
}

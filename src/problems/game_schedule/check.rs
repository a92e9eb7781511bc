//! Is a schedule right? Several may be, so it is checked by the rules.
//!
//! What a line must say follows from the number of teams left, so names that look like parts of
//! other lines do not matter. Of each team three things are remembered: how many matches it still
//! has to play, and in which rounds it was put out and was seen last. No schedule is arranged
//! here, except when all outputs are wrong: then to make sure that a right one exists.

use super::names::Team;
use super::solution::{Arrangement, InputError, Tournament};
use crate::runtime::message::Word;
use crate::runtime::scanner::{Error, Scanner, Stream};
use crate::runtime::solution::Solve;
use crate::workbench::checker::{verdicts, CheckError, OutputReader, Verdict};
use crate::workbench::error::describe;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

/// Checks each of `outputs` by the rules.
pub fn check(
    input: &mut dyn Stream,
    outputs: &mut [&mut dyn Stream],
) -> Result<Vec<Verdict>, CheckError> {
    let mut tournament = Tournament::new(input.hash_key());
    let mut scanner = Scanner::new(input);
    let outputs = outputs.iter_mut();
    let mut outputs: Vec<_> = outputs
        .map(|o| OutputReader::new(&mut **o, false))
        .collect();
    loop {
        scanner.case += 1;
        if tournament.read(&mut scanner).map_err(bad_input)?.is_none() {
            break;
        }
        for output in outputs.iter_mut().filter(|output| !output.is_wrong()) {
            output.case = Some(scanner.case);
            let checked = ScheduleCheck::new(&tournament, output).check();
            if let Err(what) = checked {
                output.reject(&what);
            }
        }
        if outputs.iter().all(OutputReader::is_wrong) {
            if let Err(stuck) = Arrangement::new(&tournament.matches).arrange_rounds() {
                return Err(bad_input(scanner.bad_input(InputError::Stuck(stuck))));
            }
        }
    }
    verdicts(outputs.into_iter())
}

fn bad_input(error: Error<InputError>) -> CheckError {
    CheckError::Input(describe(error, Tournament::CASE))
}

/// The schedule of a case in an output, as far as it has been checked.
struct ScheduleCheck<'a, 'b> {
    tournament: &'a Tournament,
    output: &'a mut OutputReader<'b>,
    /// The matches that are wanted, the teams of each and the matches in increasing order.
    wanted: Vec<[Team; 2]>,
    progress: Vec<Progress>,
    /// The length of the longest name.
    longest_name: usize,
    /// The round that is being checked, from 1.
    round: u32,
}

/// What has become of a team.
#[derive(Clone, Copy, Default)]
struct Progress {
    /// Its matches to come.
    to_come: u32,
    /// The round in which it played last, or 0.
    played: u32,
    /// The round in which it was put out, or 0.
    out: u32,
}

impl<'a, 'b> ScheduleCheck<'a, 'b> {
    fn new(tournament: &'a Tournament, output: &'a mut OutputReader<'b>) -> Self {
        let mut wanted = tournament.matches.clone();
        wanted.iter_mut().for_each(|pair| pair.sort_unstable());
        wanted.sort_unstable();
        let mut progress = vec![Progress::default(); tournament.names.count() as usize];
        for &team in wanted.iter().flatten() {
            progress[team as usize].to_come += 1;
        }
        let names = (0..tournament.names.count()).map(|team| tournament.names.name(team).len());
        ScheduleCheck {
            tournament,
            output,
            wanted,
            progress,
            longest_name: names.max().unwrap_or(0),
            round: 0,
        }
    }

    /// Checks all lines of the case. The error is the rule that is broken.
    fn check(&mut self) -> Result<(), String> {
        let mut left = self.tournament.names.count();
        let mut champion = 0;
        while left > 1 {
            self.round += 1;
            let round = self.round;
            self.expect_line(format!("Round #{round}").as_bytes())?;
            let matches = left / 2;
            for number in 1..=matches {
                let line = format!("match {number} of {matches} in round {round}");
                champion = self.check_match(&format!("\"A defeats B\", {line}"))?;
            }
            if left % 2 == 1 {
                let line = format!("\"A advances with wildcard\" in round {round}");
                let name = self.name();
                self.expect(b" advances with wildcard", &line)?;
                self.team(&name)?;
                self.expect(b"\n", &line)?;
            }
            left -= matches;
        }
        self.expect_line(&[b"Winner: ", self.tournament.names.name(champion)].concat())?;
        self.expect(b"\n", "an empty line")
    }

    /// Checks the line of a match and returns the team that wins it.
    fn check_match(&mut self, line: &str) -> Result<Team, String> {
        let winner = self.name();
        self.expect(b" defeats ", line)?;
        let loser = self.name();
        if loser.is_empty() {
            return Err(format!("expected {line}"));
        }
        let (winner, loser) = (self.team(&winner)?, self.team(&loser)?);
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
            let name = Word::new(self.tournament.names.name(loser));
            return Err(format!("{name} is out, but has matches to come"));
        }
        self.expect(b"\n", line)?;
        Ok(winner)
    }

    /// The team called `name`, if it may still appear in the round.
    fn team(&self, name: &[u8]) -> Result<Team, String> {
        let shown = Word::new(name);
        let Ok(team) = self.tournament.names.find(name) else {
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

    /// Reads a name, or enough of a longer word to see that it is none.
    fn name(&mut self) -> Vec<u8> {
        self.output.word(self.longest_name + 1)
    }

    fn expect_line(&mut self, line: &[u8]) -> Result<(), String> {
        let shown = Word::new(line).to_string();
        self.expect(line, &shown)?;
        self.expect(b"\n", &shown)
    }

    /// Reads `text`, which is a part of the line that is expected.
    fn expect(&mut self, text: &[u8], line: &str) -> Result<(), String> {
        if self.output.expect(text) < text.len() {
            return Err(format!("expected {line}"));
        }
        Ok(())
    }
}

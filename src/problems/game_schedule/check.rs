//! Is a schedule right? Several may be, so it is held against the rules, not against another one.
//!
//! What a line must say follows from how many teams are left, so names that look like parts of
//! other lines mislead nobody. Of the teams it is remembered how many matches each has to come, in
//! which round it was put out, and in which it was seen last; nothing here arranges a schedule.
//! Only where no output is right any more it is made sure that a right one is possible.

use super::names::Team;
use super::solution::{InputError, Schedule, Solution, Tournament};
use crate::runtime::message::Word;
use crate::runtime::scanner::{Error, Scanner, Stream, StreamError};
use crate::runtime::solution::Solve;
use crate::workbench::checker::{CheckError, Mismatch, Misplaced, OutputReader, Verdict};
use crate::workbench::error::describe;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Checks each of `outputs` by the rules.
pub fn check(
    input: &mut dyn Stream,
    outputs: &mut [&mut dyn Stream],
) -> Result<Vec<Verdict>, CheckError> {
    let mut scanner = Scanner::new(input);
    let mut case = Tournament::new();
    let mut schedules: Vec<Candidate> = outputs
        .iter_mut()
        .map(|output| Candidate::new(&mut **output))
        .collect();
    loop {
        scanner.case += 1;
        if case.read(&mut scanner).map_err(bad_input)?.is_none() {
            break;
        }
        let number = scanner.case;
        let mut wanted = case.matches.clone();
        wanted.iter_mut().for_each(|pair| pair.sort_unstable());
        wanted.sort_unstable();
        for (output, schedule) in schedules.iter_mut().enumerate() {
            if schedule.wrong.is_none() {
                let result = schedule.check_case(&case, &wanted, number);
                result.map_err(|_| CheckError::Output(output))?;
            }
        }
        if schedules.iter().all(|schedule| schedule.wrong.is_some()) {
            if let Err(stuck) = Schedule::arrange(&case.matches) {
                return Err(bad_input(scanner.bad_input(InputError::Stuck(stuck))));
            }
        }
    }
    for (output, schedule) in schedules.iter_mut().enumerate() {
        schedule.end().map_err(|_| CheckError::Output(output))?;
    }
    Ok(schedules.into_iter().map(Candidate::verdict).collect())
}

fn bad_input(error: Error<InputError>) -> CheckError {
    CheckError::Input(describe(error, Solution::CASE))
}

/// An output, as far as it has been checked.
struct Candidate<'a> {
    found: OutputReader<'a>,
    /// The word read last.
    word: Vec<u8>,
    /// Words longer than this are cut: they are nothing that can stand here.
    longest: usize,
    /// The white space that belongs before the next word.
    gap: &'static [u8],
    spacing: Option<Mismatch>,
    wrong: Option<Mismatch>,
    teams: Vec<Progress>,
}

/// What has become of a team.
#[derive(Clone, Copy)]
struct Progress {
    /// Its matches to come.
    to_come: u32,
    /// The round in which it played last, or 0.
    played: u32,
    /// The round in which it was put out, or 0.
    out: u32,
}

/// Why a case is not checked to its end.
enum Halt {
    /// The output cannot be read.
    Stream,
    /// The output is wrong: this rule is broken.
    Rule(String),
}

impl From<StreamError> for Halt {
    fn from(_: StreamError) -> Self {
        Halt::Stream
    }
}

impl<'a> Candidate<'a> {
    fn new(output: &'a mut dyn Stream) -> Self {
        Candidate {
            found: OutputReader::new(output),
            word: Vec::new(),
            longest: 0,
            gap: b"",
            spacing: None,
            wrong: None,
            teams: Vec::new(),
        }
    }

    /// Checks the schedule of a case; `wanted` are its matches in order.
    fn check_case(
        &mut self,
        case: &Tournament,
        wanted: &[[Team; 2]],
        number: u64,
    ) -> Result<(), StreamError> {
        self.begin(case);
        match self.check_rounds(case, wanted, number) {
            Ok(()) => Ok(()),
            Err(Halt::Stream) => Err(StreamError),
            Err(Halt::Rule(what)) => {
                self.wrong = Some(Mismatch {
                    case: Some(number),
                    line: self.found.line.number,
                    what,
                });
                Ok(())
            }
        }
    }

    fn begin(&mut self, case: &Tournament) {
        let start = Progress {
            to_come: 0,
            played: 0,
            out: 0,
        };
        self.teams.clear();
        self.teams.resize(case.teams() as usize, start);
        for &team in case.matches.iter().flatten() {
            self.teams[team as usize].to_come += 1;
        }
        let names = (0..case.teams()).map(|team| case.name(team).len());
        let words = "#4294967295".len();
        self.longest = names.max().unwrap_or(0).max(words) + 1;
    }

    fn check_rounds(
        &mut self,
        case: &Tournament,
        wanted: &[[Team; 2]],
        number: u64,
    ) -> Result<(), Halt> {
        let mut left = case.teams();
        let mut round = 0;
        let mut champion = 0;
        while left > 1 {
            round += 1;
            let heading = format!("#{round}");
            self.expect_line(&[b"Round", heading.as_bytes()], number)?;
            let matches = left / 2;
            for index in 1..=matches {
                let place = format!("match {index} of {matches} in round {round}");
                champion = self.check_match(case, wanted, (round, &place), number)?;
            }
            if left % 2 == 1 {
                self.check_wildcard(case, round, number)?;
            }
            left -= matches;
        }
        self.expect_line(&[b"Winner:", case.name(champion)], number)?;
        self.gap = b"\n\n";
        Ok(())
    }

    /// Checks the line of a match and says who wins it.
    fn check_match(
        &mut self,
        case: &Tournament,
        wanted: &[[Team; 2]],
        (round, place): (u32, &str),
        number: u64,
    ) -> Result<Team, Halt> {
        let layout = format!("\"A defeats B\", {place}");
        self.read_word(number)?;
        let winner = self.word.clone();
        self.expect_word(b"defeats", &layout, number)?;
        self.read_word(number)?;
        let loser = self.word.clone();
        self.end_line(&layout)?;
        let winner = self.team(case, &winner, round)?;
        let loser = self.team(case, &loser, round)?;
        let mut pair = [winner, loser];
        pair.sort_unstable();
        if wanted.binary_search(&pair).is_err() {
            return self.broken_rule("this match is not wanted");
        }
        for team in [winner, loser] {
            self.teams[team as usize].to_come -= 1;
            self.teams[team as usize].played = round;
        }
        self.teams[loser as usize].out = round;
        if self.teams[loser as usize].to_come > 0 {
            let name = Word::new(case.name(loser));
            return self.broken_rule(&format!("{name} is put out with matches to come"));
        }
        Ok(winner)
    }

    fn check_wildcard(&mut self, case: &Tournament, round: u32, number: u64) -> Result<(), Halt> {
        let layout = format!("\"A advances with wildcard\" in round {round}");
        self.read_word(number)?;
        let name = self.word.clone();
        for word in ["advances", "with", "wildcard"] {
            self.expect_word(word.as_bytes(), &layout, number)?;
        }
        self.end_line(&layout)?;
        self.team(case, &name, round).map(|_| ())
    }

    /// The team called `name`, if it may still appear in the round.
    fn team(&mut self, case: &Tournament, name: &[u8], round: u32) -> Result<Team, Halt> {
        let shown = Word::new(name);
        let Ok(team) = case.find(name, 0) else {
            return self.broken_rule(&format!("{shown} is not one of the teams"));
        };
        let Progress { played, out, .. } = self.teams[team as usize];
        if out > 0 {
            return self.broken_rule(&format!("{shown} was put out in round {out}"));
        }
        if played == round {
            return self.broken_rule(&format!("{shown} appears twice in round {round}"));
        }
        Ok(team)
    }

    fn broken_rule<T>(&mut self, rule: &str) -> Result<T, Halt> {
        let line = self.found.whole_line()?;
        Err(Halt::Rule(format!("{rule}: {line}")))
    }

    /// Reads a line of these words.
    fn expect_line(&mut self, words: &[&[u8]], number: u64) -> Result<(), Halt> {
        let line = Word::new(&words.join(&b' ')).to_string();
        for word in words {
            self.expect_word(word, &line, number)?;
        }
        self.end_line(&line)
    }

    fn expect_word(&mut self, word: &[u8], line: &str, number: u64) -> Result<(), Halt> {
        self.read_word(number)?;
        if self.word != word {
            return self.unexpected(line);
        }
        Ok(())
    }

    /// The word read last is the line's last: it must be there, and a new line comes next.
    fn end_line(&mut self, line: &str) -> Result<(), Halt> {
        if self.word.is_empty() {
            return self.unexpected(line);
        }
        self.gap = b"\n";
        Ok(())
    }

    fn unexpected<T>(&mut self, line: &str) -> Result<T, Halt> {
        let found = self.found.whole_line()?;
        Err(Halt::Rule(format!("expected {line}, found {found}")))
    }

    fn read_word(&mut self, number: u64) -> Result<(), Halt> {
        let misplaced = self.found.gap(self.gap)?;
        self.note_spacing(misplaced, Some(number));
        self.gap = b" ";
        Ok(self.found.word(self.longest, &mut self.word)?)
    }

    fn note_spacing(&mut self, misplaced: Option<Misplaced>, case: Option<u64>) {
        if let (Some(misplaced), None) = (misplaced, &self.spacing) {
            self.spacing = Some(Mismatch {
                case,
                line: misplaced.line,
                what: misplaced.to_string(),
            });
        }
    }

    /// Nothing may follow the last case.
    fn end(&mut self) -> Result<(), StreamError> {
        if self.wrong.is_some() {
            return Ok(());
        }
        let misplaced = self.found.gap(self.gap)?;
        self.note_spacing(misplaced, None);
        if self.found.peek()?.is_some() {
            let found = self.found.whole_line()?;
            self.wrong = Some(Mismatch {
                case: None,
                line: self.found.line.number,
                what: format!("expected the end of the output, found {found}"),
            });
        }
        Ok(())
    }

    fn verdict(self) -> Verdict {
        match (self.wrong, self.spacing) {
            (Some(wrong), _) => Verdict::WrongAnswer(wrong),
            (None, Some(spacing)) => Verdict::PresentationError(spacing),
            (None, None) => Verdict::Accepted,
        }
    }
}

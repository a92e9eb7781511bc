//! Makes an input on which a program fails small, while the program fails in the same way.
//!
//! First whole cases are dropped. If the checker knows which case is wrong, that case alone usually
//! fails too. Otherwise ever smaller parts of the input are left out. Then each remaining case is
//! replaced by simpler candidates, until none of them fails.
//!
//! A single case has very many candidates, so many are tried in one run of the program. If the run
//! fails, the verdict says which candidate is wrong, and this one is tried alone. Without such a
//! verdict the group is halved until one candidate is left. If the run succeeds, none of its
//! candidates is tried again, and the next group may be larger. Candidates are made as they are
//! tried, and no more are made once the time is over.

use crate::cli::error::CliError;
use crate::cli::trial::attempt::Attempt;
use crate::cli::trial::run::End;
use crate::cli::trial::search::{Search, ENOUGH};
use judge::workbench::explanation::counted;
use judge::workbench::shrinker::parts;
use std::time::Instant;

/// Makes a failing input as small as possible in the time of the search, and returns whether there
/// was time to try everything. Each smaller one is kept in files, in case the search is
/// interrupted.
pub fn shrink(search: &Search, smallest: &mut Attempt) -> Result<bool, CliError> {
    let mut shrinking = Shrinking {
        search,
        smallest,
        start: Instant::now(),
        runs: 0,
    };
    if let Some(wrong) = shrinking.smallest.wrong_case() {
        let cases = shrinking.smallest.cases[..=wrong].to_vec();
        if !shrinking.accept(cases[wrong..].to_vec())? {
            shrinking.accept(cases)?;
        }
    }
    while shrinking.drop_cases()? || shrinking.simplify_cases()? {}
    Ok(!shrinking.is_over())
}

struct Shrinking<'a> {
    search: &'a Search,
    smallest: &'a mut Attempt,
    start: Instant,
    /// The runs of the program so far.
    runs: u64,
}

impl Shrinking<'_> {
    /// Drops some cases: half of them, a quarter and so on, or a single one. Returns whether that
    /// is possible.
    fn drop_cases(&mut self) -> Result<bool, CliError> {
        for (start, end) in parts(self.smallest.cases.len()).skip(1) {
            // To copy many cases takes time, too.
            if self.is_over() {
                break;
            }
            let cases = &self.smallest.cases;
            if self.accept([&cases[..start], &cases[end..]].concat())? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Replaces a case by a simpler one, if possible together with all of its copies. Returns
    /// whether one was found.
    fn simplify_cases(&mut self) -> Result<bool, CliError> {
        for index in 0..self.smallest.cases.len() {
            let cases = &self.smallest.cases;
            let is_copy = |other: &usize| cases[*other] == cases[index];
            let copies: Vec<usize> = (0..cases.len()).filter(is_copy).collect();
            if self.is_over() {
                break;
            } else if self.simplify(&copies)? || copies.len() > 1 && self.simplify(&[index])? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Replaces the same case at all of these indices by a simpler one. Returns whether one was
    /// found.
    fn simplify(&mut self, indices: &[usize]) -> Result<bool, CliError> {
        let problem = self.search.program.problem;
        let cases = self.smallest.cases.clone();
        let mut candidates = problem.shrinker.simpler(&cases[indices[0]]);
        // A group stands for its candidates only if they do not share the input with other cases.
        let most = if cases.len() == 1 {
            problem.test_cases() as usize
        } else {
            1
        };
        let mut size = if self.smallest.wrong_case().is_some() {
            most
        } else {
            1
        };
        loop {
            let mut group: Vec<Vec<u8>> = Vec::new();
            let mut bytes = 0;
            while group.len() < size && bytes < ENOUGH && !self.is_over() {
                let Some(candidate) = candidates.next() else {
                    break;
                };
                bytes += candidate.len();
                group.push(candidate);
            }
            if group.is_empty() {
                return Ok(false);
            }
            let is_found = if cases.len() == 1 {
                self.find(&group)?
            } else {
                let mut cases = cases.clone();
                indices
                    .iter()
                    .for_each(|&index| cases[index].clone_from(&group[0]));
                self.accept(cases)?
            };
            if is_found {
                return Ok(true);
            }
            size = (2 * size).min(most);
        }
    }

    /// Continues with one of these cases on which the program fails in the same way. Returns
    /// whether there is one.
    fn find(&mut self, group: &[Vec<u8>]) -> Result<bool, CliError> {
        if group.len() < 2 {
            return Ok(!group.is_empty() && self.accept(group.to_vec())?);
        }
        let Some(found) = self.failure(group.to_vec())? else {
            return Ok(false);
        };
        let wrong = found.wrong_case().filter(|_| found.is_like(self.smallest));
        // Those before the case that is wrong are right.
        let (first, rest) = match wrong {
            Some(wrong) => group[wrong..].split_at(1),
            None => group.split_at(group.len() / 2),
        };
        Ok(self.find(first)? || self.find(rest)?)
    }

    /// Continues with `cases` if the program fails on them in the same way.
    fn accept(&mut self, cases: Vec<Vec<u8>>) -> Result<bool, CliError> {
        let failure = self.failure(cases)?;
        let Some(smaller) = failure.filter(|found| found.is_like(self.smallest)) else {
            return Ok(false);
        };
        *self.smallest = smaller;
        // The report says so if it cannot be kept.
        let _ = self.search.kept.keep(self.smallest);
        Ok(true)
    }

    /// The failure on `cases`, if there is one and time is left.
    fn failure(&mut self, cases: Vec<Vec<u8>>) -> Result<Option<Attempt>, CliError> {
        if self.is_over() {
            return Ok(None);
        }
        self.runs += 1;
        self.search.progress.show(|| {
            let (runs, time) = (counted(self.runs, "run"), self.start.elapsed().as_secs());
            let left = counted(self.smallest.cases.len() as u64, "case");
            let bytes = self.smallest.input.len();
            format!("shrinking: {runs}, {time} s; {left}, {bytes} bytes left")
        });
        let attempt = Attempt::of_cases(&self.search.program, cases)?;
        // Whitespace that is wrong everywhere must not hide which case is wrong.
        let is_other = attempt.is_presentation_error() && !self.smallest.is_presentation_error();
        Ok((attempt.fails() && !is_other).then_some(attempt))
    }

    /// Whether the time is over, or not enough is left to see the program exceed its limit.
    fn is_over(&self) -> bool {
        let left = self.search.shrink_time.saturating_sub(self.start.elapsed());
        let run = &self.smallest.run;
        left.is_zero() || matches!(run.end, End::TimeLimit(_)) && left < run.passed
    }
}

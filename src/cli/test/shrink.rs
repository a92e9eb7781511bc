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
use crate::cli::test::program::Outcome;
use crate::cli::test::search::{one_input, Search, ENOUGH};
use crate::cli::test::trial::Trial;
use judge::workbench::explanation::counted;
use judge::workbench::shrinker::parts;
use std::time::{Duration, Instant};

/// How long shrinking may take, unless another time is given.
pub const SHRINK_TIME: Duration = Duration::from_secs(60);

/// Makes a counterexample as small as possible in the time of the search, and returns whether there
/// was time to try everything. Each smaller one is kept in files, in case the search is
/// interrupted.
pub fn shrink(search: &Search, smallest: &mut Trial) -> Result<bool, CliError> {
    let mut shrinking = Shrinking {
        search,
        smallest,
        start: Instant::now(),
        runs: 0,
    };
    shrinking.isolate()?;
    while shrinking.drop_cases()? || shrinking.simplify_cases()? {}
    Ok(!shrinking.is_over())
}

struct Shrinking<'a> {
    search: &'a Search,
    smallest: &'a mut Trial,
    start: Instant,
    /// The runs of the program so far.
    runs: u64,
}

impl Shrinking<'_> {
    /// Keeps only the case that is wrong, or at least drops those after it.
    fn isolate(&mut self) -> Result<(), CliError> {
        if let Some(wrong) = self.smallest.wrong_case() {
            let up_to_it = self.smallest.cases[..=wrong].to_vec();
            if !self.accept(vec![up_to_it[wrong].clone()])? {
                self.accept(up_to_it)?;
            }
        }
        Ok(())
    }

    /// Drops some cases: half of them, a quarter and so on, or a single one. Returns whether that
    /// is possible.
    fn drop_cases(&mut self) -> Result<bool, CliError> {
        for (start, end) in parts(self.smallest.cases.len()).skip(1) {
            // To copy many cases takes time, too.
            if self.is_over() {
                return Ok(false);
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
            if self.is_over() {
                return Ok(false);
            }
            let cases = &self.smallest.cases;
            let is_copy = |other: &usize| cases[*other] == cases[index];
            let copies: Vec<usize> = (0..cases.len()).filter(is_copy).collect();
            if self.simplify(&copies)? || (copies.len() > 1 && self.simplify(&[index])?) {
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
            problem.stress_cases()
        } else {
            1
        };
        let knows_case = self.smallest.wrong_case().is_some();
        let mut size = if knows_case { most } else { 1 };
        loop {
            let next = candidates.by_ref().take_while(|_| !self.is_over());
            let group = one_input(next, size, ENOUGH);
            let is_found = match &group[..] {
                [] => return Ok(false),
                [candidate] => {
                    let mut cases = cases.clone();
                    for &index in indices {
                        cases[index].clone_from(candidate);
                    }
                    self.accept(cases)?
                }
                group => self.find(group)?,
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
        let wrong = found
            .wrong_case()
            .filter(|_| found.is_like(&self.smallest.run.outcome));
        // Those before the case that is wrong are right.
        let (first, rest) = match wrong {
            Some(wrong) => (&group[wrong..=wrong], &group[wrong + 1..]),
            None => group.split_at(group.len() / 2),
        };
        Ok(self.find(first)? || self.find(rest)?)
    }

    /// Continues with `cases` if the program fails on them in the same way.
    fn accept(&mut self, cases: Vec<Vec<u8>>) -> Result<bool, CliError> {
        let failure = self.failure(cases)?;
        let Some(smaller) = failure.filter(|found| found.is_like(&self.smallest.run.outcome))
        else {
            return Ok(false);
        };
        *self.smallest = smaller;
        // The report says so if it cannot be kept.
        let _ = self.smallest.keep(&self.search.directory);
        Ok(true)
    }

    /// The failure on `cases`, if there is one and time is left.
    fn failure(&mut self, cases: Vec<Vec<u8>>) -> Result<Option<Trial>, CliError> {
        if self.is_over() {
            return Ok(None);
        }
        self.runs += 1;
        self.search.progress.show(|| {
            let (runs, time) = (counted(self.runs, "run"), self.start.elapsed().as_secs());
            let most = self.search.shrink_time.as_secs_f64();
            let left = counted(self.smallest.cases.len() as u64, "case");
            let bytes = self.smallest.input.len();
            format!("shrinking: {runs}, {time} of {most:.0} s; {left}, {bytes} bytes left")
        });
        let trial = Trial::of_cases(&self.search.program, cases)?;
        // White space that is wrong everywhere must not hide which case is wrong.
        let is_other = trial.is_presentation_error() && !self.smallest.is_presentation_error();
        Ok((trial.fails() && !is_other).then_some(trial))
    }

    /// Whether the time is over, or not enough is left to see the program exceed its limit.
    fn is_over(&self) -> bool {
        let left = self.search.shrink_time.saturating_sub(self.start.elapsed());
        let run = &self.smallest.run;
        left.is_zero() || (matches!(run.outcome, Outcome::TimeLimit(_)) && left < run.passed)
    }
}

//! Makes an input on which a program fails small, while the program fails in the same way.
//!
//! First whole cases are dropped. If the checker knows which case is wrong, that case alone usually
//! fails too. If the program takes too long, each case is tried alone: the harmless ones are fast.
//! Otherwise ever smaller parts of the input are left out. Then each remaining case is replaced by
//! simpler candidates, until none of them fails.
//!
//! A single case has very many candidates, so many are tried in one run of the program. If the run
//! fails, the verdict says which candidate is wrong, and this one is tried alone. Without such a
//! verdict the group is halved until one candidate is left. If the run succeeds, none of its
//! candidates is tried again, and the next group may be larger. Candidates are made as they are
//! tried, and no more are made once the time is over.

use crate::cli::error::CliError;
use crate::cli::stress::counterexample::{Counterexample, Verdict};
use crate::cli::stress::program::{one_input, Program};
use crate::cli::stress::progress::Progress;
use judge::workbench::explanation::counted;
use std::collections::VecDeque;
use std::iter::from_fn;
use std::path::Path;
use std::time::{Duration, Instant};

/// How long shrinking may take, unless another time is given.
pub const SHRINK_TIME: Duration = Duration::from_secs(60);

/// The smallest counterexample found in `time`, from `found`, which fails on `cases`, and whether
/// the time was enough to try everything. Each smaller one is kept in `directory`, in case the
/// search is interrupted.
pub fn shrink(
    program: &Program,
    cases: Vec<Vec<u8>>,
    found: Counterexample,
    time: Duration,
    directory: &Path,
    progress: &mut Progress,
) -> Result<(Counterexample, bool), CliError> {
    let mut shrinking = Shrinking {
        program,
        cases,
        smallest: found,
        time,
        directory,
        progress,
        start: Instant::now(),
        runs: 0,
        tried: 0,
    };
    shrinking.isolate()?;
    loop {
        shrinking.drop_cases()?;
        let is_simpler = shrinking.simplify_cases()?;
        if !is_simpler || shrinking.cases.len() == 1 {
            let is_done = !shrinking.is_over();
            return Ok((shrinking.smallest, is_done));
        }
    }
}

struct Shrinking<'a> {
    program: &'a Program,
    /// The cases of the smallest input so far.
    cases: Vec<Vec<u8>>,
    smallest: Counterexample,
    time: Duration,
    directory: &'a Path,
    progress: &'a mut Progress,
    start: Instant,
    /// The runs of the program so far.
    runs: u64,
    /// The cases in all of these runs.
    tried: u64,
}

impl Shrinking<'_> {
    /// Keeps only the case that fails, or at least drops those after it.
    fn isolate(&mut self) -> Result<(), CliError> {
        if self.exceeds_time() {
            for case in self.cases.clone() {
                if self.accept(vec![case])? {
                    break;
                }
            }
        }
        let case = self.smallest.verdict.case();
        let Some(case) = case.filter(|case| *case < self.cases.len()) else {
            return Ok(());
        };
        if !self.accept(vec![self.cases[case].clone()])? {
            self.accept(self.cases[..=case].to_vec())?;
        }
        Ok(())
    }

    /// Drops cases: halves, quarters and so on, and single ones until none can be dropped.
    fn drop_cases(&mut self) -> Result<(), CliError> {
        let mut part = self.cases.len() / 2;
        while part > 0 {
            let before = self.cases.len();
            let mut start = 0;
            while start < self.cases.len() && self.cases.len() > 1 {
                let end = (start + part).min(self.cases.len());
                let rest = [&self.cases[..start], &self.cases[end..]].concat();
                if rest.is_empty() || !self.accept(rest)? {
                    start = end;
                }
            }
            if part > 1 || self.cases.len() == before {
                part /= 2;
            }
        }
        Ok(())
    }

    /// Replaces cases by simpler ones, first all copies of a case together. Returns whether any was
    /// replaced.
    fn simplify_cases(&mut self) -> Result<bool, CliError> {
        let mut is_simpler = false;
        for place in 0..self.cases.len() {
            loop {
                let is_copy = |other: &usize| self.cases[*other] == self.cases[place];
                let copies: Vec<usize> = (0..self.cases.len()).filter(is_copy).collect();
                let is_replaced =
                    self.simplify(&copies)? || (copies.len() > 1 && self.simplify(&[place])?);
                if !is_replaced {
                    break;
                }
                is_simpler = true;
            }
        }
        Ok(is_simpler)
    }

    /// Replaces the same case in all of these places by a simpler one. Returns whether one was
    /// found.
    fn simplify(&mut self, places: &[usize]) -> Result<bool, CliError> {
        let shrinker = &self.program.problem.shrinker;
        let case = self.cases[places[0]].clone();
        let mut candidates = shrinker.simpler(&case);
        // Those that are to be tried again in a smaller group.
        let mut again: VecDeque<Vec<u8>> = VecDeque::new();
        // A group stands for its candidates only if they do not share the input with other cases.
        let is_alone = self.cases.len() == 1;
        let most = if is_alone { shrinker.max_cases } else { 1 };
        let knows_case = self.smallest.verdict.case().is_some();
        let mut size = if knows_case { most } else { 1 };
        while !self.is_over() {
            let mut next = from_fn(|| again.pop_front().or_else(|| candidates.next()));
            let mut next = next.by_ref().take_while(|_| !self.is_over());
            let mut group = one_input(&mut next, size);
            if group.len() <= 1 {
                let Some(candidate) = group.pop() else {
                    break;
                };
                let mut cases = self.cases.clone();
                for &place in places {
                    cases[place].clone_from(&candidate);
                }
                if self.accept(cases)? {
                    return Ok(true);
                }
                size = (2 * size).min(most);
                continue;
            }
            let Some(found) = self.failure(&group)? else {
                size = (2 * size).min(most);
                continue;
            };
            let wrong = found.verdict.case().filter(|wrong| *wrong < group.len());
            let wrong = wrong.filter(|_| found.verdict.is_like(&self.smallest.verdict));
            let Some(wrong) = wrong else {
                size = group.len() as u64 / 2;
                again = group.into_iter().chain(again).collect();
                continue;
            };
            let rest = group.split_off(wrong + 1);
            if self.accept(group.split_off(wrong))? {
                return Ok(true);
            }
            again = rest.into_iter().chain(again).collect();
        }
        Ok(false)
    }

    /// Continues with `cases` if the program fails on them in the same way.
    fn accept(&mut self, cases: Vec<Vec<u8>>) -> Result<bool, CliError> {
        let failure = self.failure(&cases)?;
        let is_like = |found: &Counterexample| found.verdict.is_like(&self.smallest.verdict);
        let Some(smaller) = failure.filter(is_like) else {
            return Ok(false);
        };
        self.cases = cases;
        self.smallest = smaller;
        // The report says so if it cannot be kept.
        let _ = self.smallest.keep(self.directory);
        Ok(true)
    }

    /// The failure on `cases`, if there is one and time is left.
    fn failure(&mut self, cases: &[Vec<u8>]) -> Result<Option<Counterexample>, CliError> {
        if self.is_over() {
            return Ok(None);
        }
        let Ok((input, expected)) = self.program.input(cases) else {
            return Ok(None);
        };
        self.runs += 1;
        self.tried += cases.len() as u64;
        if self.progress.is_due() {
            self.progress.print(&self.line());
        }
        self.program.test(input, expected)
    }

    /// What was tried and how long it took.
    fn line(&self) -> String {
        let tried = counted(self.tried, "case");
        let runs = counted(self.runs, "run");
        let (time, most) = (self.start.elapsed().as_secs(), self.time.as_secs_f64());
        let left = counted(self.cases.len() as u64, "case");
        let size = self.smallest.input.len();
        format!("shrinking: {tried} in {runs}, {time} of {most} s; {left}, {size} bytes left")
    }

    fn exceeds_time(&self) -> bool {
        matches!(self.smallest.verdict, Verdict::TimeLimit(..))
    }

    /// Whether the time is over, or not enough is left to see the program exceed its limit.
    fn is_over(&self) -> bool {
        let left = self.time.saturating_sub(self.start.elapsed());
        let most = match &self.smallest.verdict {
            Verdict::TimeLimit(times, _) => times.passed,
            _ => Duration::ZERO,
        };
        left <= most
    }
}

//! Makes an input on which a program fails small, while the program fails in the same way.
//!
//! First whole cases are dropped. If the checker knows which case is wrong, that case alone usually
//! fails too. If the program takes too long, each case is tried alone: the harmless ones are fast.
//! Otherwise ever smaller parts of the input are left out. Then each remaining case is replaced by
//! simpler candidates. Many candidates are tried in one run of the program, and the first that is
//! wrong is then tried alone. A large case has very many candidates, so they are made as they are
//! tried, and no more are made once the time is over.

use crate::cli::error::CliError;
use crate::cli::stress::counterexample::{Counterexample, Verdict};
use crate::cli::stress::program::{one_input, Program};
use std::time::{Duration, Instant};

/// How long shrinking may take, unless twice the time limit is longer.
const LONGEST: Duration = Duration::from_secs(4);

/// The smallest counterexample found in time, from `found`, which fails on `cases`.
pub fn shrink(
    program: &Program,
    cases: Vec<Vec<u8>>,
    found: Counterexample,
) -> Result<Counterexample, CliError> {
    let mut shrinking = Shrinking {
        program,
        cases,
        smallest: found,
        end: Instant::now() + LONGEST.max(2 * program.time),
    };
    shrinking.isolate()?;
    shrinking.drop_cases()?;
    for index in 0..shrinking.cases.len() {
        while !shrinking.is_over() && shrinking.simplify(index)? {}
    }
    Ok(shrinking.smallest)
}

struct Shrinking<'a> {
    program: &'a Program,
    /// The cases of the smallest input so far.
    cases: Vec<Vec<u8>>,
    smallest: Counterexample,
    end: Instant,
}

impl Shrinking<'_> {
    /// Keeps only the case that fails, or at least drops those after it.
    fn isolate(&mut self) -> Result<(), CliError> {
        if matches!(self.smallest.verdict, Verdict::TimeLimit(_)) {
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

    /// Drops cases: halves, quarters and so on, and finally single ones.
    fn drop_cases(&mut self) -> Result<(), CliError> {
        let mut part = self.cases.len() / 2;
        while part > 0 {
            let mut start = 0;
            while start < self.cases.len() && self.cases.len() > 1 {
                let end = (start + part).min(self.cases.len());
                let rest = [&self.cases[..start], &self.cases[end..]].concat();
                if rest.is_empty() || !self.accept(rest)? {
                    start = end;
                }
            }
            part /= 2;
        }
        Ok(())
    }

    /// Replaces a case by a simpler one. Returns whether one was found.
    fn simplify(&mut self, index: usize) -> Result<bool, CliError> {
        let shrinker = &self.program.problem.shrinker;
        let end = self.end;
        let candidates = (shrinker.candidates)(&self.cases[index]);
        let mut candidates = candidates.take_while(|_| Instant::now() < end);
        // Only a checker that knows which case is wrong finds it among many.
        let is_one_by_one = self.cases.len() > 1 || self.smallest.verdict.case().is_none();
        let most = if is_one_by_one { 1 } else { shrinker.max_cases };
        loop {
            let mut some = one_input(&mut candidates, most);
            if some.is_empty() {
                return Ok(false);
            }
            let wrong = if is_one_by_one {
                Some(0)
            } else {
                self.failure(&some)?.and_then(|found| found.verdict.case())
            };
            let Some(wrong) = wrong.filter(|wrong| *wrong < some.len()) else {
                continue;
            };
            let mut cases = self.cases.clone();
            cases[index] = some.swap_remove(wrong);
            if self.accept(cases)? {
                return Ok(true);
            }
        }
    }

    /// Continues with `cases` if the program fails on them in the same way.
    fn accept(&mut self, cases: Vec<Vec<u8>>) -> Result<bool, CliError> {
        let Some(smaller) = self.failure(&cases)? else {
            return Ok(false);
        };
        self.cases = cases;
        self.smallest = smaller;
        Ok(true)
    }

    /// The failure on `cases`, if there is one of the same kind and time is left.
    fn failure(&self, cases: &[Vec<u8>]) -> Result<Option<Counterexample>, CliError> {
        if self.is_over() {
            return Ok(None);
        }
        let Ok((input, expected)) = self.program.input(cases) else {
            return Ok(None);
        };
        let failure = self.program.test(input, expected)?;
        Ok(failure.filter(|found| found.verdict.is_like(&self.smallest.verdict)))
    }

    fn is_over(&self) -> bool {
        Instant::now() >= self.end
    }
}

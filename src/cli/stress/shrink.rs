//! Makes an input small on which a program fails, as long as it fails in the same way.
//!
//! First cases are dropped. Where the checker knows which case is wrong, that case alone mostly
//! shows the same. A program that takes too long is tried on each case alone: those that do no
//! harm are fast. Otherwise ever smaller parts of the input are left out. Then each case that is
//! left is replaced by simpler ones. Many of them are tried in one run of the program, and the
//! first that is wrong is tried alone. Of a large case there are very many candidates ones, so they
//! are made as they are tried, and none after the time is over.

use super::super::error::CliError;
use super::trial::{Failed, Failing, Program, Trial, ENOUGH};
use std::time::{Duration, Instant};

/// How long shrinking may take, if that is twice the time limit at least.
const LONGEST: Duration = Duration::from_secs(4);

/// The smallest failure that was found before the time was over.
pub fn shrink(program: &Program, cases: Vec<Vec<u8>>, failed: Failed) -> Result<Failed, CliError> {
    let mut shrinking = Shrinking {
        program,
        cases,
        failed,
        end: Instant::now() + LONGEST.max(2 * program.time),
    };
    shrinking.isolate()?;
    shrinking.drop_cases()?;
    for index in 0..shrinking.cases.len() {
        while shrinking.simplify(index)? {}
    }
    Ok(shrinking.failed)
}

struct Shrinking<'a> {
    program: &'a Program,
    /// The cases of the smallest input so far.
    cases: Vec<Vec<u8>>,
    failed: Failed,
    end: Instant,
}

impl Shrinking<'_> {
    /// Keeps only the case that is known to fail, or at least none behind it.
    fn isolate(&mut self) -> Result<(), CliError> {
        if matches!(self.failed.failing, Failing::Time(_)) {
            for case in self.cases.clone() {
                if self.accept(vec![case])? {
                    break;
                }
            }
            return Ok(());
        }
        let Some(case) = self.failed.failing.case() else {
            return Ok(());
        };
        let Some(alone) = self.cases.get(case) else {
            return Ok(());
        };
        if !self.accept(vec![alone.clone()])? {
            self.accept(self.cases[..=case].to_vec())?;
        }
        Ok(())
    }

    /// Drops cases: halves, quarters and so on, and at last single ones.
    fn drop_cases(&mut self) -> Result<(), CliError> {
        let mut part = self.cases.len() / 2;
        while part > 0 {
            let mut start = 0;
            while start < self.cases.len() && self.cases.len() > 1 {
                let end = (start + part).min(self.cases.len());
                let left = [&self.cases[..start], &self.cases[end..]].concat();
                if left.is_empty() || !self.accept(left)? {
                    start = end;
                }
            }
            part /= 2;
        }
        Ok(())
    }

    /// Replaces a case by a candidates one. Says whether that succeeded.
    fn simplify(&mut self, index: usize) -> Result<bool, CliError> {
        if self.is_over() {
            return Ok(false);
        }
        let shrinker = &self.program.problem.shrinker;
        let end = self.end;
        let candidates = (shrinker.candidates)(&self.cases[index]);
        let mut candidates = candidates.take_while(|_| Instant::now() < end);
        if self.cases.len() > 1 || self.failed.failing.case().is_none() {
            for case in candidates {
                if self.replace(index, case)? {
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        loop {
            let mut some = some_of(&mut candidates, shrinker.max_cases as usize);
            if some.is_empty() {
                return Ok(false);
            }
            let wrong = self.first_wrong(&some)?;
            if let Some(wrong) = wrong.filter(|wrong| *wrong < some.len()) {
                if self.replace(index, some.swap_remove(wrong))? {
                    return Ok(true);
                }
            }
        }
    }

    /// Which of `cases`, in one input, the program fails on first.
    fn first_wrong(&self, cases: &[Vec<u8>]) -> Result<Option<usize>, CliError> {
        if self.is_over() {
            return Ok(None);
        }
        match self.program.try_cases(cases)? {
            Trial::Failed(failed) if failed.failing.is_like(&self.failed.failing) => {
                Ok(failed.failing.case())
            }
            _ => Ok(None),
        }
    }

    fn replace(&mut self, index: usize, case: Vec<u8>) -> Result<bool, CliError> {
        let mut cases = self.cases.clone();
        cases[index] = case;
        self.accept(cases)
    }

    /// Goes on with `cases` if the program fails on them in the same way.
    fn accept(&mut self, cases: Vec<Vec<u8>>) -> Result<bool, CliError> {
        if self.is_over() {
            return Ok(false);
        }
        match self.program.try_cases(&cases)? {
            Trial::Failed(failed) if failed.failing.is_like(&self.failed.failing) => {
                self.cases = cases;
                self.failed = failed;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn is_over(&self) -> bool {
        Instant::now() >= self.end
    }
}

/// The next of `cases`, as many as make one input.
fn some_of(cases: &mut impl Iterator<Item = Vec<u8>>, most: usize) -> Vec<Vec<u8>> {
    let mut some = Vec::new();
    let mut length = 0;
    while some.len() < most && length < ENOUGH {
        let Some(case) = cases.next() else {
            break;
        };
        length += case.len();
        some.push(case);
    }
    some
}

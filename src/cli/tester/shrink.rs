//! Shrinks an input on which a program fails, as long as the program fails in the same way.
//!
//! First, smaller cases are generated, beginning with the smallest size. Then few cases are tried:
//! the wrong case alone, two cases, and copies of the simplest case. If that does not help, parts
//! of the input are dropped, half of it at first and single cases at last. Finally each remaining
//! case is replaced by simpler candidates, until the program fails on none of them.
//!
//! If only one case is left, many candidates are tried in one run, because a case can have
//! thousands. If the run fails, the verdict names the first wrong candidate, and the candidates
//! from there on are tried alone. If it succeeds, none of them is tried again, and the next group
//! is larger. Candidates are made when they are tried, and none is made once the time is over.
//!
//! If the program is too slow, only a slow case is searched for: each case is tried alone, the
//! largest first. A simpler slow case would say no more about the program.

use crate::cli::error::CliError;
use crate::cli::tester::attempt::Attempt;
use crate::cli::tester::kept::keep;
use crate::cli::tester::search::{show_progress, Search};
use judge::workbench::shrinker::{parts, Weight};
use judge::workbench::text::counted;
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

/// Makes a failing input as small as possible in the time for that, and returns true if the time
/// sufficed. Each smaller input is kept in files, in case the user interrupts the program.
pub fn shrink(search: &Search, smallest: &mut Attempt) -> Result<bool, CliError> {
    let mut shrinking = Shrinking {
        search,
        smallest,
        start: Instant::now(),
        runs: 0,
        tried: HashSet::new(),
    };
    if shrinking.smallest.cases.is_empty() {
        // The input has unusual whitespace. The program may also fail without it.
        let cases = search.program.problem.cases(&shrinking.smallest.input);
        shrinking.accept(cases.unwrap_or_default())?;
    }
    let is_slow = shrinking.smallest.is_slow();
    if is_slow {
        shrinking.take_slow_case()?;
    } else {
        shrinking.generate_smaller()?;
        shrinking.take_few_cases()?;
    }
    while shrinking.drop_cases()? || !is_slow && shrinking.simplify_cases()? {}
    Ok(is_slow && shrinking.smallest.cases.len() < 2 || !shrinking.is_over())
}

struct Shrinking<'a> {
    search: &'a Search,
    smallest: &'a mut Attempt,
    start: Instant,
    runs: u64,
    /// The hashes of the inputs tried so far. Copies of a case lead to the same input several
    /// times.
    tried: HashSet<u64>,
}

impl Shrinking<'_> {
    /// Continues with generated cases of the smallest size on which the program fails, if they are
    /// simpler.
    fn generate_smaller(&mut self) -> Result<(), CliError> {
        let problem = self.search.program.problem;
        let wrong = self.smallest.wrong_case().unwrap_or(0);
        let Some(limit) = self.smallest.cases.get(wrong).map(|case| self.weight(case)) else {
            return Ok(());
        };
        let sizes = *problem.generator.sizes.start()..;
        for size in sizes.take_while(|_| !problem.first_sizes.is_empty()) {
            for &kind in &self.search.kinds {
                let mut request = self.search.request;
                (request.size, request.kind) = (Some(size), Some(kind));
                let cases = self.search.generate(request)?;
                let is_simpler = cases.iter().all(|case| self.weight(case) < limit);
                let is_over = 3 * self.start.elapsed() > self.search.shrink_time;
                if !is_simpler || is_over || self.accept(cases)? {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Continues with the largest single case for which the program is too slow.
    fn take_slow_case(&mut self) -> Result<(), CliError> {
        let cases = self.smallest.cases.iter().take_while(|_| !self.is_over());
        let weighted = cases.map(|case| (self.weight(case), case.clone()));
        let mut weighted: Vec<(Weight, Vec<u8>)> = weighted.collect();
        weighted.sort_unstable();
        while let Some((_, largest)) = weighted.pop() {
            if self.accept(vec![largest])? {
                break;
            }
        }
        Ok(())
    }

    /// Continues with a few cases: selections and copies of the cases up to the wrong one.
    fn take_few_cases(&mut self) -> Result<(), CliError> {
        let cases = self.smallest.cases.clone();
        let wrong = self.smallest.wrong_case();
        let Some(last) = wrong.or(cases.len().checked_sub(1)) else {
            return Ok(());
        };
        let up_to_last = &cases[..=last];
        let in_time = up_to_last.iter().take_while(|_| !self.is_over());
        let simplest = in_time.min_by_key(|case| self.weight(case));
        let copies = vec![simplest.cloned().unwrap_or_default(); last + 1];
        let [wrong, before] = [last, last.saturating_sub(1)].map(|index| &cases[index]);
        let pairs = [wrong, before].map(|first| vec![first.clone(), wrong.clone()]);
        let selections = [vec![wrong.clone()]].into_iter().chain(pairs);
        for selection in selections.chain([copies, up_to_last.to_vec()]) {
            let is_smaller = selection.len() <= cases.len() && selection != cases;
            if is_smaller && self.accept(selection)? {
                break;
            }
        }
        Ok(())
    }

    /// Drops some cases: a half of them, a quarter and so on, or a single one. Returns true if the
    /// program still fails.
    fn drop_cases(&mut self) -> Result<bool, CliError> {
        for (start, end) in parts(self.smallest.cases.len()).skip(1) {
            // Checked here, too, because copying many cases takes time.
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

    /// Replaces each case by simpler ones as long as the program fails, together with its copies or
    /// alone. Returns true if a case has become simpler.
    fn simplify_cases(&mut self) -> Result<bool, CliError> {
        let mut is_simpler = false;
        for index in 0..self.smallest.cases.len() {
            // Checked here, too, because making candidates takes time.
            while !self.is_over() {
                let cases = &self.smallest.cases;
                let is_copy = |copy: &usize| cases[*copy] == cases[index];
                let copies: Vec<usize> = (0..cases.len()).filter(is_copy).collect();
                if !self.simplify(&copies)? && (copies.len() < 2 || !self.simplify(&[index])?) {
                    break;
                }
                is_simpler = true;
            }
        }
        Ok(is_simpler)
    }

    /// Replaces the case at all of these indices, which are copies, by a simpler one. Returns true
    /// if the program fails on one.
    fn simplify(&mut self, indices: &[usize]) -> Result<bool, CliError> {
        let mut cases = self.smallest.cases.clone();
        let mut candidates = self.search.program.problem.simpler(&cases[indices[0]]);
        // Candidates can share an input only if no other case is needed with each of them.
        let max_size = match cases.len() {
            1 => self.search.max_cases(cases[0].len()),
            _ => 1,
        };
        let mut size = self.smallest.wrong_case().map_or(1, |_| max_size);
        loop {
            let group = candidates.by_ref().take(size);
            let group: Vec<_> = group.take_while(|_| !self.is_over()).collect();
            let Some(first) = group.first() else {
                return Ok(false);
            };
            for &index in indices {
                cases[index].clone_from(first);
            }
            let is_simpler = match group.len() {
                1 => self.accept(cases.clone())?,
                _ => self.accept_one_of(&group)?,
            };
            if is_simpler {
                return Ok(true);
            }
            size = (2 * size).min(max_size);
        }
    }

    /// Continues with one of these cases if the program fails on it alone in the same way. Returns
    /// true if there is one.
    fn accept_one_of(&mut self, group: &[Vec<u8>]) -> Result<bool, CliError> {
        let Some(failure) = self.run(group.to_vec())? else {
            return Ok(false);
        };
        // The cases before the wrong one are right.
        let first = failure.wrong_case().unwrap_or(0);
        for case in &group[first..] {
            if self.accept(vec![case.clone()])? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Continues with `cases` if the program fails on them in the same way. Returns true if it
    /// does.
    fn accept(&mut self, cases: Vec<Vec<u8>>) -> Result<bool, CliError> {
        let failure = self.run(cases)?;
        let Some(smaller) = failure.filter(|failure| failure.fails_like(self.smallest)) else {
            return Ok(false);
        };
        *self.smallest = smaller;
        // An error is ignored: the next attempt to keep files, after shrinking, reports it.
        let _ = keep(self.search.program.problem, self.smallest, &[]);
        Ok(true)
    }

    fn weight(&self, case: &[u8]) -> Weight {
        self.search.program.problem.weight(case)
    }

    /// Runs the program on `cases` if time is left, and returns the attempt if it fails. Returns
    /// nothing for cases that were tried before.
    fn run(&mut self, cases: Vec<Vec<u8>>) -> Result<Option<Attempt>, CliError> {
        if self.is_over() {
            return Ok(None);
        }
        let (runs, time) = (counted(self.runs, "run"), self.start.elapsed().as_secs());
        let left = counted(self.smallest.cases.len() as u64, "case");
        let bytes = self.smallest.input.len();
        let progress = format!("shrinking: {runs}, {time} s; {left}, {bytes} bytes left");
        show_progress(&progress);
        let mut hasher = DefaultHasher::new();
        cases.hash(&mut hasher);
        if !self.tried.insert(hasher.finish()) {
            return Ok(None);
        }
        self.runs += 1;
        let attempt = Attempt::of_cases(&self.search.program, cases)?;
        // A presentation error in an earlier case would hide the wrong one.
        let is_hidden = attempt.is_presentation_error() && !self.smallest.is_presentation_error();
        Ok((attempt.fails() && !is_hidden).then_some(attempt))
    }

    /// Returns true if the time is over, or if too little is left for a program to exceed its
    /// limit.
    fn is_over(&self) -> bool {
        let time = self.search.shrink_time;
        let needed = if self.smallest.is_slow() {
            self.smallest.run.elapsed.min(time / 2)
        } else {
            Duration::ZERO
        };
        time.saturating_sub(self.start.elapsed()) <= needed
    }
}

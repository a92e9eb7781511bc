//! Makes an input on which a program fails small, while the program fails in the same way.
//!
//! First cases are generated that are smaller from the beginning: of the smallest size that fails.
//! Then few cases are tried: the wrong one alone, two of them, and copies of the simplest one.
//! Otherwise ever smaller parts of the input are left out. Then each remaining case is replaced by
//! simpler candidates, until none of them fails.
//!
//! A single case has very many candidates, so many are tried in one run of the program. If the run
//! fails, the verdict says which candidate is wrong first, and those from there on are tried alone. If
//! the run succeeds, none of its candidates is tried again, and the next group may be larger. Candidates are made as they are
//! tried, and no more are made once the time is over.
//!
//! For a program that is too slow, only a slow case is looked for: first each case is tried alone, the
//! largest ones first. One that is not slow takes little time; a simpler one says no more.

use crate::cli::error::CliError;
use crate::cli::tester::attempt::Attempt;
use crate::cli::tester::kept::keep;
use crate::cli::tester::search::{show_progress, Search};
use judge::workbench::shrinker::{parts, Weight};
use judge::workbench::text::counted;
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

/// Makes a failing input as small as possible in the time of the search, and returns whether there
/// was time to try everything. Each smaller one is kept in files, in case the search is
/// interrupted.
pub fn shrink(search: &Search, smallest: &mut Attempt) -> Result<bool, CliError> {
    let mut shrinking = Shrinking {
        search,
        smallest,
        start: Instant::now(),
        runs: 0,
        tried: HashSet::new(),
    };
    if shrinking.smallest.cases.is_empty() {
        // The input has other whitespace; the program may fail without that, too.
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
    /// The runs of the program so far.
    runs: u64,
    /// Hashes of the inputs that were tried: copies of a case give many that are the same.
    tried: HashSet<u64>,
}

impl Shrinking<'_> {
    /// Continues with generated cases of the smallest size that fails, if this makes them simpler.
    fn generate_smaller(&mut self) -> Result<(), CliError> {
        let problem = self.search.program.problem;
        let wrong = self.smallest.wrong_case().unwrap_or(0);
        let Some(most) = self.smallest.cases.get(wrong).map(|case| self.weight(case)) else {
            return Ok(());
        };
        let sizes = *problem.generator.sizes.start()..;
        for size in sizes.take_while(|_| !problem.first_sizes.is_empty()) {
            for &kind in &self.search.kinds {
                let mut request = self.search.request;
                (request.size, request.kind) = (Some(size), Some(kind));
                let cases = self.search.cases_of(request)?;
                let is_simpler = cases.iter().all(|case| self.weight(case) < most);
                let is_over = 3 * self.start.elapsed() > self.search.shrink_time;
                if !is_simpler || is_over || self.accept(cases)? {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Continues with a single case for which the program is too slow, if there is one.
    fn take_slow_case(&mut self) -> Result<(), CliError> {
        let cases = self.smallest.cases.iter().take_while(|_| !self.is_over());
        let weights = cases.map(|case| (self.weight(case), case.clone()));
        let mut cases: Vec<(Weight, Vec<u8>)> = weights.collect();
        cases.sort_unstable();
        while let Some((_, largest)) = cases.pop() {
            if self.accept(vec![largest])? {
                break;
            }
        }
        Ok(())
    }

    /// Continues with few cases: up to the one that is wrong, as far as that is known.
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
        let pairs = [wrong, before].map(|other| vec![other.clone(), wrong.clone()]);
        let few = [vec![wrong.clone()]].into_iter().chain(pairs);
        for few in few.chain([copies, up_to_last.to_vec()]) {
            if few.len() <= cases.len() && few != cases && self.accept(few)? {
                break;
            }
        }
        Ok(())
    }

    /// Drops some cases: half of them, a quarter and so on, or a single one. Returns whether that
    /// is possible.
    fn drop_cases(&mut self) -> Result<bool, CliError> {
        for (start, end) in parts(self.smallest.cases.len()).skip(1) {
            // Copying many cases takes time, too.
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

    /// Replaces each case by simpler ones as long as that is possible, together with its copies or
    /// alone. Returns whether one was found.
    fn simplify_cases(&mut self) -> Result<bool, CliError> {
        let mut is_simpler = false;
        for index in 0..self.smallest.cases.len() {
            // Finding the candidates for a case takes time, too.
            while !self.is_over() {
                let cases = &self.smallest.cases;
                let is_copy = |other: &usize| cases[*other] == cases[index];
                let copies: Vec<usize> = (0..cases.len()).filter(is_copy).collect();
                if !self.simplify(&copies)? && (copies.len() < 2 || !self.simplify(&[index])?) {
                    break;
                }
                is_simpler = true;
            }
        }
        Ok(is_simpler)
    }

    /// Replaces the same case at all of these indices by a simpler one. Returns whether one was
    /// found.
    fn simplify(&mut self, indices: &[usize]) -> Result<bool, CliError> {
        let mut cases = self.smallest.cases.clone();
        let mut candidates = self.search.program.problem.simpler(&cases[indices[0]]);
        // A group stands for its candidates only if they do not share the input with other cases.
        let most = match cases.len() {
            1 => self.search.most_cases(cases[0].len()),
            _ => 1,
        };
        let mut size = self.smallest.wrong_case().map_or(1, |_| most);
        loop {
            let group = candidates.by_ref().take(size);
            let group: Vec<_> = group.take_while(|_| !self.is_over()).collect();
            let Some(first) = group.first() else {
                return Ok(false);
            };
            for &index in indices {
                cases[index].clone_from(first);
            }
            let is_found = match group.len() {
                1 => self.accept(cases.clone())?,
                _ => self.find(&group)?,
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
        let Some(found) = self.failure(group.to_vec())? else {
            return Ok(false);
        };
        // Those before the case that is wrong are right.
        let first = found.wrong_case().unwrap_or(0);
        for case in &group[first..] {
            if self.accept(vec![case.clone()])? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Continues with `cases` if the program fails on them in the same way.
    fn accept(&mut self, cases: Vec<Vec<u8>>) -> Result<bool, CliError> {
        let failure = self.failure(cases)?;
        let Some(smaller) = failure.filter(|failure| failure.is_like(self.smallest)) else {
            return Ok(false);
        };
        *self.smallest = smaller;
        // The report says so if it cannot be kept.
        let _ = keep(self.search.program.problem, self.smallest, &[]);
        Ok(true)
    }

    fn weight(&self, case: &[u8]) -> Weight {
        self.search.program.problem.weight(case)
    }

    /// The failure on `cases`, if there is one and time is left.
    fn failure(&mut self, cases: Vec<Vec<u8>>) -> Result<Option<Attempt>, CliError> {
        if self.is_over() {
            return Ok(None);
        }
        let (runs, time) = (counted(self.runs, "run"), self.start.elapsed().as_secs());
        let left = counted(self.smallest.cases.len() as u64, "case");
        let bytes = self.smallest.input.len();
        show_progress(&format!(
            "shrinking: {runs}, {time} s; {left}, {bytes} bytes left"
        ));
        let mut hasher = DefaultHasher::new();
        cases.hash(&mut hasher);
        if !self.tried.insert(hasher.finish()) {
            return Ok(None);
        }
        self.runs += 1;
        let attempt = Attempt::of_cases(&self.search.program, cases)?;
        // Whitespace that is wrong everywhere must not hide which case is wrong.
        let is_other = attempt.is_presentation_error() && !self.smallest.is_presentation_error();
        Ok((attempt.fails() && !is_other).then_some(attempt))
    }

    /// Whether the time is over, or not enough is left to see the program exceed its limit.
    fn is_over(&self) -> bool {
        let time = self.search.shrink_time;
        let needed = if self.smallest.is_slow() {
            self.smallest.run.passed.min(time / 2)
        } else {
            Duration::ZERO
        };
        time.saturating_sub(self.start.elapsed()) <= needed
    }
}

//! Shrinks a failing input: searches for a smaller input on which the program fails in the same
//! way.
//!
//! First, smaller cases are generated, beginning with the smallest size. Then inputs of few cases
//! are tried: the wrong case alone, two cases, copies of the simplest case, and the cases up to the
//! wrong one. After that, parts of the input are dropped: first half of it, finally single cases.
//! In the end each remaining case is replaced with simpler candidates, until the program passes on
//! all of them.
//!
//! A case can have thousands of candidates, and starting an interpreter takes longer than solving
//! many cases. Therefore a group of candidates is tried in one run. If the run fails, the verdict
//! names the first wrong candidate, which is the simplest one, because a group is sorted. It must
//! also fail without the others: in an input of one case, that is confirmed after a few more groups,
//! and if it passes then, every candidate is confirmed at once from there on. Otherwise, as after a
//! crash, smaller groups are tried. If the run succeeds, the next group is larger, and can have more
//! cases than the judges allow: a program that cannot hold them fails, and the next group is
//! smaller. Candidates are generated one group at a time, until the time is over.
//!
//! If the program is too slow, each case is tried alone, the largest first, until the program is
//! too slow on one of them. This case is not simplified, because a simpler one would say no more
//! about the program.

use crate::cli::error::Result;
use crate::cli::tester::attempt::Attempt;
use crate::cli::tester::search::{show_progress, Search};
use judge::workbench::shrinker::{parts, Weight};
use judge::workbench::text::counted;
use std::cmp::Reverse;
use std::collections::HashSet;
use std::hash::BuildHasher;
use std::mem;
use std::time::Instant;

/// The number of cases in the first group of candidates.
const MIN_GROUP_CASES: usize = 8;

/// The maximum number of cases in a group of candidates.
const MAX_GROUP_CASES: usize = 256;

/// The maximum length of a group of candidates in bytes.
const MAX_GROUP_LENGTH: usize = 1 << 17;

/// A candidate is confirmed at the latest after this number of runs.
const MAX_RUNS_UNTIL_CONFIRMED: u64 = 8;

/// The factor by which groups of candidates become larger or smaller.
const GROWTH: usize = 4;

/// Makes the input of `failure` as small as the time for shrinking allows. Returns true if
/// shrinking was completed in this time. Calls `on_smaller` with each failure on a smaller input.
pub fn shrink(
    search: &Search,
    failure: &mut Attempt,
    on_smaller: &mut dyn FnMut(&Attempt),
) -> Result<bool> {
    let mut shrinking = Shrinking {
        search,
        failure,
        on_smaller,
        start: Instant::now(),
        run_count: 0,
        tried_hashes: HashSet::new(),
        group_cases: MIN_GROUP_CASES,
        confirmed: None,
        trusts_groups: true,
    };
    if shrinking.failure.cases.is_empty() {
        // The input has unusual whitespace. Tries the same cases with the usual whitespace.
        let cases = search.program.problem.cases(&shrinking.failure.input);
        shrinking.keep_if_failing(cases.unwrap_or_default())?;
    }
    let is_slow = shrinking.failure.is_slow();
    if is_slow {
        shrinking.try_slow_case()?;
    } else {
        shrinking.generate_smaller_cases()?;
        shrinking.try_few_cases()?;
    }
    while shrinking.drop_cases()? || !is_slow && shrinking.simplify_cases()? {}
    Ok(is_slow && shrinking.failure.cases.len() < 2 || !shrinking.is_over())
}

/// The search for a smaller failing input.
struct Shrinking<'a> {
    search: &'a Search,
    /// The failure on the smallest input so far.
    failure: &'a mut Attempt,
    on_smaller: &'a mut dyn FnMut(&Attempt),
    start: Instant,
    run_count: u64,
    /// The hashes of the inputs tried so far. If cases are equal, dropping either gives the same
    /// input.
    tried_hashes: HashSet<u64>,
    /// The maximum number of cases in the next group of candidates.
    group_cases: usize,
    /// The last confirmed failure, if only the cases of `failure` are those of a smaller input that
    /// is not confirmed.
    confirmed: Option<Attempt>,
    /// False after a candidate failed in a group, but passed alone.
    trusts_groups: bool,
}

impl Shrinking<'_> {
    /// Tries generated cases of the first sizes. Stops when the program fails on them, when they
    /// are not simpler than the wrong case, or after a third of the time.
    fn generate_smaller_cases(&mut self) -> Result<()> {
        let index = self.failure.wrong_index().unwrap_or(0);
        let wrong_case = self.failure.cases.get(index);
        let max_weight = wrong_case.map(|case| self.weight(case));
        for size in self.search.program.problem.first_sizes {
            for &kind in &self.search.kinds {
                let mut request = self.search.request;
                (request.size, request.kind) = (Some(*size), Some(kind));
                let cases = self.search.generate_cases(request)?;
                let mut weights = cases.iter().map(|case| Some(self.weight(case)));
                let is_simpler = weights.all(|weight| weight < max_weight);
                // Leaves two thirds of the time for the other ways of shrinking.
                let is_over = 3 * self.start.elapsed() > self.search.shrink_time;
                if !is_simpler || is_over || self.keep_if_failing(cases)? {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Tries each case alone, the largest first, until the program is too slow on one of them.
    fn try_slow_case(&mut self) -> Result<()> {
        let mut cases = self.failure.cases.clone();
        cases.sort_by_cached_key(|case| Reverse(self.weight(case)));
        for case in cases {
            if self.keep_if_failing(vec![case])? {
                break;
            }
        }
        Ok(())
    }

    /// Tries inputs of few cases: selections and copies of the cases up to the wrong one.
    fn try_few_cases(&mut self) -> Result<()> {
        let cases = self.failure.cases.clone();
        // After a crash, the last case counts as the wrong one.
        let Some(wrong_index) = self.failure.wrong_index().or(cases.len().checked_sub(1)) else {
            return Ok(());
        };
        let cases_up_to_wrong = &cases[..=wrong_index];
        let candidates = cases_up_to_wrong.iter();
        let simplest = candidates.min_by_key(|case| self.weight(case));
        let wrong_case = &cases[wrong_index];
        let previous_case = &cases[wrong_index.saturating_sub(1)];
        let selections = [
            vec![wrong_case; 1],
            vec![wrong_case; 2],
            vec![previous_case, wrong_case],
            vec![simplest.unwrap_or(wrong_case); wrong_index + 1],
            cases_up_to_wrong.iter().collect(),
        ];
        for selection in selections {
            let selection: Vec<Vec<u8>> = selection.into_iter().cloned().collect();
            let is_smaller = selection.len() <= cases.len() && selection != cases;
            if is_smaller && self.keep_if_failing(selection)? {
                break;
            }
        }
        Ok(())
    }

    /// Drops some cases: half of them, a quarter and so on, or a single one. Returns true if the
    /// program still fails. Otherwise tries the next part.
    fn drop_cases(&mut self) -> Result<bool> {
        // The first part is the whole input.
        for (start, end) in parts(self.failure.cases.len()).skip(1) {
            // Checks the time before copying many cases, which takes time itself.
            if self.is_over() {
                break;
            }
            let cases = &self.failure.cases;
            if self.keep_if_failing([&cases[..start], &cases[end..]].concat())? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Replaces each case with simpler ones while the program fails: first together with its
    /// copies, then alone. Returns true if a case became simpler.
    fn simplify_cases(&mut self) -> Result<bool> {
        let mut is_simpler = false;
        for index in 0..self.failure.cases.len() {
            // Checks the time before making candidates, which takes time itself.
            while !self.is_over() {
                let cases = &self.failure.cases;
                let is_copy = |other: &usize| cases[*other] == cases[index];
                let indices: Vec<usize> = (0..cases.len()).filter(is_copy).collect();
                if !self.simplify(&indices)? && (indices.len() < 2 || !self.simplify(&[index])?) {
                    break;
                }
                is_simpler = true;
            }
        }
        self.confirm()?;
        Ok(is_simpler)
    }

    /// Replaces the cases at these indices, which are all equal, with a simpler candidate on which
    /// the program still fails. Returns false if there is none.
    fn simplify(&mut self, indices: &[usize]) -> Result<bool> {
        let cases = self.failure.cases.clone();
        let length = self.failure.input.len();
        let mut candidates = self.search.program.problem.candidates(&cases[indices[0]]);
        let input_with = |candidate: Vec<u8>| {
            let mut cases = cases.clone();
            for &index in indices {
                cases[index].clone_from(&candidate);
            }
            cases
        };
        loop {
            let most = (MAX_GROUP_LENGTH / length).min(self.group_cases / cases.len());
            let group = candidates.by_ref().take(most.max(1));
            let mut group: Vec<_> = group.take_while(|_| !self.is_over()).collect();
            if group.is_empty() {
                return Ok(false);
            }
            group.sort_by_cached_key(|candidate| self.weight(candidate));
            let mut inputs: Vec<_> = group.into_iter().map(input_with).collect();
            inputs.retain(|input| !self.tried_hashes.contains(&self.hash(input)));
            let run_count = self.run_count;
            if self.keep_first_failing(&inputs)? {
                return Ok(true);
            }
            // After several runs, the program fails on the group, but on no candidate alone.
            self.group_cases = match self.run_count <= run_count + 1 {
                true => (GROWTH * self.group_cases).min(MAX_GROUP_CASES),
                false => (inputs.len() * cases.len() / GROWTH).max(1),
            };
        }
    }

    /// Keeps the first of the inputs, which have equally many cases, on which the program fails in
    /// the same way as before. Returns false if there is none. Runs the program on all inputs at
    /// once. If that fails, runs it on the input with the first wrong case, and then on smaller
    /// groups.
    fn keep_first_failing(&mut self, inputs: &[Vec<Vec<u8>>]) -> Result<bool> {
        match inputs {
            [] => return Ok(false),
            [input] => return self.keep_if_failing(input.clone()),
            _ => {}
        }
        let Some(attempt) = self.run_if_new(inputs.concat())? else {
            let hashes: Vec<u64> = inputs.iter().map(|input| self.hash(input)).collect();
            self.tried_hashes.extend(hashes);
            return Ok(false);
        };
        if let Some(index) = attempt.wrong_index() {
            let input = inputs[index / inputs[0].len()].clone();
            let is_same = attempt.outcome() == self.failure.outcome();
            if self.trusts_groups && is_same && input.len() == 1 {
                let confirmed = self.failure.clone();
                self.confirmed.get_or_insert(confirmed);
                self.failure.cases = input;
                if self.run_count % MAX_RUNS_UNTIL_CONFIRMED == 0 {
                    self.confirm()?;
                }
                return Ok(true);
            }
            if self.keep_if_failing(input)? {
                return Ok(true);
            }
        }
        for group in inputs.chunks(inputs.len().div_ceil(GROWTH)) {
            if self.keep_first_failing(group)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Runs the program on the smallest input, if it is not confirmed. If the program does not fail
    /// in the same way, goes back to the last confirmed failure.
    fn confirm(&mut self) -> Result<()> {
        if let Some(confirmed) = self.confirmed.take() {
            let cases = mem::replace(self.failure, confirmed).cases;
            // The time may be over, but is enough for this run.
            let attempt = Attempt::on_cases(&self.search.program, cases)?;
            self.trusts_groups = self.keep_if_same(Some(attempt));
            if !self.trusts_groups {
                self.tried_hashes.clear();
            }
        }
        Ok(())
    }

    /// Runs the program on `cases`. Makes them the smallest input and returns true if the program
    /// fails in the same way as before.
    fn keep_if_failing(&mut self, cases: Vec<Vec<u8>>) -> Result<bool> {
        let attempt = self.run_if_new(cases)?;
        Ok(self.keep_if_same(attempt))
    }

    /// Makes the input of `attempt` the smallest input if the program failed in the same way as
    /// before.
    fn keep_if_same(&mut self, attempt: Option<Attempt>) -> bool {
        let is_same = |attempt: &Attempt| attempt.outcome() == self.failure.outcome();
        let Some(failure) = attempt.filter(is_same) else {
            return false;
        };
        (self.on_smaller)(&failure);
        *self.failure = failure;
        self.confirmed = None;
        true
    }

    fn hash(&self, cases: &[Vec<u8>]) -> u64 {
        self.tried_hashes.hasher().hash_one(cases)
    }

    fn weight(&self, case: &[u8]) -> Weight {
        self.search.program.problem.weight(case)
    }

    /// Runs the program on `cases`, and returns the attempt if it fails. Returns `None` without a
    /// run if the time is over or the cases were tried before. Returns `None` for a presentation
    /// error that would replace another failure.
    fn run_if_new(&mut self, cases: Vec<Vec<u8>>) -> Result<Option<Attempt>> {
        if self.is_over() {
            return Ok(None);
        }
        let runs = counted(self.run_count, "run");
        let cases_left = counted(self.failure.cases.len() as u64, "case");
        let (elapsed, bytes) = (self.start.elapsed().as_secs(), self.failure.input.len());
        let progress = format!("shrinking: {runs}, {elapsed} s; {cases_left}, {bytes} bytes left");
        show_progress(&progress);
        if !self.tried_hashes.insert(self.hash(&cases)) {
            return Ok(None);
        }
        self.run_count += 1;
        let attempt = Attempt::on_cases(&self.search.program, cases)?;
        let is_milder = attempt.is_presentation_error() && !self.failure.is_presentation_error();
        Ok((attempt.fails() && !is_milder).then_some(attempt))
    }

    /// Returns true if the time is over, or if too little is left for a run that takes as long as
    /// the one that failed.
    fn is_over(&self) -> bool {
        let time = self.search.shrink_time;
        let needed_time = self.failure.run.elapsed.min(time / 2);
        time.saturating_sub(self.start.elapsed()) <= needed_time
    }
}

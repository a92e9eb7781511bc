//! The search for the known mistakes that a program may make. A mistake fits if the plain solution
//! with this mistake gives the same output as the program. If none or too many fit, the rules that
//! distinguish the wrong cases from the right ones are suspects.
//!
//! The maximum numbers below bound the time of the search.

use crate::workbench::checker::{has_same_words, Answer, Whitespace};
use crate::workbench::entry::Mistake;
use crate::workbench::explanation::{CaseCount, Options, ProgramTrace, MIN_RIGHT_CASES};
use crate::workbench::problem::Problem;
use crate::workbench::report::Report;
use crate::workbench::trace::{Behaviour, Divergence};
use std::collections::BTreeMap;
use std::ops::Range;

/// The maximum number of events of a mistake in one input of `judge test`.
pub const TEST_BUDGET: usize = 2_000_000;

/// The maximum number of bytes in the compared cases.
const MAX_BYTES: usize = 1 << 20;

/// The maximum number of events of the rules in the compared cases.
const MAX_EVENTS: usize = 50_000;

/// The maximum number of events of a mistake in the compared cases.
const MAX_MISTAKE_EVENTS: usize = 2 * MAX_EVENTS;

/// The maximum number of compared cases after the first wrong one. The search for suspects compares
/// at most as many before it.
const MAX_NEAR_CASES: usize = 50;

/// The maximum number of mistakes or rules that are named. A longer list would not help.
const MAX_NAMED: usize = 3;

/// Returns true if a mistake fits: the plain solution with this mistake ends like the program on
/// the same canonical input, with the same output, a crash, or too many events. `behaviour` is the end
/// of the program's run. `budget` is the maximum number of events of the mistake.
pub fn fits(
    problem: &dyn Problem,
    mistake: &Mistake,
    input: &str,
    budget: usize,
    behaviour: Behaviour<&[u8]>,
    whitespace: Whitespace,
) -> bool {
    match (problem.run_plain(input, mistake.name, budget), behaviour) {
        (Behaviour::Answers(mistake_output), Behaviour::Answers(output)) => {
            let (text, ends) = (mistake_output.into_bytes(), Vec::new());
            let answer = Answer { text, ends };
            has_same_words(&answer.text, output) && whitespace.mismatch(&answer, output).is_none()
        }
        (Behaviour::Crashes, Behaviour::Crashes)
        | (Behaviour::OutOfBudget, Behaviour::OutOfBudget) => true,
        _ => false,
    }
}

/// Returns the trace of a program of which only the output for a valid input is known: the mistakes
/// that give this output, and their divergence. If none or too many fit, the trace has suspects instead.
/// The divergence is in `case` or, if that is `None`, in the first wrong case. Returns `None` if no
/// case is wrong, or if even the first wrong case is too long for a comparison.
pub fn trace_of_output(
    problem: &dyn Problem,
    input: &[u8],
    report: &Report,
    case: Option<u64>,
) -> Option<ProgramTrace> {
    let wrong_case = report.verdict.mismatch()?.case? as usize - 1;
    let input_of = |range: Range<usize>| {
        let cases = problem.cases_in(input, range).unwrap_or_default();
        String::from_utf8_lossy(&problem.format.join(&cases)).into_owned()
    };
    // Earlier cases are compared because some mistakes depend on them. Later cases are compared
    // because they distinguish mistakes. If the comparison would be too long, fewer cases are used.
    let case_count = report.answer.ends.len();
    let end = case_count.min(wrong_case + 1 + MAX_NEAR_CASES);
    let ranges = [0..end, 0..wrong_case + 1, wrong_case..wrong_case + 1].into_iter();
    // Each case has at least one event.
    let ranges = ranges.filter(|range| range.len() <= MAX_EVENTS);
    let mut inputs = ranges.map(|range| (input_of(range.clone()), range));
    let (compared_input, compared) = inputs.find(|(input, _)| {
        let is_short = input.len() <= MAX_BYTES;
        is_short
            && matches!(
                problem.run_plain(input, "", MAX_EVENTS),
                Behaviour::Answers(_)
            )
    })?;
    let behaviour = Behaviour::Answers(report.output_of(compared.clone()));
    let (budget, whitespace) = (MAX_MISTAKE_EVENTS, problem.judging.whitespace);
    let fits = |mistake: &&_| {
        fits(
            problem,
            mistake,
            &compared_input,
            budget,
            behaviour,
            whitespace,
        )
    };
    let mistakes = none_if_many(problem.tests.mistakes.iter().filter(fits).collect());
    if mistakes.is_empty() {
        let near_start = wrong_case.saturating_sub(MAX_NEAR_CASES);
        let near = near_start.max(compared.start)..compared.end;
        // If several answers may be right, the message about the broken rule helps more.
        let near = if problem.has_one_answer() { near } else { 0..0 };
        return Some(trace_with_suspects(problem, input, near, report));
    }
    let case = case.map_or(wrong_case, |case| case as usize - 1);
    let (input, cases_before) = if compared.contains(&case) {
        (compared_input, compared.start)
    } else {
        (input_of(case..case + 1), case)
    };
    let case_in_input = (case - cases_before) as u64 + 1;
    let mut trace = trace_of_mistakes(problem, &input, Some(case_in_input), &mistakes);
    if let Some(Divergence::At(place)) = &mut trace.divergence {
        place.case += cases_before as u64;
    }
    trace.is_guess = true;
    Some(trace)
}

/// Returns the trace of a program with an unknown mistake. Its suspects are the rules that
/// distinguish the wrong cases best from the right ones: most wrong cases use them, and few right
/// cases do. There are none if fewer than [`MIN_RIGHT_CASES`] cases are right, if the shares differ
/// too little, or if more than [`MAX_NAMED`] rules fit about as well.
fn trace_with_suspects(
    problem: &dyn Problem,
    input: &[u8],
    near: Range<usize>,
    report: &Report,
) -> ProgramTrace {
    let mut rules: BTreeMap<String, CaseCount> = BTreeMap::new();
    let (mut compared, mut shortest) = (CaseCount::default(), None);
    let texts = problem.cases_in(input, near.clone());
    for (case, text) in near.zip(texts.unwrap_or_default()) {
        let input = problem.format.join(&[text]);
        let summary = problem.summary(&input, &Options::default());
        let summary = summary.unwrap_or_default();
        let is_right = report.is_right(&report.cases[case]);
        compared.add(is_right);
        if !is_right {
            let candidate = (summary.step_count, case as u64 + 1);
            shortest = Some(shortest.map_or(candidate, |pair| candidate.min(pair)));
        }
        for first_use in summary.first_uses {
            rules.entry(first_use.rule).or_default().add(is_right);
        }
    }
    let difference = |count: &CaseCount| count.difference(&compared);
    // At least 80 % of the wrong cases use a common rule.
    let is_common = |count: &&CaseCount| 5 * count.wrong >= 4 * compared.wrong;
    let common: Vec<CaseCount> = rules.values().filter(is_common).copied().collect();
    let best = common.iter().copied().max_by_key(difference);
    let best = best.unwrap_or_default();
    let has_enough_cases = compared.right >= MIN_RIGHT_CASES;
    // The shares must differ by more than 40 percentage points.
    let differs_enough = 5 * difference(&best) > 2 * compared.wrong * compared.right;
    // A long game uses most rules. If many rules differ nearly as much as the best one, the best
    // one may be so by chance.
    let is_rival = |count: &&CaseCount| 8 * difference(count) >= 7 * difference(&best);
    let has_few_rivals = common.iter().filter(is_rival).count() <= MAX_NAMED;
    let is_clear = has_enough_cases && differs_enough && has_few_rivals;
    let suspects = rules
        .iter()
        .filter(|(_, count)| is_clear && **count == best);
    ProgramTrace {
        is_guess: true,
        suspects: suspects.map(|(rule, _)| rule.clone()).collect(),
        compared,
        rules,
        shortest_case: shortest.map(|(_, number)| number),
        ..ProgramTrace::default()
    }
}

/// Returns the mistakes, or an empty list if there are more than `MAX_NAMED`.
pub fn none_if_many(mistakes: Vec<&'static Mistake>) -> Vec<&'static Mistake> {
    let few = Some(mistakes).filter(|mistakes| mistakes.len() <= MAX_NAMED);
    few.unwrap_or_default()
}

/// Returns the trace of a program that makes one of these mistakes, on a canonical input. The
/// divergence is in `case` or, if it is `None`, in any case. If the mistakes diverge in different
/// places, the divergence is `None`.
pub fn trace_of_mistakes(
    problem: &dyn Problem,
    input: &str,
    case: Option<u64>,
    mistakes: &[&'static Mistake],
) -> ProgramTrace {
    let names = mistakes.iter().map(|mistake| mistake.name);
    let mut divergences = names.map(|name| problem.divergence(input, case, name));
    let first_divergence = divergences.next();
    ProgramTrace {
        mistakes: mistakes.iter().map(|mistake| mistake.predicate).collect(),
        phrases: problem.phrases,
        divergence: first_divergence.filter(|first| divergences.all(|other| other == *first)),
        ..ProgramTrace::default()
    }
}

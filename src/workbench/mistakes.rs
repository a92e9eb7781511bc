//! The search for the known mistakes that a program may make. A mistake fits if the plain solution
//! with this mistake gives the same output as the program. If none or too many fit, the rules that
//! distinguish the wrong cases from the right ones are suspects.
//!
//! The budgets bound the time of the search. If even the first wrong case is over the budget, the
//! trace says so.

use crate::workbench::checker::{has_same_words, Answer, Whitespace};
use crate::workbench::entry::Mistake;
use crate::workbench::explanation::{CaseCount, CaseOutput, Options, ProgramTrace, MIN_CASES};
use crate::workbench::problem::Problem;
use crate::workbench::report::Report;
use crate::workbench::trace::{budget, Behaviour, Divergence};
use std::collections::BTreeMap;
use std::ops::Range;

/// The share of the [`budget`] that each run of the plain solution may use: it runs once for each
/// mistake.
const RUN_SHARE: usize = 20;

/// The maximum number of compared cases after the first wrong one. The search for suspects compares
/// at most as many before it.
const MAX_NEAR_CASES: usize = 50;

/// The maximum number of wrong cases in which deviations are searched.
const MAX_SEARCHED_CASES: usize = 10;

/// The maximum number of mistakes or rules that are named. A longer list would not help.
const MAX_NAMED: usize = 3;

/// Returns true if a mistake fits: on the same canonical input, the plain solution with this
/// mistake and the program both print the same output, both crash, or both exceed their budget.
/// `behaviour` is the behaviour of the program. `budget` is the budget of the plain solution.
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

/// Returns a trace that is guessed from the output of a program for a valid input: the known
/// mistakes that give this output, and their divergence in the case with the number `case_number`
/// or, if that is `None`, in the first wrong case. If none or too many mistakes fit, the trace has
/// suspects instead. Returns `None` if no case is wrong.
pub fn trace_of_output(
    problem: &dyn Problem,
    input: &[u8],
    report: &Report,
    case_number: Option<u64>,
) -> Option<ProgramTrace> {
    let wrong_index = report.verdict.mismatch()?.case? as usize - 1;
    let input_of = |cases: &[Vec<u8>]| {
        let input = problem.format.join(cases);
        String::from_utf8_lossy(&input).into_owned()
    };
    // Earlier cases are compared because some mistakes depend on them. Later cases are compared
    // because they distinguish mistakes. If the comparison would be too long, fewer cases are used.
    let cases = problem.cases_in(input, 0..wrong_index + 1 + MAX_NEAR_CASES);
    let cases = cases.ok()?;
    let end = cases.len();
    let ranges = [0..end, 0..wrong_index + 1, wrong_index..wrong_index + 1];
    let budget_of = |range: &Range<usize>| budget(&cases[range.clone()]) / RUN_SHARE;
    let find_input = |range: Range<usize>| {
        let input = input_of(&cases[range.clone()]);
        let behaviour = problem.run_plain(&input, "", budget_of(&range));
        matches!(behaviour, Behaviour::Answers(_)).then_some((input, range))
    };
    let Some((text, compared_cases)) = ranges.into_iter().find_map(find_input) else {
        return Some(ProgramTrace {
            is_guess: true,
            ..ProgramTrace::new(Divergence::OutOfBudget)
        });
    };
    let behaviour = Behaviour::Answers(report.output_of(compared_cases.clone()));
    // A mistake may lead to more events.
    let (budget, whitespace) = (2 * budget_of(&compared_cases), problem.judging.whitespace);
    let explains = |mistake: &&_| fits(problem, mistake, &text, budget, behaviour, whitespace);
    let mistakes = none_if_many(problem.mistakes.iter().filter(explains).collect());
    if mistakes.is_empty() {
        let near_start = wrong_index.saturating_sub(MAX_NEAR_CASES);
        let near_cases = near_start.max(compared_cases.start)..compared_cases.end;
        return Some(trace_with_suspects(problem, &cases, near_cases, report));
    }
    let index = case_number.map_or(wrong_index, |number| number as usize - 1);
    let (input, cases_before) = if compared_cases.contains(&index) {
        (text, compared_cases.start)
    } else {
        let case = problem.cases_in(input, index..index + 1).ok()?;
        (input_of(&case), index)
    };
    let case_in_input = (index - cases_before) as u64 + 1;
    let mut trace = trace_of_mistakes(problem, &input, Some(case_in_input), &mistakes);
    if let Some(Divergence::At(place)) = &mut trace.divergence {
        place.case += cases_before as u64;
    }
    trace.is_guess = true;
    Some(trace)
}

/// Returns the trace of a program with an unknown mistake. Its suspects are the rules that
/// distinguish the wrong cases best from the right ones: most wrong cases use them, and few right
/// cases do. `near_cases` are the indices of the compared cases. There are no suspects if fewer
/// than [`MIN_CASES`] cases are right, if a quarter or more of these use the rule (or any, if only
/// one wrong case does), if more than [`MAX_NAMED`] rules fit about as well, or if a wrong case is
/// the same as an earlier right one.
fn trace_with_suspects(
    problem: &dyn Problem,
    cases: &[Vec<u8>],
    near_cases: Range<usize>,
    report: &Report,
) -> ProgramTrace {
    let is_right = |index: &usize| report.is_right(&report.cases[*index]);
    let (right_cases, wrong_cases): (Vec<usize>, Vec<usize>) = near_cases.partition(is_right);
    let compared = CaseCount {
        right: right_cases.len() as u64,
        wrong: wrong_cases.len() as u64,
    };
    let same_right_case = |&wrong: &usize| {
        let mut right_cases = right_cases.iter();
        let right = right_cases.find(|&&right| right < wrong && cases[right] == cases[wrong])?;
        Some([wrong as u64 + 1, *right as u64 + 1])
    };
    let repetition = wrong_cases.iter().find_map(same_right_case);
    let output_of = |index: usize| report.output_of(index..index + 1);
    let repeats_output = |&&wrong: &&usize| {
        // "Draw" or "0" may be the output of two cases in a row by chance.
        let has_number = output_of(wrong)
            .iter()
            .any(|byte| (b'1'..=b'9').contains(byte));
        has_number && wrong > 0 && output_of(wrong) == output_of(wrong - 1)
    };
    let repeating_cases: Vec<&usize> = wrong_cases.iter().filter(repeats_output).collect();
    let are_many = repeating_cases.len() > 1 && 2 * repeating_cases.len() >= wrong_cases.len();
    let repeated_output = repeating_cases.first().filter(|_| are_many);
    let mut rules: BTreeMap<String, CaseCount> = BTreeMap::new();
    for index in right_cases.iter().chain(&wrong_cases) {
        let (is_right, input) = (is_right(index), problem.format.join(&[&cases[*index]]));
        let summary = problem.summary(&input, &Options::default());
        for first_use in summary.unwrap_or_default().first_uses {
            rules.entry(first_use.rule).or_default().add(is_right);
        }
    }
    let difference = |count: &CaseCount| count.difference(&compared);
    // A rule is common if at least 80 % of the wrong cases use it.
    let is_common = |count: &&CaseCount| 5 * count.wrong >= 4 * compared.wrong;
    let common: Vec<CaseCount> = rules.values().filter(is_common).copied().collect();
    // A broken rule may have no effect, so a right case that uses it counts half as much against it
    // as a wrong case that does not.
    let score = |count: &CaseCount| difference(count) + count.wrong * compared.right;
    let best = common.iter().copied().max_by_key(score);
    let best = best.unwrap_or_default();
    // A long game uses most rules. If many rules separate wrong from right cases nearly as well as
    // the best one, that one may be best by chance.
    let is_rival = |count: &&CaseCount| 8 * difference(count) >= 7 * difference(&best);
    let has_few_rivals = common.iter().filter(is_rival).count() <= MAX_NAMED;
    let is_rare = 4 * best.right < compared.right && (best.wrong > 1 || best.right == 0);
    let is_clear = compared.right >= MIN_CASES && is_rare && has_few_rivals;
    let is_clear = is_clear && repetition.is_none();
    let mut lightest_cases = wrong_cases.clone();
    lightest_cases.sort_by_cached_key(|&index| problem.weight(&cases[index]));
    lightest_cases.truncate(MAX_SEARCHED_CASES);
    let has_deviation = |&&index: &&usize| {
        let output = Some(CaseOutput::new(report, index..index + 1, None, true));
        let options = Options {
            output,
            ..Options::default()
        };
        let summary = problem.summary(&problem.format.join(&[&cases[index]]), &options);
        summary.is_some_and(|summary| !summary.deviations.is_empty())
    };
    // If no case is right, the output may be for another input, or empty.
    let lightest_case = lightest_cases.first().filter(|_| compared.right > 0);
    let simplest_case = lightest_cases.iter().find(has_deviation).or(lightest_case);
    let suspects = rules.iter().filter(|pair| is_clear && *pair.1 == best);
    ProgramTrace {
        is_guess: true,
        suspects: suspects.map(|(rule, _)| rule.clone()).collect(),
        compared,
        rules,
        simplest_case: simplest_case.map(|&index| index as u64 + 1),
        repetition,
        repeated_output: repeated_output.map(|&&index| index as u64 + 1),
        ..ProgramTrace::default()
    }
}

/// Returns the mistakes, or an empty list if there are more than `MAX_NAMED`.
pub fn none_if_many(mistakes: Vec<&'static Mistake>) -> Vec<&'static Mistake> {
    let few = Some(mistakes).filter(|mistakes| mistakes.len() <= MAX_NAMED);
    few.unwrap_or_default()
}

/// Returns the trace of a program that makes one of these mistakes, on a canonical input. The
/// divergence is in `case` or, if it is `None`, in whichever case comes first. If the mistakes
/// diverge in different places, the divergence is `None`.
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

//! Diagnoses a program from its output, its steps, or the mistakes that it makes. Without steps, the
//! known mistakes are searched for those that give exactly its output.
//!
//! The budgets bound the time of the search. If even the first wrong case is over the budget, the
//! diagnosis says so.

use crate::workbench::checker::{
    begins_with_words, has_same_words, has_same_words_without_stops, Answer, Mismatch, Whitespace,
};
use crate::workbench::entry::Mistake;
use crate::workbench::explanation::{CaseOutput, Causes, Clue, Diagnosis, Fit};
use crate::workbench::problem::Problem;
use crate::workbench::report::Report;
use crate::workbench::trace::{budget, Behaviour, Divergence};
use std::ops::Range;

/// The share of the [`budget`] that each run of the plain solution may use: it runs once for each
/// mistake.
const RUN_SHARE: usize = 20;

/// The maximum number of compared cases after the first wrong one.
const MAX_NEAR_CASES: usize = 50;

/// The maximum number of mistakes that are named. A longer list would not help.
const MAX_NAMED: usize = 3;

/// The evidence about a program.
#[derive(Default)]
pub struct Evidence<'a> {
    /// The report on the output of the program.
    pub report: Option<&'a Report<'a>>,
    /// The steps that the program printed.
    pub steps: &'a [String],
    /// The mistakes of the program; `None` if they are to be searched for.
    pub causes: Option<Causes>,
}

/// Diagnoses a program on a valid input. Returns the number of the case to explain, and the
/// diagnosis on it. That is `case` or, if it is `None`, the case of the first wrong step or, if that
/// is not known, the simplest wrong case.
pub fn diagnose(
    problem: &dyn Problem,
    input: &[u8],
    case: Option<u64>,
    evidence: Evidence,
) -> (u64, Diagnosis) {
    let (report, steps) = (evidence.report, evidence.steps);
    let text = || problem.canonical_text(input).unwrap_or_default();
    let simplest = report.and_then(|report| simplest_wrong_case(problem, input, report));
    let mut diagnosis = match (evidence.causes, report) {
        (Some(causes), _) => diagnose_causes(problem, &text(), case, causes),
        (None, Some(report)) => {
            let case = case.or(simplest).unwrap_or(1);
            diagnose_output(problem, input, report, case).unwrap_or_default()
        }
        (None, None) => Diagnosis::default(),
    };
    if !steps.is_empty() {
        diagnosis.add_steps(problem.divergence_of_steps(&text(), steps));
    }
    if report.is_some() && !problem.has_one_answer() {
        // Another event than that of the rules may be right, too. The report has the wrong line.
        diagnosis.divergence = None;
    }
    let place = diagnosis.certain_place();
    // Lines after the last case count as part of it.
    let wrong_report = report.filter(|report| report.verdict.mismatch().is_some());
    let last_case = wrong_report.map(|report| report.answer.ends.len() as u64);
    let chosen = case.or(place.map(|place| place.case));
    let case = chosen.or(simplest).or(last_case).unwrap_or(1);
    if let Some(report) = report {
        add_output(&mut diagnosis, problem, input, report, case);
    }
    diagnosis.next = diagnosis.next(problem, case, simplest, !steps.is_empty());
    (case, diagnosis)
}

/// Returns how exactly the mistake with this name fits. `behaviour` is the behaviour of the program.
/// `budget` is the budget of the plain solution.
pub fn fit(
    problem: &dyn Problem,
    mistake: &str,
    input: &str,
    budget: usize,
    behaviour: Behaviour<&[u8]>,
    whitespace: Whitespace,
) -> Fit {
    match (problem.run_plain(input, mistake, budget), behaviour) {
        (Behaviour::Answers(mistake_output), Behaviour::Answers(output)) => {
            let (text, ends) = (mistake_output.into_bytes(), Vec::new());
            let answer = Answer { text, ends };
            if !has_same_words_without_stops(&answer.text, output) {
                Fit::No
            } else if !has_same_words(&answer.text, output) {
                Fit::ApartFromStops
            } else if whitespace.mismatch(&answer, output).is_some() {
                Fit::ApartFromWhitespace
            } else {
                Fit::Exact
            }
        }
        (Behaviour::Crashes, Behaviour::Crashes)
        | (Behaviour::OutOfBudget, Behaviour::OutOfBudget) => Fit::Exact,
        _ => Fit::No,
    }
}

/// Returns the mistakes that fit best, and how. Returns none if too many do, or if the rules
/// without a mistake (an empty name) fit as well: then only the layout is wrong.
pub fn best_fits(problem: &dyn Problem, fit: impl Fn(&str) -> Fit) -> (Vec<&'static Mistake>, Fit) {
    let fits = problem.mistakes.iter();
    let fits: Vec<_> = fits.map(|mistake| (fit(mistake.name), mistake)).collect();
    let best = fits.iter().map(|(fit, _)| *fit).min().unwrap_or(Fit::No);
    let is_only_layout = best != Fit::Exact && fit("") != Fit::No;
    if best == Fit::No || is_only_layout {
        return (Vec::new(), best);
    }
    let best_fits = fits.into_iter().filter(|(fit, _)| *fit == best);
    let mistakes: Vec<_> = best_fits.map(|(_, mistake)| mistake).collect();
    let few = Some(mistakes).filter(|mistakes| mistakes.len() <= MAX_NAMED);
    (few.unwrap_or_default(), best)
}

/// Diagnoses a program by its output for a valid input: finds the known mistakes that give this
/// output, and their divergence in the case with the number `case` or, if they do not diverge
/// there, in any case.
fn diagnose_output(
    problem: &dyn Problem,
    input: &[u8],
    report: &Report,
    case: u64,
) -> Option<Diagnosis> {
    let wrong_index = report.verdict.mismatch()?.case? as usize - 1;
    let input_of = |cases: &[Vec<u8>]| {
        let input = problem.format.join(cases);
        String::from_utf8_lossy(&input).into_owned()
    };
    // Earlier cases are compared because some mistakes depend on them. Later cases are compared
    // because they distinguish mistakes. If the comparison would be too long, fewer cases are used.
    let range = 0..wrong_index + 1 + MAX_NEAR_CASES;
    let cases = problem.cases_in(input, range).ok()?;
    let end = cases.len();
    let ranges = [0..end, 0..wrong_index + 1, wrong_index..wrong_index + 1];
    let budget_of = |range: &Range<usize>| budget(&cases[range.clone()]) / RUN_SHARE;
    let find_input = |range: Range<usize>| {
        let input = input_of(&cases[range.clone()]);
        let behaviour = problem.run_plain(&input, "", budget_of(&range));
        matches!(behaviour, Behaviour::Answers(_)).then_some((input, range))
    };
    let Some((text, compared_cases)) = ranges.into_iter().find_map(find_input) else {
        return Some(Diagnosis {
            divergence: Some(Divergence::OutOfBudget),
            ..Diagnosis::default()
        });
    };
    let output = report.output_of(compared_cases.clone());
    let text = problem.with_choices(&text, output);
    let behaviour = Behaviour::Answers(output);
    let whitespace = problem.judging.whitespace;
    // The cases up to the first wrong one exclude most mistakes in less time.
    let first_cases = input_of(&cases[compared_cases.start..wrong_index + 1]);
    let first_cases = problem.with_choices(&first_cases, output);
    // A mistake may lead to more events.
    let budget = 2 * budget_of(&compared_cases);
    let fit = |name: &str| match problem.run_plain(&first_cases, name, budget) {
        Behaviour::Answers(first) if begins_with_words(output, first.as_bytes()) => {
            fit(problem, name, &text, budget, behaviour, whitespace)
        }
        _ => Fit::No,
    };
    let (mistakes, fit) = best_fits(problem, fit);
    if mistakes.is_empty() {
        return None;
    }
    let reports = report.cases[compared_cases.clone()].iter();
    let right_count = reports.filter(|case| report.is_right(case)).count();
    let causes = Causes {
        mistakes,
        fit: Some(fit),
        wrong: (compared_cases.len() - right_count) as u64,
        right: right_count as u64,
        is_constant: is_constant(&[output]),
        ..Causes::default()
    };
    let cases_before = compared_cases.start as u64;
    let is_compared = compared_cases.contains(&(case as usize - 1));
    let compared_case = is_compared.then(|| case - cases_before);
    let mut diagnosis = diagnose_causes(problem, &text, compared_case, causes);
    if let Some(Divergence::At(place)) = &mut diagnosis.divergence {
        place.case += cases_before;
    }
    Some(diagnosis)
}

/// Adds the output for a case, compared with the answer, to a diagnosis, and the event that decides
/// its first wrong line. Lines after the last case count as part of the last case.
fn add_output(
    diagnosis: &mut Diagnosis,
    problem: &dyn Problem,
    input: &[u8],
    report: &Report,
    case: u64,
) {
    let last_case = report.answer.ends.len() as u64;
    if !(1..=last_case).contains(&case) {
        return;
    }
    // If lines follow the last case, the report has one more entry, for these lines.
    let extra_count = report.cases.len() - report.answer.ends.len();
    let end = case as usize + if case == last_case { extra_count } else { 0 };
    let range = case as usize - 1..end;
    let first_mismatch = report.verdict.mismatch();
    let is_here = |mismatch: &&Mismatch| mismatch.case.unwrap_or(last_case) == case;
    let mismatch_of_case = report.cases[case as usize - 1].mismatch.as_deref();
    let mismatch = first_mismatch.filter(is_here).or(mismatch_of_case);
    let output = CaseOutput::new(report, range, mismatch, problem.has_one_answer());
    diagnosis.clue = problem.clue(input, case, &output);
    if let Some(same) = same_right_case(problem, input, report, case) {
        let event = diagnosis.clue.take().map_or(usize::MAX, |clue| clue.event);
        let fact = Some(format!("Case {same} is the same, and its answer is right."));
        diagnosis.clue = Some(Clue { event, fact });
    }
    diagnosis.output = Some(output);
}

/// Returns the number of an earlier case that is the same as this wrong one, and right.
fn same_right_case(
    problem: &dyn Problem,
    input: &[u8],
    report: &Report,
    case: u64,
) -> Option<usize> {
    if report.is_right(&report.cases[case as usize - 1]) {
        return None;
    }
    let cases = problem.cases_in(input, 0..case as usize).ok()?;
    let (this_case, earlier) = cases.split_last()?;
    let mut pairs = earlier.iter().zip(&report.cases);
    let index = pairs.position(|(text, case)| text == this_case && report.is_right(case))?;
    Some(index + 1)
}

/// Returns true if all lines of the outputs that are not blank are the same. Such a line may be all
/// that the program can print.
pub fn is_constant(outputs: &[&[u8]]) -> bool {
    let text = outputs.join(&b'\n');
    let trimmed = text.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii);
    let mut lines = trimmed.filter(|line| !line.is_empty());
    let first = lines.next();
    lines.all(|line| Some(line) == first)
}

/// Returns the number of the wrong case with the smallest weight, of those whose first wrong line
/// stands in the place of a line of the answer: if lines are missing, another case may have them.
/// If there is none, returns the number of the first wrong case.
fn simplest_wrong_case(problem: &dyn Problem, input: &[u8], report: &Report) -> Option<u64> {
    let cases = problem.cases(input).ok()?;
    let numbered = cases.iter().zip(&report.cases).zip(1..);
    let wrong_cases = numbered.filter(|((_, case), _)| report.is_wrong_in_place(case));
    let simplest = wrong_cases.min_by_key(|((text, _), _)| problem.weight(text));
    let number = simplest.map(|(_, number)| number);
    number.or(report.verdict.mismatch()?.case)
}

/// Diagnoses a program with one of these causes on a canonical input. The divergence is in `case`
/// or, if that is `None` or no mistake diverges there, in whichever case comes first. If mistakes
/// that are certain diverge in different places, it is `None`.
fn diagnose_causes(
    problem: &dyn Problem,
    input: &str,
    case: Option<u64>,
    causes: Causes,
) -> Diagnosis {
    let names = || causes.mistakes.iter().map(|mistake| mistake.name);
    let divergences = |case| names().map(move |name| problem.divergence(input, case, name));
    let common = |case| {
        let mut divergences: Vec<Divergence> = divergences(case).collect();
        // If the causes could be wrong, the explanation opens at the first place, which is a step of
        // the rules whatever the cause is.
        let place = |divergence: &Divergence| divergence.place().map(|at| (at.case, at.event));
        divergences
            .sort_by_key(|divergence| place(divergence).map_or((1, None), |at| (0, Some(at))));
        let are_same = divergences.windows(2).all(|pair| pair[0] == pair[1]);
        let first = divergences.into_iter().next();
        first.filter(|_| are_same || !causes.is_certain())
    };
    let in_case = case.map(|case| common(Some(case)));
    let divergence = in_case.filter(|found| *found != Some(Divergence::Never));
    Diagnosis {
        divergence: divergence.unwrap_or_else(|| common(None)),
        causes,
        ..Diagnosis::default()
    }
}

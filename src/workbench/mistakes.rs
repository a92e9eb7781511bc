//! The known mistakes that a program may make: those with which the plain solution gives the same output.

use crate::workbench::checker::{Answer, Verdict, Whitespace};
use crate::workbench::entry::Mistake;
use crate::workbench::explanation::{CaseCount, Options, ProgramTrace};
use crate::workbench::problem::Problem;
use crate::workbench::report::{CaseReport, Report};
use crate::workbench::trace::{Divergence, Played};
use std::collections::BTreeMap;
use std::ops::Range;

/// The maximum number of events of a mistake in an input of `judge test`.
pub const BUDGET: usize = 2_000_000;

/// The maximum number of bytes of the cases whose output is compared with the outputs of mistakes.
const MAX_BYTES: usize = 1 << 20;

/// The maximum number of events of the rules in these cases.
const MAX_EVENTS: usize = 50_000;

/// The maximum number of events of a mistake in these cases.
const MAX_MISTAKE_EVENTS: usize = 2 * MAX_EVENTS;

/// The maximum number of compared cases after the first wrong one.
const MAX_LATER_CASES: usize = 100;

/// The maximum number of mistakes, or of rules, that are named. A longer list would not help.
const MAX_NAMED: usize = 3;

/// Returns true if the plain solution with a mistake ends on a canonical input as a program does: with
/// the output in `played`, a crash, or too many events. The mistake may report `budget` events.
pub fn fits(
    problem: &dyn Problem,
    mistake: &Mistake,
    input: &str,
    budget: usize,
    played: Played<&[u8]>,
    whitespace: Whitespace,
) -> bool {
    match (problem.play(input, mistake.name, budget), played) {
        (Played::Answers(text), Played::Answers(output)) => {
            let mut answer = Answer::default();
            answer.add(|answer| answer.extend_from_slice(text.as_bytes()));
            Report::new(answer, output, whitespace).verdict == Verdict::Accepted
        }
        (Played::Crashes, Played::Crashes) | (Played::OutOfBudget, Played::OutOfBudget) => true,
        _ => false,
    }
}

/// Returns the mistakes that a wrong output for a valid input suggests, and where a program with these
/// mistakes diverges: in this case or, if it is `None`, in the first wrong one. If no mistake gives the
/// output, returns the rules that only wrong cases use instead.
pub fn trace_of_output(
    problem: &dyn Problem,
    input: &[u8],
    report: &Report,
    case: Option<u64>,
) -> Option<ProgramTrace> {
    let wrong = report.verdict.mismatch()?.case? as usize - 1;
    let cases = problem.cases(input).ok()?;
    let text = |part: Range<usize>| {
        let input = problem.format.join(&cases[part]);
        String::from_utf8_lossy(&input).into_owned()
    };
    // Some mistakes depend on earlier cases, and later cases tell mistakes apart.
    let end = cases.len().min(wrong + 1 + MAX_LATER_CASES);
    let parts = [0..end, 0..wrong + 1, wrong..wrong + 1].into_iter();
    let bytes = |part: &Range<usize>| cases[part.clone()].iter().map(Vec::len).sum::<usize>();
    let parts = parts.filter(|part| bytes(part) <= MAX_BYTES);
    let mut parts = parts.map(|part| (text(part.clone()), part));
    let (input, part) = parts.find(|(input, _)| {
        let played = problem.play(input, "", MAX_EVENTS);
        matches!(played, Played::Answers(_))
    })?;
    let played = Played::Answers(report.part(part.clone()));
    let (budget, whitespace) = (MAX_MISTAKE_EVENTS, problem.judging.whitespace);
    let mistakes = problem.tests.mistakes.iter();
    let fitting =
        mistakes.filter(|mistake| fits(problem, mistake, &input, budget, played, whitespace));
    let mistakes = few(fitting.collect());
    if mistakes.is_empty() {
        let near = part.start.max(wrong.saturating_sub(MAX_LATER_CASES))..part.end;
        let reports = &report.cases[near.clone()];
        return Some(trace_of_unknown(problem, &cases[near], reports));
    }
    let case = case.map_or(wrong, |case| case as usize - 1);
    let (input, first) = if part.contains(&case) {
        (input, part.start)
    } else {
        (text(case..case + 1), case)
    };
    let number = (case - first) as u64 + 1;
    let mut program = trace_of_mistakes(problem, &input, Some(number), &mistakes);
    if let Some(Divergence::At(place)) = &mut program.divergence {
        place.case += first as u64;
    }
    program.is_guess = true;
    Some(program)
}

/// Returns a program with an unknown mistake. Its suspects are the rules that distinguish the wrong ones
/// among these cases best from the right ones: the share of the wrong cases that use them is much larger.
fn trace_of_unknown(
    problem: &dyn Problem,
    cases: &[Vec<u8>],
    reports: &[CaseReport],
) -> ProgramTrace {
    let mut uses: BTreeMap<String, CaseCount> = BTreeMap::new();
    let mut compared = CaseCount::default();
    for (case, report) in cases.iter().zip(reports) {
        let input = problem.format.join(&[case]);
        let summary = problem.summary(&input, &Options::default());
        compared.add(report.is_right());
        for first_use in summary.unwrap_or_default().first_uses {
            let count = uses.entry(first_use.rule).or_default();
            count.add(report.is_right());
        }
    }
    // The difference of the two shares, times both numbers of cases.
    let difference = |count: &CaseCount| {
        (count.wrong * compared.right).saturating_sub(count.right * compared.wrong)
    };
    let greatest = uses
        .values()
        .copied()
        .max_by_key(difference)
        .unwrap_or_default();
    let is_clear = 5 * difference(&greatest) > 2 * compared.wrong * compared.right;
    let suspects = uses
        .into_iter()
        .filter(|(_, count)| is_clear && *count == greatest);
    let suspects: Vec<String> = suspects.map(|(rule, _)| rule).collect();
    ProgramTrace {
        is_guess: true,
        suspects: Some(suspects)
            .filter(|suspects| suspects.len() <= MAX_NAMED)
            .unwrap_or_default(),
        compared,
        suspected: greatest,
        ..ProgramTrace::default()
    }
}

/// Returns the mistakes, or none if there are more than `MAX_NAMED`.
pub fn few(mistakes: Vec<&'static Mistake>) -> Vec<&'static Mistake> {
    let few = Some(mistakes).filter(|mistakes| mistakes.len() <= MAX_NAMED);
    few.unwrap_or_default()
}

/// Returns where a program that makes one of these mistakes diverges on a canonical input: in this case,
/// or in any. The place is unknown if the mistakes diverge in different places.
pub fn trace_of_mistakes(
    problem: &dyn Problem,
    input: &str,
    case: Option<u64>,
    mistakes: &[&'static Mistake],
) -> ProgramTrace {
    let names = mistakes.iter().map(|mistake| mistake.name);
    let mut divergences = names.map(|name| problem.divergence(input, case, name));
    let first = divergences.next();
    ProgramTrace {
        mistakes: mistakes.iter().map(|mistake| mistake.sentence).collect(),
        phrases: problem.phrases,
        divergence: first.filter(|first| divergences.all(|divergence| divergence == *first)),
        ..ProgramTrace::default()
    }
}

//! The known mistakes that a program may make: those with which the plain solution gives the same output.

use crate::workbench::checker::{Answer, Verdict, Whitespace};
use crate::workbench::entry::Mistake;
use crate::workbench::explanation::{Options, ProgramTrace};
use crate::workbench::problem::Problem;
use crate::workbench::report::{CaseReport, Report};
use crate::workbench::trace::{Divergence, Played};
use std::collections::BTreeSet;
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
        return Some(suspects(problem, &cases[near], reports));
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

/// Returns a program with an unknown mistake. Its suspects are the rules that all wrong cases among these
/// use, and no right one. It has none if there are more than `MAX_NAMED`, or if no case is right.
fn suspects(problem: &dyn Problem, cases: &[Vec<u8>], reports: &[CaseReport]) -> ProgramTrace {
    let rules = |case: &Vec<u8>| -> BTreeSet<String> {
        let input = problem.format.join(&[case]);
        let summary = problem.summary(&input, &Options::default());
        let uses = summary.unwrap_or_default().first_uses.into_iter();
        uses.map(|first_use| first_use.rule).collect()
    };
    let with_result = |is_right: bool| {
        let pairs = cases.iter().zip(reports);
        let pairs = pairs.filter(move |(_, report)| report.is_right() == is_right);
        pairs.map(|(case, _)| case)
    };
    let in_right: BTreeSet<String> = with_result(true).flat_map(rules).collect();
    let in_wrong = with_result(false).map(rules);
    let in_wrong = in_wrong.reduce(|common, rules| &common & &rules);
    let suspects = &in_wrong.unwrap_or_default() - &in_right;
    let is_clear = suspects.len() <= MAX_NAMED && with_result(true).next().is_some();
    ProgramTrace {
        is_guess: true,
        suspects: suspects.into_iter().filter(|_| is_clear).collect(),
        wrong_cases: with_result(false).count(),
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

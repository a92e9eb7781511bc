//! Which known mistakes a program may make: those with which the plain solution behaves as it does.

use crate::workbench::checker::{Answer, Verdict, Whitespace};
use crate::workbench::entry::Mistake;
use crate::workbench::explanation::{Options, ProgramTrace};
use crate::workbench::problem::Problem;
use crate::workbench::report::Report;
use crate::workbench::trace::{Divergence, Played};
use std::collections::BTreeSet;
use std::ops::Range;

/// The most events that a mistake may report in an input that a program was tried on.
pub const BUDGET: usize = 2_000_000;

/// The most cases of an output that are compared, the most events of the rules in them, the most of a
/// mistake, and the most cases after the first wrong one.
const MAX_CASES: usize = 10_000;
const FEW_EVENTS: usize = 50_000;
const MORE_EVENTS: usize = 2 * FEW_EVENTS;
const MORE_CASES: usize = 100;

/// The most mistakes that are named: more say nothing.
const MOST: usize = 3;

/// Returns true if the plain solution with a mistake does this on a canonical input, where it may report
/// so many events.
pub fn fits(
    problem: &dyn Problem,
    mistake: &Mistake,
    input: &str,
    budget: usize,
    played: Played<&[u8]>,
    whitespace: Whitespace,
) -> bool {
    match (problem.play(input, mistake.name, budget), played) {
        (Played::Answers(own), Played::Answers(output)) => {
            let own = Answer {
                ends: vec![own.len()],
                text: own.into_bytes(),
            };
            Report::new(own, output, whitespace).verdict == Verdict::Accepted
        }
        (Played::Crashes, Played::Crashes) | (Played::OutOfBudget, Played::OutOfBudget) => true,
        _ => false,
    }
}

/// Returns what is known of a program that printed a wrong output for a valid input, if that is the
/// output of a program with a known mistake; where it diverges in this case or, without one, in the
/// first that is wrong.
pub fn of_output(
    problem: &dyn Problem,
    input: &[u8],
    report: &Report,
    case: Option<u64>,
) -> Option<ProgramTrace> {
    let wrong = report.verdict.mismatch()?.case? as usize - 1;
    let cases = problem.cases(input).ok()?;
    // Some mistakes matter only after other cases, and later cases tell mistakes apart.
    let more = cases.len().min(wrong + 1 + MORE_CASES);
    let text = |part: Range<usize>| {
        let input = problem.format.join(&cases[part]);
        String::from_utf8_lossy(&input).into_owned()
    };
    let is_short =
        |input: &String| matches!(problem.play(input, "", FEW_EVENTS), Played::Answers(_));
    let parts = [0..more, 0..wrong + 1, wrong..wrong + 1].into_iter();
    let parts = parts.filter(|part| part.len() <= MAX_CASES);
    let mut parts = parts.map(|part| (text(part.clone()), part));
    let (input, part) = parts.find(|(input, _)| is_short(input))?;
    let played = Played::Answers(report.part(part.clone()));
    let mistakes = problem.tests.mistakes.iter();
    let fits = |mistake: &&Mistake| {
        let whitespace = problem.judging.whitespace;
        fits(problem, mistake, &input, MORE_EVENTS, played, whitespace)
    };
    let mistakes = few(mistakes.filter(fits).collect());
    if mistakes.is_empty() {
        let (suspects, wrong_cases) = suspects(problem, &cases[..more], report);
        return Some(ProgramTrace {
            is_guess: true,
            suspects,
            wrong_cases,
            ..ProgramTrace::default()
        });
    }
    let case = case.map_or(wrong, |case| case as usize - 1);
    let is_in_part = part.contains(&case);
    let first = if is_in_part { part.start } else { case };
    let input = if is_in_part {
        input
    } else {
        text(case..case + 1)
    };
    let number = (case - first) as u64 + 1;
    let mut program = program(problem, &input, Some(number), &mistakes);
    if let Some(Divergence::At(place)) = &mut program.divergence {
        place.case += first as u64;
    }
    program.is_guess = true;
    Some(program)
}

/// Returns the rules that are used in all of these cases that an output has wrong and in none that it
/// has right: at most [`MOST`], or none if they are too many, or if all cases are wrong. Returns the
/// number of wrong cases, too.
fn suspects(problem: &dyn Problem, cases: &[Vec<u8>], report: &Report) -> (Vec<String>, usize) {
    let rules = |case: &Vec<u8>| -> BTreeSet<String> {
        let input = problem.format.join(&[case]);
        let summary = problem.summary(&input, &Options::default());
        let uses = summary.unwrap_or_default().first_uses.into_iter();
        uses.map(|first| first.rule).collect()
    };
    let marked = cases.iter().zip(&report.cases);
    let (wrong, right): (Vec<_>, Vec<_>) = marked
        .filter(|(_, marked)| marked.is_right().is_some())
        .partition(|(_, marked)| marked.is_right() == Some(false));
    let used = right.iter().flat_map(|(case, _)| rules(case)).collect();
    let in_all = wrong.iter().map(|(case, _)| rules(case));
    let in_all = in_all
        .reduce(|all, other| &all & &other)
        .unwrap_or_default();
    let suspects: Vec<String> = in_all.difference(&used).cloned().collect();
    let is_useful = !right.is_empty() && suspects.len() <= MOST;
    let suspects = Some(suspects).filter(|_| is_useful);
    (suspects.unwrap_or_default(), wrong.len())
}

/// Returns the mistakes that fit, or none if they are too many.
pub fn few(fitting: Vec<&'static Mistake>) -> Vec<&'static Mistake> {
    if fitting.len() > MOST {
        return Vec::new();
    }
    fitting
}

/// Returns what is known of a program that makes one of these mistakes on a canonical input: in this
/// case of it, or in any. If they diverge in different places, it is not known where.
pub fn program(
    problem: &dyn Problem,
    input: &str,
    case: Option<u64>,
    mistakes: &[&'static Mistake],
) -> ProgramTrace {
    let mut divergences = mistakes
        .iter()
        .map(|mistake| problem.divergence(input, case, mistake.name));
    let first = divergences.next();
    ProgramTrace {
        mistakes: mistakes.iter().map(|mistake| mistake.sentence).collect(),
        phrases: problem.phrases,
        divergence: first.filter(|first| divergences.all(|other| other == *first)),
        ..ProgramTrace::default()
    }
}

//! Which known mistakes a program may make: those with which the plain solution behaves as it does.

use crate::workbench::checker::{Answer, Verdict, Whitespace};
use crate::workbench::entry::Mistake;
use crate::workbench::explanation::ProgramTrace;
use crate::workbench::problem::Problem;
use crate::workbench::report::Report;
use crate::workbench::trace::Played;

/// The most events that a mistake may report in an input.
const BUDGET: usize = 2_000_000;

/// The most events of the rules in the cases of an output that are compared, and the most cases after
/// the first wrong one.
const FEW_EVENTS: usize = 200_000;
const MORE_CASES: usize = 100;

/// The most mistakes that are named: more say nothing.
const MOST: usize = 3;

/// Returns what the plain solution with a mistake does on a canonical input.
pub fn play(problem: &dyn Problem, mistake: &Mistake, input: &str) -> Played {
    problem.play(input, mistake.name, BUDGET)
}

/// Returns true if the plain solution with a mistake does this on a canonical input.
pub fn fits(
    problem: &dyn Problem,
    mistake: &Mistake,
    input: &str,
    played: Played<&[u8]>,
    whitespace: Whitespace,
) -> bool {
    match (play(problem, mistake, input), played) {
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

/// Returns the mistakes, at most three, with which the plain solution prints an output for a valid
/// input, as far as it was compared: around case `wrong`, from 0, the first that is wrong.
pub fn of_output(
    problem: &dyn Problem,
    input: &[u8],
    compared: &Report,
    wrong: usize,
) -> Vec<&'static Mistake> {
    let cases = problem.cases(input).unwrap_or_default();
    // Some mistakes matter only after other cases, and later cases tell mistakes apart.
    let more = cases.len().min(wrong + 1 + MORE_CASES);
    let parts = [0..more, 0..wrong + 1, wrong..wrong + 1].into_iter();
    let mut parts = parts.filter_map(|part| {
        let input = problem.format.join(cases.get(part.clone())?);
        let input = String::from_utf8_lossy(&input).into_owned();
        Some((input, compared.part(part)))
    });
    let is_short = |(input, _): &(String, &[u8])| {
        matches!(problem.play(input, "", FEW_EVENTS), Played::Answers(_))
    };
    let Some((input, output)) = parts.find(is_short) else {
        return Vec::new();
    };
    let fits = |mistake: &&Mistake| {
        let played = Played::Answers(output);
        fits(problem, mistake, &input, played, problem.judging.whitespace)
    };
    few(problem.tests.mistakes.iter().filter(fits).collect())
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
        is_guess: false,
        missing: None,
        divergence: first.filter(|first| divergences.all(|other| other == *first)),
    }
}

//! What wrong outputs alone say about known mistakes: each is named, alone or among several, and its
//! explanation begins at the step that shows where it diverges.

use crate::common::problems::Tested;
use crate::common::{making, verdict};
use crate::solutions::plain::is_shown;
use judge::workbench::checker::Verdict;
use judge::workbench::entry::{Failure, Mistake};
use judge::workbench::memory::MemoryStream;
use judge::workbench::mistakes;
use judge::workbench::trace::{Divergence, Played};

/// The most inputs with a wrong output for each mistake, and the most that are tried.
const INPUTS: usize = 50;
const TRIED: usize = 500;

/// The cases of an input.
const CASES: u64 = 3;

/// The most events of a mistake in an input.
const BUDGET: usize = 1_000_000;

for_each_problem!(
    #[ignore = "takes long"]
    outputs_name_their_mistakes
);

/// With `--nocapture` it prints how often each mistake is named alone, among several and not at all,
/// and how often it diverges.
fn outputs_name_their_mistakes(tested: &'static Tested) {
    let prints = |mistake: &&Mistake| {
        !matches!(
            mistake.failure,
            Failure::RunTimeError | Failure::TimeLimitExceeded
        )
    };
    for mistake in tested.problem.tests.mistakes.iter().filter(prints) {
        let inputs = (0..TRIED).map(|number| making::generated(tested.name(), number, CASES));
        let outcomes = inputs
            .filter_map(|input| named(tested, mistake, &input))
            .take(INPUTS);
        let (mut counts, mut diverge) = ([0; 3], 0);
        for (fitting, diverges) in outcomes {
            counts[fitting.min(2)] += 1;
            diverge += usize::from(diverges);
        }
        let [none, alone, several] = counts;
        println!(
            "{} {}: alone {alone}, among several {several}, not {none}; diverges {diverge}",
            tested.name(),
            mistake.name
        );
        assert!(none * 20 <= none + alone + several, "{}", mistake.name);
    }
}

/// How many mistakes fit the output of this one, which is wrong, and whether it diverges; 0 if this one
/// is not among them.
fn named(tested: &Tested, mistake: &'static Mistake, input: &str) -> Option<(usize, bool)> {
    let problem = tested.problem;
    let Played::Answers(output) = problem.play(input, mistake.name, BUDGET) else {
        return None;
    };
    let verdict = verdict(problem, input.as_bytes(), output.as_bytes());
    let wrong = verdict.mismatch()?.case.unwrap_or(1) as usize - 1;
    let whitespace = problem.judging.whitespace;
    let mut stream = MemoryStream::new(input.as_bytes());
    let report = problem
        .judge(&mut stream, output.as_bytes(), whitespace)
        .ok()?;
    if report.verdict == Verdict::Accepted {
        return None;
    }
    let fitting = mistakes::of_output(problem, input.as_bytes(), &report, wrong);
    let is_named = fitting.iter().any(|other| other.name == mistake.name);
    let divergence = problem.divergence(input, Some(wrong as u64 + 1), mistake.name);
    if let Divergence::At(place) = &divergence {
        is_shown(tested, input, place);
    }
    let is_at = divergence.place().is_some();
    Some((if is_named { fitting.len() } else { 0 }, is_at))
}
